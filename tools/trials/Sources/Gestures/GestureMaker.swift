import LayoutModel
import Ninefold

/// A selection in a document, with what a gesture needs besides.
struct Selection {
  let views: [ObjectID]
  let document: String
  /// The views of the document, in the order of the file.
  let places: [ObjectID]
  /// A document for gestures across documents.
  let other: String?
  /// A random number that chooses among the variants of the gesture.
  let pick: Int
  /// An alignment that the frames show already.
  let alignment: ViewAlignment?
}

extension GestureKind {
  /// Makes the gesture.
  func make(_ selection: Selection, with editor: LayoutEditor) throws {
    let (views, document, pick) = (selection.views, selection.document, selection.pick)
    func any<Value>(_ values: [Value]) -> Value { values[pick % values.count] }
    func perform(_ gesture: LayoutGesture) throws {
      try editor.perform(gesture, in: document)
    }
    switch self {
    case .embedView: try perform(.embed(views, in: .view))
    case .embedStack: try perform(.embed(views, in: .stackView))
    case .embedScroll: try perform(.embed(views, in: .scrollView))
    case .embedNavigation: try perform(.embed(views, in: .navigationController))
    case .embedContainer: try perform(.embed(views, in: .containerView))
    case .embedTabs: try perform(.embed(views, in: .tabBarController))
    case .unembed, .unembedController: try perform(.unembed(views[0]))
    case .arrange: try perform(.arrange(views, any(Arrangement.allCases)))
    case .align: try perform(.align(views, any(ViewAlignment.allCases)))
    case .alignAligned:
      guard let alignment = selection.alignment else { return }
      try perform(.align(views, alignment))
    case .distribute: try perform(.distribute(views, any(LayoutAxis.allCases), spacing: nil))
    case .pin:
      let edges = Pin.Edge.allCases.map { Pin.edge($0, nil, toMargin: pick % 2 == 0) }
      let others: [Pin] = [
        .length(.horizontal, nil), .length(.vertical, nil), .aspectRatio(nil),
      ]
      try perform(.pin(views, [any(edges + others)]))
    case .updateFrames: try perform(.updateFrames(views))
    case .updateConstants: try perform(.updateConstants(views))
    case .changeClass:
      let kinds = ["label", "button", "view", "imageView", "textField", "stackView", "scrollView"]
      try perform(.changeKind(views[0], to: any(kinds)))
    case .refactor: try editor.refactor(views, in: document, to: document + ".new.storyboard")
    case .addMissing: try editor.addMissingConstraints(to: views, in: document)
    case .clear: try perform(.clearConstraints(views))
    case .reset: try editor.resetConstraints(of: views, in: document)
    default: try copy(selection, with: editor)
    }
  }

  /// Makes a gesture that copies or moves objects.
  private func copy(_ selection: Selection, with editor: LayoutEditor) throws {
    let (views, document) = (selection.views, selection.document)
    let first = ObjectReference(document: document, id: views[0])
    let place = selection.places[selection.pick % selection.places.count]
    switch self {
    case .move:
      try editor.apply(.reparent(views[0], into: place, container: nil, .last), to: document)
    case .duplicate: try editor.apply(.duplicate(views[0]), to: document)
    case .copyPaste:
      let copied = try editor.fragment(of: views, in: document)
      // As text, which is how a fragment goes from one command to the other.
      let fragment = try editor.fragment(
        xml: copied.document.bytes,
        named: "fragment",
        for: document
      )
      try editor.paste(fragment, into: ObjectReference(document: document, id: place))
    case .duplicateTo:
      if let other = selection.other { try editor.duplicate(first, to: other) }
    case .moveTo:
      if let other = selection.other { try editor.move(first, to: other) }
    default: break
    }
  }
}
