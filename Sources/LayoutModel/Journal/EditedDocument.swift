/// A document with edits that its file does not have yet, while the file changed too.
public struct EditedDocument: Sendable, Hashable {
  /// The document's name.
  public let name: String
  /// How many edits are in the project alone.
  public let editCount: Int
  /// The first of them.
  public let firstEdit: EditNumber

  /// Creates a description.
  package init(name: String, editCount: Int, firstEdit: EditNumber) {
    self.name = name
    self.editCount = editCount
    self.firstEdit = firstEdit
  }
}

extension EditedDocument: CustomStringConvertible {
  /// What stands against each other.
  public var description: String {
    let edits = editCount == 1 ? "1 edit" : "\(editCount) edits"
    return "\(name): both the file and the project changed; the project has \(edits) that the file"
      + " has not (since edit \(firstEdit))"
  }
}
