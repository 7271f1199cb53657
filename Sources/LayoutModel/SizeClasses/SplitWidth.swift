/// The share of an iPad's screen that an app has. It is the whole screen, a part in Split View, or
/// the floating pane of Slide Over.
///
/// These are the shares before iPadOS 26, where windows can have any width. There, a tiled window
/// with a half or a third of the screen is assumed to have the size class of that share.
public enum SplitWidth: String, CaseIterable, Hashable, Sendable {
  /// The whole screen.
  case full
  /// The wider side of an uneven Split View.
  case twoThirds = "two-thirds"
  /// Either side of an even Split View, in landscape only.
  case half
  /// The narrower side of an uneven Split View.
  case oneThird = "one-third"
  /// The floating pane over another app.
  case slideOver = "slide-over"
}

extension SplitWidth: CustomStringConvertible {
  /// The common name, such as `Split View 2/3`.
  public var description: String {
    switch self {
    case .full: "full screen"
    case .twoThirds: "Split View 2/3"
    case .half: "Split View 1/2"
    case .oneThird: "Split View 1/3"
    case .slideOver: "Slide Over"
    }
  }
}

extension Device {
  /// Returns the shares that an app can have in an orientation, widest first.
  public func splitWidths(in orientation: Orientation) -> [SplitWidth] {
    switch (multitasking, orientation) {
    case (.none, _): [.full]
    case (.slideOver, _): [.full, .slideOver]
    case (.splitView, .portrait): [.full, .twoThirds, .oneThird, .slideOver]
    case (.splitView, .landscape): SplitWidth.allCases
    }
  }

  /// Returns the size class of an app with a share of the screen; nil if the device does not offer
  /// the share in the orientation.
  ///
  /// Source: the table of Split View size classes in the Human Interface Guidelines. A share has a
  /// regular width only in landscape: two thirds on every iPad, and a half on the largest ones. The
  /// height is always regular. The table lists iPads of 12.9, 11, 10.5, 9.7 and 7.9 inches. An iPad
  /// of 13 inches counts as one of 12.9, and other iPads count as smaller ones.
  public func sizeClass(in orientation: Orientation, share: SplitWidth) -> SizeClass? {
    guard splitWidths(in: orientation).contains(share) else { return nil }
    switch (share, orientation) {
    case (.full, _):
      return sizeClass(in: orientation)
    case (.twoThirds, .landscape):
      return SizeClass(width: .regular, height: .regular)
    case (.half, .landscape):
      return SizeClass(width: isLargeTablet ? .regular : .compact, height: .regular)
    case (.twoThirds, .portrait), (.half, .portrait), (.oneThird, _), (.slideOver, _):
      return SizeClass(width: .compact, height: .regular)
    }
  }

  /// Returns the width in points of an app with a share of the screen; nil if the device does not
  /// offer the share or its width is not known.
  ///
  /// Source: measurements on iPads of 9.7, 10.5 and 12.9 inches, which all match this rule: the
  /// narrow pane is 320 points wide, or 375 on the largest iPads. The divider takes 10 points, and
  /// the other app gets the rest. Only two thirds of 10.5 inches in landscape were not measured.
  public func width(in orientation: Orientation, share: SplitWidth) -> Int? {
    guard splitWidths(in: orientation).contains(share) else { return nil }
    let whole = size(in: orientation).width
    if share == .full { return whole }
    guard Device.measuredSplitScreens.contains(portraitSize) else { return nil }
    let narrow = isLargeTablet ? 375 : 320
    let divider = 10
    switch share {
    case .full: return whole
    case .twoThirds: return whole - divider - narrow
    case .half: return (whole - divider) / 2
    case .oneThird, .slideOver: return narrow
    }
  }

  /// True for 12.9 and 13 inches, where half of the screen is regular in landscape.
  private var isLargeTablet: Bool { family == .iPad && portraitSize.width >= 1024 }

  private static let measuredSplitScreens = [
    ScreenSize(width: 768, height: 1024),
    ScreenSize(width: 834, height: 1112),
    ScreenSize(width: 1024, height: 1366),
  ]
}
