internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

/// Where a document is laid out.
struct TargetOptions: ParsableArguments {
  @Option(name: .customLong("class"), help: "The size class.")
  var sizeClass: SizeClass?

  @Flag(help: "The document's own canvas, in place of a class.")
  var canvas = false

  @Option(help: ArgumentHelp("A device, in place of a class.", valueName: "name"))
  var device: String?

  @Flag(help: "Turn the device to landscape.")
  var landscape = false

  func validate() throws {
    let given = [sizeClass != nil, canvas, device != nil].filter { $0 }.count
    if given > 1 { throw ValidationError("Give one of --class, --canvas and --device.") }
    if landscape, device == nil { throw ValidationError("--landscape goes with --device.") }
    if let device, Device.named(device).isEmpty {
      let names = Suggestions.nearest(to: device, among: Device.all.map(\.name))
      let hint = names.isEmpty ? "" : " Did you mean \(names.joined(separator: " or "))?"
      throw ValidationError("No device is named \(device).\(hint)")
    }
  }

  /// The target; nil if none is given.
  var target: LayoutTarget? {
    if canvas { return .canvas }
    if let device = device.flatMap({ Device.named($0).first }) {
      return .device(device, landscape ? .landscape : .portrait)
    }
    return sizeClass.map { .sizeClass($0) }
  }
}
