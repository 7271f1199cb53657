/// A model of iPhone, iPod touch or iPad, with its screen and its full-screen size classes.
///
/// Source of the screens: the device tables of the Human Interface Guidelines ("Layout"), unless
/// ``evidence`` says otherwise. Source of years, diagonals and scales: Apple's technical
/// specifications.
public struct Device: Hashable, Sendable {
  /// A product line, which has size classes of its own.
  public enum Family: String, CaseIterable, Hashable, Sendable {
    /// iPhones.
    case iPhone
    /// iPod touch players, which have the screens of the iPhones of their time.
    case iPodTouch = "iPod touch"
    /// iPads.
    case iPad
  }

  /// The kind of source that states a screen and its size classes.
  public enum Evidence: String, CaseIterable, Hashable, Sendable {
    /// The tables of the Human Interface Guidelines, or older documentation by Apple.
    case documented
    /// The documented pixels and scale, from which the size follows, or the previous model.
    case derived
    /// Third parties only, for the newest models.
    case reported
  }

  /// The ways in which an iPad shows two apps at once before iPadOS 26. Source: Apple's notes on
  /// iOS 9.
  public enum Multitasking: String, CaseIterable, Hashable, Sendable {
    /// One app at a time.
    case none
    /// A narrow app can float over another one.
    case slideOver
    /// Two apps can share the screen, and a narrow one can float over them.
    case splitView
  }

  /// The common name, such as `iPhone 16 Plus`. Names are unique.
  public let name: String
  /// The product line.
  public let family: Family
  /// The year of the first sale.
  public let year: Int
  /// The advertised diagonal of the screen in inches; nil if unknown.
  public let diagonalInches: Double?
  /// The size of the screen in portrait, in points.
  public let portraitSize: ScreenSize
  /// The number of pixels for each point, along one axis, in drawing: 1, 2 or 3.
  public let scale: Int
  /// The ids of the canvases in Interface Builder with this screen, as `device` elements have them,
  /// such as `retina6_1`. Empty if there is none or its id is unknown.
  public let canvasIDs: [String]
  /// The ways in which the device shows two apps at once.
  public let multitasking: Multitasking
  /// The kind of source that states the screen and the size classes.
  public let evidence: Evidence

  let portraitClass: SizeClass
  let landscapeClass: SizeClass

  /// Returns the size class of a full-screen app.
  ///
  /// Source: the table of size classes in the Human Interface Guidelines. It ignores
  /// Display Zoom.
  public func sizeClass(in orientation: Orientation) -> SizeClass {
    switch orientation {
    case .portrait: portraitClass
    case .landscape: landscapeClass
    }
  }

  /// Returns the size of the screen in points in an orientation.
  public func size(in orientation: Orientation) -> ScreenSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: ScreenSize(width: portraitSize.height, height: portraitSize.width)
    }
  }
}

extension Device {
  /// All devices: iPhones, then iPod touch models, then iPads, each oldest first.
  public static let all: [Device] = iPhones + iPodTouches + iPads

  /// Returns the devices with a name, ignoring case.
  ///
  /// A full name returns one device. A name that several generations share, such as `iPhone SE` or
  /// `iPad`, returns all of them. An unknown name returns none.
  public static func named(_ name: some StringProtocol) -> [Device] {
    let wanted = name.lowercased()
    let exact = all.filter { $0.name.lowercased() == wanted }
    if !exact.isEmpty { return exact }
    return all.filter { $0.sharedName.lowercased() == wanted }
  }

  /// Returns the devices with the screen of a canvas, by the id of a `device` element, such as
  /// `retina6_1`.
  ///
  /// There are none for watches, Apple TV and the Mac (`watch38`, `appleTV`, `mac`).
  public static func onCanvas(_ id: some StringProtocol) -> [Device] {
    all.filter { device in device.canvasIDs.contains { $0 == id } }
  }

  /// Returns the first of ``onCanvas(_:)``; nil for a canvas without devices.
  package static func first(onCanvas id: String) -> Device? {
    all.first { $0.canvasIDs.contains(id) }
  }

  /// Returns the device of a canvas id in a document that a version of Interface Builder saved, or
  /// nil if the id is unknown.
  ///
  /// Up to Xcode 16 there are two 6.7 inch canvases. Later versions give the larger one the id of
  /// the smaller one (3 of 3 roots before, 6 of 6 since).
  package static func first(onCanvas id: String, toolsVersion: Int) -> Device? {
    switch id {
    case "retina6_7" where toolsVersion < 24000: named("iPhone 13 Pro Max").first
    case "retina6_72": first(onCanvas: "retina6_7")
    case "retina6_9": named("iPhone 16 Pro Max").first
    default: first(onCanvas: id)
    }
  }

  /// The name without the generation in parentheses.
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
