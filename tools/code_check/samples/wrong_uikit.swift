// swift-format-ignore-file
// Code that Apple's SDK rejects. Each marked line must fail, and only those.
import UIKit

class Wrong: UIViewController {
  let label = UILabel()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    // error: has no member 'rowHeight'
    view.rowHeight = 44
    // error: cannot assign value of type 'Int' to type 'String'
    label.text = 3
    // error: has no member 'isOn'
    button.isOn = true
    // error: in reference to member 'italic'
    label.font = .systemFont(ofSize: 3, weight: .italic)
    // error: is only available in iOS 15.0 or newer
    label.textColor = .systemMint
    // error: must be unwrapped
    label.textColor = UIColor(cgColor: UIColor(named: "x").cgColor)
    // error: to expected argument type 'NSLayoutAnchor<NSLayoutYAxisAnchor>'
    label.topAnchor.constraint(equalTo: label.leftAnchor).isActive = true
    // error: cannot find 'missing'
    button.addTarget(self, action: #selector(missing), for: .touchUpInside)
  }

  // error: does not override any method
  override func viewDidLoaded() {}
}

// error: multiple inheritance from classes
class Sized: UIView, UILabel {}
