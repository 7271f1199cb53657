internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

extension PreviewFormat {
  /// Returns the format that the name of a file says by its extension; nil for a name without one.
  /// - Throws: `ValidationError` if no format has the extension.
  static func named(by path: String) throws -> PreviewFormat? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let suffix = name[name.index(after: dot)...].lowercased()
    if let format = PreviewFormat(rawValue: suffix) { return format }
    let known = allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
    throw ValidationError("\(path): unknown format .\(suffix). The formats are \(known).")
  }
}
