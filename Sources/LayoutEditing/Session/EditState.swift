internal import LayoutModel

/// The state that the parts of an edit share. A class, because all of them change one slice.
final class EditState {
  var slice: LayoutSlice
  var context: EditingContext
  /// The facts of the document element. Most edits of one attribute do not need them.
  private(set) lazy var header = DocumentHeader([document])
  /// The order in which Interface Builder writes attributes and elements.
  private(set) lazy var order = ElementOrder(
    platform: header.platform,
    toolsVersion: header.toolsVersion
  )
  private let document: LayoutObject

  init(document: LayoutObject, slice: LayoutSlice, context: EditingContext) {
    self.document = document
    self.slice = slice
    self.context = context
  }
}
