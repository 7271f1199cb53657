public import LayoutModel

extension NinefoldError {
  /// The reason why conflicts can't be resolved as requested. The project is unchanged.
  public enum ConflictProblem: Sendable, Equatable, CustomStringConvertible {
    /// No open conflict has this name.
    case none(String, roots: [String])
    /// Several documents have conflicts at an object with this id.
    case ambiguous(String, candidates: [String])
    /// Conflicts about a deletion can only be resolved together.
    case together(String)
    /// The conflict isn't about a single value, so no other value can resolve it.
    case noValue(ObjectID, count: Int)
    /// One side deleted a document that the other side edited.
    case deletedDocument(String)
    /// Repeating the merge no longer finds this conflict.
    case changed(ObjectID)

    /// The reason in one sentence.
    public var description: String {
      switch self {
      case .none(let name, let roots):
        roots.isEmpty
          ? "no conflict at \(name): none is open"
          : "no conflict at \(name); there are conflicts at \(roots.joined(separator: ", "))"
      case .ambiguous(let name, let candidates):
        "several documents have conflicts at \(name): \(candidates.joined(separator: ", "))"
      case .together(let name):
        "the conflicts at \(name) are about a deletion; resolve them together, without --path and --class"
      case .noValue(let root, let count):
        count == 1
          ? "the conflict at \(root) is not about one value: choose ours, theirs or base"
          : "there are \(count) conflicts at \(root): choose one with --path and --class"
      case .deletedDocument(let name):
        "one side deleted \(name), the other edited it: delete or restore it on both sides first"
      case .changed(let root):
        "the merge no longer finds the conflict at \(root): choose ours, or undo the merge and merge again"
      }
    }
  }
}
