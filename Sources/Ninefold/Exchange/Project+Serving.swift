internal import LayoutModel
internal import LayoutStore

extension Project {
  /// Answers another copy of the project over a pair of descriptors, until it ends.
  ///
  /// It gives what is missing there, and takes what is missing here as ``push(_:isDryRun:)`` brings it:
  /// whole or not at all. What can't be done is told to the other side, and the next request awaited.
  /// - Throws: ``NinefoldError/exchange(_:)`` if the other side does not keep to the protocol.
  public func serve(input: Int32, output: Int32) throws {
    let end = PipeEnd(input: input, output: output)
    try end.write(PipeMessage.greeting)
    while let message = try end.receive({ _ in PipeMessage.largest }) {
      guard let request = PipeMessage.Request(rawValue: message.mark) else {
        throw NinefoldError.exchange(.noPeer)
      }
      do {
        try end.send(
          PipeMessage.Answer.done.rawValue,
          try answer(request, message.content)
        )
      } catch NinefoldError.exchange(let problem) {
        throw NinefoldError.exchange(problem)
      } catch {
        let sentence = Array("\(error)".utf8.prefix(PipeMessage.largestSentence))
        try end.send(PipeMessage.Answer.failed.rawValue, sentence)
      }
    }
  }

  private func answer(_ request: PipeMessage.Request, _ content: [UInt8]) throws -> [UInt8] {
    let copy = FileCopy(project: self)
    switch request {
    case .ids: return PipeMessage.bytes(of: try copy.editIDs())
    case .bundle: return try copy.bundle(without: try PipeMessage.ids(content)).bytes
    case .push, .dryPush:
      let bundle = try ProjectBundle(bytes: content)
      return PipeMessage.bytes(of: try copy.receive(bundle, isDryRun: request == .dryPush))
    }
  }
}
