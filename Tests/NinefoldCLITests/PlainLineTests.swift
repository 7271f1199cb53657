import ArgumentParser
import TestSupport
import Testing

@testable import NinefoldCLI

struct PlainLineTests {
  @Test(arguments: [
    "set lb0 text Hello", "set lb0 text=Hello tag=3 --json", "set lb0 constant 3 -n -m why",
    "unset lb0 text --class compact-any", "install lb0 sd0 --document Main.storyboard",
    "uninstall lb0 --class wC-hR --dry-run", "delete lb0 --project App.ninefold",
    "rename lb0 Title", "rename lb0", "duplicate --message copy lb0",
  ])
  func `a plain line is read as the parser reads it`(line: String) throws {
    let words = line.split(separator: " ").map(String.init)

    let plain = try #require(PlainLine.edit(words))

    #expect(try described(plain) == described(parsed(words)))
  }

  @Test(arguments: [
    "set lb0 text", "set lb0 text=a b", "set lb0 text Hello --any-name", "set lb0 constant -8",
    "unset lb0", "unset lb0 text more", "install", "delete lb0 --from outline", "rename a b c",
    "set help", "set --help", "set lb0 a=1 --class nowhere", "set lb0 a=1 --class",
    "set lb0 a=1 -m one -m two", "set lb0 a=1 --project=App.ninefold", "add label", "layout", "",
  ])
  func `any other line is left to the parser`(line: String) {
    #expect(PlainLine.edit(line.split(separator: " ").map(String.init)) == nil)
  }

  @Test func `lines made at random are read as the parser reads them`() throws {
    let names = ["set", "unset", "install", "uninstall", "delete", "rename", "duplicate"]
    let words = [
      "lb0-Aa-001", "Title", "constant", "12", "text=Hello", "a=b=c", "=", "", "help", "-8", "-",
      "--", "--json", "-n", "--dry-run", "--class", "compact-any", "device=watch44mm", "nowhere",
      "-m", "--message", "why", "--document", "Main.storyboard", "--project", "App.ninefold",
      "--any-name", "--class=any-any", "--version", "-h",
    ]
    var random = SeededGenerator(seed: 1)
    var plainLines = 0
    for _ in 0..<1_000 {
      var line = [names.randomElement(using: &random) ?? ""]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        line.append(words.randomElement(using: &random) ?? "")
      }
      guard let plain = PlainLine.edit(line) else { continue }
      plainLines += 1
      #expect(try described(plain) == described(parsed(line)), "\(line)")
    }
    #expect(plainLines > 50)
  }

  private func parsed(_ line: [String]) throws -> any ParsableCommand {
    try NinefoldCommand.parseAsRoot(line)
  }

  private func described(_ command: any ParsableCommand) -> String {
    var text = ""
    dump(command, to: &text)
    return text
  }
}
