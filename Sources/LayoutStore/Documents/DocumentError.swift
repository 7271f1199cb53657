package import LayoutModel

/// An error of a request about documents of the store. A `Project` throws cases of `NinefoldError`
/// instead, which have suggestions and advice.
package enum DocumentError: Error, Equatable, Sendable {
  /// There is no document with this name.
  case unknown(String)
  /// Both the documents and their files have changed since they last matched.
  case edited([EditedDocument])
}

extension DocumentError: CustomStringConvertible {
  /// A message for people.
  package var description: String {
    switch self {
    case .unknown(let name): "no document named \(name)"
    case .edited(let documents): documents.map(\.description).joined(separator: "\n")
    }
  }
}
