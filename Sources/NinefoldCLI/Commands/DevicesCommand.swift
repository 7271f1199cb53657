internal import ArgumentParser
internal import LayoutModel

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List devices with their size classes",
    discussion: """
      The exit status is 1 if no device meets the given conditions.

      EXAMPLES:
        ninefold devices
        ninefold devices --class regular-compact
        ninefold devices --name "iPhone SE" --json
      """
  )

  @Option(name: .customLong("class"), help: "Only devices and orientations in this size class.")
  var sizeClass: SizeClass?

  @Option(help: ArgumentHelp("Only devices of this name, in all generations.", valueName: "device"))
  var name: String?

  @Flag(help: "Also list the shares of the screen in Split View and Slide Over.")
  var multitasking = false

  @OptionGroup var output: OutputOptions

  func run() throws {
    let devices = name.map { Device.named($0) } ?? Device.all
    let configurations = devices.flatMap(\.configurations).filter { configuration in
      (multitasking || configuration.share == .full)
        && (sizeClass?.affects(configuration.sizeClass) ?? true)
    }
    if output.json {
      Terminal.printRaw(
        JSON.object([("devices", .array(configurations.map(json)))]).rendered
      )
    } else {
      for configuration in configurations { Terminal.print(line(configuration)) }
    }
    if configurations.isEmpty { throw ExitCode(1) }
  }

  private func line(_ configuration: DeviceConfiguration) -> String {
    let size = configuration.device.size(in: configuration.orientation)
    let name = "\(configuration)"
    let padding = String(repeating: " ", count: max(1, 48 - name.count))
    return "\(name)\(padding)\(size)  \(configuration.sizeClass)"
  }

  private func json(_ configuration: DeviceConfiguration) -> JSON {
    let device = configuration.device
    let size = device.size(in: configuration.orientation)
    return .object([
      ("device", .string(device.name)), ("family", .string(device.family.rawValue)),
      ("year", .integer(device.year)), ("orientation", .string(configuration.orientation.rawValue)),
      ("share", .string(configuration.share.rawValue)), ("width", .integer(size.width)),
      ("height", .integer(size.height)), ("scale", .integer(device.scale)),
      ("class", .string(configuration.sizeClass.description)),
      ("canvas", .array(device.canvasIDs.map { .string($0) })),
    ])
  }
}
