internal import CLibrary

/// Numbers as Interface Builder spells them.
package enum NumberText {
  /// Returns true for a finite decimal number, and for `infinite` and `-infinite`. A point must
  /// have a digit after it, as in the numbers that Interface Builder writes.
  package static func isNumber(_ text: String) -> Bool {
    if text == "infinite" || text == "-infinite" { return true }
    if let point = text.firstIndex(of: ".") {
      guard text[text.index(after: point)...].first?.isNumber == true else { return false }
    }
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    return isPlain && Double(text)?.isFinite == true
  }

  /// Returns the value of a multiplier, which is a number or a ratio such as `16:9`; nil if it is
  /// invalid or zero.
  package static func multiplier(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    guard parts.allSatisfy({ isNumber(String($0)) }), let ratio = Literal.ratio(text), ratio != 0,
      ratio.isFinite
    else { return nil }
    return ratio
  }

  /// Returns the spelling of a component of a rect, point, size, inset or color: zero is `0.0`, an
  /// integer has no point, any other number stays as given. Nil if the text is not a number.
  package static func component(_ text: String) -> String? {
    guard isNumber(text), let number = Double(text) else { return nil }
    if number == 0 { return "0.0" }
    if let whole = number.whole { return String(whole) }
    return text
  }

  /// Returns a number with up to 17 digits, as Interface Builder writes those without a short
  /// spelling.
  package static func component(_ number: Double) -> String {
    if number == 0 { return "0.0" }
    if let whole = number.whole { return String(whole) }
    var buffer = [CChar](repeating: 0, count: 40)
    let length = withVaList([number]) { vsnprintf(&buffer, buffer.count, "%.17g", $0) }
    return String(
      decoding: buffer.prefix(Int(max(0, length))).map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
  }
}
