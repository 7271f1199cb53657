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
    let head = first.allSatisfy(\.isUppercaseOrDigit) ? first.lowercased() : first.lowercasedFirst
    let name = String((head + words.dropFirst().map(\.capitalizedFirst).joined()).prefix(60))
    return name.first?.isNumber == true ? "" : name
  }

  /// Returns a type name; nil if the text has no usable characters.
  static func typeName(_ text: String) -> String? {
    let name = isValid(text) ? text : camelCase(text).capitalizedFirst
    return name.isEmpty ? nil : name
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

  /// Returns true for keywords of either language, and for members of all view and controller
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

  /// Returns the members of some base classes that can't be used as names.
  static func members(of base: String) -> Set<String> {
    if base.hasSuffix("Cell") {
      return words(
        """
        textLabel detailTextLabel imageView backgroundView selectedBackgroundView accessoryView \
        accessoryType contentView
        """
      )
    }
    return base.hasSuffix("Controller")
      ? words("tableView collectionView tabBar navigationBar") : []
  }

  private static let members = words(
    """
    accessibilityLabel action addViews alpha animator appearance arrange backgroundColor \
    bottomLayoutGuide bounds canResignFirstResponder center chains childViewControllers children \
    clearsContextBeforeDrawing clipsToBounds configureViews constraints contentMode contentView \
    coordinator debugDescription delegate description editButtonItem focusItemContainer followTraits \
    frame gestureRecognizers hash height hidden identifier image index inputView isBeingPresented \
    isEditing isFirstResponder isFocused isHidden isOpaque isUserInteractionEnabled isViewLoaded \
    keyboardLayoutGuide layer layoutGuides layoutMargins layoutMarginsGuide loadView make \
    makeConstraints mask maskView motionEffects navigationController navigationItem next \
    nextResponder nibBundle nibName observationInfo opaque parent popoverPresentationController \
    preferredContentSize presentedViewController presentingViewController readableContentGuide \
    representedObject reuseIdentifier root safeAreaInsets safeAreaLayoutGuide searchDisplayController \
    setUp sourceItem state storyboard subviews subviewsByName superclass superview tabBarController \
    tabBarItem tag target tintColor title toolbarItems topLayoutGuide traitCollection traits transform \
    transitionCoordinator undoManager userActivity value view viewIfLoaded viewControllers views width \
    window zone
    """
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}

/// The names that a class uses already.
struct NameSpace {
  private var taken: Set<String> = []
  /// The last number that was appended to each name.
  private var numbers: [String: Int] = [:]
  /// The members of the superclass.
  private let reserved: Set<String>

  /// - Parameter base: The superclass.
  init(base: String) {
    reserved = Identifier.members(of: base)
  }

  /// Returns an unused name and reserves it.
  ///
  /// - Parameters:
  ///   - exact: A name that other code uses, such as an outlet's.
  ///   - wish: A user-defined name, in words.
  ///   - noun: The kind of object, such as `label`, if there is no wish or to disambiguate it.
  mutating func name(exact: String? = nil, _ wish: String?, noun: String) -> String {
    let noun = Identifier.camelCase(noun).isEmpty ? "item" : Identifier.camelCase(noun)
    let wish = exact ?? wish.map(Identifier.camelCase)
    var name = wish.flatMap { $0.isEmpty ? nil : $0 } ?? noun
    if Identifier.looksOwning(name) { name = "the" + name.capitalizedFirst }
    if isReserved(name) { name += name.hasSuffix(noun) ? "Item" : noun.capitalizedFirst }
    if isReserved(name) { name += "Item" }
    if name.last?.isNumber == true, taken.contains(name) { name += "_" }
    var candidate = name
    while !taken.insert(candidate).inserted {
      let number = numbers[name, default: 1] + 1
      numbers[name] = number
      candidate = "\(name)\(number)"
    }
    return candidate
  }

  private func isReserved(_ name: String) -> Bool {
    Identifier.isReserved(name) || reserved.contains(name)
  }
}

extension StringProtocol {
  /// The text with an uppercase first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a lowercase first letter.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension Character {
  fileprivate var isUppercaseOrDigit: Bool { isUppercase || isNumber }
}
