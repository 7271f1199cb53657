/// A document that changed both in the project and in its file.
public struct EditedDocument: Sendable, Hashable {
  /// The document's name.
  public let name: String
  /// The number of edits in the project that the file lacks.
  public let editCount: Int
  /// The first edit that the file lacks.
  public let firstEdit: EditNumber

  /// Creates a description.
  package init(name: String, editCount: Int, firstEdit: EditNumber) {
    self.name = name
    self.editCount = editCount
    self.firstEdit = firstEdit
  }
}

extension EditedDocument: CustomStringConvertible {
  /// The conflict in one sentence, without a period.
  public var description: String {
    let edits = editCount == 1 ? "1 edit" : "\(editCount) edits"
    return "\(name): both the file and the project changed; the project has \(edits) that the file"
      + " lacks (since edit \(firstEdit))"
  }
}
