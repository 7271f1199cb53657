/// An incremental implementation of SHA-256 (FIPS 180-4).
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  /// Creates a hasher without input.
  package init() {}

  /// Adds bytes.
  package mutating func update(_ bytes: [UInt8]) {
    count &+= UInt64(bytes.count)
    var start = 0
    if !pending.isEmpty {
      start = min(64 - pending.count, bytes.count)
      pending += bytes[..<start]
      guard pending.count == 64 else { return }
      pending.withUnsafeBufferPointer { SHA256.compress($0, from: 0, &state, &schedule) }
      pending.removeAll(keepingCapacity: true)
    }
    bytes.withUnsafeBufferPointer { bytes in
      while start + 64 <= bytes.count {
        SHA256.compress(bytes, from: start, &state, &schedule)
        start += 64
      }
    }
    pending += bytes[start...]
  }

  /// Adds a text with its length, so that different sequences of texts have different inputs.
  mutating func update(_ text: String?) {
    guard let text else { return update([0]) }
    update([1])
    update(Int64(text.utf8.count))
    update(Array(text.utf8))
  }

  /// Adds a number as eight big-endian bytes.
  mutating func update(_ value: Int64) {
    update((0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * Int64($0))) })
  }

  /// Returns the 32 bytes of the digest.
  package mutating func finish() -> [UInt8] {
    let bits = count &* 8
    var tail = [0x80] + [UInt8](repeating: 0, count: (119 - pending.count) % 64)
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    update(tail)
    return state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
  }

  private static func compress(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ state: inout [UInt32],
    _ schedule: inout [UInt32]
  ) {
    state.withUnsafeMutableBufferPointer { state in
      schedule.withUnsafeMutableBufferPointer { w in
        for index in 0..<16 {
          let place = start + 4 * index
          w[index] =
            UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
            | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
        }
        for index in 16..<64 {
          let (x, y) = (w[index - 15], w[index - 2])
          let s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >> 3)
          let s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >> 10)
          w[index] = w[index - 16] &+ s0 &+ w[index - 7] &+ s1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        constants.withUnsafeBufferPointer { k in
          for index in 0..<64 {
            let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
            let first = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ k[index] &+ w[index]
            let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
            let second = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
          }
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() {
          state[index] = state[index] &+ value
        }
      }
    }
  }

  @inline(__always)
  private static func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 {
    value >> count | value << (32 - count)
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
