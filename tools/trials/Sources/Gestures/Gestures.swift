import Foundation
import LayoutModel
import Ninefold

/// Makes gestures on seeded selections in documents, and checks each result.
///
/// `gesture-trials SEED COUNT [--only KIND]... FILE...` makes every gesture on COUNT selections.
/// `gesture-trials suggestions FILE...` applies the suggestions of each ambiguous layout. Prints
/// counts; ends with status 1 at a fault.
@main
struct Gestures {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    guard let first = arguments.first else {
      print("usage: gesture-trials SEED COUNT [--only KIND]... FILE...")
      print("       gesture-trials suggestions FILE...")
      exit(64)
    }
    arguments.removeFirst()
    if first == "suggestions" { exit(try SuggestionTrials(files: arguments).run() ? 0 : 1) }
    guard let seed = UInt64(first), let count = arguments.first.flatMap({ Int($0) }) else {
      exit(64)
    }
    arguments.removeFirst()
    var kinds: [GestureKind] = []
    while arguments.first == "--only", arguments.count > 1 {
      guard let kind = GestureKind(rawValue: arguments[1]) else { exit(64) }
      kinds.append(kind)
      arguments.removeFirst(2)
    }
    var trials = GestureTrials(files: arguments, seed: seed)
    exit(try trials.run(count, kinds: kinds.isEmpty ? GestureKind.allCases : kinds) ? 0 : 1)
  }
}
