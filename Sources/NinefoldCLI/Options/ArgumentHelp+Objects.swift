internal import ArgumentParser

extension ArgumentHelp {
  /// The text of an argument that names an object, in any of the ways of `ninefold help objects`.
  static func object(_ what: String = "The object") -> ArgumentHelp {
    "\(what): its id, its name in the outline, an outlet that leads to it, or its text, title or class in 'ninefold tree'; DOCUMENT:NAME if several documents contain it."
  }

  /// The text of an argument that names several objects.
  static func objects(_ what: String = "The objects") -> ArgumentHelp {
    "\(what): their ids, names in the outline, outlets that lead to them, or texts, titles or classes in 'ninefold tree'; DOCUMENT:NAME if several documents contain one."
  }
}
