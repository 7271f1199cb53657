import LayoutModel
import Testing

struct WholeNumberTests {
  @Test(arguments: [0, -0.0, 1, -17, 999_999_999_999_999] as [Double])
  func `an integer is whole`(number: Double) {
    #expect(number.whole.map(Double.init) == number)
  }

  @Test(
    arguments: [
      0.5, 1e15, -1e15, 1e308, 9_223_372_036_854_775_808, .nan, .infinity, -.infinity,
      .leastNonzeroMagnitude,
    ] as [Double]
  )
  func `a fraction, what is too large, and what is no number are not`(number: Double) {
    #expect(number.whole == nil)
  }
}
