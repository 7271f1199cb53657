import Foundation
import Fuzzing

#if FUZZING
  // From libclang_rt.fuzzer_no_main, which `tools/trials/fuzz` links.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

  /// libFuzzer's own mutations, which use the dictionary and traced comparisons.
  @_silgen_name("LLVMFuzzerMutate")
  private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int) -> Int

  nonisolated(unsafe) private var chosen = FuzzTarget.document

  /// Runs libFuzzer, which selects inputs by code coverage.
  func guide(_ target: FuzzTarget, _ words: [String]) -> Int32 {
    chosen = target
    var arguments = (["ninefold-fuzz"] + words).map { strdup($0) } + [nil]
    var count = Int32(words.count + 1)
    return arguments.withUnsafeMutableBufferPointer { buffer in
      guard var start = buffer.baseAddress else { return 2 }
      return runDriver(&count, &start) { bytes, count in
        demand(chosen, Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      }
    }
  }

  /// libFuzzer calls this to mutate an input. Half of the mutations are structure-aware.
  @_cdecl("LLVMFuzzerCustomMutator")
  public func changeInput(
    _ bytes: UnsafeMutablePointer<UInt8>,
    _ count: Int,
    _ room: Int,
    _ seed: UInt32
  ) -> Int {
    guard chosen.hasStructure, seed % 2 == 0 else { return mutateBytes(bytes, count, room) }
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    return put(input, input, seed, into: bytes, room) ?? mutateBytes(bytes, count, room)
  }

  /// libFuzzer calls this to combine two inputs.
  @_cdecl("LLVMFuzzerCustomCrossOver")
  public func crossInputs(
    _ one: UnsafePointer<UInt8>,
    _ oneCount: Int,
    _ two: UnsafePointer<UInt8>,
    _ twoCount: Int,
    _ result: UnsafeMutablePointer<UInt8>,
    _ room: Int,
    _ seed: UInt32
  ) -> Int {
    let input = Array(UnsafeBufferPointer(start: one, count: oneCount))
    let donor = Array(UnsafeBufferPointer(start: two, count: twoCount))
    return put(input, donor, seed, into: result, room) ?? 0
  }

  /// Writes a mutated input; nil if no mutation fits.
  private func put(
    _ input: [UInt8],
    _ donor: [UInt8],
    _ seed: UInt32,
    into result: UnsafeMutablePointer<UInt8>,
    _ room: Int
  ) -> Int? {
    var mutator = Mutator(chosen, pool: [input], seed: UInt64(seed))
    for _ in 0..<4 {
      let changed = mutator.changed(input, donor: donor)
      guard !changed.isEmpty, changed.count <= room else { continue }
      changed.withUnsafeBufferPointer { source in
        if let start = source.baseAddress { result.update(from: start, count: source.count) }
      }
      return changed.count
    }
    return nil
  }
#else
  func guide(_ target: FuzzTarget, _ words: [String]) -> Int32 {
    print("built without libFuzzer; see tools/trials/fuzz")
    return 64
  }
#endif
