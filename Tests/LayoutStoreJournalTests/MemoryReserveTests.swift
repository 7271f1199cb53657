import CSQLiteSession
import Testing

struct MemoryReserveTests {
  @Test func `the reserve lends blocks until it is empty and fills again`() throws {
    var blocks: [UnsafeMutableRawPointer] = []
    while let block = ninefold_reserve_take(100) {
      #expect(UInt(bitPattern: block) % 16 == 0)
      block.initializeMemory(as: UInt8.self, repeating: UInt8(blocks.count % 256), count: 100)
      blocks.append(block)
    }
    #expect(blocks.count > 100)
    for (index, block) in blocks.enumerated() {
      let bytes = UnsafeRawBufferPointer(start: block, count: 100)
      #expect(bytes.allSatisfy { $0 == UInt8(index % 256) }, "blocks overlap")
    }

    for block in blocks { #expect(ninefold_reserve_give_back(block)) }

    let again = try #require(ninefold_reserve_take(2_000))
    #expect(ninefold_reserve_give_back(again))
  }

  @Test func `large blocks and those of others are none of the reserve's`() {
    let other = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
    defer { other.deallocate() }

    #expect(ninefold_reserve_take(100_000) == nil)
    #expect(ninefold_reserve_take(0) == nil)
    #expect(!ninefold_reserve_give_back(other))
  }
}
