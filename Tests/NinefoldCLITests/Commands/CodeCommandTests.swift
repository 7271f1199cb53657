import Foundation
import TestSupport
import Testing

struct CodeCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let controllers = [
      ("one", "OneController"), ("two", "TwoController"), ("six", "TwoController"),
    ]
    let scenes = controllers.map { id, name in
      """
      <scene sceneID="s-\(id)"><objects>
      <viewController id="\(id)" customClass="\(name)" sceneMemberID="viewController">
      <view key="view" id="v-\(id)"/></viewController></objects></scene>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="two">
      <scenes>
      \(scenes.joined(separator: "\n"))
      </scenes>
      </document>

      """
    try folder.write(text, to: "Main.storyboard")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["code", "--file", "Main.storyboard"] + arguments, in: folder.path)
  }

  @Test func `scenes that are not written are named`() throws {
    let run = try run()

    #expect(run.text.contains("class TwoController: UIViewController {"))
    #expect(
      run.errors.contains(
        "The document has other scenes: s-one (OneController), s-six (TwoController)."
      )
    )
    #expect(try self.run("--json").text.contains("\"otherScenes\": [\n    \"s-one\""))
  }

  @Test(arguments: [["one"], ["--scene", "one"], ["--scene", "s-one"]])
  func `a scene is named by an argument or an option`(scene: [String]) throws {
    let run = try CommandRun(["code", "--file", "Main.storyboard"] + scene, in: folder.path)

    #expect(run.text.contains("class OneController: UIViewController {"))
    #expect(!run.errors.contains("The document has other scenes"))
  }

  @Test func `all scenes are files`() throws {
    let run = try run("--all-scenes", "--output", "Scenes")

    #expect(run.status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Scenes").sorted() == [
        "OneController.swift", "TwoController-s-six.swift", "TwoController.swift",
      ]
    )
    #expect(
      run.errors.contains(
        "Scenes/TwoController.swift and Scenes/TwoController-s-six.swift both declare the class "
          + "TwoController. Keep one of them."
      )
    )
    #expect(!run.errors.contains("the class OneController"))
  }

  @Test func `references to other storyboards are not files`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
      <scenes>
      <scene sceneID="s-one"><objects>
      <viewController id="one" customClass="OneController" sceneMemberID="viewController"/>
      </objects></scene>
      <scene sceneID="s-two"><objects>
      <viewControllerPlaceholder storyboardName="Other" id="two" sceneMemberID="viewController"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
      </objects></scene>
      </scenes>
      </document>

      """
    try folder.write(text, to: "References.storyboard")
    let run = try CommandRun(
      ["code", "--file", "References.storyboard", "--all-scenes", "--output", "Code"],
      in: folder.path
    )

    #expect(run.status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Code")
        == ["OneController.swift"]
    )
    #expect(run.errors.contains("Left out s-two: the scene is a reference to another storyboard."))
    let alone = try CommandRun(
      ["code", "--file", "References.storyboard", "--scene", "s-two"],
      in: folder.path
    )
    #expect(alone.status != 0)
    #expect(alone.output.isEmpty)
    #expect(
      alone.errors.contains("is a reference to the initial controller of the storyboard Other")
    )
  }

  @Test(arguments: [
    ["--all-scenes"], ["one", "--scene", "two"], ["one", "--all-scenes", "--output", "Scenes"],
  ])
  func `options that contradict each other are refused`(options: [String]) throws {
    let run = try CommandRun(["code", "--file", "Main.storyboard"] + options, in: folder.path)

    #expect(run.status == 64)
  }
}
