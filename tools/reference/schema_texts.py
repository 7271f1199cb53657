"""The texts of docs/schema.md: those that the comments of the migrations lack or say less clearly.

A migration never changes, and neither do its comments. So a text here replaces a comment.
"""

# For each migration: the title of its section, and the paragraphs below it.
SECTIONS = {
    "V0001_create_content": ("The content of documents", """
A document is a set of objects. Most tables store one value of an object in each row, for one size class. The key of such a
row is the document, the Interface Builder id of the object, the class, and the path of the value. All values are text:
they are the literals of the file, such as `0.66666666666666663` or `16:9`.

These columns occur in several tables:

| column | meaning |
|---|---|
| document | the id of the document |
| object | the Interface Builder id of the object to which the row belongs |
| class | `any-any` for the values of the object itself; the name of a size class, such as `compact-regular`, for its variation; the key of any other variation as the file has it, such as `device=watch44mm` |
| path | the place of the value in the object, such as `text`, `backgroundColor` or `normal/title`. A colon marks an element without a key, such as `:subviews` |
| position | the order among siblings: attributes among attributes, elements among elements. Only the relative order of the numbers matters |
| attributeOrder | the names of the attributes in the order of the file; null if that is the order of the columns |
"""),
    "V0002_create_queries": ("Effective values", """
These views compute the effective values in each of the nine size classes:

```
SELECT * FROM effectiveView       WHERE document = ? AND class = 'compact-regular';
SELECT * FROM effectiveConstraint WHERE document = ? AND class = 'compact-regular';
SELECT * FROM effectiveAttribute  WHERE document = ? AND object = ? AND class = 'regular-any';
```

A query without a document and a class returns the values of all documents in all nine classes.
"""),
    "V0003_create_journal": ("The journal", """
The journal has every change of the content as a list of edits. Ninefold adds rows and never changes them. The state at an
edit follows from the row changes of the edits up to it. Tables of their own have what changes: `state` and
`documentFile`.

The number of an edit is its place in the journal of this file. The id of an edit is the same in every copy of the
project.

References to edits and authors are not foreign keys, because an index for each of them would slow down every edit.
Ninefold never deletes an edit or author, and `ninefold verify` checks the references.
"""),
    "V0004_create_versions": ("Versions, branches and tags", """
These are names of edits. They are not part of the content, so a switch does not change them. `nameChange` records their
changes, so that `undo` can revert them.
"""),
    "V0005_create_exchange": ("Git commits and remotes", """
These tables record what the project got from other places, so that it gets each edit and commit once.
"""),
    "V0006_create_conflicts": ("Open conflicts of merges", """
Conflicts are part of the state, like the content. The edit of a merge adds their rows, the edit that resolves a conflict
deletes its row, and `undo` restores it.
"""),
    "V0007_index_names": ("Indexes of names", """
Indexes find an object by its id and by the names that the outline shows. So a lookup takes the same time in a small and in
a large project.
"""),
    "V0008_create_working_files": ("Files that `ninefold sync` synchronizes", ""),
    "V0009_create_git_remotes": ("Projects in git repositories", """
These tables say what this copy of the project knows about a project in a git repository, so that a fetch reads only new
edits. Correctness does not depend on them: without them, a fetch reads everything again.
"""),
    "V0010_create_file_states": ("States of replaced files", ""),
}

