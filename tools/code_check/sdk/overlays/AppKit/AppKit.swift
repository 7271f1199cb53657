// swift-format-ignore-file
// What AppKit adds in Swift.
@_exported import AppKit
@_exported import UIFoundation

extension NSLayoutConstraint.Priority {
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }
}
extension NSFont.Weight {
  public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
}
extension NSUserInterfaceItemIdentifier: ExpressibleByStringLiteral {
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension NSBindingName {
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}
extension NSToolbarItem.Identifier {
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

extension IndexPath {
  public init(item: Int, section: Int) { fatalError() }
  public var section: Int {
    get { fatalError() }
    set {}
  }
  public var item: Int {
    get { fatalError() }
    set {}
  }
}
@available(macOS 12, *)
extension AttributeNames {
  public var font: NSFont { fatalError() }
  public var foregroundColor: NSColor { fatalError() }
}
