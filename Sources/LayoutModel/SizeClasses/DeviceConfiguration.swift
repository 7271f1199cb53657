/// A device, the way it is held and the share of the screen that an app has: what a final size
/// class stands for.
public struct DeviceConfiguration: Hashable, Sendable {
  /// The device.
  public let device: Device
  /// The way it is held.
  public let orientation: Orientation
  /// The share of the screen that the app has.
  public let share: SplitWidth
  /// The class that the app is in, always a final one.
  public let sizeClass: SizeClass

  /// Creates a configuration; nil if the device does not offer that share in that orientation.
  public init?(_ device: Device, _ orientation: Orientation, share: SplitWidth = .full) {
    guard let sizeClass = device.sizeClass(in: orientation, share: share) else { return nil }
    self.device = device
    self.orientation = orientation
    self.share = share
    self.sizeClass = sizeClass
  }

  /// The app's width in points; nil where nobody measured it.
  public var width: Int? { device.width(in: orientation, share: share) }

  /// Every configuration, in the order of ``Device/all``, portrait first, widest share first.
  public static let all: [DeviceConfiguration] = Device.all.flatMap(\.configurations)
}

extension DeviceConfiguration: CustomStringConvertible {
  /// The configuration as people say it, such as `iPad mini 4, landscape, Split View 1/2`.
  public var description: String {
    let fullScreen = "\(device.name), \(orientation.rawValue)"
    return share == .full ? fullScreen : "\(fullScreen), \(share)"
  }
}

extension Device {
  /// The configurations of this device, portrait first, widest share first.
  public var configurations: [DeviceConfiguration] {
    Orientation.allCases.flatMap { orientation in
      splitWidths(in: orientation).compactMap { share in
        DeviceConfiguration(self, orientation, share: share)
      }
    }
  }
}
