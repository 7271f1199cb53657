// swift-format-ignore-file
// Code that Apple's SDK rejects. Each marked line must fail, and only those.
import AppKit

class Wrong: NSViewController {
  let label = NSTextField(labelWithString: "x")
  let button = NSButton()

  override func viewDidLoad() {
    // error: has no member 'text'
    label.text = "x"
    // error: get-only property
    view.tag = 3
    // error: has no member 'backgroundColor'
    view.backgroundColor = .red
    // error: has no member 'pill'
    button.bezelStyle = .pill
    // error: cannot assign value of type 'Bool'
    button.state = true
    // error: is only available in macOS 12.0 or newer
    label.textColor = .systemMint
    // error: must be unwrapped
    view.window.close()
  }
}
