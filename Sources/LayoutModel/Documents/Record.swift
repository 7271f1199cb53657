/// A structured value, such as a rect, a color or a font.
///
/// Its fields change together: a merge never mixes the components of two colors.
public struct Record: Sendable, Equatable {
  /// The kind of value.
  public var kind: RecordKind
  /// The literals of the fields, in the order of ``RecordKind/fieldNames``; nil for an absent
  /// field.
  public var fields: [String?]

  /// Creates a record.
  ///
  /// - Precondition: `fields` has one entry for each of the kind's field names.
  public init(kind: RecordKind, fields: [String?]) {
    precondition(fields.count == kind.fieldNames.count, "one field for each name of \(kind)")
    self.kind = kind
    self.fields = fields
  }

  /// Creates a record from fields by name. Names that the kind does not have are ignored.
  public init(_ kind: RecordKind, _ fields: [String: String]) {
    self.init(kind: kind, fields: kind.fieldNames.map { fields[$0] })
  }

  /// The literal of a field; nil if it is absent or the kind does not have it.
  public subscript(_ name: String) -> String? {
    get { kind.fieldNames.firstIndex(of: name).flatMap { fields[$0] } }
    set {
      if let index = kind.fieldNames.firstIndex(of: name) { fields[index] = newValue }
    }
  }

  /// Returns true if both records are equal byte for byte.
  public static func == (left: Record, right: Record) -> Bool {
    left.kind == right.kind
      && zip(left.fields, right.fields).allSatisfy { a, b in
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?): a.hasSameBytes(as: b)
        default: false
        }
      }
  }
}

/// The kinds of structured values, named like their elements.
public enum RecordKind: String, CaseIterable, Sendable {
  /// An origin and a size in points.
  case rect
  /// A position in points.
  case point
  /// A size in points.
  case size
  /// A color, by components or by name.
  case color
  /// A font of iOS, tvOS and watchOS.
  case fontDescription
  /// A font of macOS.
  case font
  /// The springs and struts of a view.
  case autoresizingMask

  /// The names of the attributes, in the order in which Interface Builder writes them.
  public var fieldNames: [String] {
    switch self {
    case .rect: RecordKind.rectFields
    case .point: RecordKind.pointFields
    case .size: RecordKind.sizeFields
    case .color: RecordKind.colorFields
    case .fontDescription: RecordKind.fontDescriptionFields
    case .font: RecordKind.fontFields
    case .autoresizingMask: RecordKind.maskFields
    }
  }

  private static let rectFields = ["x", "y", "width", "height"]
  private static let pointFields = ["x", "y"]
  private static let sizeFields = ["width", "height"]
  private static let colorFields = [
    "systemColor", "red", "green", "blue", "white", "alpha", "name", "catalog", "colorSpace",
    "cocoaTouchSystemColor", "customColorSpace",
  ]
  private static let fontDescriptionFields = [
    "type", "name", "family", "weight", "pointSize", "style",
  ]
  private static let fontFields = ["metaFont", "size", "name"]
  private static let maskFields = [
    "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
    "flexibleMaxY",
  ]
}
