/// The points that are affine combinations of given points: sums whose weights add up to one.
struct AffineSpan: Sendable {
  private var origin: [Double] = []
  private var directions: [Direction] = []
  /// The number of given points, each of which adds a dimension.
  var count: Int { origin.isEmpty ? 0 : directions.count + 1 }

  /// A direction from the origin, reduced by the earlier ones, as a combination of the given points.
  private struct Direction: Sendable {
    let vector: [Double]
    /// The component of the vector by which others are reduced.
    let pivot: Int
    /// The weights of the points after the origin.
    let weights: [Double]
  }

  /// The difference below which two components are equal, in points. Smaller ones come from rounding,
  /// and as directions they would magnify it.
  private static let tolerance = 1e-6

  /// Returns the weights of the given points, in order, of which `point` is the sum; nil if it is no
  /// affine combination of them.
  func weights(of point: [Double]) -> [Double]? {
    guard !origin.isEmpty else { return nil }
    let (rest, weights) = reduced(point)
    guard rest.allSatisfy({ abs($0) <= AffineSpan.tolerance }) else { return nil }
    return [1 - weights.reduce(0, +)] + weights
  }

  /// Adds a point that is no affine combination of the others.
  mutating func add(_ point: [Double]) {
    if origin.isEmpty {
      origin = point
      return
    }
    let (rest, weights) = reduced(point)
    guard let pivot = rest.indices.max(by: { abs(rest[$0]) < abs(rest[$1]) }) else { return }
    directions.append(
      Direction(vector: rest, pivot: pivot, weights: weights.map { -$0 } + [1])
    )
  }

  /// Returns what the directions leave of the difference between a point and the origin, and the
  /// weights of the points that they take.
  private func reduced(_ point: [Double]) -> (rest: [Double], weights: [Double]) {
    var rest = zip(point, origin).map { $0 - $1 }
    var weights = Array(repeating: 0.0, count: directions.count)
    for direction in directions {
      let factor = rest[direction.pivot] / direction.vector[direction.pivot]
      if factor == 0 { continue }
      for index in rest.indices { rest[index] -= factor * direction.vector[index] }
      for (index, weight) in direction.weights.enumerated() { weights[index] += factor * weight }
    }
    return (rest, weights)
  }
}
