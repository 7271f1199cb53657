import LayoutModel

/// Insets as expressions.
struct InsetsValue {
  let value: CodeValue

  init?(_ form: ValueForm, _ path: String, _ properties: [Property]) {
    let sides: [String]
    switch form {
    case .minimalInsets: sides = ["minY", "minX", "maxY", "maxX"]
    case .directionalInsets: sides = ["top", "leading", "bottom", "trailing"]
    default: sides = ["top", "left", "bottom", "right"]
    }
    let literals = sides.map { side in
      properties.first { $0.path.rawValue == "\(path)/\(side)" }?.value.literal
    }
    // Interface Builder leaves out zeros of some insets.
    let numbers = literals.map { Double($0 ?? "0") }
    guard literals.contains(where: { $0 != nil }), numbers.allSatisfy({ $0?.isFinite == true })
    else { return nil }
    let texts = numbers.compactMap { $0.map(CodeNumber.text) }
    let all = texts.joined(separator: ", ")
    let type: (swift: String, objectiveC: String)
    var labels = ["top", "left", "bottom", "right"]
    switch form {
    case .directionalInsets:
      type = ("NSDirectionalEdgeInsets", "NSDirectionalEdgeInsetsMake")
      labels = sides
    case .cocoaInsets: type = ("NSEdgeInsets", "NSEdgeInsetsMake")
    default: type = ("UIEdgeInsets", "UIEdgeInsetsMake")
    }
    let arguments = zip(labels, texts).map { "\($0): \($1)" }.joined(separator: ", ")
    value = CodeValue("\(type.swift)(\(arguments))", "\(type.objectiveC)(\(all))")
  }
}
