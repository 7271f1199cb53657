/// The result of one check of a project file or of its surroundings, such as its folder.
public struct HealthCheck: Sendable, Equatable {
  /// The subject of a check. The comment of a case is the condition for ``Verdict/good``.
  public enum Subject: String, CaseIterable, Sendable {
    /// The file exists and can be read and written.
    case file
    /// The folder has no log and no draft of the file, which a killed command may leave.
    case leftovers
    /// The file is a project with a known, unmodified schema.
    case schema
    /// The file uses a write-ahead log, so readers and a writer don't wait for each other.
    case journalMode
    /// SQLite finds the pages and indexes intact.
    case integrity
    /// No row refers to a missing row.
    case references
    /// Replaying the journal gives the content, row for row.
    case journal
    /// No merge conflict is open.
    case conflicts
    /// The folder can be written to, and the file can be locked.
    case folder
    /// The file system is local, so locks and shared memory work.
    case fileSystem
    /// Enough disk space is free.
    case space
    /// If the folder is in a work tree of git, git merges layouts with Ninefold.
    case git
    /// The finding has the version of SQLite. It is always good.
    case sqlite
  }

  /// The severity of the result of a check.
  public enum Verdict: String, CaseIterable, Sendable {
    /// Nothing is wrong.
    case good
    /// The project is intact, but needs attention.
    case notice
    /// The problem must be solved before anything else.
    case problem
  }

  /// The subject of the check.
  public let subject: Subject
  /// The severity.
  public let verdict: Verdict
  /// The finding, as a phrase.
  public let finding: String
  /// The advice for the next step; nil if nothing has to be done.
  public let advice: String?

  /// Creates a good result.
  package init(_ subject: Subject, _ finding: String) {
    self.init(subject, .good, finding, advice: nil)
  }

  /// Creates a result.
  package init(_ subject: Subject, _ verdict: Verdict, _ finding: String, advice: String?) {
    self.subject = subject
    self.verdict = verdict
    self.finding = finding
    self.advice = advice
  }

  /// Creates a result for a project whose rows can't be trusted.
  package static func damaged(_ subject: Subject, _ finding: String) -> HealthCheck {
    let advice = "restore a backup, or run: ninefold recover FILE --output NEW.ninefold"
    return HealthCheck(subject, .problem, finding, advice: advice)
  }
}
