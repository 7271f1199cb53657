extension HelpTopic {
  /// All topics, in the order of the general help.
  static let all = [
    projects, sizeClasses, objects, constraints, deleting, revisions, merging, output,
  ]

  private static let projects = HelpTopic(
    name: "projects",
    abstract: "How commands find the project, and who is the author of an edit",
    text: """
      A project is one file, NAME.ninefold, which is an SQLite database. A command
      opens the project that --project names. Without the option, it uses the
      environment variable NINEFOLD_PROJECT. Without either, it opens the only
      *.ninefold file in the current folder or, if there is none, in the nearest
      folder above it that has one.

      A document is a storyboard or xib in the project. 'import' reads it from its
      file. Edits change the document, and 'export' or 'sync' writes the file. The
      journal records every edit, so you can undo edits and see each past state.
      'commit' records a state as a version, with a message.

      Every edit has an author. The author is the value of the environment variable
      NINEFOLD_AUTHOR, such as 'Ann Example <ann@example.com>', else the identity
      that git uses.

      --file names a storyboard or xib that a command reads or edits without a
      project. An edit replaces the file at once, unless another program changed it
      meanwhile. A file has no journal and no undo.

      EXAMPLES:
        ninefold documents
        ninefold tree --file Weather.storyboard
        ninefold documents --project App.ninefold --json
        ninefold verify
      """
  )

  private static let sizeClasses = HelpTopic(
    name: "size-classes",
    abstract: "The nine size classes, and which row wins in which class",
    text: """
      A size class has a width and a height. Each of them is compact, regular or any.
      For example, 'compact-regular' is the class of an iPhone in portrait. A device
      always has one of the four final classes, which have no 'any'. The five classes
      with 'any' exist only for editing. You can also write 'wC-hR', or 'wAny-hR' for
      any-regular.

      A class affects another class if each of its dimensions is 'any' or equals that
      of the other class. A row sets the value of a property for one class, or
      whether an object is installed in it. A row applies in every class that its
      class affects, unless a more specific row overrides it. The order, from the
      most specific row, is: both dimensions, width only, height only, any-any.

      Views and constraints are always loaded. They are active if they and all of
      their ancestors are installed. 'use' selects the editing class. A new object is
      installed only in this class and the classes that it affects.
      'delete --command' uninstalls an object from this class. 'set' writes the
      any-any row unless --class names another class.

      EXAMPLES:
        ninefold classes compact-any
        ninefold devices --class regular-compact
        ninefold layout --document Weather.storyboard --class compact-compact
        ninefold transition --from compact-regular --to compact-compact
      """
  )

  private static let objects = HelpTopic(
    name: "objects",
    abstract: "How to name objects and values",
    text: """
      You can name an object by its Interface Builder id (rHt-Cn-001), by its name in
      the outline (Radar), by the name of an outlet that leads to it (placeLabel), or
      by the text, title or class that 'ninefold tree' shows in quotes (Days). Ids
      come first, then names and outlets, then texts, titles and classes. If several
      documents contain the object, use DOCUMENT:NAME or --document. If a name matches
      several objects, the command fails and lists their ids.

      The name of a value is its path in the object: an attribute (text, constant), a
      named part of the object (backgroundColor, fontDescription), or a value in a
      part, after a slash (normal/title). Values are written as in the file. Frames
      are 'x y width height'. Colors are #RRGGBB, systemColor:label or name:Accent.

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
      A constraint is ITEM.ATTRIBUTE RELATION ITEM.ATTRIBUTE. The relation is =, >=
      or <=. Write a multiplier other than 1, a constant other than 0 and a priority
      other than 1000 as in the examples. Name an item as you name any object, or
      write 'superview' or 'safeArea' for those of the other item. A name with spaces
      or signs needs quotes.

      A text that begins with H:, V:, [ or | is in Apple's visual format language. It
      creates one or more constraints. The names in it are those of objects.

      EXAMPLES:
        ninefold add constraint 'Hint.top = superview.topMargin + 8 @750' --dry-run
        ninefold add constraint 'Radar.width = 2 * Radar.height' --dry-run
        ninefold add constraint 'H:|-[Radar(>=100)]-|' --dry-run
      """
  )

  private static let deleting = HelpTopic(
    name: "deleting",
    abstract: "When an object leaves the document, and when only a size class",
    text: """
      On the canvas and in the outline, Delete removes an object from the document.
      Command-Delete uninstalls it from the editing class and keeps it in other
      classes. In the inspector, both uninstall it. If the scene has rows for any-any
      only, and any-any is the editing class, every deletion removes the object from
      the document.

      A deletion from the document also deletes everything in the object, every
      constraint that refers to it and every connection to it. 'undo' restores all of
      them. 'install' and 'uninstall' do not depend on a place.

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
      A revision is @ (the current state), HEAD (the last version), a tag, a branch,
      the number of an edit, at least four digits of the id of an edit or version, or
      a time in UTC, such as 2026-11-21 or 2026-11-21T10:30. ~2 after any of them
      goes back two versions.

      Most commands that only read accept --at REVISION, and then show that state.
      'restore' returns documents to a past state, as an edit.

      EXAMPLES:
        ninefold log
        ninefold scenes --at 1
        ninefold diff 1 @
      """
  )

  private static let merging = HelpTopic(
    name: "merging",
    abstract: "How branches and remotes merge, and how to resolve conflicts",
    text: """
      'merge', 'pull', 'cherry-pick' and 'revert' merge edits object by object, class
      by class and value by value, as one edit. Frames that Auto Layout computes and
      tool versions never conflict. If both sides change the same thing in different
      ways, the merge keeps our side, which is that of the current branch, and
      records an open conflict.

      'conflicts' lists the open conflicts, each with the values of both sides and of
      their base. Resolve them with 'resolve' or in the studio. Each resolution is an
      edit. 'commit', 'push' and another merge fail while a conflict is open. 'undo'
      reverses first the resolutions, then the merge.

      In git, 'ninefold git install' makes git merge storyboards and xibs in the same
      way.

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
      Commands write results to the standard output, and messages to the standard
      error. With --json, results are JSON. Results have colors only on a terminal,
      and never if NO_COLOR is set.

      The exit status is 0 if the command succeeded. It is 1 if the result needs
      attention: findings, differences, conflicts, problems or no match. It is 2 if
      the command failed. The project is then unchanged, except for completed parts
      of 'pull', 'push', 'sync' and 'import --git', or if only the output can't be
      written. It is 64 if the command line is wrong.

      Most commands that change the project accept --dry-run, which shows the result
      and writes nothing. Editing commands also accept --message. 'edit' runs a
      script, with one command on each line, as one edit. If one command fails, none
      takes effect.

      EXAMPLES:
        ninefold layout --document Weather.storyboard --class regular-regular --json
        echo 'set rHt-Cn-001 constant 200' | ninefold edit - --dry-run
      """
  )
}
