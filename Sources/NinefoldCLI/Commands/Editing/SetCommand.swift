internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct SetCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set values of an object, for any-any or for one size class",
    discussion: """
      Without --class, the command writes the any-any row, as the inspector does. With --class, it \
      writes the row of that class, as the + button of the inspector does. A name is the one in \
      the XML: an attribute (text), the key of a child element (textColor), or a part of a child \
      after a slash (fontDescription/pointSize). For a child element without a key, write a colon \
      and its tag (:segments); #2 is the second of several. The command adds missing elements \
      around a part. It accepts these values:

        colors   #RRGGBB, #RRGGBBAA, systemColor:label, name:Accent, nil
        fonts    'system 17', 'system 17 semibold', 'boldSystem 17', style:body,
                 'name:Avenir-Book 14'
        rects    'x y width height'; sizes 'width height'; points 'x y'
        margins  'top left bottom right'
        masks    flags such as 'widthSizable flexibleMaxY', 'button selected'
                 or 'titled closable'
        runtime  userDefinedRuntimeAttributes/KEYPATH with TYPE:VALUE, such as
                 real:8, string:8, boolean:YES, color:#336699, size:10 20,
                 range:0 5, image:NAME or nil
        booleans YES or NO; priorities 1 to 1000; multipliers 0.5, 16:9 or 4/7

      EXAMPLES:
        ninefold set rHt-Cn-001 constant 12
        ninefold set rHt-Cn-001 constant -8 --class compact-regular
        ninefold set Title textColor '#336699' --message "Our blue"
        ninefold set ttl-Lb-001 text=Hello textAlignment=center
        ninefold set ttl-Lb-001 fontDescription/pointSize 19 --dry-run
        ninefold set btn-Bt-001 accessibilityConfiguration/label 'Sign in'
        ninefold set Ok userDefinedRuntimeAttributes/layer.cornerRadius real:8
        ninefold set seg-Sc-001 ':segments/:segment#2/title' Week
      """
  )

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The object, then a name and a value, or any number of NAME=VALUE.",
      valueName: "object name value"
    )
  )
  var words: [String]

  @Flag(help: "Accept names that the object is not known to have, and unknown system colors.")
  var anyName = false

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func validate() throws {
    if let option = words.first(where: { $0.hasPrefix("--") && $0.count > 2 }), words.count != 3 {
      throw ValidationError("Unknown option '\(option)'.")
    }
    _ = try assignments()
  }

  func perform(with editor: LayoutEditor) throws {
    let object = try editor.resolve(words[0], in: options.document)
    for (name, value) in try assignments() {
      let path = PropertyPath(name)
      if !anyName {
        try editor.requireKnown(path, of: object)
        try editor.requireKnownColor(value, at: path, of: object.document)
      }
      try editor.apply(
        .set(object.id, path, .text(value), in: options.row?.variation),
        to: object.document
      )
    }
  }

  private func assignments() throws -> [(name: String, value: String)] {
    let rest = words.dropFirst()
    let pairs = rest.map {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    }
    if let first = pairs.first, first.count == 2 {
      guard pairs.allSatisfy({ $0.count == 2 && !$0[0].isEmpty }) else {
        throw ValidationError("Give NAME VALUE once, or NAME=VALUE for each.")
      }
      return pairs.map { (String($0[0]), String($0[1])) }
    }
    guard rest.count == 2, let name = rest.first, let value = rest.last else {
      throw ValidationError("Give an object, a name and a value.")
    }
    return [(name, value)]
  }
}
