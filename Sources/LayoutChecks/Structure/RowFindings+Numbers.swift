internal import LayoutModel

extension RowFindings {
  /// Returns constraints with invalid numbers.
  func invalidNumbers(in sizeClass: SizeClass) -> [Finding] {
    withInvalidNumbers.flatMap { number -> [Finding] in
      let constraint = index.objects[number]
      guard constraint.installation(in: sizeClass)?.isInstalled != false else { return [] }
      return constraint.effectiveProperties(in: sizeClass).compactMap { property in
        guard let problem = RowFindings.problem(of: property) else { return nil }
        return finding(
          .invalidNumber,
          number,
          sizeClass,
          problem,
          constraints: [constraint.id],
          path: property.path
        )
      }
    }
  }

  /// Returns what is wrong with a constraint's number, and which number is used instead; nil if the
  /// number is valid or the property has none.
  static func problem(of property: Property) -> String? {
    guard let literal = property.value.literal else { return nil }
    let name = property.path.rawValue
    switch name {
    case "constant", "multiplier":
      let number = name == "constant" ? Double(literal) : Literal.ratio(literal)
      guard let number else {
        let taken = name == "constant" ? "0" : "1"
        return "The constraint's \(name) \"\(literal)\" is not a number: \(taken) is used instead."
      }
      if number.isFinite { return nil }
      return "The constraint's \(name) \"\(literal)\" is not finite: the layout ignores the"
        + " constraint."
    case "priority":
      guard let number = Double(literal) else {
        return "The constraint's priority \"\(literal)\" is not a number: 1000 is used instead."
      }
      if (1...1000).contains(number) { return nil }
      let nearest = number > 1000 ? 1000 : 1
      return "The constraint's priority \"\(literal)\" is not between 1 and 1000:"
        + " \(nearest) is used instead."
    default: return nil
    }
  }
}
