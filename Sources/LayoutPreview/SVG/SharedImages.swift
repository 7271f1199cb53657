/// Images that several drawings on a page share.
enum SharedImages {
  /// Returns the definitions of the images of some drawings, each once, in the order of their ids;
  /// empty without images.
  static func element(_ drawings: [[String: String]]) -> String {
    var all: [String: String] = [:]
    for images in drawings { all.merge(images) { first, _ in first } }
    if all.isEmpty { return "" }
    let definitions = all.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return "<defs>\(definitions.map(\.value).joined())</defs>\n"
  }
}
