import FlyingFox
import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

@testable import NinefoldStudio

/// The gestures of the page: each is one edit that undo takes back, or is refused with a reason.
struct GestureTests {
  private let studio: TestStudio
  private let form: String

  init() throws {
    studio = try TestStudio(importing: [.adaptive], and: "Studio/Form.storyboard")
    form = studio.document.replacingOccurrences(of: "Adaptive", with: "Form")
  }

  static let all: [(gesture: String, members: String)] = [
    ("embed", #""objects":["ti0-Fo-001","su0-Fo-001"],"container":"stack-view""#),
    ("embed", #""objects":["pa0-Fo-001","pb0-Fo-001"],"container":"view""#),
    ("embed", #""objects":["pa0-Fo-001"],"container":"scroll-view""#),
    ("embed", #""objects":["ti0-Fo-001"],"container":"navigation-controller""#),
    ("embed", #""objects":["vc0-Fo-001"],"container":"tab-bar-controller""#),
    ("arrange", #""objects":["ti0-Fo-001"],"arrangement":"front""#),
    ("align", #""objects":["pa0-Fo-001","pb0-Fo-001"],"alignment":"bottom""#),
    ("align", #""objects":["pb0-Fo-001"],"alignment":"vertically-in-container""#),
    ("distribute", #""objects":["ti0-Fo-001","pa0-Fo-001"],"axis":"vertical""#),
    ("pin", #""objects":["pb0-Fo-001"],"pins":[{"edge":"top","points":30},{"ratio":"canvas"}]"#),
    ("pin", #""objects":["pa0-Fo-001","pb0-Fo-001"],"pins":[{"equal":"horizontal"}]"#),
    ("pin", #""objects":["pb0-Fo-001"],"pins":[{"length":"vertical","points":70}]"#),
    ("add-missing", #""objects":["pb0-Fo-001"]"#),
    ("reset", #""objects":["pa0-Fo-001"]"#),
    ("clear", #""objects":["pa0-Fo-001"]"#),
    ("duplicate", #""objects":["ti0-Fo-001","pa0-Fo-001"]"#),
    (
      "paste",
      #""into":"pa0-Fo-001","xml":"<label text=\"Hi\" id=\"a\"><rect key=\"frame\"/></label>""#
    ),
    ("delete", #""objects":["pa0-Fo-001","pb0-Fo-001"],"place":"canvas""#),
    ("uninstall", #""objects":["pa0-Fo-001"],"sizeClass":"compact-any""#),
  ]

  @Test(arguments: all)
  func `a gesture is one edit with the command's JSON, and undo gives the bytes back`(
    gesture: String,
    members: String
  ) async throws {
    let before = try bytes()
    let answer = try await make(gesture, members)
    let after = try bytes()
    let result = try #require(answer["result"] as? [String: Any])

    #expect(try JSONSchema(named: "edit.json").problems(with: result) == [])
    #expect(result["edit"] as? Int == 2, "\(result)")
    #expect((after != before) as Bool)
    #expect(try studio.project.log().count == 2)
    _ = try await studio.json("POST", "/api/undo")
    #expect((try bytes() == before) as Bool)
  }

  @Test(arguments: [
    ("update-constants", #""objects":["pa0-Fo-001"]"#, #"constant="70" id="k15-Fo-001""#),
    ("update-frames", #""objects":["pa0-Fo-001"]"#, #"x="60" y="140""#),
    ("update-frames", #""scene":"sc0-Fo-001""#, #"x="60" y="140""#),
  ])
  func `constants follow the stored frame, or the frame the constants`(
    gesture: String,
    members: String,
    text: String
  ) async throws {
    let frame = studio.set("pa0-Fo-001", "frame", "70 150 120 90")
      .replacingOccurrences(of: studio.document, with: form)
    _ = try await studio.json("POST", "/api/edit", body: frame)
    let before = try bytes()
    _ = try await make(gesture, members)

    #expect(String(decoding: try bytes(), as: UTF8.self).contains(text))
    _ = try await studio.json("POST", "/api/undo")
    #expect((try bytes() == before) as Bool)
  }

  @Test func `unembedding keeps the places and undoes as one edit`() async throws {
    let embedded = try await make(
      "embed",
      #""objects":["ti0-Fo-001","su0-Fo-001"],"container":"stack-view""#
    )
    let stack = try #require(subject(embedded))
    let before = try bytes()
    _ = try await make("unembed", #""objects":["\#(stack)"]"#)

    #expect(!String(decoding: try bytes(), as: UTF8.self).contains("<stackView"))
    _ = try await studio.json("POST", "/api/undo")
    #expect((try bytes() == before) as Bool)
  }

  @Test func `a gesture that moves other views is refused with their list, unless forced`()
    async throws
  {
    let embedded = try await make(
      "embed",
      #""objects":["ti0-Fo-001","su0-Fo-001"],"container":"stack-view""#
    )
    #expect(subject(embedded) != nil)
    let before = try bytes()
    let members = #""objects":["ti0-Fo-001"],"arrangement":"front""#
    let refused = await send("arrange", members)
    let body = try #require(
      try JSONSerialization.jsonObject(with: await refused.bodyData) as? [String: Any]
    )
    let moved = try #require(body["moved"] as? [[String: Any]])

    #expect(refused.statusCode == .conflict)
    #expect(moved.map { $0["object"] as? String } == ["su0-Fo-001"])
    #expect((moved[0]["classes"] as? [String])?.count == 9)
    #expect((try bytes() == before) as Bool)
    let forced = try await make("arrange", members + #","force":true"#)
    #expect((forced["moved"] as? [Any])?.count == 1)
    #expect((try bytes() != before) as Bool)
    _ = try await studio.json("POST", "/api/undo")
    #expect((try bytes() == before) as Bool)
  }

  @Test func `a gesture that adds a conflict is refused with what it adds, unless forced`()
    async throws
  {
    _ = try studio.project.edit { editor in
      let width = ConstraintNotation(
        .init(.named("pa0-Fo-001"), "width"),
        .greaterThanOrEqual,
        constant: "100"
      )
      try editor.apply(.addConstraint(NewConstraint(width)), to: form)
      // The stored frame is narrower than the constraint allows.
      try editor.apply(
        .set("pa0-Fo-001", "frame", .text("60 140 80 90"), in: nil),
        to: form
      )
    }
    let before = try bytes()
    let members = #""objects":["pa0-Fo-001"]"#
    let refused = await send("update-constants", members)
    let body = try #require(
      try JSONSerialization.jsonObject(with: await refused.bodyData) as? [String: Any]
    )
    let added = try #require(body["added"] as? [[String: Any]])

    #expect(refused.statusCode == .conflict)
    #expect(!added.isEmpty && body["moved"] == nil)
    for entry in added {
      #expect((entry["classes"] as? [String])?.isEmpty == false)
      #expect((entry["message"] as? String)?.isEmpty == false)
    }
    #expect((try bytes() == before) as Bool)
    _ = try await make("update-constants", members + #","force":true"#)
    let after = String(decoding: try bytes(), as: UTF8.self)
    #expect(after.contains(#"constant="80" id="k05-Fo-001""#))
    _ = try await studio.json("POST", "/api/undo")
    #expect((try bytes() == before) as Bool)
  }

  @Test func `a dry run tells the changes and makes none`() async throws {
    let before = try bytes()
    let answer = try await make("duplicate", #""objects":["ti0-Fo-001"],"dryRun":true"#)
    let result = try #require(answer["result"] as? [String: Any])

    #expect(result["dryRun"] as? Bool == true)
    #expect((result["added"] as? [Any])?.isEmpty == false)
    #expect((try bytes() == before) as Bool)
    #expect(try studio.project.log().count == 1)
  }

  @Test func `deleting a view and what is in it is one edit`() async throws {
    _ = try await studio.json(
      "POST",
      "/api/gesture",
      body: #"{"document":"\#(studio.document)","gesture":"delete","place":"outline","#
        + #""objects":["bx0-Aa-001","bt0-Aa-001"]}"#
    )
    #expect(try studio.project.log().count == 2)
  }

  // MARK: - Copying

  @Test func `a copy is pasted into another document, and undo takes it back`() async throws {
    let copied = try await make("copy", #""objects":["ti0-Fo-001","su0-Fo-001"]"#)
    let xml = try #require(copied["xml"] as? String)
    #expect(copied["objects"] as? [String] == ["ti0-Fo-001", "su0-Fo-001"])
    #expect(try studio.project.log().count == 1)
    let before = try bytes(of: studio.document)
    let request: [String: Any] = [
      "document": studio.document, "gesture": "paste", "into": "bx0-Aa-001", "xml": xml,
    ]
    let body = String(
      decoding: try JSONSerialization.data(withJSONObject: request),
      as: UTF8.self
    )
    _ = try await studio.json("POST", "/api/gesture", body: body)

    let text = String(decoding: try bytes(of: studio.document), as: UTF8.self)
    #expect(text.contains("Sown in March"))
    _ = try await studio.json("POST", "/api/undo")
    #expect((try bytes(of: studio.document) == before) as Bool)
  }

  @Test(arguments: ["duplicate", "move"])
  func `objects go to another document, and undo takes them back`(gesture: String) async throws {
    let (before, other) = (try bytes(), try bytes(of: studio.document))
    let place = "\(studio.document):bx0-Aa-001"
    _ = try await make(gesture, #""objects":["su0-Fo-001"],"to":"\#(place)""#)

    let text = String(decoding: try bytes(of: studio.document), as: UTF8.self)
    #expect(text.contains("Sown in March"))
    #expect((try bytes() == before) == (gesture == "duplicate"))
    #expect(try studio.project.log().count == 2)
    _ = try await studio.json("POST", "/api/undo")
    #expect((try bytes() == before) as Bool)
    #expect((try bytes(of: studio.document) == other) as Bool)
  }

  @Test func `a copy is what the command copies, in the past too`() async throws {
    let now = try await make("copy", #""objects":["ti0-Fo-001"]"#)
    _ = try await make("delete", #""objects":["ti0-Fo-001"],"place":"canvas""#)
    let body = request("copy", #""objects":["ti0-Fo-001"]"#)
    let past = try await studio.json("POST", "/api/gesture?at=1", body: body)
    let fragment = try studio.project.at("1").document(named: form)
      .fragment(of: ["ti0-Fo-001"])

    #expect(past["xml"] as? String == now["xml"] as? String)
    #expect(past["xml"] as? String == String(decoding: fragment.document.bytes, as: UTF8.self))
    let other = request("clear", #""objects":["su0-Fo-001"]"#)
    #expect(await studio.send("POST", "/api/gesture?at=1", body: other).statusCode == .conflict)
  }

  @Test(arguments: [
    "", "no XML", "<", "<label", "<label text=\"no id\"/>", "<!DOCTYPE x [<!ENTITY a \"b\">]><x/>",
    "<document></document>", "<document type=\"x\"/>", "\u{0}", "<a id=\"1\"/><b id=\"1\"/>",
    String(repeating: "<view id=\"a\">", count: 60_000),
    (0..<20_000).map { "<view id=\"a\($0)\"><subviews>" }.joined(),
    "<label id=\"" + String(repeating: "x", count: GestureRequest.fragmentLimit) + "\"/>",
  ])
  func `what is no fragment is refused and changes nothing`(xml: String) async throws {
    let before = try bytes()
    let members: [String: Any] = [
      "document": form, "gesture": "paste", "into": "pa0-Fo-001", "xml": xml,
    ]
    let body = String(
      decoding: try JSONSerialization.data(withJSONObject: members),
      as: UTF8.self
    )
    let answer = await studio.send("POST", "/api/gesture", body: body)

    #expect([400, 413, 422].contains(answer.statusCode.code))
    #expect(try await TestStudio.text(answer).contains("\"error\""))
    #expect((try bytes() == before) as Bool)
  }

  @Test func `a request that is too large is not read`() async throws {
    let body = String(repeating: " ", count: GestureRequest.bodyLimit + 1)
    #expect(
      await studio.send("POST", "/api/gesture", body: body).statusCode == .payloadTooLarge
    )
    let other = await studio.send("POST", "/api/edit", body: body)
    #expect(try await TestStudio.text(other).contains("64 KiB"))
  }

  // MARK: - Errors

  @Test(arguments: [
    ("embd", "", "'embd' is none of embed, unembed"),
    ("embed", #""objects":["ti0-Fo-001"]"#, "embed needs 'container'"),
    ("embed", #""objects":[],"container":"view""#, "embed needs 'objects'"),
    ("embed", #""objects":["ti0-Fo-001"],"container":"box""#, "none of view, stack-view"),
    ("unembed", #""objects":["a","b"]"#, "takes exactly one object"),
    ("align", #""objects":["ti0-Fo-001"],"alignment":"left""#, "none of leading, trailing"),
    ("align", #""objects":["ti0-Fo-001"],"alignment":"top""#, "at least two views"),
    ("pin", #""objects":["ti0-Fo-001"],"pins":[{}]"#, "one of edge, length, ratio and equal"),
    ("pin", #""objects":["ti0-Fo-001"]"#, "give what to pin"),
    ("clear", #""objects":["nowhere"]"#, "nowhere"),
    ("delete", #""objects":["ti0-Fo-001"]"#, "delete needs 'place'"),
    ("paste", "", "paste needs 'xml'"), ("move", #""objects":["ti0-Fo-001"]"#, "needs 'to'"),
    ("clear", #""objekts":["ti0-Fo-001"]"#, "'objekts' is no member"),
    ("clear", #""objects":"ti0-Fo-001""#, "'objects' has another type"),
    ("uninstall", #""objects":["ti0-Fo-001"],"sizeClass":"big""#, "no size class is named big"),
  ])
  func `a wrong request says what is wrong`(gesture: String, members: String, reason: String)
    async throws
  {
    let answer = await send(gesture, members)

    #expect([400, 422].contains(answer.statusCode.code))
    #expect(try await TestStudio.text(answer).contains(reason))
    #expect(try studio.project.log().count == 1)
  }

  @Test func `a gesture needs its document and name`() async throws {
    let answer = await studio.send("POST", "/api/gesture", body: #"{"document":"a"}"#)
    #expect(try await TestStudio.text(answer).contains("'gesture' is missing"))
    #expect(await studio.send("GET", "/api/gesture").statusCode == .methodNotAllowed)
  }

  // MARK: - Support

  private func request(_ gesture: String, _ members: String) -> String {
    #"{"document":"\#(form)","gesture":"\#(gesture)"\#(members.isEmpty ? "" : ",")\#(members)}"#
  }

  private func send(_ gesture: String, _ members: String) async -> HTTPResponse {
    await studio.send("POST", "/api/gesture", body: request(gesture, members))
  }

  private func make(_ gesture: String, _ members: String) async throws -> [String: Any] {
    try await studio.json("POST", "/api/gesture", body: request(gesture, members))
  }

  private func subject(_ answer: [String: Any]) -> String? {
    let steps = (answer["result"] as? [String: Any])?["steps"] as? [[String: Any]]
    return steps?.first?["object"] as? String
  }

  private func bytes(of document: String? = nil) throws -> [UInt8] {
    try studio.project.document(named: document ?? form).bytes
  }
}
