/// The schema of a project file as a list of numbered SQL files, oldest first.
///
/// A released file never changes (its checksum stands in `CHECKSUMS`); what comes later is another
/// file. The SQL is embedded in the binary.
public enum Migrations {
  /// One step: its name, which the project file records, and its SQL.
  public struct Step: Sendable {
    /// The file's name without its ending.
    public let name: String
    /// The statements, run in one transaction.
    public let sql: String
  }

  /// All steps in order.
  public static let all: [Step] = [
    step("V0001_create_content", PackageResources.V0001_create_content_sql),
    step("V0002_create_queries", PackageResources.V0002_create_queries_sql),
    step("V0003_create_journal", PackageResources.V0003_create_journal_sql),
    step("V0004_create_versions", PackageResources.V0004_create_versions_sql),
    step("V0005_create_exchange", PackageResources.V0005_create_exchange_sql),
    step("V0006_create_conflicts", PackageResources.V0006_create_conflicts_sql),
    step("V0007_index_names", PackageResources.V0007_index_names_sql),
    step("V0008_create_working_files", PackageResources.V0008_create_working_files_sql),
    step("V0009_create_git_remotes", PackageResources.V0009_create_git_remotes_sql),
    step("V0010_create_file_states", PackageResources.V0010_create_file_states_sql),
  ]

  /// The statements that all steps together leave in a file's schema, as UTF-8: each begins after an
  /// empty line and ends with `;` and a line end. `tools/dump-schema` generates them.
  public static var schema: [UInt8] { PackageResources.schema_sql }

  private static func step(_ name: String, _ bytes: [UInt8]) -> Step {
    Step(name: name, sql: String(decoding: bytes, as: UTF8.self))
  }
}
