internal import CLibrary
internal import Foundation
internal import LayoutModel
internal import Ninefold

/// Writes results to the standard output, and messages to the standard error.
enum Terminal {
  /// The text styles of a terminal.
  enum Style: String {
    case bold = "1"
    case dim = "2"
    case green = "32"
    case blue = "34"
    case yellow = "33"
    case red = "31"
  }

  /// True if results go to a terminal that should show colors.
  static let hasColor: Bool = {
    let environment = ProcessInfo.processInfo.environment
    if let setting = environment["NO_COLOR"], !setting.isEmpty { return false }
    // Git's pager shows colors too. Git sets this variable for its drivers.
    let isShown = isatty(STDOUT_FILENO) != 0 || environment["GIT_PAGER_IN_USE"] != nil
    return isShown && environment["TERM"] != "dumb"
  }()

  /// Prints a line of results.
  static func print(_ line: String = "") {
    write(line + "\n", to: STDOUT_FILENO)
  }

  /// Prints text to the standard output, without a line end.
  static func printRaw(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Writes bytes to the standard output.
  static func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { write($0, to: STDOUT_FILENO) }
  }

  /// Prints a message to the standard error.
  static func note(_ line: String) {
    write(safe(line) + "\n", to: STDERR_FILENO)
  }

  /// Says that a dry run changed nothing.
  static func noteDryRun() {
    note("Dry run: nothing was changed.")
  }

  /// Prints why some files could not be used, each as an error message.
  static func printErrors(_ refused: [NinefoldError.Refusal]) {
    for refusal in refused { printError("\(refusal)") }
  }

  /// Prints an error message.
  static func printError(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      safe(String($0))
    }
    write("ninefold: " + lines.joined(separator: "\nninefold: ") + "\n", to: STDERR_FILENO)
  }

  /// Returns text in a style if the output shows styles.
  static func styled(_ text: String, _ styles: Style...) -> String {
    guard hasColor, !styles.isEmpty else { return text }
    return "\u{1b}[" + styles.map(\.rawValue).joined(separator: ";") + "m" + text + "\u{1b}[0m"
  }

  /// Returns text with all characters spelled out that could control a terminal.
  static func safe(_ text: String) -> String {
    text.spelled
  }

  /// Returns text of a data format, which programs read byte for byte. On a terminal it is spelled
  /// like all text.
  static func data(_ text: String) -> String {
    isatty(STDOUT_FILENO) != 0 ? safe(text) : text
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
      guard count > 0 else {
        if descriptor == STDOUT_FILENO { failToWrite(count < 0 ? errno : EIO) }
        return
      }
      rest = rest.dropFirst(count)
    }
  }
}

extension Terminal {
  /// Ends the command: a result that is lost must not look like success.
  private static func failToWrite(_ code: Int32) -> Never {
    printError("the standard output can't be written: \(String(cString: strerror(code)))")
    exit(2)
  }
}

/// A progress count on the standard error, for work that takes longer than a second.
struct Progress {
  private let verb: String
  private let start = ContinuousClock.now
  private var lastShown = ContinuousClock.now
  private var isShown = false
  private let isTerminal = isatty(STDERR_FILENO) != 0

  init(_ verb: String) {
    self.verb = verb
  }

  /// Shows the progress, at most ten times a second.
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
