import LayoutModel

/// Writes visual format strings for the constraints that the visual format language can express.
struct VisualFormatWriter {
  private let items: [ObjectID: CodeItem]
  /// The superview of each view.
  private let holders: [ObjectID: ObjectID]

  init(_ own: CodeClass) {
    items = own.items
    var holders: [ObjectID: ObjectID] = [:]
    for view in own.views {
      if case .subview(let holder) = view.attachment { holders[view.object.id] = holder }
    }
    self.holders = holders
  }

  /// A piece of a string: a distance between two items, or a size.
  enum Piece {
    /// A distance between two views in reading direction; nil for the superview's edge.
    case gap(axis: Character, from: ObjectID?, to: ObjectID?, String)
    case size(axis: Character, of: ObjectID, String)
  }

  /// Returns the piece for a constraint; nil if the visual format language can't express it.
  func piece(_ constraint: CodeConstraint) -> Piece? {
    let form = constraint.form
    guard form.multiplier == nil, constraint.identifier == nil, let first = view(form.first) else {
      return nil
    }
    let number = CodeNumber.text(constraint.constant)
    guard let secondID = form.second else {
      guard let axis = VisualFormatWriter.sizes[form.firstAttribute], constraint.constant >= 0
      else {
        return nil
      }
      return .size(axis: axis, of: first.id, predicate(form, number))
    }
    guard let second = view(secondID), first.id != second.id else { return nil }
    if let axis = VisualFormatWriter.sizes[form.firstAttribute] {
      guard form.secondAttribute == form.firstAttribute, constraint.constant == 0,
        isKey(second), !constraint.hasVariedConstant
      else { return nil }
      return .size(axis: axis, of: first.id, predicate(form, second.path))
    }
    return gap(form, first, second, number, hasGap: constraint.constant != 0)
  }

  private func gap(
    _ form: CodeConstraint.Form,
    _ first: CodeItem,
    _ second: CodeItem,
    _ number: String,
    hasGap: Bool
  ) -> Piece? {
    let text =
      hasGap || form.relation != .equal || form.priority != 1000
      ? "-" + connection(form, number) + "-" : ""
    switch (form.firstAttribute, form.secondAttribute) {
    case ("leading", "leading") where holders[first.id] == second.id && isKey(first):
      return .gap(axis: "H", from: nil, to: first.id, text)
    case ("top", "top") where holders[first.id] == second.id && isKey(first):
      return .gap(axis: "V", from: nil, to: first.id, text)
    case ("trailing", "trailing") where holders[second.id] == first.id && isKey(second):
      return .gap(axis: "H", from: second.id, to: nil, text)
    case ("bottom", "bottom") where holders[second.id] == first.id && isKey(second):
      return .gap(axis: "V", from: second.id, to: nil, text)
    case ("leading", "trailing") where areSiblings(first, second):
      return .gap(axis: "H", from: second.id, to: first.id, text)
    case ("top", "bottom") where areSiblings(first, second):
      return .gap(axis: "V", from: second.id, to: first.id, text)
    default: return nil
    }
  }

  private func areSiblings(_ first: CodeItem, _ second: CodeItem) -> Bool {
    isKey(first) && isKey(second) && holders[first.id] != nil
      && holders[first.id] == holders[second.id]
  }

  private func view(_ id: ObjectID) -> CodeItem? {
    items[id].flatMap { $0.kind == .view ? $0 : nil }
  }

  /// Returns true for views whose name in code is a valid key of the `views` dictionary.
  private func isKey(_ item: CodeItem) -> Bool { Identifier.isValid(item.path) && item.isMember }

  private func predicate(_ form: CodeConstraint.Form, _ value: String) -> String {
    (form.relation == .equal ? "" : form.relation.sign) + value + priority(form)
  }

  /// Returns a distance, in parentheses unless it is a plain number.
  private func connection(_ form: CodeConstraint.Form, _ number: String) -> String {
    let isPlain = form.relation == .equal && form.priority == 1000 && !number.hasPrefix("-")
    return isPlain ? number : "(\(predicate(form, number)))"
  }

  private func priority(_ form: CodeConstraint.Form) -> String {
    form.priority == 1000 ? "" : "@\(CodeNumber.text(form.priority))"
  }

  private static let sizes: [String: Character] = ["width": "H", "height": "V"]

  // MARK: - Strings

  /// Returns the string for one constraint; nil if the visual format language can't express it.
  func string(_ constraint: CodeConstraint) -> String? {
    switch piece(constraint) {
    case .gap(let axis, let from, let to, let text)?:
      "\(axis):" + (from.map { "[\(key($0))]" } ?? "|") + text + (to.map { "[\(key($0))]" } ?? "|")
    case .size(let axis, let view, let text)?:
      isKey(view) ? "\(axis):[\(key(view))(\(text))]" : nil
    case nil: nil
    }
  }

  /// Combines pieces into as few strings as possible: distances that meet in a view share a string.
  func strings(_ pieces: [Piece]) -> [String] {
    ["H", "V"].flatMap { (axis: Character) -> [String] in
      var chain = Chain()
      for piece in pieces {
        switch piece {
        case .gap(axis, let from, let to, let text): chain.add(from, to, text)
        case .size(axis, let view, let text): chain.sizes[view, default: []].append(text)
        default: break
        }
      }
      return chain.strings(key: key).map { "\(axis):\($0)" }
    }
  }

  private func isKey(_ id: ObjectID) -> Bool { items[id].map { isKey($0) } ?? false }

  private func key(_ id: ObjectID) -> String { items[id]?.path ?? "" }
}

/// The distances and sizes of one axis.
private struct Chain {
  private var gaps: [(from: ObjectID?, to: ObjectID?, text: String, isUsed: Bool)] = []
  var sizes: [ObjectID: [String]] = [:]

  mutating func add(_ from: ObjectID?, _ to: ObjectID?, _ text: String) {
    gaps.append((from, to, text, false))
  }

  /// Returns the strings without their axis. A string continues while another distance begins where
  /// it ends.
  mutating func strings(key: (ObjectID) -> String) -> [String] {
    var strings: [String] = []
    // Chains start at the superview's edge, then at views where no distance ends.
    let ends = Set(gaps.compactMap(\.to))
    var starts: [ObjectID: [Int]] = [:]
    for index in gaps.indices.reversed() {
      if let from = gaps[index].from { starts[from, default: []].append(index) }
    }
    let order = gaps.indices.sorted { rank($0, ends) < rank($1, ends) }
    for index in order where !gaps[index].isUsed {
      var text = gaps[index].from.map { view($0, key) } ?? "|"
      var next: Int? = index
      while let current = next {
        gaps[current].isUsed = true
        guard let to = gaps[current].to else {
          text += gaps[current].text + "|"
          break
        }
        text += gaps[current].text + view(to, key)
        next = starts[to]?.popLast()
        while let taken = next, gaps[taken].isUsed { next = starts[to]?.popLast() }
      }
      strings.append(text)
    }
    for id in sizes.keys.sorted() { strings.append(view(id, key)) }
    return strings
  }

  private func rank(_ index: Int, _ ends: Set<ObjectID>) -> (Int, Int) {
    guard let from = gaps[index].from else { return (0, index) }
    return (ends.contains(from) ? 2 : 1, index)
  }

  /// Returns a view with those of its sizes that no string contains yet.
  private mutating func view(_ id: ObjectID, _ key: (ObjectID) -> String) -> String {
    let predicates = (sizes.removeValue(forKey: id) ?? []).joined(separator: ",")
    return "[\(key(id))" + (predicates.isEmpty ? "" : "(\(predicates))") + "]"
  }
}
