import CLibrary
import SourceFacts
import SwiftFacts

// Reads Swift sources from the standard input and prints their facts. `FactStream` describes both.
// `ninefold check --sources` runs this program, so that only that option pays for Swift's parser.

/// Reads the standard input to its end; nil after an error.
func readInput() -> [UInt8]? {
  var input: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count == 0 { return input }
    if count < 0 {
      if errno == EINTR { continue }
      return nil
    }
    input += buffer.prefix(count)
  }
}

/// Writes bytes to the standard output. Returns false if the reader is gone.
func write(_ bytes: [UInt8]) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { CLibrary.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count < 0 {
      if errno == EINTR { continue }
      return false
    }
    rest = rest.dropFirst(count)
  }
  return true
}

if CommandLine.arguments.contains("--version") {
  print(FactStream.heading)
  exit(0)
}
guard let input = readInput(), let sources = FactStream.sources(in: input) else {
  _ = write(Array("the input is incomplete\n".utf8))
  exit(2)
}
guard write(Array("\(FactStream.heading)\n".utf8)) else { exit(2) }
for source in sources {
  var output: [UInt8] = []
  for fact in SwiftReader.facts(of: source) { FactNotation.append(fact, to: &output) }
  output.append(UInt8(ascii: "\n"))
  guard write(output) else { exit(2) }
}
