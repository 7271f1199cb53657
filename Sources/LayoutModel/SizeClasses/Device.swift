/// A model of iPhone, iPod touch or iPad: its screen and the size classes of its full screen.
///
/// Screens follow the device tables of the Human Interface Guidelines ("Layout"); ``evidence``
/// tells the entries that do not. Years, diagonals and scales are those of Apple's technical
/// specifications.
public struct Device: Hashable, Sendable {
  /// The product lines that have size classes of their own.
  public enum Family: String, CaseIterable, Hashable, Sendable {
    /// The phones.
    case iPhone
    /// The players, which have the screens of the phones of their time.
    case iPodTouch = "iPod touch"
    /// The tablets.
    case iPad
  }

  /// How sure a screen and its size classes are.
  public enum Evidence: String, CaseIterable, Hashable, Sendable {
    /// The Human Interface Guidelines' tables list them, or Apple documented them before those.
    case documented
    /// Worked out from the documented pixels and scale, or taken from the model before.
    case derived
    /// Told by others only: the newest models.
    case reported
  }

  /// The ways in which an iPad shows two apps at once before iPadOS 26 (Apple's notes on iOS 9).
  public enum Multitasking: String, CaseIterable, Hashable, Sendable {
    /// One app at a time.
    case none
    /// A narrow app may float over another.
    case slideOver
    /// Two apps may share the screen, and a narrow one may float over them.
    case splitView
  }

  /// The name as people say it, such as `iPhone 16 Plus`; no two devices share it.
  public let name: String
  /// The product line.
  public let family: Family
  /// The year in which it was first sold.
  public let year: Int
  /// The screen's diagonal in inches, as advertised; nil where none was found.
  public let diagonalInches: Double?
  /// The size of the screen held upright, in points.
  public let portraitSize: ScreenSize
  /// The pixels of a point on each axis, as apps draw: 1, 2 or 3.
  public let scale: Int
  /// The ids of the `device` element for which Interface Builder's canvas has this screen; none if
  /// the canvas has no such screen or its id is not known.
  public let canvasIDs: [String]
  /// The ways in which it shows two apps at once.
  public let multitasking: Multitasking
  /// How sure the screen and the size classes are.
  public let evidence: Evidence

  let portraitClass: SizeClass
  let landscapeClass: SizeClass

  /// Returns the size class of an app that fills the screen (the Human Interface Guidelines' table
  /// of size classes; Display Zoom is left out of account).
  public func sizeClass(in orientation: Orientation) -> SizeClass {
    switch orientation {
    case .portrait: portraitClass
    case .landscape: landscapeClass
    }
  }

  /// Returns the size of the screen in points when held in `orientation`.
  public func size(in orientation: Orientation) -> ScreenSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: ScreenSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// True for the newest models, which rest on reports and not on Apple's pages.
  public var isProvisional: Bool { evidence == .reported }
}

extension Device {
  /// Every device: iPhones, iPods touch, iPads, each from the first to the newest.
  public static let all: [Device] = iPhones + iPodTouches + iPads

  /// Returns the devices of a name, in any letter case.
  ///
  /// A full name gives one device. A name that several generations share, such as `iPhone SE` or
  /// `iPad`, gives all of them; an unknown name gives none.
  public static func named(_ name: some StringProtocol) -> [Device] {
    let wanted = name.lowercased()
    let exact = all.filter { $0.name.lowercased() == wanted }
    if !exact.isEmpty { return exact }
    return all.filter { $0.sharedName.lowercased() == wanted }
  }

  /// Returns the devices whose screen the canvas has for a `device` element's id, such as
  /// `retina6_1`.
  ///
  /// The canvases of watches, Apple TV and the Mac (`watch38`, `appleTV`, `mac`) have none.
  public static func onCanvas(_ id: some StringProtocol) -> [Device] {
    all.filter { device in device.canvasIDs.contains { $0 == id } }
  }

  /// The first of ``onCanvas(_:)``; nil for a canvas without devices.
  package static func first(onCanvas id: String) -> Device? {
    all.first { $0.canvasIDs.contains(id) }
  }

  /// The name without the generation that a pair of brackets tells.
  var sharedName: Substring {
    guard name.hasSuffix(")"), let bracket = name.lastIndex(of: "(") else { return name[...] }
    let head = name[..<bracket]
    return head.hasSuffix(" ") ? head.dropLast() : head
  }
}

extension Device: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
