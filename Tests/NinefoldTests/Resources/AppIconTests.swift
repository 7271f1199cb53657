import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

/// The icons of apps, which documents of macOS can show.
struct AppIconTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("App.xcodeproj")
  }

  /// Writes an icon with a file of 16 and one of 256 pixels for a device; returns the larger file.
  @discardableResult
  private func icon(_ name: String, for idiom: String = "mac") throws -> String {
    let large = "<svg width='256' height='256'><title>\(name) \(idiom)</title></svg>"
    try folder.write(
      """
      {"images": [
        {"size": "16x16", "idiom": "\(idiom)", "filename": "small.svg", "scale": "1x"},
        {"size": "128x128", "idiom": "\(idiom)", "filename": "large.svg", "scale": "2x"},
        {"size": "512x512", "idiom": "\(idiom)", "scale": "2x"}]}
      """,
      to: "App/A.xcassets/\(name).appiconset/Contents.json"
    )
    try folder.write(
      "<svg width='16' height='16'/>",
      to: "App/A.xcassets/\(name).appiconset/small.svg"
    )
    try folder.write(large, to: "App/A.xcassets/\(name).appiconset/large.svg")
    return Data(large.utf8).base64EncodedString()
  }

  /// Returns the picture of a window that shows an image of 64 points.
  private func picture(of image: String) throws -> (svg: String, notes: [String]) {
    let path = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
          <objects>
              <customView id="w01-Vw-001">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
                  <subviews>
                      <imageView fixedFrame="YES" id="w01-Im-001">
                          <rect key="frame" x="50" y="50" width="100" height="100"/>
                          <imageCell key="cell" imageScaling="proportionallyDown" image="\(image)" id="w01-Ic-001"/>
                      </imageView>
                  </subviews>
              </customView>
          </objects>
          <resources>
              <image name="\(image)" width="64" height="64"/>
          </resources>
      </document>

      """,
      to: "App/About.xib"
    )
    let preview = try Document(contentsOf: path).preview(named: path, as: .svg)
    return (String(decoding: preview.bytes, as: UTF8.self), preview.notes)
  }

  @Test func `the icon of the app is drawn in the stored size`() throws {
    try icon("Debug")
    let file = try icon("AppIcon")
    let shown = try picture(of: "NSApplicationIcon")

    #expect(shown.svg.contains(file))
    #expect(shown.svg.contains("x=\"18\" y=\"18\" width=\"64\" height=\"64\""))
    #expect(shown.notes.isEmpty)
  }

  @Test func `a set for another system is not the icon, and a set can be named`() throws {
    try icon("AppIcon", for: "iphone")
    let file = try icon("Brand")

    #expect(try picture(of: "NSApplicationIcon").svg.contains(file))
    #expect(try picture(of: "Brand").svg.contains(file))
    #expect(try !picture(of: "AppIcon").svg.contains("data:"))
  }

  @Test func `an icon that can't be read is reported`() throws {
    try icon("AppIcon")
    try folder.write("{", to: "App/A.xcassets/AppIcon.appiconset/Contents.json")
    let shown = try picture(of: "NSApplicationIcon")

    #expect(!shown.svg.contains("data:"))
    #expect(shown.notes.contains { $0.hasSuffix("not the JSON of an asset catalog.") })
  }
}
