/// An affine transform: `x' = a x + c y + x`, `y' = b x + d y + y`.
struct Transform: Sendable, Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  /// Returns a point after the transform.
  func apply(_ pointX: Double, _ pointY: Double) -> (Double, Double) {
    (a * pointX + c * pointY + x, b * pointX + d * pointY + y)
  }

  /// Returns the transform that applies another one first.
  func after(_ first: Transform) -> Transform {
    let origin = apply(first.x, first.y)
    return Transform(
      a: a * first.a + c * first.b,
      b: b * first.a + d * first.b,
      c: a * first.c + c * first.d,
      d: b * first.c + d * first.d,
      x: origin.0,
      y: origin.1
    )
  }

  /// The transform in the notation of SVG.
  var svg: String { "matrix(\([a, b, c, d, x, y].map(SVGNumber.text).joined(separator: " ")))" }

  /// The factor by which lengths change, on average over all directions.
  var scale: Double { abs(a * d - b * c).squareRoot() }
}
