extension HelpTopic {
  /// All topics, in the order of the general help.
  static let all = [
    projects, sizeClasses, objects, constraints, deleting, revisions, merging, output,
  ]

  private static let projects = HelpTopic(
    name: "projects",
    abstract: "How commands find the project, and who edits it",
    text: """
      A project is one file, NAME.ninefold, an SQLite database. A command takes the file that --project
      names, else the one in NINEFOLD_PROJECT, else the one *.ninefold in this folder or in the nearest
      above that has any.

      Every edit in the journal has an author: NINEFOLD_AUTHOR, as 'Ann Example <ann@example.com>', else
      who git says you are. Files stay as they are until 'export' writes them; 'import' of the same path
      brings in what changed there.

      EXAMPLES:
        ninefold documents
        ninefold documents --project App.ninefold --json
        ninefold verify
      """
  )

  private static let sizeClasses = HelpTopic(
    name: "size-classes",
    abstract: "The nine classes, and which row holds in which",
    text: """
      A class is a width and a height, each compact, regular or any: 'compact-regular' is an iPhone held
      upright. Four classes are final, those of real devices; the five with 'any' are for editing.

      A class affects another if each of its dimensions is any or the same. A row is a value, or whether
      an object is installed, for a class; it holds in every class that its own affects, unless a more
      specific row does: any-any before height only, height only before width only, and that before both.

      Views and constraints are always loaded; they are active where they and all that holds them are
      installed. 'use' chooses the editing class: what is added is installed in it and in what it affects,
      and 'delete' with the Command key takes out of it alone. 'set' writes the any-any row unless --class
      names another.

      EXAMPLES:
        ninefold classes compact-any
        ninefold devices --class regular-compact
        ninefold layout --document Weather.storyboard --class compact-compact
        ninefold transition --document Weather.storyboard --from compact-regular --to compact-compact
      """
  )

  private static let objects = HelpTopic(
    name: "objects",
    abstract: "How objects and values are named",
    text: """
      An object is named by its Interface Builder id (rHt-Cn-001), by its name in the outline (Radar), or
      by an outlet that leads to it (placeLabel). DOCUMENT:NAME, or --document, tells which document is
      meant if several have it. A name that fits several objects is refused with their ids.

      A value's name is its path in the object: an attribute (text, constant), a part of the object that
      has a name (backgroundColor, fontDescription), or a value in it, after a slash (normal/title). A
      value is written as in the file; frames are 'x y width height', colors #RRGGBB, systemColor:label or
      name:Accent.

      EXAMPLES:
        ninefold inspect rHt-Cn-001
        ninefold inspect Weather.storyboard:Radar
        ninefold find --kind label
      """
  )

  private static let constraints = HelpTopic(
    name: "constraints",
    abstract: "Constraints in one line, and in visual format",
    text: """
      A constraint is ITEM.ATTRIBUTE RELATION ITEM.ATTRIBUTE, with a factor, a constant and a priority
      where they are not 1, 0 and 1000. Items are named as objects are, in quotes where the name is no
      plain word; 'superview' and 'safeArea' are those of the other item. Relations are =, >= and <=.

      A text that begins with H:, V:, [ or | is Apple's visual format, and makes as many constraints as it
      says; names in it are ids and outline names, too.

      EXAMPLES:
        ninefold add constraint 'Hint.top = superview.topMargin + 8 @750' --dry-run
        ninefold add constraint 'Radar.width = 2 * Radar.height' --dry-run
        ninefold add constraint 'H:|-[Radar(>=100)]-|' --dry-run
      """
  )

  private static let deleting = HelpTopic(
    name: "deleting",
    abstract: "From the project or from a class: what decides",
    text: """
      On the canvas and in the outline Delete takes an object out of the project, and Command-Delete takes
      it out of the editing class: there it is uninstalled, elsewhere it stays. In the inspector's list of
      constraints Delete uninstalls. While nothing but any-any was ever edited there is no difference, and
      all of them take the object out of the project.

      With an object goes all that it holds, every constraint that touches it and every connection to it;
      'undo' brings everything back. 'install' and 'uninstall' say without a place what is meant.

      EXAMPLES:
        ninefold delete Hint --from outline --dry-run
        ninefold delete Hint --command --class compact-regular --dry-run
        ninefold uninstall Hint --class compact-compact --dry-run
      """
  )

  private static let revisions = HelpTopic(
    name: "revisions",
    abstract: "How states of the past are named",
    text: """
      A revision is @, the present state; HEAD, the last version; a tag, a branch, the number of an edit,
      the begin of the id of an edit or version; or a time, 2026-11-21 or 2026-11-21T10:30, in UTC. ~2
      after any of them goes back two versions.

      Every command that reads takes --at REVISION and answers as of then; the present state stays as it
      is. 'restore' brings a past state back, as an edit.

      EXAMPLES:
        ninefold log
        ninefold scenes --at 1
        ninefold diff 1 @
      """
  )

  private static let merging = HelpTopic(
    name: "merging",
    abstract: "Branches and copies that come together, and conflicts",
    text: """
      'merge', 'pull', 'cherry-pick' and 'revert' join edits object by object, class by class and value by
      value, as one edit. Frames that Auto Layout computes, versions of tools and the order of elements
      are no conflicts. What two sides want differently stays as it is here and is left open.

      'conflicts' lists it, with what both sides and their base have; 'resolve' settles it, in the
      studio a click does. Each resolution is an edit. Until all are settled nothing is committed, pushed
      or merged. 'undo' takes a resolution back, and then the merge.

      In git, 'ninefold git install' makes git merge storyboards and xibs in the same way.

      EXAMPLES:
        ninefold branch
        ninefold conflicts
        ninefold log --graph
      """
  )

  private static let output = HelpTopic(
    name: "output",
    abstract: "JSON, colors, exit status, and scripts of edits",
    text: """
      Answers are on the standard output, messages on the standard error. --json gives every answer as
      JSON. Colors are on a terminal only, and nowhere if NO_COLOR is set.

      The exit status is 0 if all is well; 1 for findings, differences and conflicts; 2 if the command
      failed, and the project is as it was; 64 for a wrong command line.

      What changes the project takes --dry-run, which does everything but write, and --message. 'edit'
      reads a script, a command on each line, and makes one edit of it, all or nothing.

      EXAMPLES:
        ninefold layout --document Weather.storyboard --class regular-regular --json
        echo 'set rHt-Cn-001 constant 200' | ninefold edit - --dry-run
      """
  )
}
