import Foundation
import Fuzzing
import TestSupport
import Testing

struct FuzzingTests {
  #if DEBUG
    static let rounds = 60
  #else
    static let rounds = 1000
  #endif

  /// Few where an input is a project file.
  private func rounds(_ target: FuzzTarget) -> Int {
    let isSlow = [.layout, .project, .bundle, .script].contains(target)
    return isSlow ? FuzzingTests.rounds / 10 : FuzzingTests.rounds
  }

  @Test(arguments: FuzzTarget.allCases)
  func `what fuzzers found stays found`(target: FuzzTarget) throws {
    let folder = "Tests/Fixtures/Fuzz/\(target.rawValue)"
    for name in (try? Repository.names(in: folder)) ?? [] {
      let file = Repository.root.appendingPathComponent("\(folder)/\(name)")
      #expect(throws: Never.self, "\(name)") {
        try target.check([UInt8](try Data(contentsOf: file)))
      }
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `the inputs to begin with, and such as were changed at random, do no harm`(
    target: FuzzTarget
  ) throws {
    for seed in target.seeds { try target.check(seed) }
    var mutator = Mutator(target.seeds, seed: 1)
    for number in 0..<rounds(target) {
      let input = mutator.next()
      #expect(throws: Never.self, "input \(number)") { try target.check(input) }
    }
  }

  @Test func `the seeds are taken, not refused`() throws {
    // A harness whose inputs are all refused would show nothing.
    let broken = Array(SoundProject.shared.bundle.dropLast(40))
    #expect(SoundProject.shared.bundle.count > 1000)
    #expect(SoundProject.shared.file.count > 4096)
    try FuzzTarget.bundle.check(broken)
  }
}
