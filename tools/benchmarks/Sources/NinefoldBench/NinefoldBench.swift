import Foundation
import LayoutModel

/// Compares the layout of scenes with a C loop over the same rows, in the given projects.
///
/// Both alternate, scene by scene. With other arguments it times edits, systems of constraints, or
/// single screens. Prints JSON.
@main
struct NinefoldBench {
  private var rounds = 10
  private var documents: [String] = []
  private var projects: [String] = []
  private var history: Int?
  private var versionRounds: Int?
  private var marks: [Int] = []
  private var subject = Subject.projects
  private var seconds = 0.5

  /// The benchmark that the arguments select.
  private enum Subject {
    case projects
    case systems
    case screens
  }

  static func main() {
    do {
      try NinefoldBench(arguments: Array(CommandLine.arguments.dropFirst())).run()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private init(arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--rounds":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
          throw BenchmarkError.usage
        }
        rounds = count
      case "--edits":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count >= 3_000 else {
          throw BenchmarkError.usage
        }
        history = count
      case "--versions":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
          throw BenchmarkError.usage
        }
        versionRounds = count
      case "--growth":
        let numbers = rest.popFirst()?.split(separator: ",").map { Int($0) } ?? []
        marks = numbers.compactMap(\.self)
        guard !marks.isEmpty, marks.count == numbers.count else { throw BenchmarkError.usage }
      case "--seconds":
        guard let value = rest.popFirst().flatMap({ Double($0) }), value > 0 else {
          throw BenchmarkError.usage
        }
        seconds = value
      case "--systems": subject = .systems
      case "--screens": subject = .screens
      case "--document":
        guard let name = rest.popFirst() else { throw BenchmarkError.usage }
        documents.append(name)
      default:
        projects.append(argument)
      }
    }
    guard !projects.isEmpty else { throw BenchmarkError.usage }
  }

  private func run() throws {
    switch subject {
    case .systems:
      return try print(projects.map { try SolverBenchmark($0, seconds: seconds).run() })
    case .screens:
      return try print(projects.map { try ScreenBenchmark($0).run(rounds: rounds) })
    case .projects: break
    }
    if let history {
      guard projects.count == 2 else { throw BenchmarkError.usage }
      var benchmark = try EditBenchmark(projects[0])
      var short = try EditBenchmark(projects[1])
      return try print(benchmark.run(history: history, beside: &short))
    }
    if !marks.isEmpty {
      return try print(
        projects.map { path in
          var benchmark = try GrowthBenchmark(path)
          return try benchmark.run(marks: marks)
        }
      )
    }
    if let versionRounds {
      var benchmark = try VersionBenchmark(projects[0])
      return try print(benchmark.run(edits: 200, history: 10_000, rounds: versionRounds))
    }
    let sizeClass = SizeClass(width: .compact, height: .regular)
    var benchmarks = try projects.map { try ProjectBenchmark($0) }
    let scenes = try benchmarks[0].scenes(of: documents)
    guard !scenes.isEmpty else { throw BenchmarkError.noScenes }
    for scene in scenes {
      for benchmark in benchmarks { try benchmark.warm(scene, in: sizeClass) }
    }
    for _ in 0..<rounds {
      for scene in scenes {
        for index in benchmarks.indices { try benchmarks[index].measure(scene, in: sizeClass) }
      }
    }
    try print(Answer(scenes: scenes.count, rounds: rounds, projects: benchmarks.map(\.report)))
  }

  private func print(_ answer: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    FileHandle.standardOutput.write(try encoder.encode(answer) + Data("\n".utf8))
  }

  private struct Answer: Encodable {
    let scenes: Int
    let rounds: Int
    let projects: [ProjectBenchmark.Report]
  }
}
