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

  nonisolated(unsafe) private var chosen = FuzzTarget.document

  /// Lets libFuzzer choose inputs by what code they reach.
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
#else
  func guide(_ target: FuzzTarget, _ words: [String]) -> Int32 {
    print("built without libFuzzer; see tools/trials/fuzz")
    return 64
  }
#endif
