import LayoutModel

/// The style of a table's cell, with the views that the cell creates for it.
struct CellStyle {
  let value: CodeValue
  /// The cell's property for each view that it creates itself.
  private let properties: [ObjectID: String]

  init(_ cell: LayoutObject) {
    let style = cell.attribute("style").flatMap { CellStyle.styles[$0] }
    let name = style?.name ?? "default"
    value = CodeValue(".\(name)", "UITableViewCellStyle\(name.capitalizedFirst)")
    let pairs = (style?.properties ?? []).compactMap { property in
      cell.attribute(property).map { (ObjectID($0), property) }
    }
    properties = Dictionary(pairs) { first, _ in first }
  }

  /// Returns the cell's property for a view that the cell creates; nil for other views.
  func property(of view: ObjectID) -> String? { properties[view] }

  /// The styles by their names in documents. The properties that UIKit fills for each are in the
  /// reference of `UITableViewCell.CellStyle`.
  private static let styles: [String: (name: String, properties: [String])] = [
    "IBUITableViewCellStyleDefault": ("default", ["textLabel", "imageView"]),
    "IBUITableViewCellStyleSubtitle": ("subtitle", ["textLabel", "detailTextLabel", "imageView"]),
    "IBUITableViewCellStyleValue1": ("value1", ["textLabel", "detailTextLabel", "imageView"]),
    "IBUITableViewCellStyleValue2": ("value2", ["textLabel", "detailTextLabel"]),
  ]
}
