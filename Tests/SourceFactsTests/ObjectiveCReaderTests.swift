import SourceFacts
import Testing

/// What the reader takes from Objective-C.
struct ObjectiveCReaderTests {
  @Test func `members of interfaces and implementations are read`() {
    let facts = facts(
      """
      @import MapKit;
      @interface Base<Item : id> : UIViewController <UITableViewDelegate>
      {
        IBOutlet UILabel *first, *second;
        __weak id<Delegate> helper;
        void (^handler)(int);
      }
      @property (nonatomic, weak) IBOutlet UIButton *button;
      @property (copy) IBOutletCollection(UIView) NSArray *views;
      @property (nonatomic) UIColor *tint UI_APPEARANCE_SELECTOR;
      @property BOOL isOn;
      - (IBAction)tap:(id)sender forEvent:(UIEvent *)event;
      - (void)plain NS_REQUIRES_SUPER;
      + (instancetype)make:(int)count;
      @end
      """
    )

    #expect(facts.first == "module MapKit")
    #expect(facts.contains("class Base of Base: UIViewController"))
    for expected in [
      "outlet first of Base: UILabel", "outlet second of Base: UILabel",
      "property helper of Base: id", "property handler of Base: void",
      "outlet button of Base: UIButton", "outlet-collection views of Base: UIView",
      "property tint of Base: UIColor", "property isOn of Base: BOOL",
      "action tap:forEvent: of Base", "method plain of Base",
    ] {
      #expect(facts.contains(expected), "\(expected) in \(facts)")
    }
    #expect(!facts.contains { $0.contains("make:") })
  }

  @Test func `braces in both branches of a condition hide no method`() {
    let facts = facts(
      """
      @implementation Screen
      - (void)first {
      #if A
        if (x) {
      #else
        if (y) {
      #endif
        }
      }
      - (IBAction)second:(id)sender {}
      @end
      """
    )

    #expect(facts.contains("action second: of Screen"))
  }

  @Test(arguments: [
    ("#if 0", ["second", "third"]), ("#if (0) // old", ["second", "third"]), ("#if 1", ["first"]),
    ("#if 0 || A", ["first", "second", "third"]), ("#ifdef A", ["first", "second", "third"]),
    ("#if 0\n#if A\n#else\n#endif", ["second", "third"]),
    ("#if 0\n- don't \"read\n#if 1\n#endif", ["second", "third"]),
  ])
  func `a branch that a number excludes is not read`(condition: String, names: [String]) {
    let facts = facts(
      """
      @implementation Screen
      \(condition)
      - (void)first {}
      #elif B
      - (void)second {}
      #else
      - (void)third {}
      #endif
      - (void)last {}
      @end
      """
    )

    let methods = (names + ["last"]).map { "method \($0) of Screen" }
    #expect(facts.filter { $0.hasPrefix("method") } == methods)
  }

  @Test func `names in messages are literals, constants or computed`() {
    let facts = facts(
      """
      #define kCell @"Cell"
      static NSString *const Details = @"details";
      @implementation Screen
      - (void)open:(NSString *)name {
        // [self performSegueWithIdentifier:@"comment" sender:nil];
        [self performSegueWithIdentifier:Details sender:nil];
        [self performSegueWithIdentifier:name sender:nil];
        [table dequeueReusableCellWithIdentifier:kCell forIndexPath:path];
        [table dequeueReusableCellWithIdentifier:NSStringFromClass([Cell class])];
        [[UIStoryboard storyboardWithName:@"Main" bundle:nil]
          instantiateViewControllerWithIdentifier:@"Two " @"parts"];
        [UIImage imageNamed:@"star" inBundle:[NSBundle bundleForClass:self.class]];
        if ([segue.identifier isEqualToString:@"done"]) {}
        @try { [self performSegueWithIdentifier:@"maybe" sender:nil]; } @catch (id error) {}
      }
      @end
      """
    )

    for expected in [
      "constant kCell: Cell", "constant Details: details",
      "segue-use Details of Screen (2)", "segue-use name of Screen (4)",
      "reuse-use kCell of Screen (2)", "reuse-use Cell of Screen (8)",
      "storyboard-use Main of Screen", "controller-use Two parts of Screen: Main",
      "image-use star of Screen (16)", "segue-use done of Screen (8)",
      "segue-use maybe of Screen (128)",
    ] {
      #expect(facts.contains(expected), "\(expected) in \(facts)")
    }
    #expect(!facts.contains { $0.contains("comment") })
  }

  @Test(arguments: [
    ("", true), ("if (name == nil) {}", true), ("other.name = @\"B\";", true),
    ("if (isB) { name = @\"B\"; }", false), ("if (isB) {} else name = @\"B\";", false),
    ("name = [self name];", false),
  ])
  func `a string is a constant only if no code changes it`(change: String, isConstant: Bool) {
    let local = facts(
      """
      @implementation Screen
      - (void)load {
        NSString *name = @"A";
        \(change)
        [UIImage imageNamed:name];
      }
      - (void)show {
        NSString *name = @"C";
        [UIImage imageNamed:name];
      }
      @end
      """
    )
    let shared = facts(
      """
      static NSString *name = @"A";
      @implementation Screen
      - (void)load {
        \(change)
      }
      - (void)show { [UIImage imageNamed:name]; }
      @end
      """
    )

    #expect(
      local.filter { !$0.hasPrefix("method") && !$0.hasPrefix("extension") }
        == (isConstant ? ["constant name of Screen: A"] : [])
        + [
          "image-use name of Screen (\(isConstant ? 2 : 4))", "constant name of Screen: C",
          "image-use name of Screen (2)",
        ]
    )
    #expect(shared.contains("constant name: A") == isConstant)
    #expect(shared.contains("image-use name of Screen (2)"))
  }

  @Test(arguments: [
    "@interface", "@implementation A (", "@property (", "- (void", "[[[[", "@\"", "/*",
  ])
  func `truncated sources never trap`(text: String) {
    for count in [1, 400] {
      _ = ObjectiveCReader.facts(of: Array(String(repeating: text, count: count).utf8))
      _ = ObjectiveCReader.facts(
        of: Array(("@implementation A\n" + String(repeating: text, count: count)).utf8)
      )
    }
  }

  /// The facts as text: kind, name, owner, details, and the traits of uses.
  private func facts(_ text: String) -> [String] {
    ObjectiveCReader.facts(of: Array(text.utf8)).map { fact in
      let traits = fact.traits.subtracting(.exposed).rawValue
      return "\(fact.kind.rawValue) \(fact.name)"
        + (fact.owner.isEmpty ? "" : " of \(fact.owner)")
        + (fact.details.isEmpty ? "" : ": \(fact.details.joined(separator: ", "))")
        + (traits == 0 ? "" : " (\(traits))")
    }
  }
}
