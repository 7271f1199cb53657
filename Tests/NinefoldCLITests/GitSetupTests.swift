import Foundation
import TestSupport
import Testing

/// What `git install`, `uninstall` and `status` write and say.
struct GitSetupTests {
  private let sandbox: GitSandbox

  init() throws {
    sandbox = try GitSandbox()
  }

  private func configuration() throws -> String { try sandbox.text(of: ".git/config") }

  @Test func `install twice changes nothing the second time`() throws {
    #expect(try sandbox.ninefold("git", "install").status == 0)
    let (attributes, configuration) = (try sandbox.text(of: ".gitattributes"), try configuration())

    let again = try sandbox.ninefold("git", "install", "--json")

    #expect((again.json["changes"] as? [Any])?.isEmpty == true)
    #expect(try sandbox.text(of: ".gitattributes") == attributes)
    #expect(try self.configuration() == configuration)
    #expect(attributes.split(separator: "\n").count == 2)
  }

  @Test(arguments: [
    "", "*.png binary\n", "# layouts\n*.storyboard text eol=lf\n\n\"a b.xib\" -diff",
    "*.md text\r\n",
    "* text=auto\n*.xib diff=other\n",
  ])
  func `uninstall gives back the very lines that were there`(lines: String) throws {
    if !lines.isEmpty { try sandbox.write(lines, to: ".gitattributes") }
    let before = try configuration()

    #expect(try sandbox.ninefold("git", "install").status == 0)
    let installed = try sandbox.text(of: ".gitattributes")
    #expect(try sandbox.ninefold("git", "uninstall").status == 0)

    #expect(installed.hasPrefix(lines))
    let attributes = sandbox.folder.path("work/.gitattributes")
    if lines.isEmpty {
      #expect(!FileManager.default.fileExists(atPath: attributes))
    } else {
      let end = lines.utf8.last == UInt8(ascii: "\n") ? "" : "\n"
      #expect(try sandbox.text(of: ".gitattributes") == lines + end)
    }
    #expect(try configuration() == before)
  }

  @Test func `a dry run writes nothing and tells everything`() throws {
    let before = try configuration()

    let run = try sandbox.ninefold("git", "install", "--dry-run")

    #expect(run.status == 0)
    #expect(run.text.contains("would set merge.ninefold.driver to "))
    #expect(run.text.contains("would change "))
    #expect(try configuration() == before)
    #expect(!sandbox.folder.has("work/.gitattributes"))
  }

  @Test func `attributes that stand against ours are overridden, and named if they win`() throws {
    try sandbox.write("*.xib merge=union\n", to: ".gitattributes")
    #expect(try sandbox.ninefold("git", "install").status == 0)
    #expect(try sandbox.ninefold("git", "status").status == 0)

    try sandbox.write("*.xib merge=union\n", to: ".git/info/attributes")
    let run = try sandbox.ninefold("git", "status")

    #expect(run.status == 1)
    #expect(run.text.contains("git merges by 'union' for *.xib"))
    #expect(try sandbox.ninefold("git", "install").status == 1)
  }

  @Test func `the private scope leaves no file to commit`() throws {
    #expect(try sandbox.ninefold("git", "install", "--private").status == 0)

    #expect(try sandbox.git("status", "--porcelain").text.isEmpty)
    #expect(try sandbox.ninefold("git", "status").status == 0)
    #expect(try sandbox.ninefold("git", "uninstall", "--private").status == 0)
    #expect(try sandbox.ninefold("git", "status").status == 1)
  }

  @Test func `the global scope holds in every repository and outside`() throws {
    let home = sandbox.folder.path("home")

    #expect(try sandbox.ninefold("git", "install", "--global", in: home).status == 0)

    #expect(sandbox.folder.has("home/.config/git/attributes"))
    #expect(try sandbox.ninefold("git", "status").status == 0)
    #expect(try !sandbox.text(of: ".git/config").contains("ninefold"))
    #expect(try sandbox.ninefold("git", "uninstall", "--global", in: home).status == 0)
    #expect(try sandbox.ninefold("git", "status").status == 1)
  }

  @Test func `the file that core attributesFile names is used, and a link to it stays one`() throws
  {
    try sandbox.folder.write("*.png binary\n", to: "dotfiles")
    try sandbox.folder.link("home/attributes", to: sandbox.folder.path("dotfiles"))
    try sandbox.git("config", "--global", "core.attributesFile", "~/attributes")

    #expect(try sandbox.ninefold("git", "install", "--global").status == 0)

    #expect(try sandbox.folder.text(of: "dotfiles").hasPrefix("*.png binary\n*.storyboard merge="))
    let link = sandbox.folder.path("home/attributes")
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != nil)
  }

  @Test func `a linked gitattributes file is not written through`() throws {
    try sandbox.folder.write("precious\n", to: "precious")
    try sandbox.folder.link("work/.gitattributes", to: sandbox.folder.path("precious"))

    let run = try sandbox.ninefold("git", "install")

    #expect(run.status == 2)
    #expect(run.errors.contains("symbolic link"))
    #expect(try sandbox.folder.text(of: "precious") == "precious\n")
    #expect(try !configuration().contains("ninefold"))
  }

  @Test func `outside of a work tree install says what to do`() throws {
    let run = try sandbox.ninefold("git", "install", in: sandbox.folder.path("home"))

    #expect(run.status == 2)
    #expect(run.errors.contains("--global"))
  }

  @Test func `status as JSON names keys, scopes and attributes`() throws {
    #expect(try sandbox.ninefold("git", "install", "--diff", "text").status == 0)

    let status = try sandbox.ninefold("git", "status", "--json").json

    #expect(status["installed"] as? Bool == true)
    let settings = try #require(status["settings"] as? [[String: Any]])
    let driver = settings.first { $0["key"] as? String == "merge.ninefold.driver" }
    #expect(driver?["scope"] as? String == "local")
    #expect((driver?["value"] as? String)?.hasSuffix("git merge-driver -- %O %A %B %P %L") == true)
    let command = settings.first { $0["key"] as? String == "diff.ninefold.command" }
    #expect(command?["value"] is NSNull)
    #expect((status["attributes"] as? [Any])?.count == 4)
  }

  @Test func `a driver that is not there is named`() throws {
    #expect(try sandbox.ninefold("git", "install").status == 0)
    try sandbox.git("config", "merge.ninefold.driver", "'/no such/ninefold' git merge-driver %O")

    let run = try sandbox.ninefold("git", "status")

    #expect(run.status == 1)
    #expect(run.text.contains("/no such/ninefold is not there"))
  }

  @Test func `the style of diff can be changed`() throws {
    #expect(try sandbox.ninefold("git", "install").status == 0)

    #expect(try sandbox.ninefold("git", "install", "--diff", "xml").status == 0)
    #expect(try !configuration().contains("[diff"))
    #expect(try !sandbox.text(of: ".gitattributes").contains("diff=ninefold"))

    #expect(try sandbox.ninefold("git", "install").status == 0)
    #expect(try sandbox.text(of: ".gitattributes").contains("diff=ninefold"))
  }
}
