import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

/// The pictures of macOS tables: their cells and their headers.
struct MacTablePictureTests {
  /// Returns the picture of a table in a scroll view of 400 by 110.
  private func picture(_ kind: String, header: Int = 0, clipTop: Int = 0) throws -> String {
    func column(_ number: Int, x: Int, width: Int) -> String {
      """
      <tableColumn width="\(width)" id="c\(number)"><prototypeCellViews><tableCellView id="v\(number)">
          <rect key="frame" x="\(x)" y="1" width="\(width)" height="24"/>
          <subviews><textField fixedFrame="YES" id="t\(number)">
              <rect key="frame" x="0.0" y="4" width="\(width)" height="16"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
              <textFieldCell key="cell" title="Cell" id="e\(number)"/>
          </textField></subviews>
      </tableCellView></prototypeCellViews></tableColumn>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
          <objects><scrollView borderType="none" id="s1">
              <rect key="frame" x="0.0" y="0.0" width="400" height="110"/>
              <clipView key="contentView" id="k1">
                  <rect key="frame" x="0.0" y="\(clipTop)" width="400" height="\(110 - clipTop)"/>
                  <subviews><\(kind) \(header > 0 ? "headerView=\"h1\"" : "") viewBased="YES" id="a1">
                      <rect key="frame" x="0.0" y="0.0" width="400" height="82"/>
                      <tableColumns>
                          \(column(1, x: 1, width: 100))
                          \(column(2, x: 104, width: 280))
                      </tableColumns>
                  </\(kind)></subviews>
              </clipView>
              \(header > 0 ? "<tableHeaderView key=\"headerView\" id=\"h1\">" : "")
              \(header > 0 ? "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"400\" height=\"\(header)\"/>" : "")
              \(header > 0 ? "</tableHeaderView>" : "")
          </scrollView></objects>
      </document>

      """
    let document = try Document(bytes: Array(text.utf8), named: "Table.xib")
    return String(
      decoding: try document.preview(named: "Table.xib", as: .svg).bytes,
      as: UTF8.self
    )
  }

  /// Returns the attributes of the element of a view.
  private func element(_ id: String, in picture: String) throws -> Substring {
    let end = try #require(picture.range(of: " \(id))</title>")).lowerBound
    let start = try #require(
      picture[..<end].range(of: "<svg class=\"view\"", options: .backwards)
    ).lowerBound
    return picture[start..<end]
  }

  @Test(arguments: ["tableView", "outlineView"])
  func `a cell is as wide as its column`(kind: String) throws {
    let svg = try picture(kind)

    #expect(try element("v1", in: svg).contains(#"x="1" y="1" width="100" height="24""#))
    #expect(try element("v2", in: svg).contains(#"x="104" y="1" width="280" height="24""#))
    #expect(try element("t2", in: svg).contains(#"y="4" width="280" height="16""#))
  }

  @Test(arguments: [(0, true), (28, false)])
  func `rows begin below the header of their table`(clipTop: Int, isMoved: Bool) throws {
    let svg = try picture("tableView", header: 28, clipTop: clipTop)

    #expect(try element("a1", in: svg).contains(#"y="28" width="400" height="82""#) == isMoved)
    #expect(try element("v1", in: svg).contains(#"x="1" y="1" width="100" height="24""#))
  }
}
