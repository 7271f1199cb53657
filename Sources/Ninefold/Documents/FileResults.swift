/// The results for some files, and the files that have none.
public struct FileResults<Element: Sendable>: Sendable {
  /// The results, in the order of the files.
  public internal(set) var results: [Element] = []
  /// The files, or parts of files, that can't be read or written, with the reasons.
  public internal(set) var refused: [NinefoldError.Refusal] = []

  /// Adds the results of other files.
  mutating func append(_ other: FileResults) {
    results += other.results
    refused += other.refused
  }

  /// Adds a result, or the refusal that was thrown instead.
  mutating func append(_ result: () throws(NinefoldError.Refusal) -> Element?) {
    do throws(NinefoldError.Refusal) {
      if let element = try result() { results.append(element) }
    } catch {
      refused.append(error)
    }
  }
}
