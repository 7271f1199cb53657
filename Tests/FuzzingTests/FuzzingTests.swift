import Foundation
import Fuzzing
import TestSupport
import Testing

struct FuzzingTests {
  private static let rounds = TestExtent.cases(12, of: 1000)

  /// Few where an input goes through a project.
  private func rounds(_ target: FuzzTarget) -> Int {
    let isSlow = [.commands, .project, .bundle, .script].contains(target)
    return isSlow ? FuzzingTests.rounds / 6 : FuzzingTests.rounds
  }

  /// Every input that a fuzzer found goes through everything, not only through what it was found by.
  @Test(arguments: FuzzTarget.allCases)
  func `inputs that fuzzers found cause no fault`(target: FuzzTarget) throws {
    for (name, input) in try found() {
      #expect(throws: Never.self, "\(name)") { try target.check(input) }
    }
  }

  @Test func `every command accepts or refuses inputs that fuzzers found, in every form`() throws {
    for (name, input) in try found() where name.hasPrefix("document") || name.hasPrefix("commands")
    {
      #expect(throws: Never.self, "\(name)") { try FuzzTarget.checkEverything(input) }
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `the inputs to begin with, and such as were changed at random, do no harm`(
    target: FuzzTarget
  ) throws {
    for (number, seed) in target.seeds.enumerated() where target != .commands || number % 7 == 0 {
      #expect(throws: Never.self, "seed \(number)") { try target.check(seed) }
    }
    var mutator = Mutator(target, seed: 1)
    for number in 0..<rounds(target) {
      let input = mutator.next()
      #expect(throws: Never.self, "input \(number)") { try target.check(input) }
    }
  }

  @Test func `half of the documents that were changed at random still open`() {
    // Changes after which nothing opens would never reach what comes behind the reader.
    var mutator = Mutator(.document, pool: [Array(Fixture.view("<label id=\"a\"/>").utf8)], seed: 1)
    let opened = (0..<200).count { _ in FuzzTarget.opens(mutator.next()) }

    #expect(opened > 60 && opened < 190, "\(opened) of 200")
  }

  @Test func `there are seeds of every encoding and line ending, and a mark is no text`() {
    let seeds = FuzzTarget.document.seeds

    #expect(seeds.contains { $0.starts(with: [0xff, 0xfe, 0x3c, 0]) })
    #expect(seeds.contains { $0.starts(with: [0, 0x3c, 0, 0x64]) })
    #expect(seeds.contains { $0.starts(with: [0, 0, 0xfe, 0xff]) })
    #expect(seeds.contains { $0.starts(with: [0x4c, 0x6f, 0xa7, 0x94]) })
    #expect(seeds.contains { $0.starts(with: [0xef, 0xbb, 0xbf, 0x3c]) })
    #expect(seeds.contains { $0.contains(0xe9) && !$0.contains(0xc3) })
    #expect(seeds.contains { $0.contains(0x0d) && !$0.contains(0x0a) })
    #expect(seeds.contains([]))
  }

  @Test(arguments: ["iOS.CocoaTouch", "AppleTV", "MacOSX.Cocoa", "watchKit"])
  func `there are seeds of every platform that open`(runtime: String) {
    let seeds = FuzzTarget.commands.seeds.filter {
      FuzzTarget.opens($0) && String(decoding: $0, as: UTF8.self).contains("\"\(runtime)\"")
    }

    #expect(seeds.count > 1)
  }

  /// The inputs that fuzzers found, with their folder and name.
  private func found() throws -> [(name: String, input: [UInt8])] {
    let folder = "Tests/Fixtures/Fuzz"
    return try Repository.names(in: folder).flatMap { target in
      try Repository.names(in: "\(folder)/\(target)").map { name in
        let file = Repository.root.appendingPathComponent("\(folder)/\(target)/\(name)")
        return ("\(target)/\(name)", [UInt8](try Data(contentsOf: file)))
      }
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
