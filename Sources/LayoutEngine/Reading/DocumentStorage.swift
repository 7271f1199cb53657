import LayoutModel

/// Shared storage of a document's facts, so that layouts are cheap to copy.
final class DocumentStorage: Sendable {
  let facts: DocumentFacts

  init(_ facts: DocumentFacts) {
    self.facts = facts
  }
}
