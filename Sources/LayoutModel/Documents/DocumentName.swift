/// The names of documents at run time.
package enum DocumentName {
  /// Returns a file's name without its folders and its last extension. Storyboard references, nib
  /// names and strings files use this name.
  package static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
  }
}
