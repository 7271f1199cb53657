/// The table of a sampled function of a PDF file, which programs of macOS write for gradients.
struct PDFSamples {
  /// The results, in the order of the inputs.
  private let rows: [[Double]]
  /// The ends of the inputs.
  private let domain: [Double]
  /// The places in the table of the ends of the inputs.
  private let encode: [Double]

  private static let maximumRows = 4096
  /// The number of rows that count as one function of the file, whose number is bounded.
  private static let rowsPerFunction = 64

  /// Reads a table of one input with 8 or 16 bits a number; nil for another, or if it is malformed.
  init?(_ value: PDFValue?, _ members: [String: PDFValue], of file: inout PDFFile) {
    let size = file.numbers(members["Size"])
    let bits = file.resolved(members["BitsPerSample"]).integer
    let range = file.numbers(members["Range"])
    let own = file.numbers(members["Decode"])
    let decode = own.isEmpty ? range : own
    let width = range.count / 2
    guard size.count == 1, let count = size.first.flatMap({ Int(exactly: $0) }),
      (1...PDFSamples.maximumRows).contains(count), bits == 8 || bits == 16,
      (1...4).contains(width), range.count == width * 2, decode.count == range.count,
      (0..<count / PDFSamples.rowsPerFunction).allSatisfy({ _ in file.takesFunction() }),
      let bytes = file.content(of: value)
    else { return nil }
    let step = bits == 16 ? 2 : 1
    guard bytes.count >= count * width * step else { return nil }
    rows = (0..<count).map { row in
      (0..<width).map { column in
        let number = bytes.dropFirst((row * width + column) * step).prefix(step)
          .reduce(0.0) { $0 * 256 + Double($1) }
        let ends = decode.dropFirst(column * 2).prefix(2)
        let (low, high) = (ends.first ?? 0, ends.last ?? 1)
        return low + number / (step == 2 ? 65_535 : 255) * (high - low)
      }
    }
    let inputs = file.numbers(members["Domain"])
    domain = inputs.count == 2 ? inputs : [0, 1]
    let places = file.numbers(members["Encode"])
    encode = places.count == 2 ? places : [0, Double(count - 1)]
  }

  /// Returns the results for an input: those of the table, or between two of its rows.
  func results(at x: Double) -> [Double]? {
    let (start, end) = (domain.first ?? 0, domain.last ?? 1)
    let (low, high) = (encode.first ?? 0, encode.last ?? 0)
    let share = end > start ? min(max((x - start) / (end - start), 0), 1) : 0
    let place = min(max(low + share * (high - low), 0), Double(rows.count - 1))
    guard let row = Int(exactly: place.rounded(.down)) else { return nil }
    let pair = rows.dropFirst(row).prefix(2)
    guard let first = pair.first, let last = pair.last else { return nil }
    return zip(first, last).map { $0 + (place - Double(row)) * ($1 - $0) }
  }
}
