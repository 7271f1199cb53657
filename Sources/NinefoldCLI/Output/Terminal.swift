internal import CLibrary
internal import Foundation
internal import LayoutModel

/// Where results and messages go.
enum Terminal {
  /// The looks that output may have on a terminal.
  enum Style: String {
    case bold = "1"
    case dim = "2"
    case green = "32"
    case blue = "34"
    case yellow = "33"
    case red = "31"
  }

  /// True if results go to a terminal that should show colours.
  static let hasColor: Bool = {
    let environment = ProcessInfo.processInfo.environment
    if let setting = environment["NO_COLOR"], !setting.isEmpty { return false }
    // Git's pager shows colours too, and git tells its drivers that there is one.
    let isShown = isatty(STDOUT_FILENO) != 0 || environment["GIT_PAGER_IN_USE"] != nil
    return isShown && environment["TERM"] != "dumb"
  }()

  /// Prints a line of results.
  static func print(_ line: String = "") {
    write(line + "\n", to: STDOUT_FILENO)
  }

  /// Prints results as they are.
  static func printRaw(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Writes bytes to the standard output.
  static func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { write($0, to: STDOUT_FILENO) }
  }

  /// Prints a message beside the results.
  static func note(_ line: String) {
    write(safe(line) + "\n", to: STDERR_FILENO)
  }

  /// Prints why the command failed.
  static func printError(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      safe(String($0))
    }
    write("ninefold: " + lines.joined(separator: "\nninefold: ") + "\n", to: STDERR_FILENO)
  }

  /// Text in a style, if the output shows styles.
  static func styled(_ text: String, _ styles: Style...) -> String {
    guard hasColor, !styles.isEmpty else { return text }
    return "\u{1b}[" + styles.map(\.rawValue).joined(separator: ";") + "m" + text + "\u{1b}[0m"
  }

  /// Text from a file or a name, with everything that could steer a terminal spelled out.
  static func safe(_ text: String) -> String {
    text.spelled
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = CLibrary.write(
        descriptor,
        UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        rest.count
      )
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

/// A count on the standard error, for what takes longer than a second.
struct Progress {
  private let verb: String
  private let start = ContinuousClock.now
  private var lastShown = ContinuousClock.now
  private var isShown = false
  private let isTerminal = isatty(STDERR_FILENO) != 0

  init(_ verb: String) {
    self.verb = verb
  }

  /// Tells how far the work is.
  mutating func update(_ done: Int, of all: Int) {
    guard isTerminal else { return }
    let now = ContinuousClock.now
    guard now - start > .seconds(1), now - lastShown > .milliseconds(100) else { return }
    lastShown = now
    isShown = true
    FileHandle.standardError.write(Data("\r\(verb) \(done) of \(all)".utf8))
  }

  /// Clears the line.
  func end() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1b}[K".utf8)) }
  }
}
