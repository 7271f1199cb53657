import LayoutMerge
import LayoutModel
import Testing

/// The device that a document's canvas shows is one choice, and nobody's conflict.
struct DeviceMatchingTests {
  @Test(arguments: [
    // Base, ours, theirs: device and orientation; the result.
    (["a portrait", "b portrait", "a portrait"], "b portrait"),
    (["a portrait", "a portrait", "c portrait"], "c portrait"),
    (["a portrait", "b portrait", "b portrait"], "b portrait"),
    (["a portrait", "b portrait", "a landscape"], "b landscape"),
    (["a portrait", "a landscape", "c portrait"], "c landscape"),
    (["", "b portrait", ""], "b portrait"), (["a portrait", "", "a portrait"], ""),
    (["a portrait full", "b portrait full", "a portrait half"], "b portrait half"),
    (["a portrait full", "a portrait full", "b portrait"], "b portrait"),
  ])
  func `choices of one side are taken`(devices: [String], merged: String) throws {
    let documents = try devices.map(document)

    let result = ThreeWayMerge.merge(
      base: documents[0],
      ours: documents[1],
      theirs: documents[2]
    )

    #expect(result.isClean)
    #expect(try text(result.document) == text(document(merged)))
  }

  @Test(arguments: [
    ["a portrait", "b portrait", "c portrait"], ["a portrait", "a landscape", "a sideways"],
    ["a portrait full", "b portrait third", "c portrait half"], ["", "b portrait", "c portrait"],
    ["a portrait", "", "a landscape"],
  ])
  func `two choices have one result, whichever side is ours`(devices: [String]) throws {
    let documents = try devices.map(document)

    let result = ThreeWayMerge.merge(
      base: documents[0],
      ours: documents[1],
      theirs: documents[2]
    )
    let swapped = ThreeWayMerge.merge(
      base: documents[0],
      ours: documents[2],
      theirs: documents[1]
    )

    #expect(result.isClean && swapped.isClean)
    #expect(result.document.objects.count { $0.kind == "device" } <= 1)
    #expect(try reread(result.document).objects.count == result.document.objects.count)
    #expect(damage(result.document).isEmpty)
  }

  @Test func `another device is cosmetic in a diff`() throws {
    let diff = DocumentDiff(from: try document("a portrait"), to: try document("b landscape"))

    #expect(!diff.changes.isEmpty)
    #expect(diff.changes.allSatisfy { $0.cosmetic == .header })
  }

  /// A document with a device, `ID ORIENTATION [ADAPTATION]`, and a view.
  private func document(_ device: String) throws -> Document {
    let words = device.split(separator: " ")
    guard words.count > 1 else { return try xib("<view id=\"V\"/>") }
    let start = "<device id=\"\(words[0])\" orientation=\"\(words[1])\""
    let inner = words.count > 2 ? "><adaptation id=\"\(words[2])\"/></device>" : "/>"
    return try xib("<view id=\"V\"/>", before: start + inner)
  }
}
