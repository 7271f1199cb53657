extension Finding.Kind {
  /// An option of a kind, which a configuration sets.
  public struct Option: Sendable {
    /// The type of an option's value.
    public enum Form: String, Sendable {
      /// `true` or `false`.
      case flag = "true or false"
      /// A number.
      case number = "a number"
      /// A word.
      case word = "a string"
      /// A list of words.
      case words = "a list of strings"
      /// A list of words, in which null stands for an absent value.
      case values = "a list of strings or null"
      /// A word for each name.
      case wordByName = "an object of strings"
      /// A list of words for each name.
      case wordsByName = "an object of lists of strings"
      /// For each name, the values that each attribute may have.
      case valuesByNames = "an object of objects of lists of strings or null"
      /// A list of fonts, each with a name and a size.
      case fonts = "a list of objects with name and size"
      /// A list of modules, each with the folders of its classes.
      case modules = "a list of objects with module, included and excluded"
    }

    /// The name of the option.
    public let name: String
    /// The type of its value.
    public let form: Form
    /// The effect of the option, and its default value.
    public let meaning: String
    /// True if the kind examines nothing without the option.
    public let isRequired: Bool

    /// Creates an option.
    package init(_ name: String, _ form: Form, _ meaning: String, isRequired: Bool = false) {
      self.name = name
      self.form = form
      self.meaning = meaning
      self.isRequired = isRequired
    }
  }
}

/// A value that a configuration gives to an option of a kind.
package indirect enum OptionValue: Sendable, Equatable {
  /// A value that is not set.
  case null
  /// A flag.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// A word.
  case word(String)
  /// A list of values.
  case list([OptionValue])
  /// A value for each name, in the order of the configuration.
  case named([Member])

  /// A name and its value.
  package struct Member: Sendable, Equatable {
    package let name: String
    package let value: OptionValue

    package init(name: String, value: OptionValue) {
      self.name = name
      self.value = value
    }
  }

  /// The flag; nil for other values.
  package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The number; nil for other values.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The word; nil for other values.
  package var word: String? { if case .word(let word) = self { word } else { nil } }
  /// The items of a list; none for other values.
  package var items: [OptionValue] { if case .list(let items) = self { items } else { [] } }
  /// The named values; none for other values.
  package var members: [Member] { if case .named(let members) = self { members } else { [] } }

  /// Returns the value with a name; nil if there is none.
  package subscript(_ name: String) -> OptionValue? {
    members.first { $0.name.hasSameBytes(as: name) }?.value
  }
}
