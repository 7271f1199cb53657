/// A device in an orientation, with the share of the screen that an app has. Each final size class
/// stands for a set of configurations.
public struct DeviceConfiguration: Hashable, Sendable {
  /// The device.
  public let device: Device
  /// The orientation.
  public let orientation: Orientation
  /// The share of the screen that the app has.
  public let share: SplitWidth
  /// The app's size class, which is always a final one.
  public let sizeClass: SizeClass

  /// Creates a configuration; nil if the device does not offer the share in the orientation.
  public init?(_ device: Device, _ orientation: Orientation, share: SplitWidth = .full) {
    guard let sizeClass = device.sizeClass(in: orientation, share: share) else { return nil }
    self.device = device
    self.orientation = orientation
    self.share = share
    self.sizeClass = sizeClass
  }

  /// The app's width in points; nil if it is not known.
  public var width: Int? { device.width(in: orientation, share: share) }

  /// All configurations in the order of ``Device/all``, portrait first, widest share first.
  public static let all: [DeviceConfiguration] = Device.all.flatMap(\.configurations)
}

extension DeviceConfiguration: CustomStringConvertible {
  /// The configuration as text, such as `iPad mini 4, landscape, Split View 1/2`.
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
