internal import ArgumentParser
internal import LayoutModel

/// The command line of an edit with only words and the options of every edit.
///
/// The parser finds the arguments of a command by reflection, which takes a quarter of the time of
/// a short command and most of the time of a long script. Plain lines are parsed here instead.
/// Other lines and invalid lines are left to the parser, so all error messages come from it.
struct PlainLine {
  private var words: [String] = []
  private var isDryRun = false
  private var isJSON = false
  /// The values of the options, by long name.
  private var values: [String: String] = [:]

  /// Returns the edit of a line; nil if the parser has to read the line.
  ///
  /// - Parameter line: The command's name and its arguments.
  static func edit(_ line: some Collection<String>) -> (any EditingCommand)? {
    func read<Command: PlainEdit>(_: Command.Type) -> (any EditingCommand)? {
      guard let plain = PlainLine(line.dropFirst()), let options = plain.options,
        var edit = Command(words: plain.words)
      else { return nil }
      edit.options = options
      return (try? edit.validate()).map { edit }
    }
    return switch line.first {
    case "set": read(SetCommand.self)
    case "unset": read(UnsetCommand.self)
    case "install": read(InstallCommand.self)
    case "uninstall": read(UninstallCommand.self)
    case "delete": read(DeleteCommand.self)
    case "rename": read(RenameCommand.self)
    case "duplicate": read(DuplicateCommand.self)
    default: nil
    }
  }

  private init?(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let word = rest.next() {
      switch word {
      case "--dry-run", "-n": isDryRun = true
      case "--json": isJSON = true
      case "--class", "--document", "--message", "-m", "--project":
        let option = word == "-m" ? "--message" : word
        guard let value = rest.next(), PlainLine.isPlain(value), values[option] == nil
        else { return nil }
        values[option] = value
      default:
        guard PlainLine.isPlain(word) else { return nil }
        words.append(word)
      }
    }
    if words.first == "help" { return nil }
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && !word.hasPrefix("-")
  }

  /// The options; nil if a value is invalid.
  private var options: EditOptions? {
    let row = values["--class"].flatMap(RowClass.init(argument:))
    if row == nil, values["--class"] != nil { return nil }
    var options = EditOptions()
    options.row = row
    options.document = values["--document"]
    options.message = values["--message"]
    options.dryRun = isDryRun
    options.location = ProjectOptions()
    options.location.project = values["--project"]
    options.output = OutputOptions()
    options.output.json = isJSON
    return options
  }
}

/// An editing command that can be created from words and the options of every edit.
protocol PlainEdit: EditingCommand {
  var options: EditOptions { get set }
  /// Creates the command without options; nil if there are too few or too many words.
  init?(words: [String])
}

extension SetCommand: PlainEdit {
  init?(words: [String]) {
    self.init()
    self.words = words
    anyName = false
  }
}

extension UnsetCommand: PlainEdit {
  init?(words: [String]) {
    guard words.count == 2 else { return nil }
    self.init()
    object = words[0]
    name = words[1]
  }
}

/// A plain edit whose words are objects.
protocol PlainObjectsEdit: PlainEdit {
  var objects: [String] { get set }
}

extension PlainObjectsEdit {
  init?(words: [String]) {
    guard !words.isEmpty else { return nil }
    self.init()
    objects = words
  }
}

extension InstallCommand: PlainObjectsEdit {}
extension UninstallCommand: PlainObjectsEdit {}
extension DuplicateCommand: PlainObjectsEdit {}

extension DeleteCommand: PlainEdit {
  init?(words: [String]) {
    guard !words.isEmpty else { return nil }
    self.init()
    objects = words
    from = .canvas
    command = false
  }
}

extension RenameCommand: PlainEdit {
  init?(words: [String]) {
    guard (1...2).contains(words.count) else { return nil }
    self.init()
    object = words[0]
    name = words.count == 2 ? words[1] : nil
  }
}
