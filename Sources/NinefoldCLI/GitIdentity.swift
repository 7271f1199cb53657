internal import CLibrary
internal import Foundation

/// The author according to git: `user.name` and `user.email` of the repository that contains the
/// current folder, else of the user.
///
/// Reads the configuration files itself, because running git would take longer than an edit.
enum GitIdentity {
  /// Returns the author, such as `Ann Example <ann@example.com>`; nil if git has no name.
  ///
  /// - Parameter variable: Returns the value of an environment variable.
  static func author(_ variable: (String) -> String?) -> String? {
    var name: String?
    var email: String?
    for file in files(variable) {
      guard let text = text(of: file) else { continue }
      let user = user(in: text)
      name = user["name"] ?? name
      email = user["email"] ?? email
    }
    return name.map { $0 + (email.map { " <\($0)>" } ?? "") }
  }

  /// Returns the files that git reads, by increasing precedence.
  private static func files(_ variable: (String) -> String?) -> [String] {
    var files: [String] = []
    if let global = variable("GIT_CONFIG_GLOBAL") {
      files.append(global)
    } else if let home = variable("HOME") {
      let settings = variable("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 }
      files += [(settings ?? home + "/.config") + "/git/config", home + "/.gitconfig"]
    }
    var folder = FileManager.default.currentDirectoryPath
    while !FileManager.default.fileExists(atPath: folder + "/.git") {
      guard folder != "/", let slash = folder.lastIndex(of: "/") else { return files }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    return files + [repositoryFile(in: folder)]
  }

  /// Returns the configuration of the repository of a folder. In a submodule or a linked worktree,
  /// `.git` is a file that names the repository's folder (gitrepository-layout, "gitfile",
  /// "commondir").
  private static func repositoryFile(in folder: String) -> String {
    func absolute(_ path: Substring, in folder: String) -> String {
      path.hasPrefix("/") ? String(path) : "\(folder)/\(path)"
    }
    let prefix = "gitdir: "
    guard let pointer = text(of: folder + "/.git"), pointer.hasPrefix(prefix) else {
      return folder + "/.git/config"
    }
    let repository = absolute(pointer.dropFirst(prefix.count).trimmed, in: folder)
    let common = text(of: repository + "/commondir").map {
      absolute($0[...].trimmed, in: repository)
    }
    return (common ?? repository) + "/config"
  }

  /// Returns the text of a file; nil if it can't be read.
  ///
  /// Does not use Foundation, whose setup takes longer than reading these files.
  private static func text(of path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      text += buffer[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the values of the section `user`.
  static func user(in text: String) -> [String: String] {
    var values: [String: String] = [:]
    var isUser = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmed
      if line.hasPrefix("[") {
        isUser = line.lowercased().filter { $0 != " " }.hasPrefix("[user]")
        continue
      }
      guard isUser, let equals = line.firstIndex(of: "="), !line.hasPrefix("#"),
        !line.hasPrefix(";")
      else { continue }
      let name = line[..<equals].trimmed.lowercased()
      let value = plain(line[line.index(after: equals)...])
      if !value.isEmpty { values[name] = value }
    }
    return values
  }

  /// Returns a value without quotes and without a trailing comment.
  private static func plain(_ text: Substring) -> String {
    var value = ""
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        value.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, character == "#" || character == ";" {
        break
      } else {
        value.append(character)
      }
    }
    return String(value[...].trimmed)
  }
}

extension Substring {
  /// The text without leading and trailing whitespace.
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
