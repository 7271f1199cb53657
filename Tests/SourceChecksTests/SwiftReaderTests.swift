import SourceFacts
import SwiftFacts
import Testing

/// What the reader takes from Swift.
struct SwiftReaderTests {
  @Test func `members are read with their selectors and types`() {
    let facts = facts(
      """
      @objc(Start) final class Screen<Item>: Base<Item>, Helper {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var buttons: [UIButton]!
        @objc(other) var own: Kit.Chart?
        var plain = 1
        static var shared = 2
        @IBAction func tap(_ sender: Any) { let inner = 3 }
        @IBAction func tap(for event: UIEvent, with sender: Any) {}
        @IBAction func open() {}
        @IBAction func press(sender: Any, forEvent event: UIEvent) {}
        func hidden(item: Int) async throws {}
        class Inner: UIView { @IBOutlet var view: UIView? }
      }
      extension Screen { @objc func extra() {} }
      typealias Parent = UIViewController & Helper
      """
    )

    for expected in [
      "class Screen of Start: Base, Helper", "outlet label of Screen: UILabel (1)",
      "outlet-collection buttons of Screen: UIButton (1)",
      "property other of Screen: Kit.Chart (1)",
      "property plain of Screen: ", "action tap: of Screen (1)",
      "action tapFor:with: of Screen (1)",
      "action open of Screen (1)",
      "action pressWithSender:forEvent: of Screen: press:forEvent: (1)",
      "method hiddenWithItem:completionHandler: of Screen",
      "class Screen.Inner: UIView", "outlet view of Screen.Inner: UIView (1)",
      "method extra of Screen (1)", "alias Parent: UIViewController, Helper",
    ] {
      #expect(facts.contains(expected), "\(expected) in \(facts)")
    }
    #expect(!facts.contains { $0.contains("inner ") || $0.contains("property shared") })
  }

  @Test func `names are literals, references or computed`() {
    let facts = facts(
      """
      enum Segue: String { case details, other = "two" }
      class Screen: UIViewController {
        static let cell = "Cell"
        static var kind: String { return String(describing: Row.self) }
        func open(_ name: String) {
          performSegue(withIdentifier: Segue.details.rawValue, sender: nil)
          performSegue(withIdentifier: name, sender: nil)
          if let found = lookup() { performSegue(withIdentifier: found, sender: nil) }
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Next")
          _ = table.dequeueReusableCell(withIdentifier: Self.cell) as! Row
          _ = table.dequeueReusableCell(withIdentifier: "\\(Row.self)")
          _ = UIImage(named: "star", in: Bundle(for: Self.self), compatibleWith: nil)
          _ = UINib(nibName: nil, bundle: nil)
          switch segue.identifier { case "done": break; default: break }
          if segue.identifier == "same" {}
        }
      }
      """
    )

    for expected in [
      "constant details of Segue: details", "constant other of Segue: two",
      "constant cell of Screen: Cell", "constant kind of Screen: Row",
      "segue-use Segue.details.rawValue of Screen (2)", "segue-use name of Screen (4)",
      "segue-use found of Screen (4)", "storyboard-use Main of Screen",
      "controller-use Next of Screen: Main", "reuse-use Self.cell of Screen (2)",
      "reuse-use Row of Screen (8)", "image-use star of Screen (16)",
      "segue-use done of Screen (8)", "segue-use same of Screen (8)",
    ] {
      #expect(facts.contains(expected), "\(expected) in \(facts)")
    }
    #expect(!facts.contains { $0.hasPrefix("nib-use") })
  }

  @Test(arguments: [
    ("let name = \"A\"", "", true), ("var name = \"A\"", "", true),
    ("var name = \"A\"", "if other.name == name {}", true),
    ("var name = \"A\"", "if isB { name = \"B\" }", false),
    ("var name = \"A\"", "name += \"B\"", false),
    ("var name = \"A\"", "name.append(\"B\")", false),
    ("var name = \"A\"", "load(&name)", false),
    ("var name = \"A\"", "(name, other) = (\"B\", 1)", false),
  ])
  func `a variable is a constant only if no code changes it`(
    declaration: String,
    change: String,
    isConstant: Bool
  ) {
    let use = "_ = UIImage(named: name)"
    let local = facts("class Screen { func load() {\n\(declaration)\n\(change)\n\(use)\n} }")
    let member = facts("class Screen {\n\(declaration)\nfunc load() {\n\(change)\n\(use)\n} }")

    #expect(local.contains("image-use \(isConstant ? "A of Screen" : "name of Screen (4)")"))
    #expect(member.contains("constant name of Screen: A") == isConstant)
    #expect(member.contains("image-use name of Screen (2)"))
  }

  @Test func `a constant in a body holds until the end of the body, and is no member`() {
    let facts = facts(
      """
      class Screen: UIViewController {
        let name = "member"
        func show(_ item: Item) {
          if item.isNew { let name = "new"; _ = UIImage(named: name) } else { let name = "old" }
          _ = UIImage(named: name)
          let kind = Kind.first
          _ = UIImage(named: kind.rawValue)
          _ = UIImage(named: kind.title)
          switch item { case .one(let name): _ = UIImage(named: name); default: break }
          let (name, other) = pair()
          _ = UIColor(named: name)
          #if DEBUG
            let mode = "a"
          #else
            let mode = "b"
          #endif
          _ = UIColor(named: mode)
        }
      }
      class Other { func show() { _ = UIImage(named: Screen.name) } }
      """
    )

    #expect(facts.filter { $0.hasPrefix("constant") } == ["constant name of Screen: member"])
    #expect(
      facts.filter { $0.contains("-use") } == [
        "image-use new of Screen", "image-use name of Screen (2)",
        "image-use Kind.first of Screen (2)", "image-use kind.title of Screen (4)",
        "image-use name of Screen (4)", "color-use name of Screen (4)",
        "color-use mode of Screen (4)",
        "image-use Screen.name of Other (2)",
      ]
    )
  }

  @Test func `a variable that documents set is no constant, and a getter is one`() {
    let facts = facts(
      """
      class Screen: UIViewController {
        @IBInspectable var segue: String = "one"
        static var cell: String { "Cell" }
        func change() { other.cell = "two" }
      }
      """
    )

    #expect(facts.filter { $0.hasPrefix("constant") } == ["constant cell of Screen: Cell"])
  }

  @Test func `the line is that of the name`() {
    let facts = SwiftReader.facts(
      of: Array("\n\n/* é */ class A {\n  @IBOutlet\n  var b: C?\n}".utf8)
    )

    #expect(facts.map(\.line) == [3, 5])
  }

  @Test(arguments: ["class A {", "((((", "\"\\(", "@IBOutlet var", "a.b", "[{", "#if A\n"])
  func `truncated sources never trap`(text: String) {
    _ = SwiftReader.facts(of: Array(String(repeating: text, count: 300).utf8))
  }

  /// The facts as text: kind, name, owner, details, and the traits but Swift's.
  private func facts(_ text: String) -> [String] {
    SwiftReader.facts(of: Array(text.utf8)).map { fact in
      let traits = fact.traits.subtracting([.swift, .generic]).rawValue
      let isType = fact.kind == .classType
      return "\(fact.kind.rawValue) \(fact.name)"
        + (fact.owner.isEmpty ? "" : " of \(fact.owner)")
        + (fact.details.isEmpty ? "" : ": \(fact.details.joined(separator: ", "))")
        + (traits == 0 || isType ? "" : " (\(traits))")
    }
  }
}
