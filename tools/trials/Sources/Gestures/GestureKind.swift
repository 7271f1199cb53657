import LayoutModel
import Ninefold

/// The gestures of the trial.
enum GestureKind: String, CaseIterable {
  case embedView = "embed view"
  case embedStack = "embed stack-view"
  case embedScroll = "embed scroll-view"
  case embedNavigation = "embed navigation-controller"
  case embedTabs = "embed tab-bar-controller"
  case embedContainer = "embed container-view"
  case unembed = "unembed"
  case unembedController = "unembed controller"
  case arrange = "arrange"
  case align = "align"
  case alignAligned = "align what is aligned"
  case distribute = "distribute"
  case pin = "pin"
  case updateFrames = "autolayout update-frames"
  case updateConstants = "autolayout update-constants"
  case addMissing = "autolayout add-missing"
  case clear = "autolayout clear"
  case reset = "autolayout reset"
  case move = "move --into"
  case duplicate = "duplicate"
  case copyPaste = "copy and paste"
  case duplicateTo = "duplicate --to"
  case moveTo = "move --to"
  case changeClass = "change-class"
  case refactor = "refactor"

  /// The kinds of findings that the gesture's help names; the others count as faults.
  var named: Set<Finding.Kind> {
    switch self {
    case .align, .alignAligned, .distribute, .pin:
      [.unsatisfiable, .ambiguous, .clipped, .offScreen]
    // Bars take room.
    case .embedNavigation, .embedTabs: [.unsatisfiable, .ambiguous, .clipped, .offScreen]
    case .clear, .reset: Set(Finding.Kind.all)
    // The moved scenes are laid out without the bars of containers that stay.
    case .refactor: [.ambiguous, .unsatisfiable, .clipped, .offScreen]
    case .move: [.ambiguous, .unsatisfiable, .clipped, .offScreen]
    case .duplicate, .copyPaste, .duplicateTo, .moveTo:
      // A copy has the duplicate constraints, the constraints on uninstalled views and the unused
      // rows of its original.
      [
        .ambiguous, .unsatisfiable, .clipped, .offScreen, .duplicateConstraint, .uninstalledItem,
        .unusedRow,
      ]
    default: []
    }
  }

  /// What must keep its place.
  enum Stillness {
    /// Everything but the container that the gesture adds or removes.
    case all
    /// Everything but the views of the gesture and what is in them.
    case others
    /// Everything but the copies, unless a stack view makes room for them.
    case copies
    /// Everything outside the scenes of the gesture.
    case otherScenes
    /// The gesture can move views.
    case none
  }

  var stillness: Stillness {
    switch self {
    case .embedView, .embedScroll, .unembed: .all
    case .embedStack, .embedContainer, .arrange, .alignAligned, .updateFrames,
      .updateConstants, .changeClass:
      .others
    case .embedNavigation, .embedTabs, .unembedController, .refactor: .otherScenes
    case .duplicate, .copyPaste, .duplicateTo, .moveTo: .copies
    case .move, .align, .distribute, .pin, .addMissing, .clear, .reset: .none
    }
  }

  /// True if the gesture is about controllers.
  var isOfControllers: Bool {
    [.embedNavigation, .embedTabs, .unembedController, .refactor].contains(self)
  }

  /// True if the gesture needs a second document.
  var isAcross: Bool { [.duplicateTo, .moveTo].contains(self) }

  /// The least number of views.
  var least: Int { [.align, .alignAligned, .distribute].contains(self) ? 2 : 1 }

  /// The least number of scenes in the document.
  var leastScenes: Int {
    switch self {
    case .embedContainer: 1
    case .refactor: 2
    default: 0
    }
  }

  /// The greatest number of views.
  var most: Int {
    switch self {
    case .move, .duplicate, .duplicateTo, .moveTo, .changeClass, .embedContainer: 1
    default: 4
    }
  }
}
