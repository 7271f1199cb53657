internal import LayoutModel
internal import LayoutStore

/// Resolves a name that a user gave to an object.
///
/// Tries the name as `DOCUMENT:ID`, as an id, as a name in the outline or the name of an outlet that
/// leads to the object, and as the label that `ninefold tree` shows: the text, the title or the class.
/// Names and labels can follow `DOCUMENT:`. The name must match exactly one object.
struct NameResolver {
  private let lookup: any ObjectLookup
  private let document: String?

  /// Creates a resolver.
  ///
  /// - Parameter document: The only document to search; nil for all.
  init(_ lookup: any ObjectLookup, document: String? = nil) {
    self.lookup = lookup
    self.document = document
  }

  /// Returns the object that a name refers to.
  /// - Throws: ``NinefoldError/unknownObject(_:suggestions:)``,
  ///   ``NinefoldError/ambiguousObject(_:candidates:)``.
  func resolve(_ name: String) throws -> ObjectReference {
    // Names of documents and ids that the store derives may contain colons. A search of one document
    // is cheaper in a past state, so it is first.
    for colon in name.indices where name[colon] == ":" {
      let rest = String(name[name.index(after: colon)...])
      let part = NameResolver(lookup, document: String(name[..<colon]))
      if let object = try part.matches(id: rest).first { return object }
    }
    if let object = try only(matches(id: name), called: name) { return object }
    if let object = try find(name, by: NameResolver.matches(called:)) { return object }
    // Labels scan the values, so they are last.
    if let object = try find(name, by: NameResolver.matches(labeled:)) { return object }
    throw NinefoldError.unknownObject(name, suggestions: try suggestions(for: name))
  }

  private func matches(id: String) throws -> [ObjectReference] {
    try lookup.documents(withObject: ObjectID(id), in: document)
      .map { ObjectReference(document: $0, id: ObjectID(id)) }
  }

  private func matches(called name: String) throws -> [ObjectReference] {
    try lookup.objects(called: name).filter { document == nil || $0.document == document }
  }

  private func matches(labeled label: String) throws -> [ObjectReference] {
    label.isEmpty ? [] : try lookup.objects(labeled: label, in: document)
  }

  /// Returns the only object that a search finds for `NAME` or else for `DOCUMENT:NAME`; nil if it
  /// finds none.
  private func find(
    _ name: String,
    by search: (NameResolver) -> (String) throws -> [ObjectReference]
  ) throws -> ObjectReference? {
    if let object = try only(search(self)(name), called: name) { return object }
    for colon in name.indices where name[colon] == ":" {
      let part = NameResolver(lookup, document: String(name[..<colon]))
      let rest = String(name[name.index(after: colon)...])
      if let object = try only(search(part)(rest), called: name) { return object }
    }
    return nil
  }

  private func only(_ matches: [ObjectReference], called name: String) throws -> ObjectReference? {
    guard matches.count > 1 else { return matches.first }
    throw NinefoldError.ambiguousObject(name, candidates: matches)
  }

  /// Returns similar ids, names in the outline and names of outlets. For `DOCUMENT:NAME`, they are of
  /// that document, or else the name is kept and the document is a similar one.
  private func suggestions(for name: String) throws -> [String] {
    if let colon = name.lastIndex(of: ":") {
      let (part, rest) = (String(name[..<colon]), String(name[name.index(after: colon)...]))
      let documents = try lookup.documentNames()
      guard !documents.contains(part) else {
        return try NameResolver(lookup, document: part).suggestions(for: rest).map {
          "\(part):\($0)"
        }
      }
      let similar = Suggestions.nearest(to: part, among: documents)
      if !similar.isEmpty { return similar.map { "\($0):\(rest)" } }
    }
    // Almost every short id is within one or two edits of such a name.
    guard name.utf8.count > 2 else { return [] }
    let ids = try lookup.objectIDs(in: document).map(\.rawValue)
    return Suggestions.nearest(to: name, among: ids + (try lookup.objectNames(in: document)))
  }
}
