import InterfaceBuilderFormat
import LayoutMerge
import LayoutModel
import Ninefold
import TestSupport

/// Runs the library calls of all commands that read a document.
///
/// For each input a few of them run, selected by its bytes, so that many inputs can be tried. A
/// thorough trial runs all of them, in all forms.
struct CommandsTrial {
  private enum Command: CaseIterable {
    case check, fix, findings, code, drawing, page, diff, merge, text, layout, frames, history,
      edits
  }

  /// The number of commands that run for an input.
  private static let some = 3

  let input: [UInt8]
  let isThorough: Bool
  /// The random generator, seeded with the input's bytes.
  let digest: UInt64

  init(_ input: [UInt8], isThorough: Bool) {
    self.input = input
    self.isThorough = isThorough
    digest = input.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  func run() throws {
    try Scratch.use { folder in
      let path = folder + "/a.storyboard"
      try Scratch.write(input, to: path)
      for command in commands() { try run(command, path, folder) }
    }
  }

  private func commands() -> [Command] {
    guard !isThorough else { return Command.allCases }
    var random = SeededGenerator(seed: digest)
    return Array(Command.allCases.shuffled(using: &random).prefix(CommandsTrial.some))
  }

  private func run(_ command: Command, _ path: String, _ folder: String) throws {
    switch command {
    case .check: try check(path)
    case .fix: try fix(path, folder)
    case .findings: try findings(path)
    case .code: try code(path)
    case .drawing: try preview(path, .svg)
    case .page: try preview(path, .html)
    case .diff: try diff(path, folder)
    case .merge: try merge()
    case .text: try same("text") { try GitTextDriver.text(of: path) }
    case .layout: try inProject(path, layout)
    case .frames: try inProject(path, frames)
    case .history: try inProject(path) { try history($0, $1, path) }
    case .edits: try inProject(path, edits)
    }
  }

  /// All forms for a thorough trial, otherwise one.
  func some<Form>(_ forms: [Form]) -> [Form] {
    isThorough ? forms : [forms[Int((digest >> 8) % UInt64(forms.count))]]
  }

  /// Runs a function twice, which must give the same result.
  func same<Answer: Equatable>(_ what: String, _ body: () throws -> Answer) throws {
    guard let first = try attempt(body) else { return }
    guard try body() == first else { throw Fault("\(what): two calls, different results") }
  }

  // MARK: - Files

  private func check(_ path: String) throws {
    for onDevices in some([true, false]) {
      var options = CheckOptions()
      options.onDevices = onDevices
      options.preset = digest & 1 == 0 ? .all : .adopt
      try attempt { try DocumentFiles(at: [path]).check(options: options) }
    }
  }

  private func findings(_ path: String) throws {
    for target in some(CommandsTrial.targets) {
      try same("findings") {
        try Document(contentsOf: path).findings(in: target).map { "\($0.id) \($0.sentence)" }
      }
    }
  }

  /// Fixed documents must open.
  private func fix(_ path: String, _ folder: String) throws {
    let copy = folder + "/fixed.storyboard"
    try Scratch.write(input, to: copy)
    let fixed = try attempt { try DocumentFiles(at: [copy]).fix() }
    guard let fixed, fixed.contains(where: { !$0.fixes.isEmpty }) else { return }
    guard let bytes = try attempt({ try RegularFile.bytes(of: copy) }),
      let document = try? DocumentReader.read(bytes), DocumentWriter.write(document) == bytes
    else { throw Fault("a fixed document does not open") }
  }

  private func code(_ path: String) throws {
    for style in some(CodeStyle.allCases) {
      for language in some(style.languages) {
        try same("code") {
          try Document(contentsOf: path).code(named: path, style: style, language: language)
        }
      }
    }
  }

  private func preview(_ path: String, _ format: PreviewFormat) throws {
    for target in some(CommandsTrial.targets) {
      var options = PreviewOptions()
      options.target = target
      options.showsInactive = digest & 2 == 0
      options.showsFindings = digest & 1 == 0
      try same("preview") {
        try Document(contentsOf: path).preview(named: path, as: format, options: options)
      }
      // A page shows all canvases, regardless of the target.
      if format == .html { break }
    }
  }

  // MARK: - Versions

  /// Another version of the document; nil if the input is not a document or no mutation of it is.
  func variant(_ number: UInt64) -> [UInt8]? {
    var mutator = Mutator(.document, pool: [input], seed: digest &+ number)
    for _ in 0..<6 {
      let other = mutator.changed(input, donor: input)
      if other != input, (try? DocumentReader.read(other)) != nil { return other }
    }
    return nil
  }

  private func diff(_ path: String, _ folder: String) throws {
    let none = try attempt { try DocumentFiles.difference(from: path, to: path) }
    if let none, !none.changes.isEmpty { throw Fault("a document differs from itself") }
    guard none != nil, let other = variant(0) else { return }
    let new = folder + "/b.storyboard"
    try Scratch.write(other, to: new)
    for sizeClass in some([nil] + SizeClass.all) {
      try attempt { try DocumentFiles.difference(from: path, to: new, in: sizeClass) }
    }
  }

  private func merge() throws {
    guard let base = try? DocumentReader.read(input), let ours = variant(1), let theirs = variant(2)
    else { return }
    try FuzzTarget.checkMerge(
      base: base,
      ours: DocumentReader.read(ours),
      theirs: DocumentReader.read(theirs)
    )
  }

  /// The canvases for the layout.
  static let targets: [LayoutTarget] =
    [.canvas] + SizeClass.all.map { .sizeClass($0) }
    + Device.all.enumerated().filter { $0.offset % 7 == 0 }.flatMap { _, device in
      Orientation.allCases.map { .device(device, $0) }
    }
}
