internal import LayoutModel

extension LayoutObject {
  /// Returns a frame at the place that the file stores as shares of the superview's free space, as
  /// Xcode 8 and 9 did for views with flexible margins on both sides: `minY="4.58%"`.
  func placedByShares(_ frame: Frame, in superview: Size) -> Frame {
    var result = frame
    for property in properties where property.path.rawValue.hasPrefix("frameInset/min") {
      guard let literal = property.value.literal, literal.hasSuffix("%"),
        let share = Double(literal.dropLast()), (-1000...1000).contains(share)
      else { continue }
      switch property.path.name {
      case "minX": result.x = share / 100 * (superview.width - frame.width)
      case "minY": result.y = share / 100 * (superview.height - frame.height)
      default: break
      }
    }
    return result
  }
}
