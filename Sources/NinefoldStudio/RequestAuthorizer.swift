internal import FlyingFox
internal import LayoutModel

/// Decides which requests come from a page of this studio.
///
/// Every request needs the token. The first request has the token in its URL, and its response sets
/// a cookie for later requests. `Host` must be a loopback name or the server's address, which
/// prevents DNS rebinding. `Origin` must be the studio's.
struct RequestAuthorizer: Sendable {
  /// The decision about a request.
  enum Decision: Equatable {
    /// The request is admitted.
    case pass
    /// The URL has the right token: set a cookie, and redirect to the URL without the token.
    case welcome
    /// The request is refused, with a reason.
    case refuse(String)
  }

  /// The secret.
  let token: String
  /// The allowed names in `Host`.
  let hosts: Set<String>

  /// Creates an authorizer for the loopback names and the address that the server listens on.
  init(token: String, address: String) {
    self.token = token
    hosts = ["127.0.0.1", "localhost", address]
  }

  /// Returns a new token: 128 random bits in hexadecimal digits.
  static func freshToken() -> String {
    (0..<16).map { _ in UInt8.random(in: .min ... .max).twoHexDigits }.joined()
  }

  func decide(_ request: HTTPRequest) -> Decision {
    guard let host = request.headers[.host], hosts.contains(RequestAuthorizer.name(of: host)) else {
      return .refuse("the host is not the studio's")
    }
    if let origin = request.headers[HTTPHeader("Origin")], origin != "http://\(host)" {
      return .refuse("the request comes from another site")
    }
    let site = request.headers[HTTPHeader("Sec-Fetch-Site")]
    if let site, site != "same-origin", site != "none" {
      return .refuse("the request comes from another site")
    }
    if let given = request.query.first(where: { $0.name == "token" })?.value {
      return isToken(given) ? .welcome : .refuse("wrong token")
    }
    let given = request.headers[HTTPHeader("X-Ninefold-Token")] ?? cookie(of: request, host)
    guard let given else { return .refuse("open the URL that 'ninefold studio' printed") }
    return isToken(given) ? .pass : .refuse("wrong token")
  }

  /// Returns the cookie with the token. Its name contains the port, because cookies are shared by
  /// all ports of a host.
  func cookie(at host: String) -> String {
    "\(RequestAuthorizer.cookieName(host))=\(token); Path=/; HttpOnly; SameSite=Strict"
  }

  private func cookie(of request: HTTPRequest, _ host: String) -> String? {
    let name = RequestAuthorizer.cookieName(host) + "="
    return (request.headers[.cookie] ?? "").split(separator: ";")
      .map { String($0.drop { $0 == " " }) }
      .first { $0.hasPrefix(name) }
      .map { String($0.dropFirst(name.count)) }
  }

  private static func cookieName(_ host: String) -> String {
    "ninefold-studio-" + (host.split(separator: ":").last ?? "").filter(\.isNumber)
  }

  /// Returns a host without its port; unchanged if the text after the colon is not a port.
  private static func name(of host: String) -> String {
    guard let colon = host.lastIndex(of: ":"),
      host[colon...].dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else {
      return host
    }
    return String(host[..<colon])
  }

  /// Compares in constant time.
  private func isToken(_ guess: String) -> Bool {
    let (a, b) = (Array(token.utf8), Array(guess.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
