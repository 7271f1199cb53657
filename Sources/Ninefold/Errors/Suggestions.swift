/// Finds names similar to a misspelled one.
public enum Suggestions {
  /// Returns up to three candidates that are similar to a name, most similar first.
  ///
  /// A candidate is similar if one change makes it equal to the name, or if at most a third of the
  /// name's UTF-8 bytes must change. Of a path, only the bytes of the file name count, because most
  /// candidates have the same folders. A candidate is also similar if it ends with the name, as a path
  /// ends with a file name.
  public static func nearest(to typed: String, among candidates: [String]) -> [String] {
    let length = typed.split(separator: "/").last?.utf8.count ?? 0
    let ranked = candidates.compactMap { candidate -> (distance: Int, name: String)? in
      if candidate.lowercased().hasSuffix(typed.lowercased()), !typed.isEmpty {
        return (0, candidate)
      }
      let distance = distance(Array(typed.lowercased().utf8), Array(candidate.lowercased().utf8))
      return distance * 3 <= max(length, 3) ? (distance, candidate) : nil
    }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// Returns the question that offers names: `did you mean set or unset?`; nil if there are none.
  package static func question(_ names: [String]) -> String? {
    names.isEmpty ? nil : "did you mean \(names.joined(separator: " or "))?"
  }

  /// Returns the number of bytes to insert, delete, replace or swap with a neighbor.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in 0..<left.count {
      var current = [i + 1]
      for j in 0..<right.count {
        var best = min(last[j] + (left[i] == right[j] ? 0 : 1), last[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
