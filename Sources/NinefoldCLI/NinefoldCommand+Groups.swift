internal import ArgumentParser

extension NinefoldCommand {
  /// The commands, in the groups of the general help.
  ///
  /// Separate from the configuration, so a command can be found without building the help texts.
  static let groups: [CommandGroup] = [
    CommandGroup(
      name: "Project",
      subcommands: [
        InitCommand.self, ImportCommand.self, ExportCommand.self, StatusCommand.self,
        SyncCommand.self,
      ]
    ),
    CommandGroup(
      name: "Editing",
      subcommands: [
        UseCommand.self, SetCommand.self, UnsetCommand.self, InstallCommand.self,
        UninstallCommand.self, DeleteCommand.self, AddCommand.self, MoveCommand.self,
        RenameCommand.self, DuplicateCommand.self, CopyCommand.self, PasteCommand.self,
        ConnectCommand.self, DisconnectCommand.self,
        EditCommand.self,
      ]
    ),
    CommandGroup(
      name: "Gesture",
      subcommands: [
        EmbedCommand.self, UnembedCommand.self, ArrangeCommand.self, AlignCommand.self,
        DistributeCommand.self, PinCommand.self, AutolayoutCommand.self,
        RefactorCommand.self, ChangeClassCommand.self,
      ]
    ),
    CommandGroup(
      name: "History",
      subcommands: [
        LogCommand.self, ShowCommand.self, UndoCommand.self, RedoCommand.self,
      ]
    ),
    CommandGroup(
      name: "Version",
      subcommands: [
        CommitCommand.self, BranchCommand.self, SwitchCommand.self, TagCommand.self,
        DiffCommand.self, BlameCommand.self, RestoreCommand.self, RevertCommand.self,
        CherryPickCommand.self, MergeCommand.self, ConflictsCommand.self, ResolveCommand.self,
        BisectCommand.self,
      ]
    ),
    CommandGroup(
      name: "Exchange",
      subcommands: [
        CloneCommand.self, RemoteCommand.self, FetchCommand.self, PullCommand.self,
        PushCommand.self, BundleCommand.self,
      ]
    ),
    CommandGroup(
      name: "Content",
      subcommands: [
        DocumentsCommand.self, ScenesCommand.self, TreeCommand.self, InspectCommand.self,
        FindCommand.self, OutletsCommand.self,
      ]
    ),
    CommandGroup(
      name: "Layout",
      subcommands: [
        LayoutCommand.self, TransitionCommand.self, FramesCommand.self, MeasureCommand.self,
        ClassesCommand.self, DevicesCommand.self,
      ]
    ),
    CommandGroup(
      name: "Check and picture",
      subcommands: [
        CheckCommand.self, PreviewCommand.self, GraphCommand.self, StudioCommand.self,
        MCPCommand.self,
      ]
    ),
    CommandGroup(
      name: "Code and translation",
      subcommands: [CodeCommand.self, AccessorsCommand.self, StringsCommand.self]
    ),
    CommandGroup(
      name: "File and git",
      subcommands: [MergeFileCommand.self, DiffFileCommand.self, GitCommand.self]
    ),
    CommandGroup(
      name: "Safety",
      subcommands: [
        DoctorCommand.self, VerifyCommand.self, BackupCommand.self, RecoverCommand.self,
        GCCommand.self,
      ]
    ),
    CommandGroup(name: "Database", subcommands: [SchemaCommand.self, SQLCommand.self]),
  ]
}