# For each table or view: its text, and the texts of columns.
TABLES = {
    "document": ("A storyboard or xib.", {
        "id": "a hash of the name, so that it is the same in every copy of the project",
        "name": "the path that `import` got, with `/`",
        "prolog": "the text of the file before `<document>`",
        "epilog": "the text of the file after `</document>`: the last line end, if any",
    }),
    "object": ("""
An element with an identity: a view, a controller, a constraint, a connection, a guide, a scene, a resource, or the document
element itself, which has the id `:document`.
""", {
        "id": "Interface Builder's id, or `PARENT/key` if the file has none",
        "kind": "the name of the element, such as `label` or `constraint`",
        "role": "`document`, `scene`, `view`, `constraint`, `connection`, `guide`, `resource` or `object`",
        "parent": "the object that contains this one; null for `:document`. It has no foreign key, because its index would take "
                  "a tenth of the time of an import. To find the children of an object, search its scene",
        "container": "the path, in the parent, of the element that directly contains the object",
        "scene": "the scene that contains the object, or the scene itself; null in a xib",
        "key": "the property of the parent whose value the object is, such as `view`",
        "idPosition": "the position of the id among the attributes; null if the file has no id",
        "comment": "the comment line before the element: the title of a scene",
    }),
    "layoutConstraint": ("The attributes of a constraint. The parent of its object owns the constraint.", {
        "firstItem": "null for the owner",
        "relation": "null for equal",
        "secondItem": "null if the constraint sets a length",
        "multiplier": "a decimal, `w:h` or `a/b`; null for 1",
        "priority": "null for 1000",
        "constant": "the constant in any-any, in points; null for 0. Constants of other classes are rows of `attribute`",
        "symbolic": "`YES` if the constant is the standard spacing",
        "placeholder": "`YES` if Xcode removes the constraint at build time",
        "identifier": "the identifier at run time",
        "userLabel": "the name in the outline",
        "attributeOrder": "see above",
    }),
    "connection": ("""
An outlet, a member of an outlet collection, an action, a segue or a binding. The kind of its object says which. The parent of
its object is the source. Attributes without a column are rows of `attribute`.
""", {
        "property": "of an outlet or a collection: the property that it sets",
        "selector": "of an action: the method that it calls",
        "destination": "the object at the other end",
        "target": "the object at the other end of an action of macOS",
        "eventType": "of an action of iOS, such as `touchUpInside`",
        "kind": "of a segue, such as `show` or `relationship`",
        "name": "of a binding: the bound property",
        "keyPath": "of a binding: the key path to which it binds",
        "identifier": "of a segue",
        "relationship": "of a segue, such as `rootViewController`",
        "attributeOrder": "see above",
    }),
    "install": ("""
Whether an object is installed in a class, for each entry of the masks of its parent. An object without a row that applies is
installed.
""", {"position": "the order among the entries of the mask"}),
    "attribute": ("The literal of an attribute.", {}),
    "geometry": ("A rectangle, a point or a size, in points of the canvas.", {}),
    "color": ("A color, by its components or by name.", {
        "red": "components from 0 to 1",
        "name": "the name in the asset catalog",
        "catalog": "of macOS, such as `System`",
    }),
    "font": ("A font. The tag is `fontDescription` on iOS and `font` on macOS.", {
        "type": "on iOS, such as `system` or `boldSystem`",
        "metaFont": "on macOS, such as `system` or `label.font`",
        "size": "on macOS, in points",
        "pointSize": "on iOS, in points",
        "style": "the text style, such as `UICTFontTextStyleBody`",
    }),
    "autoresizingMask": ("""
Springs and struts: the parts of a view and its margins that are flexible if the superview changes its size.
""", {"flexibleMinX": "`YES` or null, as in the columns below"}),
    "element": ("""
Every other element: containers (`:subviews`), texts, variations (with an empty path), masks, and elements that Ninefold does
not know. The paths of its attributes and children begin with its path.
""", {}),
    "formatting": ("""
A text of the file that differs from the text that Interface Builder would write for the same values: spaces, comments, quotes
and spellings of hand-edited files.
""", {"site": "the place of the text, such as `beforeStartTag` or `attributeValue title`"}),
    "sizeClass": ("The nine size classes.", {
        "name": "`width-height`",
        "isFinal": "1 for a final size class, which has no \"any\"; a device is always in one of these",
    }),
    "sizeClassMatch": ("The rows that apply in each class. A row with a higher rank overrides rows with lower ranks.", {
        "rowClass": "the class of the row, as in `attribute`",
        "rank": "0 any-any, 1 `default`, 2 height only, 3 width only, 4 and 5 both",
    }),
    "scene": ("The scenes of storyboards.", {}),
    "resource": ("The images and colors that a document lists.", {}),
    "property": ("""
The values of all tables by object, class and path. The literal is the value of an attribute or the text of an element. `root`
is the first name of the path. The entries of masks are not here, but in `install`.
""", {}),
    "effectiveProperty": ("""
For each property and each class, the row that applies: the most specific one. A row for a child element replaces the whole
child. To get the fields of a structured value, join its table on document, object, path and `fromClass`.
""", {}),
    "effectiveAttribute": ("The literal of every attribute in each class.", {}),
    "effectiveInstall": ("""
Whether an object is installed in each class, and in `fromClass` the class whose row says so, or `any-any` without a row.
""", {}),
    "effectiveActive": ("Whether an object is active in each class: it and all objects around it are installed.", {}),
    "effectiveView": ("The views in each class. Every view is loaded; `active` says whether it is visible.", {}),
    "effectiveConstraint": ("""
The constraints in each class. A constraint is active if it is installed, and if its owner and both items are active. An item
that the document does not have is not active.
""", {}),
    "author": ("The authors of edits.", {"name": "such as `Ann Example <ann@example.com>`; empty if unknown"}),
    "editedDocument": ("Every document that the journal names, deleted ones included.", {"id": "as in `document`"}),
    "edit": ("An edit.", {
        "id": "the first half of the SHA-256 of the columns below and of the changes",
        "parent": "the number of the previous edit; null for the first",
        "kind": "such as `import`, `set`, `delete-from-project` or `undo`",
        "meaning": "a sentence about what the edit changed",
        "place": "`canvas`, `outline` or `inspector`; null for a command or a program",
        "class": "the editing class; null for any-any",
        "author": "the id of the author",
        "timeMs": "milliseconds since 1970, UTC",
        "message": "the message of the author",
        "undoes": "of an undo: the edit that it reverses",
        "redoes": "of a redo: the undo that it reverses",
        "below": "the next edit of the undo stack, or in an undo, of the redo stack; null without one",
        "changes": "the row changes, as an SQLite changeset or packed ([ADR 6](adr/0006-journal.md)); null for an undo and a "
                   "redo, whose changes follow from the edit in `undoes` or `redoes`",
    }),
    "editFact": ("The values that each edit changed, for the history of an object and for past states.", {
        "object": "Interface Builder's id; empty for a whole document with all its rows",
        "class": "as in `attribute`; empty for an object with all its rows",
        "path": "as in `attribute`, a column of `layoutConstraint`, `installed`, or empty",
        "part": "1 for an inserted row, 2 for a deleted row, 0 for an updated row; plus four times the number of the table; "
                "plus a bit for each updated column, from 64 on ([ADR 7](adr/0007-versions.md))",
    }),
    "state": ("The current state of the file, in one row.", {
        "currentEdit": "the edit whose state the content has; null for the last edit",
        "class": "the editing class",
        "branch": "the current branch",
    }),
    "documentFile": ("When a document and its file last had the same content, after an import or an export.", {
        "edit": "the current edit at that time",
        "digest": "a hash of the bytes of the file with 64 bits; null if unknown",
    }),
    "version": ("An edit with a message, as a commit is in git.", {
        "id": "the first half of the SHA-256 of the id of the edit and the columns below",
        "edit": "the edit whose state the version is",
        "isGone": "1 if somebody undid the commit",
    }),
    "branch": ("The branches.", {"edit": "the last edit of the branch; of the current branch, use `state`"}),
    "tag": ("The tags.", {}),
    "mergedEdit": ("The second parent of each merge.", {
        "edit": "the edit of the merge", "merged": "the last edit of the merged branch"}),
    "nameChange": ("The changes of versions, branches and tags, and the switches between branches.", {
        "lastEdit": "the last edit of the journal at that time; 0 without one",
        "kind": "`commit`, `branch`, `tag` or `switch`",
        "name": "the name of the branch or tag, or the number of the version",
        "old": "the edit or branch before; null without one",
        "new": "the edit or branch after; null without one",
        "undoes": "the change that this one reverses",
        "redoes": "the undo that this one reverses",
    }),
    "gitCommit": ("The commits of git that `import --git` imported, in their order.", {
        "id": "git's hash in hexadecimal digits",
        "paths": "the paths of the import, each with a line end; empty for all files",
        "edit": "the edit whose state is that of the commit; null if the project had no edit yet",
        "version": "the version that the commit became; null if it changes nothing in the project",
    }),
    "remote": ("The remotes, with which the project exchanges edits.", {
        "name": "such as `origin`, the place from which the project was cloned",
        "path": "the address: of a git repository, a project file or a bundle; empty if unknown",
    }),
    "mergeConflict": ("A conflict: both sides of a merge changed the same thing. The document has our side.", {
        "number": "from 1, in document order",
        "root": "the object that caused the conflict: the topmost object that one side deleted, or the object that both sides "
                "changed. One resolution resolves all conflicts of a root",
        "kind": "such as `bothChanged` or `deletedAndChanged`",
        "object": "the object, which may be deleted",
        "objectKind": "the name of its element, such as `label`",
        "other": "the object at the other end of a reference",
        "path": "as in `attribute`; `:parent`, `:installed` or `:comment`; empty for the object itself",
        "base": "the value of the common ancestor; null without one",
        "ours": "the value of this branch",
        "theirs": "the value of the other side",
        "affected": "the ids of the objects that the choice of our side affects, as JSON",
        "baseEdit": "the id of the edit whose state is the base; null for the state before the first edit",
        "oursEdit": "the same for our side",
        "theirsEdit": "the same for their side",
    }),
    "workingFile": ("""
When a document and the file of its name in a folder last had the same content. That state is the base of the next merge of
both. In contrast to `documentFile`, an export to another folder does not change the row. Rows are about this copy of the
project and not part of its history.
""", {
        "folder": "an absolute path; empty for the folder of the project file",
        "edit": "the edit at which the document had the content of the file",
        "digest": "a hash of the bytes of the file with 64 bits",
    }),
    "gitRemote": ("How far Ninefold read the log of a project in a git repository.", {
        "address": "the address of the repository, `#`, and the name of the project",
        "tip": "the commit that Ninefold read or pushed last",
        "length": "the number of bytes that it read",
        "digest": "the digest of the records in these bytes",
    }),
    "gitRemoteItem": ("The branches, tags, versions and git commits of the log.", {
        "name": "of a version: its id in hexadecimal digits",
        "edit": "the edit that the item names",
    }),
    "workingFileState": ("""
States that a file had before `ninefold sync` replaced it. A program that read such a state can save its edit of it later. The
state that is most similar to the saved file is then the base of the merge. Ninefold writes a row before it writes the file,
so that it knows the possible states of the file after a crash. Rows are about this copy of the project and not part of its
history.
""", {
        "sequence": "ascending in the order of the states",
        "folder": "as in `workingFile`",
        "edit": "the edit at which the document had the content of the file",
        "digest": "a hash of the bytes of the file with 64 bits",
        "isPending": "1 if it is unknown whether Ninefold wrote the file",
    }),
}
