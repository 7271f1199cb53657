internal import LayoutModel

/// The state that the parts of an edit share. A class, because all of them change one slice.
final class EditState {
  var slice: LayoutSlice
  var context: EditingContext
  /// The order in which Interface Builder writes attributes and elements.
  let order: ElementOrder
  /// False for a xib.
  let isStoryboard: Bool
  /// True if constraints can lay out the document's views.
  let usesAutoLayout: Bool
  /// True if values can vary by size class.
  let usesTraits: Bool

  init(document: LayoutObject, slice: LayoutSlice, context: EditingContext) {
    self.slice = slice
    self.context = context
    let header = DocumentHeader([document])
    order = ElementOrder(platform: header.platform, toolsVersion: header.toolsVersion)
    isStoryboard = header.isStoryboard
    usesAutoLayout = header.usesAutoLayout
    usesTraits = header.usesTraits
  }
}
