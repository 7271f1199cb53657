internal import LayoutModel

/// An image that a cell names, including the system's own template images.
struct MacImage {
  private let look: ImageLook
  private let isSystem: Bool
  /// The size of a picture of the system that a symbol stands for; nil for other images. Unlike a template, which
  /// has the size of text, it is as large as an icon.
  private let pictureSize: Size?

  /// The symbols that stand for the system's named images.
  private static let symbols = [
    "NSActionTemplate": "gearshape", "NSAddTemplate": "plus", "NSRemoveTemplate": "minus",
    "NSShareTemplate": "square.and.arrow.up", "NSRefreshTemplate": "arrow.clockwise",
    "NSRefreshFreestandingTemplate": "arrow.clockwise", "NSGoLeftTemplate": "chevron.left",
    "NSGoRightTemplate": "chevron.right", "NSLeftFacingTriangleTemplate": "chevron.left",
    "NSRightFacingTriangleTemplate": "chevron.right", "NSStopProgressTemplate": "xmark",
    "NSStopProgressFreestandingTemplate": "xmark.circle.fill", "NSListViewTemplate": "list.bullet",
    "NSIconViewTemplate": "square.grid.2x2", "NSColumnViewTemplate": "list.bullet",
    "NSLockLockedTemplate": "lock", "NSLockUnlockedTemplate": "lock.open",
    "NSCaution": "info.circle",
    "NSInfo": "info.circle", "NSUser": "person", "NSUserGuest": "person", "NSFolder": "folder",
    "NSPreferencesGeneral": "gearshape", "NSAdvanced": "gearshape", "NSUserAccounts": "person",
    "NSTrashEmpty": "trash", "NSTrashFull": "trash", "NSBookmarksTemplate": "book",
    "NSMenuOnStateTemplate": "checkmark", "NSQuickLookTemplate": "eye", "NSHomeTemplate": "house",
    "NSRevealFreestandingTemplate": "magnifyingglass", "NSApplicationIcon": "app",
  ]

  /// Reads the image at a path; nil if there is none.
  init?(_ cell: ControlContext, _ path: String) {
    guard let look = ImageLook(cell.values, path) else { return nil }
    let isTemplate = look.name.hasSuffix("Template")
    // An image of the app of the same name comes first, such as its icon.
    if let symbol = MacImage.symbols[look.name], look.resource(cell.palette) == nil {
      self.look = ImageLook(name: symbol, isSymbol: true)
      isSystem = true
      pictureSize =
        isTemplate
        ? nil : cell.palette.imageSize(named: look.name) ?? Size(width: 32, height: 32)
    } else {
      self.look = look
      isSystem = look.name.hasPrefix("NS") && isTemplate
      pictureSize = nil
    }
  }

  /// Returns the size that the image has in a rectangle, by the cell's scaling.
  func size(_ cell: ControlContext, in frame: Frame) -> Size {
    let own =
      pictureSize ?? look.size(cell.palette, symbols: 13) ?? Size(width: 16, height: 16)
    guard own.width > 0, own.height > 0 else { return own }
    let fit = min(frame.width / own.width, frame.height / own.height)
    let factor: Double
    switch cell.values.literal("imageScaling") {
    case "proportionallyUpOrDown": factor = fit
    case "axesIndependently": return Size(width: frame.width, height: frame.height)
    case "none": factor = 1
    default: factor = min(1, fit)
    }
    return Size(width: own.width * factor, height: own.height * factor)
  }

  /// Returns the image in a rectangle.
  func items(_ cell: ControlContext, in frame: Frame, _ ink: DrawingColor) -> [DrawingItem] {
    ImageDrawing.items(
      look,
      .scale,
      in: frame,
      cell.palette,
      tint: cell.isEnabled ? ink : ink.faded(0.5),
      isMask: isSystem || look.name.hasSuffix("Template")
    )
  }
}

/// Image views. One without an image shows nothing but its frame.
enum MacImageView {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let cell = context.cell
    var items: [DrawingItem] = []
    if cell.values.literal("frameStyle") != nil, cell.values.literal("frameStyle") != "none" {
      items += cell.well(context.bounds, radius: 2)
    }
    if let image = MacImage(cell, "image") {
      let ink = context.color("contentTintColor") ?? context.palette.system("labelColor")
      let size = image.size(cell, in: context.bounds)
      items += image.items(cell, in: place(size, cell), ink)
    }
    return ControlDrawing(items)
  }

  /// Returns the rectangle of an image of a size, by the cell's alignment.
  private static func place(_ size: Size, _ cell: ControlContext) -> Frame {
    let alignment = (cell.values.literal("imageAlignment") ?? "center").lowercased()
    var frame = cell.bounds.centered(size)
    if alignment.hasPrefix("top") { frame.y = 0 }
    if alignment.hasPrefix("bottom") { frame.y = cell.size.height - size.height }
    if alignment.hasSuffix("left") { frame.x = 0 }
    if alignment.hasSuffix("right") { frame.x = cell.size.width - size.width }
    return frame
  }
}
