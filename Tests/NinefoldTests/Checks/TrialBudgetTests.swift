import LayoutEngine
import LayoutModel
import Testing

@testable import Ninefold

/// The limits of the trials of suggestions. They count work, never time.
struct TrialBudgetTests {
  /// A view whose first suggestion, a width of 100 points, is in conflict on a screen of 320 points. With a
  /// low priority it works.
  private let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="scene"><objects>
    <viewController id="controller" sceneMemberID="viewController">
    <view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="0" y="40" width="100" height="50"/>
    </view>
    </subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
    <constraint firstItem="a" firstAttribute="height" secondItem="root" secondAttribute="width" \
    multiplier="0.1" id="c3"/>
    <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" secondItem="root" \
    secondAttribute="width" multiplier="0.3" id="c4"/>
    </constraints>
    </view>
    </viewController>
    </objects></scene></scenes>
    </document>

    """

  /// Returns the ambiguous causes with verified suggestions.
  private func verified(work: Int) throws -> [Cause] {
    let document = try Document(bytes: Array(text.utf8), named: "Main.storyboard")
    var options = CheckOptions()
    options.ignoresMarks = true
    options.preset = .all
    let (app, executor) = (AppEnvironment(), ThreadPool())
    let found = document.examination(Checker(options), app, named: "Main.storyboard", by: executor)
    let causes = document.causes(
      of: found.findings.filter { $0.kind == .ambiguous },
      found.engine.indexByID,
      options,
      app
    )
    return SuggestionTrial(of: causes, in: document, found, options, app, work: work, by: executor)
      .verified()
  }

  @Test func `a cause for which not all edits were tried says so`() throws {
    let cause = try #require(verified(work: 0).first)

    #expect(cause.finding.suggestions.isEmpty)
    #expect(!cause.triedAll)
    #expect(cause.sentence.hasSuffix("and did not try all: that takes too much work."))
  }

  @Test func `a small cause is within the limit`() throws {
    let cause = try #require(verified(work: TrialBudget.maximumWork).first)

    #expect(!cause.finding.suggestions.isEmpty)
    #expect(cause.triedAll)
  }

  /// A document of one layout with some views, all of them ambiguous.
  private func layout(_ count: Int) -> (objects: [LayoutObject], cause: Cause?) {
    let root = ObjectID("root")
    let views = (0..<count).map { ObjectID("v\($0)") }
    let objects =
      [LayoutObject(id: root, kind: "view", role: .view, parent: nil)]
      + views.map { LayoutObject(id: $0, kind: "view", role: .view, parent: root) }
    let findings = views.map { view in
      Finding(
        sizeClass: nil,
        kind: .ambiguous,
        object: view,
        scene: nil,
        message: "Need constraints",
        head: views.first
      )
      .inLayout(of: root)
    }
    return (objects, Cause.causes(of: findings, in: nil, sizes: []).first)
  }

  @Test func `each object of a layout counts once for each ambiguous view`() throws {
    let (objects, cause) = layout(9)
    let open = try #require(cause)
    // Ten objects, nine of them ambiguous.
    var budget = TrialBudget(objects, work: 180)

    let paid = [budget.pay(for: open), budget.pay(for: open)]
    #expect(paid == [true, true])
    #expect(!budget.isExceeded)
    let third = budget.pay(for: open)
    #expect(!third)
    #expect(budget.isExceeded)
  }

  @Test func `a chain of many views is tried once at most`() throws {
    let (objects, cause) = layout(1_000)
    let open = try #require(cause)
    var budget = TrialBudget(objects)

    // 1,001 objects, each counted 32 times.
    let paid = [budget.pay(for: open), budget.pay(for: open)]
    #expect(paid == [true, false])
  }
}
