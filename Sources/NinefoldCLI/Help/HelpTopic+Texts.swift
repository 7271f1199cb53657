extension HelpTopic {
  /// All topics, in the order of the general help.
  static let all = [
    projects, sizeClasses, objects, constraints, deleting, revisions, merging, output,
  ]

  private static let projects = HelpTopic(
    name: "projects",
    abstract: "How commands find the project, and who is the author of an edit",
    text: """
      A project is one file, NAME.ninefold, which is an SQLite database. A command takes the file that
      --project names. Without --project, it takes the file that NINEFOLD_PROJECT names. Without both, it
      takes the only *.ninefold in the current folder or in the nearest folder above it that has one.

      Every edit in the journal has an author. The author is NINEFOLD_AUTHOR, written as 'Ann Example
      <ann@example.com>', or else the identity that git uses. Edits do not change storyboards and xibs
      until 'export' writes them. 'import' of the same path imports what changed in the file.

      EXAMPLES:
        ninefold documents
        ninefold documents --project App.ninefold --json
        ninefold verify
      """
  )

  private static let sizeClasses = HelpTopic(
    name: "size-classes",
    abstract: "The nine size classes, and which row wins in which class",
    text: """
      A size class is a width and a height. Each of them is compact, regular or any. For example,
      'compact-regular' is an iPhone in portrait. Four classes are final: those of real devices. The five
      classes with 'any' are for editing.

      A class affects another class if each of its dimensions is any or equal. A row says which value a
      property has in a class, or whether an object is installed in it. A row applies in every class that
      its class affects, unless a more specific row overrides it. The order, from the most specific to the
      least: both dimensions, width only, height only, any-any.

      Views and constraints are always loaded. They are active if they and all of their ancestors are
      installed. 'use' selects the editing class: a new object is installed in this class and in the
      classes that it affects, and 'delete' with the Command key uninstalls an object from this class
      only. 'set' writes the any-any row unless --class names another class.

      EXAMPLES:
        ninefold classes compact-any
        ninefold devices --class regular-compact
        ninefold layout --document Weather.storyboard --class compact-compact
        ninefold transition --document Weather.storyboard --from compact-regular --to compact-compact
      """
  )

  private static let objects = HelpTopic(
    name: "objects",
    abstract: "How to name objects and values",
    text: """
      You can name an object by its Interface Builder id (rHt-Cn-001), by its name in the outline (Radar),
      or by an outlet that leads to it (placeLabel). If several documents contain the object, use
      DOCUMENT:NAME or --document. A command refuses a name that fits several objects, and lists their
      ids.

      The name of a value is its path in the object: an attribute (text, constant), a named part of the
      object (backgroundColor, fontDescription), or a value in a part, after a slash (normal/title).
      Values are written as in the file. Frames are 'x y width height'. Colors are #RRGGBB,
      systemColor:label or name:Accent.

      EXAMPLES:
        ninefold inspect rHt-Cn-001
        ninefold inspect Weather.storyboard:Radar
        ninefold find --kind label
      """
  )

  private static let constraints = HelpTopic(
    name: "constraints",
    abstract: "How to write a constraint in one line or in visual format",
    text: """
      A constraint is ITEM.ATTRIBUTE RELATION ITEM.ATTRIBUTE, with a multiplier, a constant and a priority
      unless they are 1, 0 and 1000. Name an item as you name any object. A name that is not a plain word
      needs quotes. 'superview' and 'safeArea' are those of the other item. The relation is =, >= or <=.

      A text that begins with H:, V:, [ or | is in Apple's visual format language. It makes one or more
      constraints. The names in it are ids or names in the outline.

      EXAMPLES:
        ninefold add constraint 'Hint.top = superview.topMargin + 8 @750' --dry-run
        ninefold add constraint 'Radar.width = 2 * Radar.height' --dry-run
        ninefold add constraint 'H:|-[Radar(>=100)]-|' --dry-run
      """
  )

  private static let deleting = HelpTopic(
    name: "deleting",
    abstract: "When a deletion is from the project or from a size class",
    text: """
      On the canvas and in the outline, Delete removes an object from the project. Command-Delete
      uninstalls it from the editing class and keeps it in other classes. In the inspector, Delete
      uninstalls. If the scene has rows for any-any only, and any-any is the editing class, there is no
      difference: each of them removes the object from the project.

      Everything in the object, every constraint that refers to it and every connection to it are deleted
      with it. 'undo' restores all of them. 'install' and 'uninstall' do not depend on a place.

      EXAMPLES:
        ninefold delete Hint --from outline --dry-run
        ninefold delete Hint --command --class compact-regular --dry-run
        ninefold uninstall Hint --class compact-compact --dry-run
      """
  )

  private static let revisions = HelpTopic(
    name: "revisions",
    abstract: "How to name past states",
    text: """
      A revision is @ (the present state), HEAD (the last version), a tag, a branch, the number of an
      edit, the start of the id of an edit or version, or a time in UTC, such as 2026-11-21 or
      2026-11-21T10:30. ~2 after any of them goes back two versions.

      Most commands that read accept --at REVISION and then show that state. The present state does not
      change. 'restore' brings a past state back, as an edit.

      EXAMPLES:
        ninefold log
        ninefold scenes --at 1
        ninefold diff 1 @
      """
  )

  private static let merging = HelpTopic(
    name: "merging",
    abstract: "How branches and copies merge, and how to resolve conflicts",
    text: """
      'merge', 'pull', 'cherry-pick' and 'revert' merge edits object by object, class by class and value
      by value, as one edit. Frames that Auto Layout computes and tool versions do not conflict. If both
      sides change the same thing in different ways, the present value stays, and the conflict is open.

      'conflicts' lists the open conflicts, each with the values of both sides and of their base.
      'resolve' resolves a conflict, and so does a click in the studio. Each resolution is an edit.
      'commit', 'push' and another merge are refused while a conflict is open. 'undo' reverses a
      resolution, and then the merge.

      In git, 'ninefold git install' makes git merge storyboards and xibs in the same way.

      EXAMPLES:
        ninefold branch
        ninefold conflicts
        ninefold log --graph
      """
  )

  private static let output = HelpTopic(
    name: "output",
    abstract: "JSON, colors, the exit status, and scripts of edits",
    text: """
      Results are on the standard output, and messages are on the standard error. With --json, every
      result is JSON. Colors appear only on a terminal, and never if NO_COLOR is set.

      The exit status is 0 if the command succeeded, and 1 if it found something: findings, differences or
      conflicts. It is 2 if the command failed; the project is then unchanged. It is 64 if the command
      line is wrong.

      Most commands that change the project accept --dry-run, which does everything except write. Editing
      commands also accept --message. 'edit' runs a script with one command on each line as one edit: all
      of them or none.

      EXAMPLES:
        ninefold layout --document Weather.storyboard --class regular-regular --json
        echo 'set rHt-Cn-001 constant 200' | ninefold edit - --dry-run
      """
  )
}
