internal import LayoutModel
internal import Ninefold

extension JSON {
  /// The settings of an object, with their rows and winners.
  static func inspection(_ inspection: Inspection) -> JSON {
    .object([
      ("document", .string(inspection.document)), ("id", .string(inspection.id.rawValue)),
      ("kind", .string(inspection.kind)), ("role", .string(inspection.role.rawValue)),
      ("scene", .text(inspection.scene?.rawValue)), ("parent", .text(inspection.parent?.rawValue)),
      (
        "installed",
        .object([
          (
            "rows",
            .array(
              inspection.installations.map {
                .object([
                  ("class", .string($0.variation.rawValue)), ("installed", .bool($0.isInstalled)),
                ])
              }
            )
          ),
          (
            "wins",
            .object(
              inspection.installed.map {
                (
                  $0.sizeClass.description,
                  .object([
                    ("class", .string($0.row.rawValue)), ("installed", .bool($0.isInstalled)),
                  ])
                )
              }
            )
          ),
        ])
      ),
      ("attributes", .array(inspection.settings.map(json))),
    ])
  }

  private static func json(_ setting: Inspection.Setting) -> JSON {
    .object([
      ("name", .string(setting.name)),
      (
        "rows",
        .array(
          setting.rows.map { row in
            .object([
              ("class", .string(row.variation.rawValue)),
              ("value", JSON.setting(setting.path, row.values)),
            ])
          }
        )
      ),
      (
        "wins",
        .object(
          setting.winners.map { ($0.sizeClass.description, .text($0.row?.rawValue)) }
        )
      ),
    ])
  }
}
