internal import LayoutModel

/// Embeds views in a scroll view.
///
/// The scroll view gets the edges of the views, as a plain view would. Its content is one view: a
/// single view of the selection, else a plain view around all. The content is as large as the scroll
/// view, so everything keeps its place until the author lets it grow.
struct ScrollEmbedder: EditPart {
  let state: EditState

  func embed(_ views: [ObjectID]) throws(EditError) -> CompletedEdit {
    let names = gestureEditor.names(views)
    var content = views
    if views.count > 1 { content = [try ViewEmbedder(state: state).embed(views).subject] }
    guard let only = content.first else { throw .badSelection("no view is selected") }
    // The plain view is not in the frames that were computed before.
    let done = try ViewEmbedder(state: state).embed(content, in: "scrollView")
    if geometry.hasConstraints(only) {
      let editingClass = state.context.editingClass
      state.context.editingClass = .anyAny
      defer { state.context.editingClass = editingClass }
      for length in ["width", "height"] {
        try tieEditor.add(
          Tie.Anchor(item: only, attribute: length),
          .equal,
          Tie.Anchor(item: done.subject, attribute: length)
        )
      }
    }
    return CompletedEdit(
      kind: .embed,
      meaning: "embedded \(names) in \(name(done.subject))",
      subject: done.subject
    )
  }
}
