internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct PullCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pull",
    abstract: "Fetch, and bring the other's branch into this one",
    discussion: """
      If nothing was edited here, this branch moves forward to theirs; else the two are merged, as \
      'ninefold merge' does. If they conflict, the conflicts are listed, this branch stays as it is, \
      and the status is 1.

      EXAMPLES:
        ninefold pull
        ninefold pull /team/App.ninefold --json
        ninefold pull --ours
      """
  )

  @Flag(help: "Keep this branch's side where the two conflict.")
  var ours = false

  @OptionGroup var remote: RemoteOptions
  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    do {
      let project = try location.open()
      let (fetched, outcome) = try project.pull(remote.source, as: remote.name, keepsOurs: ours)
      if output.json {
        let members = JSON.members(of: fetched) + [("outcome", .string(word(outcome)))]
        return Terminal.printRaw(JSON.object(members).rendered)
      }
      Terminal.print(fetched.text)
      switch outcome {
      case .upToDate: Terminal.print("Nothing new.")
      case .advanced(let edit): Terminal.print("now at edit \(edit)")
      case .merged(let receipt):
        for edit in receipt.edits { Terminal.print(EditText.line(edit)) }
      }
    } catch let refusal as MergeRefusal {
      refusal.print(json: output.json)
      throw ExitCode(1)
    }
  }

  private func word(_ outcome: PullOutcome) -> String {
    switch outcome {
    case .upToDate: "upToDate"
    case .advanced: "advanced"
    case .merged: "merged"
    }
  }
}
