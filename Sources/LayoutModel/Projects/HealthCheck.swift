/// One thing that was looked at in a project file, or in what it lives among.
public struct HealthCheck: Sendable, Equatable {
  /// What was looked at.
  public enum Subject: String, CaseIterable, Sendable {
    /// The file is there and can be read and written.
    case file
    /// Nothing that was left by a killed command lies beside it.
    case leftovers
    /// It is a project, of a schema that is known and unchanged.
    case schema
    /// It has a write-ahead log, so readers and a writer don't wait for each other.
    case journalMode
    /// SQLite finds its pages and indexes sound.
    case integrity
    /// No row refers to one that is missing.
    case references
    /// The journal leads to the content, row for row.
    case journal
    /// No conflict of a merge is open.
    case conflicts
    /// The folder can be written to, and locked.
    case folder
    /// The file system is one on which locks and shared memory work.
    case fileSystem
    /// There is room to go on.
    case space
    /// Git merges layouts by what they mean.
    case git
    /// The version of SQLite.
    case sqlite
  }

  /// How bad it is.
  public enum Verdict: String, CaseIterable, Sendable {
    /// As it should be.
    case good
    /// Worth knowing; the project is sound.
    case notice
    /// Something to be done before anything else.
    case problem
  }

  /// What was looked at.
  public let subject: Subject
  /// How bad it is.
  public let verdict: Verdict
  /// What was found, in a phrase.
  public let finding: String
  /// What to do next; nil if nothing has to be done.
  public let advice: String?

  /// Creates a result with nothing to be done.
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

  /// Creates a result for a project whose rows can't be believed.
  package static func damaged(_ subject: Subject, _ finding: String) -> HealthCheck {
    let advice = "go back to a backup, or: ninefold recover FILE --output NEW.ninefold"
    return HealthCheck(subject, .problem, finding, advice: advice)
  }
}
