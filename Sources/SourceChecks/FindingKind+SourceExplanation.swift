internal import LayoutModel

extension Finding.Kind.Explanation {
  /// Creates samples with the same content and other sources, or the reverse.
  private init(
    _ meaning: String,
    _ remedy: String,
    content: (bad: String, good: String),
    code: (bad: String, good: String)
  ) {
    self.init(
      meaning: meaning,
      remedy: remedy,
      bad: content.bad,
      good: content.good,
      badCode: code.bad,
      goodCode: code.good
    )
  }

  /// Returns the content of a root view with one subview `a` of an element.
  private static func view(_ element: String, _ attributes: String, _ inner: String = "") -> String
  {
    """
    <subviews>
        <\(element) \(attributes) id="a">
            <rect key="frame" x="20" y="40" width="100" height="50"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    \(inner)    </\(element)>
    </subviews>
    """
  }

  private static func connected(_ connection: String) -> String {
    "        <connections>\n            \(connection)\n        </connections>\n"
  }

  private static let badge =
    "customClass=\"BadgeView\" customModule=\"App\" customModuleProvider=\"target\""
  private static let outlet = view(
    "view",
    badge,
    connected("<outlet property=\"peer\" destination=\"root\" id=\"c1\"/>")
  )
  private static let plain = view("view", "contentMode=\"scaleToFill\"")

  private static func same(_ text: String) -> (bad: String, good: String) { (text, text) }

  static let missingClass = Self(
    """
    The sources declare no class with the name of the object's custom class. The system logs \
    "Unknown class in Interface Builder file" and creates an object of the element's own class. \
    The app crashes when it connects an outlet of the object, or casts it. A class of Swift needs \
    its module, unless the source names it with @objc(Name).
    """,
    "Correct the class and its module, or add the class to the sources.",
    content: same(view("view", badge)),
    code: ("class BadgesView: UIView {}", "class BadgeView: UIView {}")
  )

  static let missingOutlet = Self(
    """
    The class of the connection's source, its superclasses and their extensions have no property \
    with the outlet's name. The app crashes when it loads the scene: "this class is not key value \
    coding-compliant for the key".
    """,
    "Delete the connection, or add the outlet to the class.",
    content: same(outlet),
    code: (
      "class BadgeView: UIView {}",
      "class BadgeView: UIView {\n  @IBOutlet var peer: UIView!\n}"
    )
  )

  static let missingAction = Self(
    """
    The class of the action's target, its superclasses and their extensions have no method with \
    the action's selector. The app crashes when the control sends the action: "unrecognized \
    selector sent to instance".
    """,
    "Delete the connection, or add the action to the class.",
    content: same(
      view(
        "button",
        "opaque=\"NO\" buttonType=\"system\" " + badge.replacing("BadgeView", with: "BadgeButton"),
        connected(
          "<action selector=\"tap:\" destination=\"a\" eventType=\"touchUpInside\" id=\"c1\"/>"
        )
      )
    ),
    code: (
      "class BadgeButton: UIButton {}",
      "class BadgeButton: UIButton {\n  @IBAction func tap(_ sender: Any) {}\n}"
    )
  )

  static let outletType = Self(
    """
    The outlet's type and the class of the connected object are not related. The app crashes when \
    it uses a member that the object lacks. It is a warning if the outlet's type is a subclass of \
    the object's class.
    """,
    "Connect an object of the outlet's type, or change the outlet's type.",
    content: same(outlet),
    code: (
      "class BadgeView: UIView {\n  @IBOutlet var peer: UIBarButtonItem!\n}",
      "class BadgeView: UIView {\n  @IBOutlet var peer: UIView!\n}"
    )
  )

  static let unconnectedOutlet = Self(
    """
    Documents use the class or a subclass, but none connects the outlet. It is nil unless code \
    sets it, and reading it crashes if it is implicitly unwrapped.
    """,
    "Connect the outlet, or delete it.",
    content: same(view("view", badge)),
    code: (
      "class BadgeView: UIView {\n  @IBOutlet var peer: UIView!\n}",
      "class BadgeView: UIView {}"
    )
  )

