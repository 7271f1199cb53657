public import LayoutModel

/// A screen that a document can be shown on.
public struct LayoutScreen: Sendable {
  /// The size, and a device that has it.
  public let name: String
  /// The document on that screen, in the class that it has there.
  public let environment: LayoutEnvironment
  /// True if nothing says that the app is shown on it: on its side, where orientations are not known.
  public let isGuess: Bool
}

extension LayoutEngine {
  /// The different screens that the document can be shown on, narrowest first.
  public var screens: [LayoutScreen] { LayoutScreen.all(document.header) }
}

extension LayoutScreen {
  /// The different screens that a document can be shown on, narrowest first.
  ///
  /// - Parameter app: The screens that its app is shown on.
  public static func all(
    for document: Document,
    of app: AppScreens = AppScreens()
  ) -> [LayoutScreen] {
    all(DocumentHeader(document.objects), of: app)
  }

  /// The different screens that a document can be shown on, narrowest first: each size and front
  /// once for each class.
  ///
  /// Only devices that the document's Interface Builder can build for count: a layout of today is
  /// never shown on the phones of 2007.
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
      let isGuess = app.guessesLandscape && configuration.orientation == .landscape
      let shown = LayoutScreen("\(configuration)", width, height, environment, isGuess)
      if seen.insert(shown.key).inserted { result.append(shown) }
      // Where it is not known which phones an app runs on, old ones have these widths.
      guard app.minimumSystem != nil, let zoomed = canvas.zoomed(configuration, isGuess) else {
        continue
      }
      if seen.insert(zoomed.key).inserted { result.append(zoomed) }
    }
    if app.minimumSystem == nil { return result }
    return result.enumerated().sorted { one, other in
      let (a, b) = (one.element.environment.screen, other.element.environment.screen)
      return (a.width, a.height, one.offset) < (b.width, b.height, other.offset)
    }
    .map(\.element)
  }

  /// A screen of a size, which its name begins with.
  fileprivate init(
    _ name: String,
    _ width: Int,
    _ height: Int,
    _ environment: LayoutEnvironment,
    _ isGuess: Bool
  ) {
    self.name = "\(width) × \(height) (\(name))"
    self.environment = environment
    self.isGuess = isGuess
  }

  /// What tells screens apart.
  private var key: Key {
    Key(
      screen: environment.screen,
      edges: environment.screenEdges,
      sizeClass: environment.sizeClass
    )
  }

  /// The screen with the rows of a class; nil if the class does not stand for it.
  public func showing(_ sizeClass: SizeClass) -> LayoutScreen? {
    guard sizeClass.affects(environment.sizeClass) else { return nil }
    var copy = environment
    copy.sizeClass = sizeClass
    return LayoutScreen(name: name, environment: copy, isGuess: isGuess)
  }

  private struct Key: Hashable {
    let screen: Size
    let edges: ScreenEdges
    let sizeClass: SizeClass
  }

  private static let configurations = DeviceConfiguration.all.sorted { a, b in
    let (one, other) = (a.device.size(in: a.orientation), b.device.size(in: b.orientation))
    return (a.width ?? 0, one.height) < (b.width ?? 0, other.height)
  }

  /// The year of the oldest phone that the least deployment target of a version of Xcode reaches:
  /// iOS 8 (iPhone 4s), 11 from Xcode 14 on (iPhone 5s), 15 from Xcode 26 on (iPhone 6s).
  private static func earliestYear(_ toolsVersion: Int) -> Int {
    switch toolsVersion {
    case ..<21000: 2011
    case ..<24000: 2013
    default: 2015
    }
  }
}

extension LayoutEnvironment {
  /// The same document on a phone with Display Zoom, which makes it a smaller one; nil where there is
  /// none.
  fileprivate func zoomed(
    _ configuration: DeviceConfiguration,
    _ isGuess: Bool
  ) -> LayoutScreen? {
    guard let portrait = configuration.device.zoomedSize else { return nil }
    let isUpright = configuration.orientation == .portrait
    let (width, height) =
      isUpright ? (portrait.width, portrait.height) : (portrait.height, portrait.width)
    var result = onDevice(configuration.device, configuration.orientation)
    result.screen = Size(width: Double(width), height: Double(height))
    result.sizeClass = SizeClass(width: .compact, height: isUpright ? .regular : .compact)
    return LayoutScreen("\(configuration), Display Zoom", width, height, result, isGuess)
  }

  /// The same document on another screen.
  fileprivate func moved(to configuration: DeviceConfiguration, width: Int) -> LayoutEnvironment {
    var result = onDevice(configuration.device, configuration.orientation)
    result.screen.width = Double(width)
    result.sizeClass = configuration.sizeClass
    return result
  }
}
