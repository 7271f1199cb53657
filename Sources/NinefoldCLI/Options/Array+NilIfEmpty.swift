extension Array {
  /// Nil instead of an empty array. A command line without values for an argument leaves the choice to
  /// the library, which means all of them.
  var nilIfEmpty: [Element]? { isEmpty ? nil : self }
}
