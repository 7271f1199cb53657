/// The settings of git's configuration that make the drivers.
enum GitDriver {
  /// All keys that an installation may set.
  static let keys = [
    "merge.ninefold.name", "merge.ninefold.driver", "diff.ninefold.textconv",
    "diff.ninefold.command", "diff.ninefold.xfuncname",
  ]

  /// The keys and values of an installation, nil for what must not be set.
  static func settings(command: String, style: GitSetup.DiffStyle) -> [(String, String?)] {
    let tool = shellWord(command)
    let showsText = style != .xml
    return [
      ("merge.ninefold.name", "Ninefold: layouts merged by what they mean"),
      ("merge.ninefold.driver", "\(tool) git merge-driver -- %O %A %B %P %L"),
      ("diff.ninefold.textconv", showsText ? "\(tool) git textconv" : nil),
      ("diff.ninefold.command", style == .layout ? "\(tool) git diff-driver --" : nil),
      ("diff.ninefold.xfuncname", showsText ? "^(scene .*)$" : nil),
    ]
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
}
