internal import Ninefold

extension FileResults {
  /// Prints the results, or JSON, and the files that give none.
  ///
  /// - Parameters:
  ///   - json: The answer of `--json`; nil for text.
  ///   - isDryRun: True if nothing was changed.
  ///   - show: Prints a result.
  func print(json: JSON?, isDryRun: Bool, _ show: (Element) -> Void) {
    if let json { return Terminal.printRaw(json.rendered) }
    results.forEach(show)
    Terminal.printErrors(refused)
    if isDryRun { Terminal.noteDryRun() }
  }
}