  static let unconnectedAction = Self(
    """
    Documents use the class or a subclass, but none connects the action.
    """,
    "Connect the action, or delete it.",
    content: same(view("view", badge)),
    code: (
      "class BadgeView: UIView {\n  @IBAction func tap(_ sender: Any) {}\n}",
      "class BadgeView: UIView {\n  func tap(_ sender: Any) {}\n}"
    )
  )

  static let missingStoryboard = Self(
    """
    Code or a storyboard reference names a storyboard that the folder lacks. The app crashes: \
    "Could not find a storyboard named".
    """,
    "Correct the name.",
    content: same(plain),
    code: (
      "let settings = UIStoryboard(name: \"Setings\", bundle: nil)",
      "let main = UIStoryboard(name: \"Main\", bundle: nil)"
    )
  )

  static let missingNib = Self(
    """
    Code or a controller names a nib that the folder lacks. The app crashes: "Could not load NIB \
    in bundle".
    """,
    "Correct the name, or add the xib.",
    content: same(plain),
    code: ("let cell = UINib(nibName: \"Cel\", bundle: nil)", "let cell = UINib()")
  )

  static let missingController = Self(
    """
    Code or a storyboard reference names an identifier that no controller of the storyboard has. \
    The app crashes: "Storyboard doesn't contain a view controller with identifier".
    """,
    "Correct the identifier in the code or in the document.",
    content: same(plain),
    code: (
      "let next = storyboard.instantiateViewController(withIdentifier: \"details\")",
      "let next = storyboard.instantiateInitialViewController()"
    )
  )

  private static let segue = view(
    "button",
    "opaque=\"NO\" buttonType=\"system\"",
    connected("<segue destination=\"a\" kind=\"show\" identifier=\"details\" id=\"c1\"/>")
  )

  static let missingSegue = Self(
    """
    Code performs a segue that no controller has. The app crashes: "Receiver has no segue with \
    identifier". It is a warning if the code only compares the identifier.
    """,
    "Correct the identifier in the code or in the document.",
    content: same(segue),
    code: (
      "func show() { performSegue(withIdentifier: \"detail\", sender: nil) }",
      "func show() { performSegue(withIdentifier: \"details\", sender: nil) }"
    )
  )

  static let missingReuseIdentifier = Self(
    """
    Code dequeues a cell with an identifier that no prototype has and no code registers. The app \
    crashes: "unable to dequeue a cell with identifier". It is a warning if the call returns nil.
    """,
    "Correct the identifier, or register the cell.",
    content: same(plain),
    code: (
      "let cell = table.dequeueReusableCell(withIdentifier: \"Cell\", for: path)",
      """
      table.register(Cell.self, forCellReuseIdentifier: "Cell")
      let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: path)
      """
    )
  )

  static let missingImage = Self(
    """
    A document or code names an image that no asset catalog and no file has. The view shows \
    nothing, and code that unwraps the image crashes. Images of the system are known to exist.
    """,
    "Correct the name, or add the image.",
    content: same(plain),
    code: (
      "let star = UIImage(named: \"star\")",
      "let star = UIImage(systemName: \"star\")"
    )
  )

  static let missingColor = Self(
    "A document or code names a color that no asset catalog has.",
    "Correct the name, or add the color.",
    content: same(plain),
    code: (
      "let tint = UIColor(named: \"Tint\")",
      "let tint = UIColor.red"
    )
  )

  static let missingFont = Self(
    """
    A document names a font that is neither a system font nor a file of the folder. The system \
    replaces it.
    """,
    "Add the font's file to the app, or use another font.",
    content: (
      view(
        "label",
        "opaque=\"NO\" text=\"Name\"",
        "        <fontDescription key=\"fontDescription\" name=\"Grotesk-Bold\" "
          + "family=\"Grotesk\" pointSize=\"17\"/>\n"
      ),
      view(
        "label",
        "opaque=\"NO\" text=\"Name\"",
        "        <fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>\n"
      )
    ),
    code: same("")
  )
}
