import LayoutModel

/// Decides whether code sets a view's frame and its autoresizing mask.
struct FrameRules {
  enum Placing: Equatable {
    /// Constraints place the view.
    case constraints
    /// The code sets the frame and the mask.
    case frame
    /// The view has the frame of the document until something shows it in another size. Frames and
    /// masks of its subviews depend on it.
    case root
    /// A stack view places the view, with constraints.
    case arranged
    /// Something else places the view, for a reason.
    case other(String)
  }

  let placing: Placing
  private let object: LayoutObject

  init(
    _ object: LayoutObject,
    _ attachment: CodeObject.Attachment,
    _ holder: LayoutObject?,
    isRoot: Bool
  ) {
    self.object = object
    if isRoot {
      placing = FrameRules.isCell(object) ? .other("what shows the view sizes it") : .root
    } else if attachment == .given {
      placing = .other("its holder sizes it")
    } else if object.key == "refreshControl" {
      placing = .other("its list places it")
    } else if object.isPlacedByConstraints {
      placing = .constraints
    } else if object.kind == "tableViewCell" || object.kind.hasPrefix("collectionViewCell") {
      placing = .other("the table sizes its cells")
    } else if case .subview = attachment, holder?.kind == "stackView" {
      placing = .arranged
    } else {
      placing = .frame
    }
  }

  /// Returns true for a view that a table or a collection sizes.
  private static func isCell(_ object: LayoutObject) -> Bool {
    object.kind.hasSuffix("Cell") || object.kind == "collectionReusableView"
      || object.container.rawValue == ":prototypeCellViews"
  }

  /// Records the rows of the frame and the mask.
  func account(_ ledger: Ledger) {
    let id = object.id
    guard object.role == .view else { return }
    if placing == .frame || placing == .root, FrameExpression.isInset(object) {
      ledger.write(id, under: "frameInset")
    }
    switch placing {
    case .constraints:
      account(ledger, "constraints place the view")
    case .frame:
      ledger.write(id, "translatesAutoresizingMaskIntoConstraints")
      ledger.write(id, "frame")
      ledger.write(id, "autoresizingMask")
      ledger.omit(id, under: "frameInset", "the frame depends on the size of the superview")
    case .root:
      ledger.write(id, "translatesAutoresizingMaskIntoConstraints")
      ledger.write(id, "frame")
      for path in ["autoresizingMask", "frameInset"] {
        ledger.markWithoutEffect(id, under: path, "what shows the view sizes it")
      }
    case .arranged: account(ledger, "the stack view places it")
    case .other(let reason): account(ledger, reason)
    }
  }

  /// Records that the frame and the mask have no effect.
  private func account(_ ledger: Ledger, _ reason: String) {
    ledger.write(object.id, "translatesAutoresizingMaskIntoConstraints")
    for path in ["frame", "autoresizingMask", "frameInset"] {
      ledger.markWithoutEffect(object.id, under: path, reason)
    }
  }
}
