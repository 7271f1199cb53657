// swift-format-ignore-file
// Correct code of a controller with the kinds of statement that generated code has.
import AppKit

final class PanelController: NSViewController, NSTableViewDataSource, NSTableViewDelegate {
  let heading = NSTextField(labelWithString: "Settings")
  let button = NSButton(title: "OK", target: nil, action: nil)
  let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
  let table = NSTableView()
  let scroll = NSScrollView()
  @IBOutlet weak var field: NSTextField?

  override func loadView() {
    view = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    view.addSubview(heading)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.font = NSFont.systemFont(ofSize: 13, weight: .semibold)
    heading.textColor = .secondaryLabelColor
    heading.lineBreakMode = .byTruncatingTail
    heading.isHidden = false
    heading.autoresizingMask = [.width, .minYMargin]
    heading.setContentHuggingPriority(NSLayoutConstraint.Priority(251), for: .horizontal)
    heading.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    button.bezelStyle = .rounded
    button.setButtonType(.momentaryPushIn)
    button.keyEquivalent = "\r"
    button.keyEquivalentModifierMask = [.command, .shift]
    button.state = .on
    button.target = self
    button.action = #selector(confirm(_:))
    popUp.menu = NSMenu(title: "Choices")
    popUp.menu?.addItem(NSMenuItem(title: "One", action: #selector(confirm(_:)), keyEquivalent: ""))
    popUp.menu?.addItem(.separator())
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name"))
    column.title = "Name"
    column.resizingMask = [.autoresizingMask, .userResizingMask]
    table.addTableColumn(column)
    table.dataSource = self
    table.delegate = self
    scroll.documentView = table
    scroll.hasVerticalScroller = true
    let stack = NSStackView(views: [heading, button])
    stack.orientation = .vertical
    stack.alignment = .leading
    stack.edgeInsets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.setHuggingPriority(.defaultHigh, for: .vertical)
    NSLayoutConstraint.activate([
      heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
    ])
    heading.bind(.value, to: NSUserDefaultsController.shared, withKeyPath: "values.name", options: nil)
    let image = NSImageView()
    image.image = NSImage(named: "logo")
    image.imageScaling = .scaleProportionallyDown
    let box = NSBox()
    box.boxType = .separator
    let indicator = NSProgressIndicator()
    indicator.style = .spinning
    let effect = NSVisualEffectView()
    effect.material = .sidebar
    effect.blendingMode = .behindWindow
  }

  @IBAction func confirm(_ sender: Any?) {
    presentAsSheet(NSViewController())
    view.window?.close()
  }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    if let next = segue.destinationController as? PanelController { next.title = "" }
  }

  func numberOfRows(in tableView: NSTableView) -> Int { 1 }
}

final class PanelWindow: NSWindowController {
  convenience init() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable],
      backing: .buffered, defer: false)
    window.contentViewController = PanelController()
    window.minSize = NSSize(width: 100, height: 100)
    self.init(window: window)
  }
}
