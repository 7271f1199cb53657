internal import SwiftSyntax

/// The names of types as facts have them: without optionality, generic arguments and modules of
/// their own.
enum TypeName {
  /// Returns the name of a type; an array is its element's name in brackets. Other types, such as
  /// functions, give an empty name.
  static func base(of type: TypeSyntax) -> String { base(of: type, depth: 0) }

  private static func base(of type: TypeSyntax, depth: Int) -> String {
    guard depth < 16 else { return "" }
    func inner(_ type: TypeSyntax) -> String { base(of: type, depth: depth + 1) }
    if let optional = type.as(OptionalTypeSyntax.self) { return inner(optional.wrappedType) }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return inner(forced.wrappedType)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return inner(attributed.baseType) }
    if let array = type.as(ArrayTypeSyntax.self) { return "[\(inner(array.element))]" }
    if let name = type.as(IdentifierTypeSyntax.self) {
      if name.name.text == "Array", let argument = name.genericArgumentClause?.arguments.first,
        let element = argument.argument.as(TypeSyntax.self)
      {
        return "[\(inner(element))]"
      }
      return name.name.text
    }
    if let member = type.as(MemberTypeSyntax.self) {
      let outer = inner(member.baseType)
      return outer.isEmpty ? member.name.text : outer + "." + member.name.text
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return inner(only.type)
    }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.map { inner($0.type) }.joined(separator: "&")
    }
    return ""
  }

  /// Returns the names of a type and, for a composition, those of its members.
  static func parts(of type: TypeSyntax) -> [String] {
    base(of: type).split(separator: "&").map(String.init).filter { !$0.isEmpty }
  }

  /// Returns the name of an array's element, or the name itself.
  static func element(_ name: String) -> String {
    name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
  }
}
