import LayoutModel
import Testing

@testable import LayoutCode

struct ClassTableTests {
  @Test(arguments: [Platform.iOS, .macOS])
  func `code has the class of an element that the toolkit has`(platform: Platform) {
    for (kind, name) in ClassTable.of(platform).namesByKind {
      // The class of the hosting controllers is generic, so code has their superclass. Swift has
      // another name for the class of number formatters.
      if ["hostingController", "numberFormatter"].contains(kind) { continue }
      #expect(ToolkitClass(of: kind, on: platform).name == name, "\(kind)")
    }
  }
}
