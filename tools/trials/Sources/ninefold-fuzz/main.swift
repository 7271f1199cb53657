import Foundation
import Fuzzing

// ninefold-fuzz TARGET seeds FOLDER          writes the initial inputs
// ninefold-fuzz TARGET replay FILE...        checks inputs
// ninefold-fuzz TARGET mutate COUNT [SEED]   checks randomly mutated inputs
// ninefold-fuzz TARGET guided ARGUMENT...    runs libFuzzer, if built with it

var words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 2, let target = FuzzTarget(rawValue: words.removeFirst()) else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
  print("usage: ninefold-fuzz \(names) seeds|replay|mutate|guided ...")
  exit(64)
}

switch words.removeFirst() {
case "seeds": try writeSeeds(of: target, to: words[0])
case "replay": try replay(words, target)
case "mutate":
  let numbers = words.map { UInt64($0) ?? 0 }
  mutate(target, count: Int(numbers[0]), seed: numbers.count > 1 ? numbers[1] : 1)
case "guided": exit(guide(target, words))
default: exit(64)
}

func writeSeeds(of target: FuzzTarget, to folder: String) throws {
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  for (number, seed) in target.seeds.enumerated() {
    let name = String(format: "seed-%03d", number)
    try Data(seed).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }
}

func replay(_ files: [String], _ target: FuzzTarget) throws {
  for file in files {
    print(file)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    demand(target, bytes)
  }
  print("\(files.count) inputs, no fault")
}

func mutate(_ target: FuzzTarget, count: Int, seed: UInt64) {
  var mutator = Mutator(target, seed: seed)
  for number in 0..<count {
    let input = mutator.next()
    do {
      try target.check(input)
    } catch {
      print("fault in input \(number) of seed \(seed): \(error)")
      let file = "fault-\(target.rawValue)-\(seed)-\(number)"
      try? Data(input).write(to: URL(fileURLWithPath: file))
      exit(1)
    }
  }
  print("\(target.rawValue): \(count) inputs, no fault")
}

/// Checks an input. A fault ends the process like a crash, so that libFuzzer keeps the input.
func demand(_ target: FuzzTarget, _ input: [UInt8]) {
  do {
    try target.check(input)
  } catch {
    fatalError("\(error)")
  }
}
