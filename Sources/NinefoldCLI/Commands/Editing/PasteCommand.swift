internal import ArgumentParser
internal import Foundation
internal import LayoutModel
internal import Ninefold

struct CopyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "copy",
    abstract: "Print objects as an XML fragment that 'ninefold paste' inserts",
    discussion: """
      The fragment is a document with the objects and everything in them: their constraints, \
      connections and gesture recognizers, the images and colors that they name, and the device of \
      the canvas. It includes the constraints between copied objects. To copy a scene, name its \
      controller.

      EXAMPLES:
        ninefold copy ttl-Lb-001 > Title.xml
        ninefold copy Title Subtitle --file Main.storyboard | \\
            ninefold paste --into Header.xib:cnt-Vw-001
      """
  )

  @Argument(help: .objects())
  var objects: [String]

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open()
    let found = try objects.map { try project.resolve($0) }
    guard let document = found.first?.document, found.allSatisfy({ $0.document == document }) else {
      throw NinefoldError.differentDocuments(found)
    }
    let fragment = try project.document(named: document)
      .fragment(of: found.map(\.id), named: document)
    let text = String(decoding: fragment.document.bytes, as: UTF8.self)
    guard output.json else { return Terminal.printRaw(text) }
    let roots = fragment.roots.map { JSON.string($0.id.rawValue) }
    Terminal.printRaw(
      JSON.object([
        ("document", .string(document)), ("objects", .array(roots)), ("xml", .string(text)),
      ]).rendered
    )
  }
}

struct PasteCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "paste",
    abstract: "Insert an XML fragment, such as 'ninefold copy' prints",
    discussion: """
      The objects get new ids. They are installed only in the editing class and the classes that \
      it affects. Constraints and connections within the fragment lead to the new objects. The \
      command also inserts the images and colors of the fragment that the document lacks. It \
      leaves out references to objects that are not in the fragment, and everything that the \
      document can't have, such as size classes in a document without them. It lists what it \
      leaves out. Without their constraints to other objects, the new views can be ambiguous. \
      Everything else in the fragment stays unchanged, including what 'ninefold check' reports.

      The fragment is a document, or elements as they are in a storyboard or xib. Each object \
      needs an id. In a script of 'ninefold edit', give the fragment with --xml. Give --into for \
      all objects but scenes, which have no parent.

      EXAMPLES:
        ninefold paste Title.xml --into cnt-Vw-001
        ninefold paste Login.xml --document Main.storyboard
        ninefold paste --into cnt-Vw-001 \\
            --xml '<label text="Hi" id="a"><rect key="frame"/></label>'
      """
  )

  @Argument(
    help: "The file of the fragment, or - for the standard input. Default: the standard input.",
    completion: .file()
  )
  var fragment: String?

  @Option(help: ArgumentHelp("The fragment itself, instead of a file.", valueName: "text"))
  var xml: String?

  @OptionGroup var parent: ParentOptions
  @OptionGroup var placing: PlacementOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func validate() throws {
    if fragment != nil, xml != nil { throw ValidationError("Give a file or --xml, not both.") }
  }

  func perform(with editor: LayoutEditor) throws {
    let names = [parent.into, placing.sibling].compactMap { $0 }
    let found = names.isEmpty ? nil : try editor.resolveTogether(names, in: options.document)
    let document = try found?.document ?? onlyDocument(of: editor)
    let name = xml != nil ? "--xml" : fragment ?? "standard input"
    let content = try editor.fragment(xml: try bytes(), named: name, for: document)
    let sibling = placing.sibling == nil ? nil : found?.ids.last
    try editor.paste(
      content,
      into: parent.into == nil ? nil : found?.ids.first,
      of: document,
      container: parent.list,
      placing.placement(sibling) ?? .last
    )
  }

  private func onlyDocument(of editor: LayoutEditor) throws -> String {
    let names = try editor.documentNames(orOnly: options.document)
    guard let only = names.first, names.count == 1 else {
      throw ValidationError("Give the place: --into, or --document for scenes.")
    }
    return only
  }

  private func bytes() throws -> [UInt8] {
    if let xml { return Array(xml.utf8) }
    guard let fragment, fragment != "-" else {
      return Array(try FileHandle.standardInput.readToEnd() ?? Data())
    }
    return try RegularFile.bytes(of: fragment)
  }
}
