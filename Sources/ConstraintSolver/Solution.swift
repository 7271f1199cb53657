/// A value for every variable of a system.
public struct Solution: Hashable, Sendable {
  /// The variables, in ascending order.
  public let variables: [Variable]
  /// The values of ``variables``, in the same order.
  public let values: [Double]

  init(_ pairs: [(variable: Variable, value: Double)]) {
    let sorted = pairs.sorted { $0.variable < $1.variable }
    variables = sorted.map(\.variable)
    values = sorted.map(\.value)
  }

  /// The value of `variable`, or nil if the system does not mention it.
  public subscript(variable: Variable) -> Double? {
    var low = 0
    var high = variables.count
    while low < high {
      let middle = (low + high) / 2
      if variables[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low < variables.count && variables[low] == variable ? values[low] : nil
  }
}
