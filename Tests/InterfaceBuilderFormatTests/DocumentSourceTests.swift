import InterfaceBuilderFormat
import LayoutModel
import TestSupport
import Testing

struct DocumentSourceTests {
  @Test(arguments: Fixture.allCases)
  func `an object begins at its start tag, whether it was read or written`(
    fixture: Fixture
  ) throws {
    let (document, source) = try DocumentReader.readWithSource(try fixture.bytes())

    #expect(source.offsets.count == document.objects.count)
    for (object, offset) in zip(document.objects, source.offsets) {
      #expect(source.bytes[offset...].starts(with: "<\(object.kind)".utf8))
    }
    let written = DocumentWriter.source(of: document)
    #expect(written.bytes == source.bytes)
    #expect(written.offsets == source.offsets)
  }

  @Test(arguments: RoundTripCase.declarations + RoundTripCase.text + RoundTripCase.structure)
  func `an unusual spelling moves no object`(example: RoundTripCase) throws {
    let (document, source) = try DocumentReader.readWithSource(Array(example.text.utf8))

    #expect(DocumentWriter.source(of: document).offsets == source.offsets)
  }

  @Test func `a line is that of the tag, not of the id`() throws {
    let text = Fixture.view(
      """

      <subviews>
        <!-- <view id="commented"/> -->
        <label text="a > b" id="one"/><label id="two"
          tag="3"/>
        <label
          contentMode="fill" id='three'>
        </label>
      </subviews>
      """
    )
    let (document, source) = try DocumentReader.readWithSource(Array(text.utf8))
    let places = ["one", "two", "three"].compactMap { id in
      document.objects.firstIndex { $0.id == ObjectID(id) }
    }

    let lines = source.lines(of: places)

    let texts = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { texts[$0 - 1].contains("a > b") } == [true, true, false])
    #expect(lines.map { $0 - lines[0] } == [0, 0, 2])
  }
}
