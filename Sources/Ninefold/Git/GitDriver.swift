/// The settings of git's configuration that make the drivers, and what can be told of those that are set.
enum GitDriver {
  /// All keys that an installation of any version may have set.
  static let keys = [
    "merge.ninefold.name", mergeKey, textKey, keepKey, outsideKey,
    "diff.ninefold.xfuncname",
  ]
  /// What merges.
  static let mergeKey = "merge.ninefold.driver"
  /// What makes the readable text.
  static let textKey = "diff.ninefold.textconv"
  /// What has git keep the texts.
  static let keepKey = "diff.ninefold.cachetextconv"
  /// What earlier versions set: a difference that is no patch, which `git apply` passes over in silence.
  static let outsideKey = "diff.ninefold.command"

  /// The keys and values of an installation, nil for what must not be set.
  ///
  /// - Parameter keepsTexts: False where git knows no committer: it commits what it keeps, and would end
  ///   every `git diff` for want of a name.
  static func settings(
    command: GitSetup.Command,
    style: GitSetup.DiffStyle,
    keepsTexts: Bool
  ) -> [(String, String?)] {
    let showsText = style == .text
    return [
      ("merge.ninefold.name", "Ninefold: layouts merged by what they mean"),
      (mergeKey, mergeLine(command)),
      (textKey, showsText ? textLine(command) : nil),
      (keepKey, showsText && keepsTexts ? "true" : nil),
      (outsideKey, nil),
      ("diff.ninefold.xfuncname", showsText ? "^(scene .*)$" : nil),
    ]
  }

  /// The merge driver. Only the statuses 0 and 1 come with a result. With any other, such as the shell's
  /// own 127 where the program that runs git finds no Ninefold, the lines are merged as git does without
  /// a driver: else our side would stay as if theirs had never been.
  private static func mergeLine(_ command: GitSetup.Command) -> String {
    "\(call(command)) git merge-driver -- %O %A %B %P %L; s=$?; test $s -le 1 && exit $s; "
      + "echo \"ninefold can't be run, or failed (status $s); merging by lines\" >&2; "
      + "git merge-file -q \(labels) --marker-size=%L %A %O %B || exit 1"
  }

  private static let labels = "-L ours -L base -L theirs"

  /// The line that makes the text. It has the text's form in it: git forgets what it kept of an earlier one.
  private static func textLine(_ command: GitSetup.Command) -> String {
    "\(call(command)) git textconv --form \(GitTextDriver.form)"
  }

  /// True if a merge driver loses nothing where it can't be run.
  static func hasFallback(_ line: String) -> Bool { line.contains("git merge-file") }

  // MARK: - Commands in the shell's notation

  /// The folder goes behind those that the shell searches anyway: programs that run git without a shell
  /// of the user's often search few.
  private static func call(_ command: GitSetup.Command) -> String {
    let name = shellWord(command.name)
    return command.folder.map { folderStart + shellWord($0) + " " + name } ?? name
  }

  private static let folderStart = "PATH=\"$PATH\":"

  /// The command that a line begins with, as ``settings(command:style:keepsTexts:)`` writes it; nil if the line's
  /// first word is none.
  static func command(of line: String) -> GitSetup.Command? {
    var rest = line[...]
    var folder: String?
    if rest.hasPrefix(folderStart) {
      rest = rest.dropFirst(folderStart.count)
      folder = takeWord(&rest)
      rest = rest.drop { $0 == " " }
    }
    let name = takeWord(&rest)
    return name.isEmpty ? nil : GitSetup.Command(name: name, folder: folder)
  }

  /// A word that the shell, which git starts drivers with, reads as it is.
  static func shellWord(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// Takes a word off the start of a line, as ``shellWord(_:)`` wrote it.
  private static func takeWord(_ line: inout Substring) -> String {
    var word = ""
    var isQuoted = false
    while let next = line.first, isQuoted || (next != " " && next != ";") {
      line = line.dropFirst()
      if next == "'" {
        isQuoted.toggle()
      } else if next == "\\", !isQuoted, let escaped = line.popFirst() {
        word.append(escaped)
      } else {
        word.append(next)
      }
    }
    return word
  }
}
