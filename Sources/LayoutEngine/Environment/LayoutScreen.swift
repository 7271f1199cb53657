public import LayoutModel

/// A screen on which a document can be shown.
public struct LayoutScreen: Sendable {
  /// The size in points, and a device with that size.
  public let name: String
  /// The document on that screen, in the screen's size class.
  public let environment: LayoutEnvironment
  /// The final class that the screen has at run time.
  let ownClass: SizeClass
  /// The assumptions about the screen; empty if documentation and the app confirm it.
  let assumptions: Set<Finding.Assumption>
  /// True if the screen is not certain: a landscape screen of an app whose orientations are unknown, or
  /// one whose size only third parties report.
  public var isGuess: Bool { !assumptions.isEmpty }

  private init(
    name: String,
    environment: LayoutEnvironment,
    ownClass: SizeClass,
    assumptions: Set<Finding.Assumption>
  ) {
    self.name = name
    self.environment = environment
    self.ownClass = ownClass
    self.assumptions = assumptions
  }
}

extension LayoutEngine {
  /// The distinct screens on which the document can be shown, narrowest first.
  public var screens: [LayoutScreen] { LayoutScreen.all(document.header) }
}

extension LayoutScreen {
  /// Returns the distinct screens on which a document can be shown, narrowest first.
  ///
  /// - Parameter app: The screens that the app supports.
  public static func all(
    for document: Document,
    of app: AppScreens = AppScreens()
  ) -> [LayoutScreen] {
    all(DocumentHeader(document.objects), of: app)
  }

  /// Returns the distinct screens on which a document can be shown, narrowest first.
  ///
  /// The result has screens of equal size, edges and size class once. Without a known deployment
  /// target, the screens are limited to devices for which the document's Xcode version can build.
  static func all(_ header: DocumentHeader, of app: AppScreens = AppScreens()) -> [LayoutScreen] {
    guard header.platform == .iOS else { return [] }
    var result: [LayoutScreen] = []
    var seen: Set<Key> = []
    let canvas = LayoutEnvironment.canvas(header)
    for configuration in configurations {
      let device = configuration.device
      guard device.family == .iPad || !header.isForTablet, app.includes(configuration),
        app.minimumSystem != nil || device.year >= earliestYear(header.toolsVersion),
        let width = configuration.width
      else { continue }
      let height = device.size(in: configuration.orientation).height
      let environment = canvas.moved(to: configuration, width: width)
      let assumptions = app.assumptions(in: configuration)
      // Check first, because most configurations repeat a screen and a name takes longer to make.
      if seen.insert(Key(environment)).inserted {
        result.append(
          LayoutScreen("\(configuration)", width, height, environment, assumptions)
        )
      }
      // If the deployment target is unknown, older devices already provide the Display Zoom sizes.
      guard app.minimumSystem != nil, let zoomed = canvas.zoomed(configuration, assumptions) else {
        continue
      }
      if seen.insert(Key(zoomed.environment)).inserted { result.append(zoomed) }
    }
    if app.minimumSystem == nil { return result }
    return result.enumerated().sorted { one, other in
      let (a, b) = (one.element.environment.screen, other.element.environment.screen)
      return (a.width, a.height, one.offset) < (b.width, b.height, other.offset)
    }
    .map(\.element)
  }

  /// Returns environments in which a component of a xib has the width of a screen: for each size
  /// class, the narrowest and the widest screen. If the required constraints hold at both widths, they
  /// hold at all between, because they are linear.
  package static func componentWidths(of screens: [LayoutScreen]) -> [LayoutEnvironment] {
    SizeClass.all.flatMap { sizeClass -> [LayoutEnvironment] in
      let own = screens.filter { $0.ownClass == sizeClass }.map { screen in
        var environment = screen.environment
        environment.componentWidth = environment.screen.width
        return environment
      }
      let sorted = own.sorted { $0.screen.width < $1.screen.width }
      guard let narrowest = sorted.first, let widest = sorted.last else { return [] }
      return narrowest.screen.width == widest.screen.width ? [narrowest] : [narrowest, widest]
    }
  }

  /// Creates a screen whose name begins with its size.
  fileprivate init(
    _ name: String,
    _ width: Int,
    _ height: Int,
    _ environment: LayoutEnvironment,
    _ assumptions: Set<Finding.Assumption>
  ) {
    self.name = "\(width) × \(height) (\(name))"
    self.environment = environment
    ownClass = environment.sizeClass
    self.assumptions = assumptions
  }

  /// Returns this screen with the rows of `sizeClass`; nil if the class does not affect the size
  /// class of the screen.
  public func showing(_ sizeClass: SizeClass) -> LayoutScreen? {
    guard sizeClass.affects(environment.sizeClass) else { return nil }
    var copy = environment
    copy.sizeClass = sizeClass
    return LayoutScreen(
      name: name,
      environment: copy,
      ownClass: ownClass,
      assumptions: assumptions
    )
  }

  /// The properties that make screens distinct.
  private struct Key: Hashable {
    let screen: Size
    let edges: ScreenEdges
    let sizeClass: SizeClass

    init(_ environment: LayoutEnvironment) {
      screen = environment.screen
      edges = environment.screenEdges
      sizeClass = environment.sizeClass
    }
  }

  private static let configurations = DeviceConfiguration.all.sorted { a, b in
    let (one, other) = (a.device.size(in: a.orientation), b.device.size(in: b.orientation))
    return (a.width ?? 0, one.height) < (b.width ?? 0, other.height)
  }

  /// Returns the year of the oldest phone that a version of Xcode can deploy to.
  ///
  /// The minimum deployment target is iOS 8 (iPhone 4s), iOS 11 from Xcode 14 (iPhone 5s), and iOS
  /// 15 from Xcode 26 (iPhone 6s).
  private static func earliestYear(_ toolsVersion: Int) -> Int {
    switch toolsVersion {
    case ..<21000: 2011
    case ..<24000: 2013
    default: 2015
    }
  }
}

extension AppScreens {
  /// Returns what a screen of the app rests on beside documented facts.
  fileprivate func assumptions(in configuration: DeviceConfiguration) -> Set<Finding.Assumption> {
    let device = configuration.device
    var assumptions: Set<Finding.Assumption> = []
    if configuration.orientation == .landscape, landscapeGuesses.contains(device.family) {
      assumptions.insert(.rotation)
    }
    if device.evidence == .reported { assumptions.insert(.reportedSize) }
    return assumptions
  }
}

extension LayoutEnvironment {
  /// Returns the same document on a phone with Display Zoom, which has the size of a smaller phone.
  ///
  /// - Returns: Nil if the device has no Display Zoom.
  fileprivate func zoomed(
    _ configuration: DeviceConfiguration,
    _ assumptions: Set<Finding.Assumption>
  ) -> LayoutScreen? {
    guard let portrait = configuration.device.zoomedSize else { return nil }
    let isUpright = configuration.orientation == .portrait
    let (width, height) =
      isUpright ? (portrait.width, portrait.height) : (portrait.height, portrait.width)
    var result = onDevice(configuration.device, configuration.orientation)
    result.screen = Size(width: Double(width), height: Double(height))
    result.sizeClass = SizeClass(width: .compact, height: isUpright ? .regular : .compact)
    return LayoutScreen("\(configuration), Display Zoom", width, height, result, assumptions)
  }

  /// Returns the same document on another screen.
  fileprivate func moved(to configuration: DeviceConfiguration, width: Int) -> LayoutEnvironment {
    var result = onDevice(configuration.device, configuration.orientation)
    result.screen.width = Double(width)
    result.sizeClass = configuration.sizeClass
    return result
  }
}
