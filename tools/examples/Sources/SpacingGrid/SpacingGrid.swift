public import Ninefold

/// Aligns the constants of all constraints in a project with a grid, in every size class, as one
/// edit.
public struct SpacingGrid: Sendable {
  /// The distance between grid lines, in points.
  public let step: Double

  /// Creates a grid; the step must be positive.
  public init(step: Double) {
    self.step = step
  }

  /// Rounds the constants that are off the grid.
  ///
  /// - Returns: The result; `recorded` has no edit if all constants were on the grid.
  public func align(_ project: Project, isDryRun: Bool = false) throws -> EditingResult {
    let rows = try project.documentNames().flatMap { name in
      try project.document(named: name).objects.flatMap { constants(of: $0, in: name) }
    }
    return try project.edit(
      message: "constants on a grid of \(text(step))",
      isDryRun: isDryRun
    ) { editor in
      for row in rows {
        try editor.apply(
          .set(row.object.id, "constant", .text(row.literal), in: row.variation),
          to: row.object.document
        )
      }
    }.result
  }

  /// A constant to change.
  private struct Row {
    let object: ObjectReference
    let variation: VariationKey
    let literal: String
  }

  private func constants(of object: LayoutObject, in document: String) -> [Row] {
    guard object.role == .constraint else { return [] }
    return object.properties.compactMap { property in
      guard property.path == "constant", let literal = property.value.literal,
        let constant = Double(literal)
      else { return nil }
      let aligned = (constant / step).rounded() * step
      guard aligned != constant else { return nil }
      return Row(
        object: ObjectReference(document: document, id: object.id),
        variation: property.variation,
        literal: text(aligned)
      )
    }
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
