internal import ArgumentParser

struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Export, import, update, check and apply translations, and localize documents",
    discussion: """
      The keys and comments are those that Interface Builder writes, such as 'abc-de-fgh.text'. A \
      document in a language folder (Base.lproj) has its translations in strings files (.strings) \
      of the other language folders, or in a string catalog (.xcstrings).

      EXAMPLES:
        ninefold strings export App/Base.lproj/Main.storyboard
        ninefold strings export App/ --format xliff --language de --output .
        ninefold strings import de.xliff
        ninefold strings update App/
        ninefold strings check App/
        ninefold strings localize App/Main.storyboard --language de
        ninefold strings apply Main.storyboard --pseudo long --output Long.storyboard
      """,
    subcommands: [
      StringsExportCommand.self, StringsImportCommand.self, StringsUpdateCommand.self,
      StringsCheckCommand.self, StringsApplyCommand.self, StringsLocalizeCommand.self,
    ]
  )
}
