internal import LayoutModel
internal import LayoutStore

extension Project {
  /// Serves the project over a pair of file descriptors until the client closes the connection.
  ///
  /// The client can fetch edits, and push edits as ``push(_:isDryRun:)`` does: all or none. If a
  /// request fails, the error is sent to the client and the next request is served.
  /// - Throws: ``NinefoldError/exchange(_:)`` if the client violates the protocol.
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
    let copy = FileRemote(project: self)
    switch request {
    case .ids: return PipeMessage.bytes(of: try copy.editIDs())
    case .bundle: return try copy.bundle(without: try PipeMessage.ids(content)).bytes
    case .push, .dryPush:
      let bundle = try ProjectBundle(bytes: content)
      return PipeMessage.bytes(of: try copy.receive(bundle, isDryRun: request == .dryPush))
    }
  }
}
