internal import Foundation
internal import LayoutModel

/// The address of a remote.
enum RemoteAddress: Equatable {
  /// A project file or a bundle on this machine.
  case file(String)
  /// A project file on another machine, reached by ssh.
  case ssh(host: String, port: Int?, path: String)
  /// A command that runs `ninefold serve-stdio` on its standard input and output.
  case command(String)

  /// Parses an address: a path, `ssh://[USER@]HOST[:PORT]/PATH`, or `exec:COMMAND`. After the host,
  /// `/~/` starts a path in the home folder.
  /// - Throws: ``NinefoldError/exchange(_:)``.
  init(_ text: String) throws {
    if text.hasPrefix("exec:") {
      let command = String(text.dropFirst("exec:".count))
      guard !command.allSatisfy(\.isWhitespace) else {
        throw NinefoldError.exchange(.badAddress(text, reason: "it names no command"))
      }
      self = .command(command)
    } else if text.hasPrefix("ssh://") {
      self = try RemoteAddress.ssh(text)
    } else {
      self = .file(text)
    }
  }

  private static func ssh(_ text: String) throws -> RemoteAddress {
    let rest = text.dropFirst("ssh://".count)
    guard let slash = rest.firstIndex(of: "/") else {
      throw NinefoldError.exchange(.badAddress(text, reason: "it names no file"))
    }
    var host = String(rest[..<slash])
    var path = String(rest[slash...])
    if path.hasPrefix("/~/") { path = String(path.dropFirst(3)) }
    var port: Int?
    if let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") {
      guard let number = Int(host[host.index(after: colon)...]), (1...65_535).contains(number)
      else { throw NinefoldError.exchange(.badAddress(text, reason: "its port is not a number")) }
      port = number
      host = String(host[..<colon])
    }
    // Brackets separate an IPv6 address from the port. ssh expects the address without them.
    if host.hasSuffix("]") {
      host = host.filter { $0 != "[" && $0 != "]" }
    }
    // ssh would parse a user or host that begins with `-` as an option.
    let isPlain = host.unicodeScalars.allSatisfy { $0.value > 32 && !$0.isInvisibleControl }
    let areNames = host.split(separator: "@", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.hasPrefix("-")
    }
    guard areNames, isPlain, !path.isEmpty, path != "/" else {
      throw NinefoldError.exchange(.badAddress(text, reason: "it is not ssh://HOST/PATH"))
    }
    return .ssh(host: host, port: port, path: path)
  }

  /// The arguments of the command that reaches the remote; nil for a file.
  var arguments: [String]? {
    switch self {
    case .file: return nil
    case .command(let command): return ["/bin/sh", "-c", command]
    case .ssh(let host, let port, let path):
      // The remote shell parses the last argument.
      let remote = "ninefold serve-stdio -- " + RemoteAddress.quoted(path)
      return ["ssh"] + (port.map { ["-p", String($0)] } ?? []) + ["--", host, remote]
    }
  }

  /// Quotes a word for a shell.
  private static func quoted(_ word: String) -> String {
    "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }

  /// True if the project file may store the address. Commands aren't stored, because anyone who
  /// receives the project file would run them.
  var mayBeRemembered: Bool {
    if case .command = self { false } else { true }
  }
}
