/// A call of a system framework with an argument that names something in a document or a catalog.
public struct NamingCall: Sendable {
  /// The kind of the use.
  public let kind: Fact.Kind
  /// Traits of every use by this call.
  public let traits: Fact.Traits
  /// Details of every use by this call, as ``Fact/Kind/reuseUse`` has them.
  public let details: [String]

  /// Returns the call of a Swift function or initializer by its base name and the label of the
  /// argument; nil if the argument names nothing.
  ///
  /// - Parameter labels: The labels of all arguments; empty strings for none.
  public static func swift(_ name: String, _ label: String, labels: [String]) -> NamingCall? {
    switch (name, label) {
    case ("instantiateViewController", "withIdentifier"),
      ("instantiateViewController", "identifier"), ("instantiateController", "withIdentifier"),
      ("instantiateController", "identifier"), ("instantiateViewControllerWithIdentifier", ""):
      NamingCall(.controllerUse)
    case ("performSegue", "withIdentifier"), ("performSegueWithIdentifier", ""):
      NamingCall(.segueUse)
    case ("UIStoryboard", "name"), ("NSStoryboard", "name"):
      NamingCall(.storyboardUse)
    case (_, "nibName"), ("loadNibNamed", ""), ("NSNib", "nibNamed"):
      NamingCall(.nibUse)
    case ("dequeueReusableCell", "withIdentifier"):
      NamingCall(.reuseUse, labels.contains("for") ? [] : .harmless)
    case ("dequeueReusableHeaderFooterView", "withIdentifier"):
      NamingCall(.reuseUse, .harmless, details: [headerOrFooter])
    case ("dequeueReusableCell", "withReuseIdentifier"): NamingCall(.reuseUse)
    case ("dequeueReusableSupplementaryView", "withReuseIdentifier"):
      NamingCall(.reuseUse, details: [supplementaryView])
    case ("register", "forCellReuseIdentifier"), ("register", "forHeaderFooterViewReuseIdentifier"),
      ("register", "forCellWithReuseIdentifier"), ("register", "withReuseIdentifier"),
      ("registerClass", "forCellReuseIdentifier"), ("registerNib", "forCellReuseIdentifier"),
      ("registerClass", "forCellWithReuseIdentifier"),
      ("registerNib", "forCellWithReuseIdentifier"):
      NamingCall(.registration)
    case (_, "reuseIdentifier"):
      NamingCall(.registration)
    case ("UIStoryboardSegue", "identifier"), ("NSStoryboardSegue", "identifier"):
      NamingCall(.segue)
    case ("UIImage", "named"), ("NSImage", "named"):
      NamingCall(.imageUse)
    case ("UIColor", "named"), ("NSColor", "named"):
      NamingCall(.colorUse)
    default: nil
    }
  }

  /// Returns the call of an Objective-C message by the part of the selector before the argument;
  /// nil if the argument names nothing.
  ///
  /// - Parameters:
  ///   - part: The part, such as `performSegueWithIdentifier`.
  ///   - receiver: The receiver's text if it is one word; empty otherwise.
  ///   - parts: All parts of the selector.
  public static func objectiveC(_ part: String, receiver: String, parts: [String]) -> NamingCall? {
    switch part {
    case "instantiateViewControllerWithIdentifier", "instantiateControllerWithIdentifier":
      NamingCall(.controllerUse)
    case "performSegueWithIdentifier": NamingCall(.segueUse)
    case "storyboardWithName": NamingCall(.storyboardUse)
    case "nibWithNibName", "loadNibNamed", "initWithNibNamed", "initWithNibName":
      NamingCall(.nibUse)
    case "dequeueReusableCellWithIdentifier":
      NamingCall(.reuseUse, parts.contains("forIndexPath") ? [] : .harmless)
    case "dequeueReusableHeaderFooterViewWithIdentifier":
      NamingCall(.reuseUse, .harmless, details: [headerOrFooter])
    case "dequeueReusableCellWithReuseIdentifier": NamingCall(.reuseUse)
    case "withReuseIdentifier" where parts.first == "dequeueReusableSupplementaryViewOfKind":
      NamingCall(.reuseUse, details: [supplementaryView])
    case "forCellReuseIdentifier", "forCellWithReuseIdentifier", "reuseIdentifier",
      "forHeaderFooterViewReuseIdentifier", "withReuseIdentifier":
      NamingCall(.registration)
    case "initWithIdentifier" where parts.contains("destination"): NamingCall(.segue)
    case "imageNamed" where ["UIImage", "NSImage"].contains(receiver): NamingCall(.imageUse)
    case "colorNamed" where ["UIColor", "NSColor"].contains(receiver): NamingCall(.colorUse)
    default: nil
    }
  }

  private static let headerOrFooter = "header or footer"
  private static let supplementaryView = "supplementary view"

  private init(_ kind: Fact.Kind, _ traits: Fact.Traits = [], details: [String] = []) {
    self.kind = kind
    self.traits = traits
    self.details = details
  }
}
