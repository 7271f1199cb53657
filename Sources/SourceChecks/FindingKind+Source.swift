public import LayoutModel

extension Finding.Kind {
  /// The kinds that compare documents with the sources and catalogs of an app.
  public static let sourceKinds: [Finding.Kind] = [
    .missingClass,
    .missingOutlet,
    .missingAction,
    .outletType,
    .unconnectedOutlet,
    .unconnectedAction,
    .missingStoryboard,
    .missingNib,
    .missingController,
    .missingSegue,
    .missingReuseIdentifier,
    .missingImage,
    .missingColor,
    .missingFont,
  ]

  /// An object has a custom class that the sources lack.
  public static let missingClass = Finding.Kind(
    "missing-class",
    title: "Unknown custom class",
    severity: .error,
    explanation: .missingClass
  )

  /// A connection leads to an outlet that the class lacks.
  public static let missingOutlet = Finding.Kind(
    "missing-outlet",
    title: "Connection to a missing outlet",
    severity: .error,
    explanation: .missingOutlet
  )

  /// A connection leads to an action that the class lacks.
  public static let missingAction = Finding.Kind(
    "missing-action",
    title: "Connection to a missing action",
    severity: .error,
    explanation: .missingAction
  )

  /// An outlet is connected to an object of another type.
  public static let outletType = Finding.Kind(
    "outlet-type",
    title: "Outlet of another type",
    severity: .error,
    explanation: .outletType
  )

  /// An outlet of a class is connected in no document.
  public static let unconnectedOutlet = Finding.Kind(
    "unconnected-outlet",
    title: "Unconnected outlet",
    severity: .note,
    audience: .onRequest,
    explanation: .unconnectedOutlet
  )

  /// An action of a class is connected in no document.
  public static let unconnectedAction = Finding.Kind(
    "unconnected-action",
    title: "Unconnected action",
    severity: .note,
    audience: .onRequest,
    explanation: .unconnectedAction
  )

  /// No storyboard has the name.
  public static let missingStoryboard = Finding.Kind(
    "missing-storyboard",
    title: "Unknown storyboard",
    severity: .error,
    explanation: .missingStoryboard
  )

  /// No nib has the name.
  public static let missingNib = Finding.Kind(
    "missing-nib",
    title: "Unknown nib",
    severity: .error,
    explanation: .missingNib
  )

  /// No controller of a storyboard has the identifier.
  public static let missingController = Finding.Kind(
    "missing-controller",
    title: "Unknown storyboard identifier",
    severity: .error,
    explanation: .missingController
  )

  /// No segue has the identifier.
  public static let missingSegue = Finding.Kind(
    "missing-segue",
    title: "Unknown segue identifier",
    severity: .error,
    explanation: .missingSegue
  )

  /// No cell has the reuse identifier, and no code registers it.
  public static let missingReuseIdentifier = Finding.Kind(
    "missing-reuse-identifier",
    title: "Unknown reuse identifier",
    severity: .error,
    explanation: .missingReuseIdentifier
  )

  /// No catalog and no file has the image.
  public static let missingImage = Finding.Kind(
    "missing-image",
    title: "Missing image",
    severity: .warning,
    explanation: .missingImage
  )

  /// No catalog has the color.
  public static let missingColor = Finding.Kind(
    "missing-color",
    title: "Missing color",
    severity: .warning,
    explanation: .missingColor
  )

  /// No file has the font.
  public static let missingFont = Finding.Kind(
    "missing-font",
    title: "Missing font",
    severity: .warning,
    explanation: .missingFont
  )
}
