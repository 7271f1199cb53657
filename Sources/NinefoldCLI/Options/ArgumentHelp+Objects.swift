internal import ArgumentParser

extension ArgumentHelp {
  /// The text of an argument that names an object, in any of the ways of `ninefold help objects`.
  static func object(_ what: String = "The object") -> ArgumentHelp {
    "\(what): its id, its name in the outline, or the name of an outlet that leads to it; DOCUMENT:NAME if several documents contain it."
  }

  /// The text of an argument that names several objects.
  static func objects(_ what: String = "The objects") -> ArgumentHelp {
    "\(what): their ids, names in the outline, or names of outlets that lead to them; DOCUMENT:NAME if several documents contain one."
  }
}
