/// Makes identifiers of user-defined names.
enum Identifier {
  /// Returns a name in camel case with ASCII letters and digits only; may be empty.
  static func camelCase(_ text: String) -> String {
    var words: [String] = []
    var word = ""
    for character in text {
      if character.isASCII, character.isLetter || character.isNumber {
        word.append(character)
      } else if character != "'" {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    guard let first = words.first else { return "" }
    let head =
      first.allSatisfy(\.isUppercaseOrDigit) ? first.lowercased() : first.lowercasedFirstWord
    let name = String((head + words.dropFirst().map(\.capitalizedFirst).joined()).prefix(60))
    return name.first?.isNumber == true ? "" : name
  }

  /// Returns a type name; nil if the text has no usable characters.
  static func typeName(_ text: String) -> String? {
    let name = isValid(text) ? text.capitalizedFirst : camelCase(text).capitalizedFirst
    return name.isEmpty || name.hasPrefix("_") ? nil : name
  }

  /// Returns true for an identifier that is valid in both languages.
  static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, first < 128, !Character(UnicodeScalar(first)).isNumber else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      let character = Character(UnicodeScalar(byte))
      return byte < 128 && (character.isLetter || character.isNumber || character == "_")
    } && !keywords.contains(text)
  }

  /// Returns a member's name after a dot, where Swift allows keywords.
  static func memberName(_ name: String) -> String { "." + name }

  /// Returns true for keywords of either language, and for members of most view and controller
  /// classes.
  static func isReserved(_ name: String) -> Bool {
    keywords.contains(name) || members.contains(name)
  }

  /// Returns true for names of methods that return an owned object in Objective-C, such as
  /// `newValue`.
  static func looksOwning(_ name: String) -> Bool {
    ["new", "copy", "alloc", "init", "mutableCopy"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true
    }
  }

  private static let keywords = words(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open \
    operator private protocol public rethrows static struct subscript typealias var break case \
    continue default defer do else fallthrough for guard if in repeat return switch where while as \
    any catch false is nil super self Self throw throws true try await async actor some Any \
    Protocol Type auto char const double extern float goto int long register short signed sizeof \
    typedef union unsigned void volatile restrict inline id SEL IMP BOOL Class YES NO NULL Nil \
    strong weak copy assign nonatomic atomic readonly readwrite oneway byref bycopy out bool _
    """
  )

  /// Returns true for names that the code can't give to an outlet, even if the document does:
  /// keywords, members of the superclass, and names of the generated code.
  ///
  /// - Parameter base: The superclass.
  static func isForbidden(_ name: String, base: String) -> Bool {
    keywords.contains(name) || generated.contains(name)
      || MemberTable.member(name, of: base) != nil
  }

  /// The methods and local variables of generated code that an outlet would conflict with.
  private static let generated = words(
    """
    addViews arrange configureController configureViews connect constraints followTraits height \
    makeConstraints sections subviewsByName traits width
    """
  )

  /// Names that most classes have as members, or that generated code uses. A name that the code
  /// chooses avoids them in every class, so that it is the same in all.
  private static let members = words(
    """
    accessibilityLabel action addViews alpha animator appearance arrange backgroundColor \
    bottomLayoutGuide bounds canResignFirstResponder center chains childViewControllers children \
    clearsContextBeforeDrawing clipsToBounds configureController configureViews connect constraints contentMode contentView \
    coordinator debugDescription delegate description editButtonItem focusItemContainer followTraits \
    frame gestureRecognizers hash height hidden identifier image index inputView isBeingPresented \
    isEditing isFirstResponder isFocused isHidden isOpaque isUserInteractionEnabled isViewLoaded \
    keyboardLayoutGuide layer layoutGuides layoutMargins layoutMarginsGuide loadView make \
    makeConstraints mask maskView motionEffects navigationController navigationItem next \
    nextResponder nibBundle nibName observationInfo opaque parent popoverPresentationController \
    preferredContentSize presentedViewController presentingViewController readableContentGuide \
    representedObject reuseIdentifier root safeAreaInsets safeAreaLayoutGuide searchDisplayController \
    sections setUp sourceItem state storyboard subviews subviewsByName superclass superview tabBarController \
    tabBarItem tag target tintColor title toolbarItems topLayoutGuide traitCollection traits transform \
    transitionCoordinator undoManager userActivity value view viewIfLoaded viewControllers views width \
    window zone
    """
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}

extension StringProtocol {
  /// The text with an uppercase first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a lowercase first letter.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  /// The text with its first word in lower case: `URLBar` becomes `urlBar`, and `NameLabel` becomes
  /// `nameLabel`.
  var lowercasedFirstWord: String {
    let capitals = prefix { $0.isUppercase }.count
    // The last capital begins the next word.
    let isFollowed = dropFirst(capitals).first?.isLetter == true
    let length = capitals > 1 && isFollowed ? capitals - 1 : capitals
    return prefix(length).lowercased() + dropFirst(length)
  }
}

extension Character {
  fileprivate var isUppercaseOrDigit: Bool { isUppercase || isNumber }
}
