/// The content security policy of pages, which allows only their own script and style.
enum PagePolicy {
  /// - Parameters:
  ///   - script: The SHA-256 hash of the script in Base64.
  ///   - style: The hash of the style sheet.
  static func text(script: String, style: String) -> String {
    "default-src 'none'; script-src 'sha256-\(script)'; style-src 'sha256-\(style)';"
      + " img-src data:; base-uri 'none'; form-action 'none'"
  }
}
