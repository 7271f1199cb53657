import Foundation
import Ninefold
import SourceChecks
import SourceFacts
import TestSupport
import Testing

/// The index of a folder, and what it keeps between runs.
struct IndexedFolderTests {
  private let folder: TemporaryFolder
  private let caches: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    caches = try TemporaryFolder()
    try folder.write("@interface One : UIView\n@end\n", to: "One.h")
    try folder.write("@interface Two : UIView\n@end\n", to: "Two.h")
    _ = try folder.write(Fixture.flow.bytes(), to: "Flow.storyboard")
  }

  private func index(usesCache: Bool = true) throws -> IndexedFolder {
    try IndexedFolder(at: folder.path, usesCache: usesCache, cacheFolder: caches.path)
  }

  private func classes(_ index: IndexedFolder) -> [String] {
    index.find(nil).filter { $0.kind == "class" }.map(\.name)
  }

  @Test func `a second index reads no file again, and is the same`() throws {
    let first = try index()
    let second = try index()

    #expect(first.readCount == 3)
    #expect(second.readCount == 0)
    #expect(first.find(nil) == second.find(nil))
    #expect(try index(usesCache: false).readCount == 3)
  }

  @Test func `a folder with the name of a file is searched, except a compiled nib`() throws {
    try folder.write("@interface Three : UIView\n@end\n", to: "Kit.swift/Three.h")
    try folder.write("@interface Four : UIView\n@end\n", to: "Parts.xib/Four.h")
    try folder.write("@interface Five : UIView\n@end\n", to: "Old.nib/Five.h")
    let index = try index()

    #expect(classes(index).sorted() == ["Four", "One", "Three", "Two"])
    #expect(index.problems.isEmpty)
  }

  @Test func `an edit of the same size and time is seen`() throws {
    _ = try index()
    let path = folder.path("One.h")
    let time = try #require(
      FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    )
    try folder.write("@interface Own : UIView\n@end\n", to: "One.h")
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    let changed = try index()

    #expect(changed.readCount == 1)
    #expect(classes(changed) == ["Own", "Two"])
  }

  @Test func `deleted, renamed and restored files are seen`() throws {
    _ = try index()
    try FileManager.default.removeItem(atPath: folder.path("One.h"))
    try FileManager.default.moveItem(atPath: folder.path("Two.h"), toPath: folder.path("Last.h"))
    let changed = try index()

    #expect(changed.readCount == 0)
    #expect(changed.find("Two").map(\.path) == [folder.path("Last.h")])
    #expect(classes(changed) == ["Two"])
    try folder.write("@interface One : UIView\n@end\n", to: "One.h")
    #expect(classes(try index()) == ["Two", "One"])
  }

  @Test func `a damaged cache is not used`() throws {
    let first = try index()
    let name = try #require(try caches.names().first)
    let bytes = try caches.bytes(of: name)
    for damaged in [Array(bytes.dropLast(5)), Array(bytes.dropFirst()), [], [0xff, 0x0a]] {
      _ = try caches.write(damaged, to: name)
      let again = try index()

      #expect(again.readCount == 3)
      #expect(again.find(nil) == first.find(nil))
    }
  }

  @Test func `hidden folders, products and links are not read`() throws {
    for place in [".git", "build", "DerivedData", "Kit.framework"] {
      _ = try folder.makeFolder(place)
      try folder.write("@interface Hidden : UIView\n@end\n", to: place + "/Hidden.h")
    }
    try folder.link("Loop", to: folder.path)

    #expect(classes(try index()) == ["One", "Two"])
  }

  @Test func `assets are found by their names`() throws {
    _ = try folder.makeFolder("A.xcassets")
    _ = try folder.makeFolder("A.xcassets/Icons")
    _ = try folder.makeFolder("A.xcassets/Icons/star.imageset")
    _ = try folder.makeFolder("A.xcassets/Tint.colorset")
    _ = try folder.makeFolder("A.xcassets/Night.appiconset")
    try folder.write("{}\n", to: "Day.icon/Assets/underlay.svg")
    try folder.write("\"greeting\" = \"Hello\";\n", to: "Localizable.strings")
    let index = try index()

    #expect(index.find("Night60x60").map(\.kind) == ["image"])
    #expect(index.find("Day60x60").map(\.kind) == ["image"])
    #expect(index.find("underlay").isEmpty)
    #expect(index.find("star").filter { $0.kind == "image" }.map(\.name) == ["star", "Icons/star"])
    #expect(index.find("tint").map(\.kind) == ["color"])
    #expect(index.find("greeting").map(\.kind) == ["text"])
  }

  @Test(arguments: [
    ("SWIFT_VERSION = 5.0;", "", ["5.0"]), ("", "", []),
    ("", "// swift-tools-version: 5.9\nimport PackageDescription\n", ["5.9"]),
    ("SWIFT_VERSION = 2.3;", "// swift-tools-version:5.9\n", ["2.3", "5.9"]),
  ])
  func `versions of Swift are those of projects and packages`(
    settings: String,
    package: String,
    versions: [String]
  ) throws {
    _ = try folder.makeFolder("App.xcodeproj")
    try folder.write(
      """
      // !$*UTF8*$!
      { objects = { A = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; }; }; }

      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    if !package.isEmpty { try folder.write(package, to: "Package.swift") }
    let facts = try index().index.files.flatMap(\.facts)

    #expect(facts.filter { $0.kind == .swiftVersion }.map(\.name).sorted() == versions)
  }

  @Test func `a source above the size limit is reported`() throws {
    _ = try folder.write([UInt8](repeating: 0x20, count: (4 << 20) + 1), to: "Large.m")
    let problems = try index().problems

    #expect(problems.map(\.path) == [folder.path("Large.m")])
    #expect(problems.first?.reason.contains("4 MiB") == true)
  }

  @Test func `a folder that is missing is an error`() throws {
    #expect(throws: NinefoldError.self) { try IndexedFolder(at: folder.path("None")) }
  }

  @Test func `without the program for Swift, all but what code declares is known`() throws {
    try folder.write("class A {}\n", to: "A.swift")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch">
          <objects>
              <view customClass="A" customModule="App" customModuleProvider="target" id="v"/>
          </objects>
          <resources>
              <image name="nowhere" width="1" height="1"/>
          </resources>
      </document>

      """,
      to: "A.xib"
    )
    let index = try IndexedFolder(
      at: folder.path,
      cacheFolder: caches.path,
      program: folder.path("missing")
    )
    var options = CheckOptions()
    options.sources = index
    let checked = try DocumentFiles(at: [folder.path("A.xib")]).check(options: options)
    let document = try #require(checked.first { !$0.isSource })

    #expect(classes(index) == ["One", "Two"])
    #expect("\(try #require(index.swiftProblem))".contains("ninefold-sources is not installed"))
    #expect(
      document.findings.map(\.kind).filter(\.isAboutSources).map(\.rawValue) == ["missing-image"]
    )
    #expect(document.unsearched.contains { $0.rawValue == "missing-class" })
    #expect(!document.unsearched.contains { $0.rawValue == "missing-image" })
    // The cache has no facts of the file that was not read.
    let again = try IndexedFolder(
      at: folder.path,
      cacheFolder: caches.path,
      program: folder.path("missing")
    )
    #expect(again.swiftProblem != nil)
  }
}
