/// An edit that would help to resolve a finding, if the author agrees.
public enum SuggestedEdit: Equatable, Sendable {
  /// Adds a constraint.
  case constraint(ConstraintNotation)
  /// Sets a view's hugging or compression resistance priority, or the placeholder for its intrinsic
  /// width or height.
  case priority(ObjectID, PropertyPath, Int)

  /// The edit to perform.
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

  /// Returns the text quoted as one shell word.
  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "'" ? "'\\''" : String($0) }.joined()
    return "'\(escaped)'"
  }
}

extension SuggestedEdit {
  /// The priority that Interface Builder names low.
  package static let lowPriority = 250

  /// The edit with a constraint of low priority, which gives way where others leave less or more room;
  /// nil for an edit that adds no required constraint.
  package var yielding: SuggestedEdit? {
    guard case .constraint(var notation) = self, notation.priority == nil else { return nil }
    notation.priority = SuggestedEdit.lowPriority
    return .constraint(notation)
  }

  /// Returns an edit that raises the opposite priority of the same axis by one: compression
  /// resistance for hugging, and hugging for compression resistance.
  ///
  /// Between two views with equal priorities, both directions are ambiguous: how the views share
  /// extra space on a wide screen, and which view shrinks on a narrow one.
  ///
  /// - Returns: The edit; nil for a constraint, and if that priority is at least 999.
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
