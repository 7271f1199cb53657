internal import FlyingFox

/// Decides which requests are from the page that this studio gave out.
///
/// Only who knows the token gets in: the first request brings it in its URL and gets a cookie for the
/// rest. `Host` must name this machine, so that no name of another site can be made to lead here, and
/// `Origin` must be the studio's own.
struct Gate: Sendable {
  /// What a request may do.
  enum Decision: Equatable {
    /// Go on.
    case pass
    /// The token is right: remember it in a cookie, and leave it out of the URL.
    case welcome
    /// Refused, and why.
    case refuse(String)
  }

  /// The secret.
  let token: String
  /// The names of this machine that `Host` may have.
  let hosts: Set<String>

  /// Creates a gate for the loopback names and the address that the server listens at.
  init(token: String, address: String) {
    self.token = token
    hosts = ["127.0.0.1", "localhost", address]
  }

  /// A fresh token: 128 random bits in hexadecimal digits.
  static func freshToken() -> String {
    (0..<16).map { _ in
      let byte = UInt8.random(in: .min ... .max)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  func decide(_ request: HTTPRequest) -> Decision {
    guard let host = request.headers[.host], hosts.contains(Gate.name(of: host)) else {
      return .refuse("the studio is not at this host")
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

  /// The cookie that lets the page in; cookies know no ports, so its name has the port.
  func cookie(at host: String) -> String {
    "\(Gate.cookieName(host))=\(token); Path=/; HttpOnly; SameSite=Strict"
  }

  private func cookie(of request: HTTPRequest, _ host: String) -> String? {
    let name = Gate.cookieName(host) + "="
    return (request.headers[.cookie] ?? "").split(separator: ";")
      .map { String($0.drop { $0 == " " }) }
      .first { $0.hasPrefix(name) }
      .map { String($0.dropFirst(name.count)) }
  }

  private static func cookieName(_ host: String) -> String {
    "ninefold-studio-" + (host.split(separator: ":").last ?? "").filter(\.isNumber)
  }

  /// A host's name without its port; all of it if what follows the colon is no port.
  private static func name(of host: String) -> String {
    guard let colon = host.lastIndex(of: ":"),
      host[colon...].dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else {
      return host
    }
    return String(host[..<colon])
  }

  /// Compares in a time that does not tell how much of a guess is right.
  private func isToken(_ guess: String) -> Bool {
    let (a, b) = (Array(token.utf8), Array(guess.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
