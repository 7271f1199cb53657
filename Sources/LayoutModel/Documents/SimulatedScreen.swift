/// The screens that documents before Xcode 8 specify in their simulated metrics.
package enum SimulatedScreen {
  /// Returns the size of a screen's `type`, such as `retina4` or `retina4_7.fullscreen`; nil if
  /// unknown.
  package static func size(_ type: String) -> Size? {
    switch type.prefix(while: { $0 != "." }) {
    case "retina3_5", "retina35": Size(width: 320, height: 480)
    case "retina4", "retina4_0", "retina40": Size(width: 320, height: 568)
    case "retina4_7", "retina47": Size(width: 375, height: 667)
    case "retina5_5", "retina55": Size(width: 414, height: 736)
    default: nil
    }
  }
}
