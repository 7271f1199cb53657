/// On which devices, and how held, an app is shown.
public struct AppScreens: Sendable, Hashable {
  /// The least version of the system that it runs on, such as 16; nil if unknown.
  public var minimumSystem: Int?
  /// The devices that it is made for.
  public var families: Set<Device.Family> = Set(Device.Family.allCases)
  /// The length of the shortest phones that it is made for, in points: their longer side; nil for any.
  public var leastPhoneLength: Int?
  /// How a phone that shows it may be held.
  public var phoneOrientations: Set<Orientation> = Set(Orientation.allCases)
  /// How a tablet that shows it may be held.
  public var tabletOrientations: Set<Orientation> = Set(Orientation.allCases)
  /// True if nothing says how the app is held: that it is shown on its side is a guess.
  public var guessesLandscape = false
  /// True if it may share a tablet's screen with other apps.
  public var sharesScreen = true

  /// An app of which nothing is known: any device, however held.
  public init() {}

  /// True if nothing is known that leaves a screen out.
  public var isAny: Bool {
    var known = self
    known.guessesLandscape = false
    return known == AppScreens()
  }

  /// The screens of both.
  public func union(_ other: AppScreens) -> AppScreens {
    var both = AppScreens()
    if let own = minimumSystem, let others = other.minimumSystem {
      both.minimumSystem = min(own, others)
    }
    both.families = families.union(other.families)
    if let own = leastPhoneLength, let others = other.leastPhoneLength {
      both.leastPhoneLength = min(own, others)
    }
    both.phoneOrientations = phoneOrientations.union(other.phoneOrientations)
    both.tabletOrientations = tabletOrientations.union(other.tabletOrientations)
    both.guessesLandscape = guessesLandscape || other.guessesLandscape
    both.sharesScreen = sharesScreen || other.sharesScreen
    return both
  }

  /// True for a configuration in which the app is shown.
  public func includes(_ configuration: DeviceConfiguration) -> Bool {
    let device = configuration.device
    let isTablet = device.family == .iPad
    guard families.contains(isTablet ? .iPad : .iPhone) else { return false }
    if let minimumSystem, let last = device.lastSystem, last < minimumSystem { return false }
    if !isTablet, let leastPhoneLength, device.size(in: .portrait).height < leastPhoneLength {
      return false
    }
    let orientations = isTablet ? tabletOrientations : phoneOrientations
    guard configuration.share == .full else {
      // Another app decides how the device is held.
      return sharesScreen
    }
    return orientations.contains(configuration.orientation)
  }
}
