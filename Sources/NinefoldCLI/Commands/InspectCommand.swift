internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show an object's settings by class, and which row wins in which class",
    discussion: """
      The output follows the inspectors: the any-any line comes first, then the more specific \
      lines. The brackets after a line name the final size classes (those of devices) in which the \
      line wins.

      EXAMPLES:
        ninefold inspect BYZ-38-t0r
        ninefold inspect Main.storyboard:BYZ-38-t0r --json
      """
  )

  @Argument(help: .object())
  var object: String

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let inspection = try location.open().inspect(object)
    if output.json {
      Terminal.printRaw(JSON.inspection(inspection).rendered)
    } else {
      printText(inspection)
    }
  }

  private func printText(_ inspection: Inspection) {
    Terminal.print(
      Terminal.styled(Terminal.safe("\(inspection.kind) \(inspection.id)"), .bold)
        + Terminal.safe(" in \(inspection.document)")
    )
    if inspection.role == .view || inspection.role == .constraint {
      printInstalled(inspection)
    }
    for setting in inspection.settings {
      for (index, row) in setting.rows.enumerated() {
        let wins = setting.winners.filter { $0.sizeClass.isFinal && $0.row == row.variation }
          .map(\.sizeClass)
        printLine(
          index == 0 ? setting.name : "",
          row.variation,
          text(row.values, of: setting),
          wins,
          isVaried: setting.rows.count > 1
        )
      }
    }
  }

  private func printInstalled(_ inspection: Inspection) {
    var rows = inspection.installations.map { ($0.variation, $0.isInstalled) }
    if rows.first?.0.isBase != true { rows.insert((.base, true), at: 0) }
    for (index, row) in rows.enumerated() {
      let wins = inspection.installed.filter { $0.sizeClass.isFinal && $0.row == row.0 }
        .map(\.sizeClass)
      printLine(
        index == 0 ? "installed" : "",
        row.0,
        row.1 ? "yes" : "no",
        wins,
        isVaried: rows.count > 1
      )
    }
  }

  private func printLine(
    _ name: String,
    _ variation: VariationKey,
    _ value: String,
    _ wins: [SizeClass],
    isVaried: Bool
  ) {
    let title = name.isEmpty ? "    " : "  "
    var line = title + Terminal.safe(name.isEmpty ? "" : name + " ")
    if isVaried {
      line += Terminal.safe(variation.rawValue) + ": "
    } else if !name.isEmpty {
      line += "= "
    }
    line += Terminal.safe(value)
    if isVaried {
      let classes = wins.map(\.description).joined(separator: ", ")
      line += Terminal.styled(wins.isEmpty ? "  [wins nowhere]" : "  [\(classes)]", .green)
    }
    Terminal.print(line)
  }

  private func text(_ values: [Property], of setting: Inspection.Setting) -> String {
    // An element without a value of its own only holds the parts that follow it.
    let holders = Set(values.filter(\.path.isNested).map(\.path.parent))
    return values.filter { property in
      guard case .element(_, nil) = property.value else { return true }
      return !holders.contains(property.path)
    }.map { property in
      let below = property.path.rawValue.dropFirst(setting.path.rawValue.count)
      let name = below.isEmpty ? "" : String(below.dropFirst()) + "="
      switch property.value {
      case .attribute(let literal): return name + literal
      case .element(let tag, let text): return name + (text ?? "<\(tag)>")
      case .record(let record):
        return name
          + zip(record.kind.fieldNames, record.fields)
          .compactMap { field, literal in literal.map { "\(field)=\($0)" } }
          .joined(separator: " ")
      }
    }.joined(separator: " ")
  }
}
