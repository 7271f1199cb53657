extension Frame {
  /// Creates a rectangle from a record of any kind, such as a size. Missing and invalid fields are
  /// zero.
  package init(_ record: Record) {
    func number(_ name: String) -> Double {
      guard let value = record[name].flatMap({ Double($0) }), value.isFinite else { return 0 }
      return value
    }
    self.init(
      x: number("x"),
      y: number("y"),
      width: number("width"),
      height: number("height")
    )
  }
}

extension LayoutObject {
  /// The frame that the document stores; nil if there is none.
  package var storedFrame: Frame? {
    guard case .record(let record)? = property(PropertyPath("frame"))?.value, record.kind == .rect
    else { return nil }
    return Frame(record)
  }
}
