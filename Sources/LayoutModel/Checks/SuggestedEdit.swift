/// An edit that would settle a finding, for the author to choose.
public enum SuggestedEdit: Equatable, Sendable {
  /// Adds a constraint.
  case constraint(ConstraintNotation)
  /// Sets a priority of a view, hugging or compression resistance.
  case priority(ObjectID, PropertyPath, Int)

  /// The edit as the command line carries it out.
  public var edit: LayoutEdit {
    switch self {
    case .constraint(let notation): .addConstraint(NewConstraint(notation))
    case .priority(let id, let path, let priority): .set(id, path, .text(String(priority)))
    }
  }
}

extension SuggestedEdit: CustomStringConvertible {
  /// A line of an edit script, such as `set a horizontalHuggingPriority 251`.
  public var description: String {
    switch self {
    case .constraint(let notation):
      return "add constraint \(SuggestedEdit.quoted(notation.description))"
    case .priority(let id, let path, let priority):
      let name = id.rawValue
      let isPlain =
        name.first != "-" && name.allSatisfy(ConstraintNotation.isWordCharacter) && !name.isEmpty
      return "set \(isPlain ? name : SuggestedEdit.quoted(name)) \(path.rawValue) \(priority)"
    }
  }

  /// One word of a shell.
  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "'" ? "'\\''" : String($0) }.joined()
    return "'\(escaped)'"
  }
}

extension SuggestedEdit {
  /// The priority of the same axis against which a view holds its content the other way: resistance for
  /// hugging, hugging for resistance. One above what the view has now.
  ///
  /// Where two views have the same priorities, both are tied: on a wide screen they share what is left,
  /// on a narrow one what is missing.
  ///
  /// - Returns: Nil for a constraint, and where the priority is as high as it gets.
  package func companion(in document: Document) -> SuggestedEdit? {
    guard case .priority(let id, let path, _) = self,
      let object = document.objects.first(where: { $0.id == id })
    else { return nil }
    for axis in ["horizontal", "vertical"] {
      let hugging = (PropertyPath("\(axis)HuggingPriority"), 250)
      let resistance = (PropertyPath("\(axis)CompressionResistancePriority"), 750)
      guard path == hugging.0 || path == resistance.0 else { continue }
      let (other, usual) = path == hugging.0 ? resistance : hugging
      var now = usual
      if case .attribute(let literal)? = object.property(other)?.value {
        now = Int(literal) ?? usual
      }
      return now < 999 ? .priority(id, other, now + 1) : nil
    }
    return nil
  }
}
