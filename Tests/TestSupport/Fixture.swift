import Foundation

/// Invented documents, small enough to know by heart; files of `Tests/Fixtures` and frames for
/// what a test writes itself.
public enum Fixture: String, CaseIterable, Sendable {
  /// iOS: masks and values in most classes, a placeholder, an item that is not there.
  case adaptive = "Adaptive.storyboard"
  /// iOS: two scenes, outlets, an action and segues.
  case flow = "Flow.storyboard"
  /// macOS: a window without size classes.
  case panel = "Panel.xib"
  /// watchOS: groups of items and variations by device.
  case face = "Face.storyboard"
  /// iOS of Xcode 4: springs and struts, raw `>`, no final line end.
  case legacy = "Legacy.xib"
  /// iOS, edited by hand: blanks, comments, quotes and spellings of all kinds.
  case handmade = "Handmade.xib"

  /// Where the file is.
  public var path: String {
    Repository.root.appendingPathComponent("Tests/Fixtures/" + rawValue).path
  }

  /// The file's bytes.
  public func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The file's text.
  public func text() throws -> String { String(decoding: try bytes(), as: UTF8.self) }

  /// The start tag of a document of iOS.
  public static let start =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"

  /// A xib around lines, one of each element's.
  public static func xib(_ lines: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(start)\n\(lines)\n</document>\n"
  }

  /// A xib whose one view holds lines; the view's id is `root`.
  public static func view(_ lines: String) -> String {
    xib(
      """
          <objects>
              <view contentMode="scaleToFill" id="root">
      \(lines)
              </view>
          </objects>
      """
    )
  }
}
