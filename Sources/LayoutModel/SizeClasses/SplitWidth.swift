/// The share of an iPad's screen that an app has: all of it, a part in Split View, or the floating
/// pane of Slide Over.
///
/// These are the shares before iPadOS 26, whose windows have any width. That a window tiled to a
/// half or a third of the screen has the class of that share is assumed.
public enum SplitWidth: String, CaseIterable, Hashable, Sendable {
  /// The whole screen.
  case full
  /// The wider side of an uneven Split View.
  case twoThirds = "two-thirds"
  /// Either side of an even Split View, which only landscape has.
  case half
  /// The narrower side of an uneven Split View.
  case oneThird = "one-third"
  /// The pane that floats over another app.
  case slideOver = "slide-over"
}

extension SplitWidth: CustomStringConvertible {
  /// The name as people say it, such as `Split View 2/3`.
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
  /// Returns the shares of the screen that an app can have in `orientation`, widest first.
  public func splitWidths(in orientation: Orientation) -> [SplitWidth] {
    switch (multitasking, orientation) {
    case (.none, _): [.full]
    case (.slideOver, _): [.full, .slideOver]
    case (.splitView, .portrait): [.full, .twoThirds, .oneThird, .slideOver]
    case (.splitView, .landscape): SplitWidth.allCases
    }
  }

  /// Returns the size class of an app that has a share of the screen; nil if the device does not
  /// offer that share in `orientation`.
  ///
  /// The Human Interface Guidelines' table of Split View classes: only in landscape is a share wide
  /// enough to be regular, two thirds on every iPad, a half on the largest ones alone. The height
  /// is always regular. The table knows 12.9, 11, 10.5, 9.7 and 7.9 inches; here 13 inches counts
  /// as 12.9, and every other size as the smaller ones.
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

  /// Returns the width in points of an app that has a share of the screen; nil if the device does
  /// not offer that share or nobody measured it.
  ///
  /// Fits every width that was measured, on iPads of 9.7, 10.5 and 12.9 inches: the narrow pane has
  /// 320 points, 375 on the largest, ten go to the divider, and the other app has the rest. Two
  /// thirds of 10.5 inches in landscape were not measured and follow that rule.
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

  /// True for 12.9 and 13 inches, where half the screen in landscape is regular.
  private var isLargeTablet: Bool { family == .iPad && portraitSize.width >= 1024 }

  private static let measuredSplitScreens = [
    ScreenSize(width: 768, height: 1024),
    ScreenSize(width: 834, height: 1112),
    ScreenSize(width: 1024, height: 1366),
  ]
}

extension SizeClass {
  /// Returns the class of an iPad window of `width` points; nil between the widest that is known to
  /// be compact, 639, and the narrowest that is known to be regular, 678.
  ///
  /// Both bounds are shares of a 12.9-inch screen, measured before iPadOS 26; that its free windows
  /// keep to them is an assumption. The height of an iPad window is always regular.
  public static func iPadWindow(width: Int) -> SizeClass? {
    if width <= 639 { return SizeClass(width: .compact, height: .regular) }
    if width >= 678 { return SizeClass(width: .regular, height: .regular) }
    return nil
  }
}
