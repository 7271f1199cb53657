internal import Foundation

/// A body whose members are all known: a misspelled member is an error.
protocol StrictlyDecodable: Decodable {
  /// The names of all members.
  static var members: [String] { get }
}

/// A body, decoded after the names of its members were checked.
struct Strict<Body: StrictlyDecodable>: Decodable {
  let body: Body

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: Name.self).allKeys.map(\.stringValue)
    if let unknown = given.filter({ !Body.members.contains($0) }).min() {
      throw RequestError.malformed(
        "'\(unknown)' is no member; the members are \(Body.members.joined(separator: ", "))"
      )
    }
    body = try Body(from: decoder)
  }
}

extension DecodingError {
  /// The error in the body of a request, as a clause.
  var reason: String {
    switch self {
    case .keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(DecodingError.name(of: context)) has another type"
    case .dataCorrupted(let context): "\(DecodingError.name(of: context)) is not valid JSON"
    @unknown default: "it is not the expected JSON"
    }
  }

  private static func name(of context: Context) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "it" : "'\(path.joined(separator: "."))'"
  }
}
