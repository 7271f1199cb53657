public import ArgumentParser
public import LayoutModel
internal import Ninefold

/// The canvas or device on which a document is laid out.
struct TargetOptions: ParsableArguments {
  @Option(name: .customLong("class"), help: "Lay the document out in this size class.")
  var sizeClass: SizeClass?

  @Flag(help: "Lay the document out on the canvas that it stores (View as).")
  var canvas = false

  @Option(
    help: ArgumentHelp(
      "Lay the document out on this device's screen. 'ninefold devices' lists the names.",
      valueName: "name"
    )
  )
  var device: String?

  @Flag(help: "The same as --orientation landscape.")
  var landscape = false

  @Option(help: "The orientation of the device. Default: portrait.")
  var orientation: Orientation?

  @Option(help: "The app's share of the screen in Split View or Slide Over. Default: full.")
  var split: SplitWidth?

  func validate() throws {
    let given = [sizeClass != nil, canvas, device != nil].filter { $0 }.count
    if given > 1 { throw ValidationError("Give only one of --class, --canvas and --device.") }
    if landscape, orientation == .portrait {
      throw ValidationError("--landscape can't be combined with --orientation portrait.")
    }
    if device == nil, landscape || orientation != nil || split != nil {
      let option = split != nil ? "--split" : landscape ? "--landscape" : "--orientation"
      throw ValidationError("\(option) requires --device.")
    }
    if let device, Device.named(device).isEmpty {
      let names = Suggestions.nearest(to: device, among: Device.all.map(\.name))
      let hint = Suggestions.sentence(names).map { " \($0)" } ?? ""
      throw ValidationError(
        "No device is named \(device). 'ninefold devices' lists the names.\(hint)"
      )
    }
    if let split, split != .full, let device = namedDevice { try validate(split, on: device) }
  }

  private func validate(_ split: SplitWidth, on device: Device) throws {
    guard let share = DeviceConfiguration(device, held, share: split) else {
      let shares = device.splitWidths(in: held).map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        "\(device.name) does not support --split \(split.rawValue) in \(held.rawValue). It supports:"
          + " \(shares)."
      )
    }
    guard share.width != nil else {
      throw ValidationError("The width of \(split) on \(device.name) is not known.")
    }
  }

  private var namedDevice: Device? { device.flatMap { Device.named($0).first } }
  private var held: Orientation { landscape ? .landscape : orientation ?? .portrait }

  /// The target; nil if none is given.
  var target: LayoutTarget? {
    if canvas { return .canvas }
    if let device = namedDevice {
      let share = split.flatMap { DeviceConfiguration(device, held, share: $0) }
      return share.map { .share($0) } ?? .device(device, held)
    }
    return sizeClass.map { .sizeClass($0) }
  }
}

extension Orientation: ExpressibleByArgument {}
extension SplitWidth: ExpressibleByArgument {}
