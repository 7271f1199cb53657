import LayoutEditing
import Foundation
import InterfaceBuilderFormat
import LayoutModel
import TestSupport

/// Documents of every platform, form and size.
extension Seeds {
  /// Documents in UTF-8: fixtures, all kinds of objects and findings, sizes, line endings.
  static let documents: [[UInt8]] =
    [document, smallDocument] + fixtures + grown + samples + [[], [0x3c], tiny, medium]
    + LineEnding.allCases.dropFirst().map { $0.applied(to: document) }

  /// The same small document in all encodings, with all declarations.
  static let encoded: [[UInt8]] = TextEncoding.allCases.flatMap { encoding in
    EncodingDeclaration.allCases.map { declaration in
      let text = declaration.applied(
        to: String(decoding: smallDocument, as: UTF8.self),
        in: encoding
      )
      return encoding.bytes(of: text)
    }
  }

  /// A document of 400 labels.
  static let large = stack(of: 400)

  private static let medium = stack(of: 40)
  private static let tiny = Array((head + "</document>\n").utf8)

  private static let fixtures: [[UInt8]] = Fixture.allCases.compactMap { try? $0.bytes() }

  /// One document for each platform and group of kinds, each with an object of each kind and edited
  /// at random.
  private static let grown: [[UInt8]] = Platform.allCases.flatMap { platform -> [[UInt8]] in
    let kinds = ObjectTemplate.kinds(on: platform)
    return stride(from: 0, to: kinds.count, by: 12).compactMap { start in
      grown(
        platform,
        kinds: Array(kinds[start..<min(start + 12, kinds.count)]),
        seed: UInt64(start)
      )
    }
  }

  private static func grown(_ platform: Platform, kinds: [String], seed: UInt64) -> [UInt8]? {
    guard var document = try? DocumentReader.read(base(platform)) else { return nil }
    var slice = LayoutSlice(document)
    var context = EditingContext(ids: IdentifierSource(seed: seed))
    let parents = document.objects.filter { $0.role == .view }.map(\.id)
    for (number, kind) in kinds.enumerated() where !parents.isEmpty {
      let object = NewObject(kind: kind, parent: parents[number % parents.count])
      _ = try? apply(.add(object), to: &slice, context: &context)
    }
    document.objects = slice.objects
    var generator = EditGenerator(seed: seed, document: document)
    for _ in 0..<30 {
      guard let edit = generator.next() else { continue }
      _ = try? apply(edit, to: &slice, context: &context)
    }
    document.objects = slice.objects
    return DocumentWriter.write(document)
  }

  /// A document of a platform, from fixtures.
  private static func base(_ platform: Platform) -> [UInt8] {
    switch platform {
    case .iOS: document
    case .macOS: (try? Fixture.panel.bytes()) ?? []
    case .watchOS: (try? Fixture.face.bytes()) ?? []
    case .tvOS:
      Array(
        String(decoding: document, as: UTF8.self)
          .replacing("CocoaTouch.XIB\"", with: "AppleTV.XIB\"")
          .replacing("iOS.CocoaTouch", with: "AppleTV").utf8
      )
    }
  }

  /// The samples of the finding kinds, with new tool versions.
  private static let samples: [[UInt8]] = Finding.Kind.layoutKinds.flatMap { kind in
    [kind.explanation.bad, kind.explanation.good].map { content in
      let rect = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>"
      let text = Fixture.view(rect + "\n" + content)
        .replacing("version=\"3.0\"", with: "version=\"3.0\" toolsVersion=\"22154\" \(automatic)")
      return Array(text.utf8)
    }
  }

  private static let automatic = """
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
    """

  /// Labels in a stack, with constraints between neighbours.
  private static func stack(of count: Int) -> [UInt8] {
    let labels = (0..<count).map { number in
      """
      <label opaque="NO" text="Text \(number)" translatesAutoresizingMaskIntoConstraints="NO" \
      id="l\(number)"><rect key="frame" x="0.0" y="\(number * 20)" width="100" height="20"/></label>
      """
    }
    let constraints = (1..<count).map { number in
      """
      <constraint firstItem="l\(number)" firstAttribute="width" secondItem="l\(number - 1)" \
      secondAttribute="width" priority="\(number % 1000 + 1)" id="c\(number)"/>
      """
    }
    let text = """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><stackView axis="vertical" distribution="fillEqually" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
      \(labels.joined(separator: "\n"))
      </subviews></stackView></subviews>
      <constraints>
      \(constraints.joined(separator: "\n"))
      </constraints>
      """
    return Array(
      Fixture.view(text).replacing("version=\"3.0\"", with: "version=\"3.0\" \(automatic)").utf8
    )
  }

  /// Documents with the versions of two sides, separated by zero bytes.
  static let merges: [[UInt8]] =
    [merge(document, "constant=\"8\"", "text=\"Name\"")]
    + (fixtures + grown).enumerated().map { number, base in
      var mutator = Mutator(.document, pool: [base], seed: UInt64(number))
      let sides = (0..<2).map { _ in
        (0..<4).reduce(base) { side, _ in
          let changed = mutator.changed(side, donor: base)
          return (try? DocumentReader.read(changed)) == nil ? side : changed
        }
      }
      return Array(([base] + sides).joined(separator: [0]))
    }

  /// Three versions of a document, with something deleted on each side.
  private static func merge(_ base: [UInt8], _ ours: String, _ theirs: String) -> [UInt8] {
    let text = String(decoding: base, as: UTF8.self)
    let changed = text.replacing(theirs, with: "text=\"Theirs\"")
    let sides = [text, text.replacing(ours, with: ""), changed]
    return Array(sides.joined(separator: "\0").utf8)
  }
}
