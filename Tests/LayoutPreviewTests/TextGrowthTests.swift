import LayoutModel
import TestSupport
import Testing

@testable import LayoutPreview

/// The sizes of texts that replace others.
struct TextGrowthTests {
  private func label(_ text: String, lines: Int = 1, size: Double = 17) throws -> ViewText {
    var object = LayoutObject(id: "a", kind: "label", role: .view, parent: nil)
    func add(_ path: PropertyPath, _ value: Value) {
      object.properties.append(Property(path: path, position: 0, value: value))
    }
    add("text", .attribute(text))
    add("numberOfLines", .attribute("\(lines)"))
    let font = Record(.fontDescription, ["type": "system", "pointSize": "\(size)"])
    add("fontDescription", .record(font))
    return try #require(
      ViewText(of: object, among: SceneObjects([object]), in: .anyAny, platform: .iOS)
    )
  }

  @Test func `a label grows by the ratio of both texts, from the width that Xcode measured`() throws
  {
    let growth = try TextGrowth(old: label("Continue"), new: label("Continue Continue"))
    let old = growth.old.size().width
    // Xcode's font is a tenth wider than the estimate.
    let size = growth.size(stored: Size(width: old * 1.1, height: 20.5), width: nil)

    #expect(abs(size.width - growth.new.size().width * 1.1) <= 0.5)
    #expect(size.height == 20.5)
  }

  @Test func `a stretched label wants the width of its text only`() throws {
    let growth = try TextGrowth(old: label("Yes"), new: label("Certainly"))
    let size = growth.size(stored: Size(width: 343, height: 20.5), width: nil)

    #expect(size.width < 110)
  }

  @Test func `a label with lines becomes higher by whole lines at the width that it gets`() throws {
    let text = "A text of one line"
    let growth = try TextGrowth(
      old: label(text, lines: 0),
      new: label("\(text) \(text) \(text)", lines: 0)
    )
    let width = growth.old.size().width + 1
    let size = growth.size(stored: Size(width: width, height: 20.5), width: width)

    #expect(abs(size.height - 61.5) <= 1)
  }

  @Test func `a larger font makes a label wider and higher`() throws {
    let growth = try TextGrowth(old: label("Sum"), new: label("Sum", size: 34))
    let width = growth.old.size().width
    let size = growth.size(stored: Size(width: width, height: 20.5), width: nil)

    #expect(abs(size.width - 2 * width) <= 1)
    #expect(abs(size.height - 41) <= 0.5)
  }

  @Test func `a text that needs more room than there is is cut, and a shrinking one is not`() throws
  {
    let text = try label("Continue Continue")
    let need = text.size().width

    #expect(text.cut(in: Size(width: need, height: 20), widening: 1) == nil)
    #expect(text.cut(in: Size(width: need - 5, height: 20), widening: 1) != nil)
    #expect(text.cut(in: Size(width: need, height: 20), widening: 1.2) != nil)
    let lines = try label("One two three four five six", lines: 2)
    #expect(lines.cut(in: Size(width: 60, height: 41), widening: 1) == .lines(5, of: 2))
  }

  // MARK: - Right to left

  @Test func `parts of a drawing change sides, texts and symbols keep their shape`() throws {
    let rectangle = DrawingItem.rectangle(
      Frame(x: 10, y: 0, width: 20, height: 5),
      paint: .fill(.black)
    )
    let text = DrawingItem.text(
      TextRun("A", x: 10, baseline: 0, font: DrawingFont(size: 10), color: .black)
    )
    let place = Frame(x: 10, y: 0, width: 20, height: 20)
    let mark = SymbolGlyph.items("checkmark", in: place, color: .black)
    let arrow = SymbolGlyph.items("chevron.right", in: place, color: .black)

    #expect(
      rectangle.mirrored(in: 100)
        == .rectangle(Frame(x: 70, y: 0, width: 20, height: 5), paint: .fill(.black))
    )
    guard case .text(let run) = text.mirrored(in: 100) else { return #expect(Bool(false)) }
    #expect(run.x == 90 && run.anchor == .end)
    guard case .group(let group)? = mark.first?.mirrored(in: 100) else {
      return #expect(Bool(false))
    }
    #expect(group.origin.x == 60)
    // Twice mirrored is the same.
    #expect(mark.map { $0.mirrored(in: 100).mirrored(in: 100) } == mark)
    #expect(arrow.map { $0.mirrored(in: 40) } != arrow)
    #expect(mark.map { $0.mirrored(in: 40) } == mark)
  }
}
