public import LayoutModel

extension NinefoldError {
  /// The reason why a request about conflicts fails. The project is unchanged.
  public enum ConflictProblem: Sendable, Equatable, CustomStringConvertible {
    /// No open conflict matches; `roots` has the ids or the paths of those that exist.
    case none(String, roots: [String])
    /// Several documents have conflicts at an object with this id; `candidates` has their full
    /// names.
    case ambiguous(String, candidates: [String])
    /// The conflicts at this object are about a deletion, so they can only be resolved together.
    case together(String)
    /// A value can only resolve a single conflict about one value. `count` is the number of
    /// conflicts at this object.
    case noValue(ObjectID, count: Int)
    /// One side deleted a document that the other side edited.
    case deletedDocument(String)
    /// The conflict at this object no longer occurs when the merge is repeated.
    case changed(ObjectID)

    /// The reason in one sentence.
    public var description: String {
      switch self {
      case .none(let name, let roots):
        roots.isEmpty
          ? "no conflict at \(name): no conflict is open"
          : "no conflict at \(name); there are conflicts at \(roots.joined(separator: ", "))"
      case .ambiguous(let name, let candidates):
        "several documents have conflicts at \(name): \(candidates.joined(separator: ", "))"
      case .together(let name):
        "the conflicts at \(name) are about a deletion and can only be resolved together"
      case .noValue(let root, let count):
        count == 1
          ? "the conflict at \(root) is not about one value; choose ours, theirs or base"
          : "there are \(count) conflicts at \(root); name one"
      case .deletedDocument(let name):
        "one side deleted \(name), and the other edited it; first delete or restore it on both sides"
      case .changed(let root):
        "the merge no longer finds the conflict at \(root); choose ours, or undo the merge and merge again"
      }
    }
  }
}
