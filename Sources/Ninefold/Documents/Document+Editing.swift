public import LayoutModel

extension Document {
  /// Edits the document as Interface Builder does.
  ///
  /// - Parameters:
  ///   - edits: The edits, carried out one after the other.
  ///   - sizeClass: The class that the size class tool shows: where new views are installed.
  /// - Returns: What each edit did; empty where everything was as wanted already.
  /// - Throws: `EditError` if one makes no sense for the document, which is then as it was.
  @discardableResult
  public mutating func apply(
    _ edits: [LayoutEdit],
    in sizeClass: SizeClass = .anyAny
  ) throws -> [EditOutcome] {
    var slice = LayoutSlice(self)
    var context = EditingContext(editingClass: sizeClass, ids: IdentifierSource(seed: 0))
    let outcomes = try LayoutModel.apply(edits, to: &slice, context: &context)
    removeUnused(outcomes.flatMap(\.released), from: &slice, context)
    takeObjects(of: slice)
    return outcomes
  }

  /// Takes out resources that nothing names any more, as Interface Builder does when it saves.
  private func removeUnused(
    _ released: [ResourceReference],
    from slice: inout LayoutSlice,
    _ context: EditingContext
  ) {
    guard !released.isEmpty else { return }
    let used = slice.objects.reduce(into: Set<ResourceReference>()) {
      $0.formUnion($1.resourceReferences)
    }
    let unused = released.filter { !used.contains($0) }
    _ = LayoutModel.removeUnused(unused, from: &slice, context: context)
  }

  /// Takes over what a slice of the whole document holds; what was there keeps its place, by which
  /// findings are sorted.
  mutating func takeObjects(of slice: LayoutSlice) {
    var left = Set(slice.objects.map(\.id))
    objects = objects.compactMap { left.remove($0.id) == nil ? nil : slice[$0.id] }
    objects += slice.objects.filter { left.contains($0.id) }
  }
}
