/// An invented storyboard with each kind of controller that contains others, each way between scenes,
/// and scenes that nothing leads to.
public enum Tour {
  /// The storyboard's text.
  public static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="tabs">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            \(scene("tabs", "Tabs", "<tabBarController id=\"tabs\" sceneMemberID=\"viewController\">"
              + "<tabBar key=\"tabBar\" contentMode=\"scaleToFill\" id=\"tabBar\"/>"
              + segue("t1", "nav", "relationship", "relationship=\"viewControllers\"")
              + "</tabBarController>", "<point key=\"canvasLocation\" x=\"0\" y=\"0\"/>"))
            \(scene("nav", "Walks", "<navigationController id=\"nav\" sceneMemberID=\"viewController\">"
              + "<tabBarItem key=\"tabBarItem\" title=\"Walks\" id=\"walks\"/>"
              + "<navigationBar key=\"navigationBar\" contentMode=\"scaleToFill\" id=\"bar\"/>"
              + segue("n1", "list", "relationship", "relationship=\"rootViewController\"")
              + "</navigationController>", "<point key=\"canvasLocation\" x=\"900\" y=\"0\"/>"))
            \(scene("list", "List", controller("list", view: label("listLabel", "All walks"),
              rest: "<navigationItem key=\"navigationItem\" title=\"Walks near you\" id=\"item\">"
                + "<barButtonItem key=\"rightBarButtonItem\" title=\"Map\" id=\"map\">"
                + segue("l1", "detail", "show", "identifier=\"open\"") + "</barButtonItem>"
                + "</navigationItem>"
                + segue("l2", "reference", "presentation", "identifier=\"login\"")),
              "<point key=\"canvasLocation\" x=\"1800\" y=\"0\"/>"))
            \(scene("detail", "Detail", controller("detail",
              view: "<containerView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\">"
                + "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"200\" height=\"300\"/>"
                + segue("d1", "inner", "embed", "") + "</containerView>",
              rest: "<connections>"
                + "<segue destination=\"detailExit\" kind=\"unwind\" unwindAction=\"back:\" id=\"d2\"/>"
                + "<segue destination=\"nowhere\" kind=\"show\" identifier=\"lost\" id=\"d3\"/>"
                + "</connections>")
              + "<exit id=\"detailExit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>",
              "<point key=\"canvasLocation\" x=\"2700\" y=\"0\"/>"))
            \(scene("inner", "Inner", controller("inner", view: label("innerLabel", "Inside"),
              rest: segue("i1", "inner", "embed", ""))))
            \(scene("split", "Split", "<splitViewController storyboardIdentifier=\"pad\" id=\"split\" "
              + "sceneMemberID=\"viewController\"><connections>"
              + "<segue destination=\"list\" kind=\"relationship\" "
              + "relationship=\"masterViewController\" id=\"s1\"/>"
              + "<segue destination=\"detail\" kind=\"relationship\" "
              + "relationship=\"detailViewController\" id=\"s2\"/></connections>"
              + "</splitViewController>"))
            \(scene("pages", "Pages", "<pageViewController id=\"pages\" customClass=\"Pager\" "
              + "sceneMemberID=\"viewController\">" + segue("p1", "orphan", "show", "")
              + "</pageViewController>"))
            \(scene("orphan", "Orphan", "<viewController id=\"orphan\" customClass=\"OrphanController\" "
              + "sceneMemberID=\"viewController\"/>"))
            \(scene("reference", "Login", "<viewControllerPlaceholder storyboardName=\"Login\" "
              + "referencedIdentifier=\"start\" id=\"reference\" sceneMemberID=\"viewController\"/>"))
        </scenes>
    </document>

    """

  /// The storyboard to which the tour refers.
  public static let login = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes>
            \(scene("login", "Sign In", "<viewController storyboardIdentifier=\"start\" id=\"login\" "
              + "sceneMemberID=\"viewController\"/>"))
        </scenes>
    </document>

    """

  /// Returns a storyboard with scenes of one label each, which lead in a circle.
  public static func circle(_ count: Int, text: String = "Hello") -> String {
    let scenes = (0..<count).map { number in
      scene(
        "v\(number)",
        "Scene \(number)",
        controller(
          "v\(number)",
          view: label("l\(number)", "\(text) \(number)"),
          rest: segue("g\(number)", "v\((number + 1) % count)", "show", "")
        ),
        "<point key=\"canvasLocation\" x=\"\(number % 8 * 700)\" y=\"\(number / 8 * 900)\"/>"
      )
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="v0">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
          <scenes>
              \(scenes.joined(separator: "\n        "))
          </scenes>
      </document>

      """
  }

  // MARK: - Elements

  private static func scene(_ id: String, _ title: String, _ objects: String, _ point: String = "")
    -> String
  {
    "<!--\(title)-->\n        <scene sceneID=\"\(id)Scene\"><objects>\(objects)</objects>\(point)</scene>"
  }

  private static func controller(_ id: String, view: String, rest: String) -> String {
    "<viewController id=\"\(id)\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"\(id)View\">"
      + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>"
      + "<subviews>\(view)</subviews></view>\(rest)</viewController>"
  }

  private static func label(_ id: String, _ text: String) -> String {
    "<label text=\"\(text)\" id=\"\(id)\">"
      + "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"120\" height=\"21\"/></label>"
  }

  private static func segue(_ id: String, _ target: String, _ kind: String, _ rest: String)
    -> String
  {
    "<connections><segue destination=\"\(target)\" kind=\"\(kind)\" \(rest) id=\"\(id)\"/></connections>"
  }
}
