import LayoutEditing
import LayoutModel
import Testing

/// The cells of macOS grid views: one for each row and column.
struct GridCellTests {
  private let grid = ObjectID("grd-00-001")

  @Test func `a new row has an empty cell in each column`() throws {
    let edit = LayoutEdit.add(NewObject(kind: "gridRow", parent: grid, placement: .at(1)))

    #expect(try cells(after: edit) == "r1.k1=b11 r1.k2=b12 new.k1 new.k2 r2.k1=b21 r2.k2=b22")
  }

  @Test func `a new column has an empty cell in each row`() throws {
    let edit = LayoutEdit.add(NewObject(kind: "gridColumn", parent: grid))

    #expect(try cells(after: edit) == "r1.k1=b11 r1.k2=b12 r1.new r2.k1=b21 r2.k2=b22 r2.new")
  }

  @Test func `the cells of a deleted row go with it`() throws {
    #expect(try cells(after: .delete("r1", from: .outline)) == "r2.k1=b21 r2.k2=b22")
  }

  @Test func `cells follow a row that moves`() throws {
    #expect(try cells(after: .reorder("r2", .first)) == "r2.k1=b21 r2.k2=b22 r1.k1=b11 r1.k2=b12")
  }

  @Test func `a cell whose content is deleted is empty`() throws {
    var sample = try Sample(.anyAny, text)

    let lines = try sample.lines(.delete("b12", from: .outline))

    #expect(
      lines.contains("+<gridCell row=\"r1\" column=\"k2\" id=\"c12\"/>"),
      "\(lines)"
    )
    #expect(cells(in: sample) == "r1.k1=b11 r1.k2 r2.k1=b21 r2.k2=b22")
  }

  @Test func `an empty cell stands for a deleted one`() throws {
    #expect(
      try cells(after: .delete("c12", from: .outline)) == "r1.k1=b11 r1.k2 r2.k1=b21 r2.k2=b22"
    )
  }

  @Test func `a cell without a free place is refused`() throws {
    var sample = try Sample(.anyAny, text)

    let refusal = sample.refusal(.add(NewObject(kind: "gridCell", parent: grid)))

    #expect(refusal?.description.contains("add a row or a column") == true)
    #expect(cells(in: sample) == "r1.k1=b11 r1.k2=b12 r2.k1=b21 r2.k2=b22")
  }

  @Test(arguments: [Placement.first, .last, .before("c11"), .at(0)])
  func `a cell can't move among its siblings`(placement: Placement) throws {
    var sample = try Sample(.anyAny, text)

    let refusal = sample.refusal(.reorder("c12", placement))

    #expect(refusal?.description.contains("row and the column of gridCell c12") == true)
    #expect(cells(in: sample) == "r1.k1=b11 r1.k2=b12 r2.k1=b21 r2.k2=b22")
  }

  @Test func `the cells of a row and their content are copied with it`() throws {
    #expect(
      try cells(after: .duplicate("r1"))
        == "r1.k1=b11 r1.k2=b12 new.k1=new new.k2=new r2.k1=b21 r2.k2=b22"
    )
  }

  @Test func `the cells of a column and their content are copied with it`() throws {
    #expect(
      try cells(after: .duplicate("k2"))
        == "r1.k1=b11 r1.k2=b12 r1.new=new r2.k1=b21 r2.k2=b22 r2.new=new"
    )
  }

  @Test func `a merged row is copied with its merge, a part of a merge is not`() throws {
    let merged = text.replacing(
      "column=\"k2\" id=\"c12\"",
      with: """
        column="k2" headOfMergedCell="c11" id="c12"
        """
    )
    var sample = try Sample(.anyAny, merged)

    let refusal = sample.refusal(.duplicate("k2"))
    let id = try apply(.duplicate("r1"), to: &sample.slice, context: &sample.context).subject

    #expect(refusal?.description.contains("is merged with a cell outside") == true)
    let copies = sample.slice.children(of: grid, in: ":gridCells").filter {
      $0.attribute("row") == id.rawValue
    }
    #expect(copies.count == 2)
    #expect(copies.last?.attribute("headOfMergedCell") == copies.first?.id.rawValue)
  }

  @Test func `the cell of a new grid view has a row and a column`() throws {
    var sample = try Sample(.anyAny, text)
    let new = NewObject(kind: "gridView", parent: "root-0-001")
    let id = try apply(.add(new), to: &sample.slice, context: &sample.context).subject

    let cell = sample.slice.children(of: id, in: ":gridCells").first
    let row = sample.slice.children(of: id, in: ":rows").first?.id.rawValue
    let column = sample.slice.children(of: id, in: ":columns").first?.id.rawValue
    #expect(row != nil && cell?.attribute("row") == row)
    #expect(column != nil && cell?.attribute("column") == column)
  }

  @Test func `the new content of a cell is placed by Auto Layout`() throws {
    var sample = try Sample(.anyAny, text)
    _ = try sample.lines(.delete("b12", from: .outline))

    let lines = try sample.lines(.add(NewObject(kind: "button", parent: "c12")))

    #expect(
      lines.contains {
        $0.hasPrefix("+<button key=\"contentView\"")
          && $0.contains("translatesAutoresizingMaskIntoConstraints=\"NO\"")
      },
      "\(lines)"
    )
  }

  // MARK: - Samples

  private func cells(after edit: LayoutEdit) throws -> String {
    var sample = try Sample(.anyAny, text)
    _ = try apply(edit, to: &sample.slice, context: &sample.context)
    return cells(in: sample)
  }

  /// The cells in order, as `ROW.COLUMN=CONTENT`; rows and columns that the edit added are `new`.
  private func cells(in sample: Sample) -> String {
    func name(_ id: String?) -> String { id.map { $0.count <= 3 ? $0 : "new" } ?? "none" }
    return sample.slice.children(of: grid, in: ":gridCells").map { cell in
      let content =
        sample.slice.children(of: cell.id).first.map { "=\(name($0.id.rawValue))" } ?? ""
      return "\(name(cell.attribute("row"))).\(name(cell.attribute("column")))\(content)"
    }.joined(separator: " ")
  }

  private var text: String {
    func cell(_ row: Int, _ column: Int) -> String {
      """
      <gridCell row="r\(row)" column="k\(column)" id="c\(row)\(column)">
      <button key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="b\(row)\(column)"/>
      </gridCell>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" \
      useAutolayout="YES">
      <objects>
      <customObject id="-2" userLabel="File's Owner"/>
      <customView id="root-0-001">
      <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
      <subviews>
      <gridView translatesAutoresizingMaskIntoConstraints="NO" id="grd-00-001">
      <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
      <rows>
      <gridRow id="r1"/>
      <gridRow id="r2"/>
      </rows>
      <columns>
      <gridColumn id="k1"/>
      <gridColumn id="k2"/>
      </columns>
      <gridCells>
      \(cell(1, 1))
      \(cell(1, 2))
      \(cell(2, 1))
      \(cell(2, 2))
      </gridCells>
      </gridView>
      </subviews>
      </customView>
      </objects>
      </document>

      """
  }
}
