-- The journal: every change of the content, in order, as one edit. Its rows are added and never
-- changed; the state at any edit follows from the row changes of the edits before it.
--
-- Numbers are places in this file's journal; ids are the same in every copy of the project. What may
-- change stands in tables of its own: state, documentFile.
--
-- Links to edits and authors are no foreign keys: none is ever deleted, and an index for each would
-- cost every edit. A replay of the journal checks them.

-- Who edits, named once.
CREATE TABLE author (
  id   INTEGER NOT NULL PRIMARY KEY,
  name TEXT NOT NULL UNIQUE     -- 'Ann Example <ann@example.com>'; '' if unknown
) STRICT;

-- Every document that the journal names, those gone from the content too.
CREATE TABLE editedDocument (
  id   INTEGER NOT NULL PRIMARY KEY,  -- as in document
  name TEXT NOT NULL UNIQUE
) STRICT;

-- One edit.
CREATE TABLE edit (
  number  INTEGER NOT NULL PRIMARY KEY CHECK (number > 0),
  id      BLOB NOT NULL CHECK (length(id) = 16),  -- begin of the SHA-256 of all that follows
  parent  INTEGER,              -- the edit before; null: the first
  kind    TEXT NOT NULL,        -- 'import', 'set', 'delete-from-project', 'undo', …
  meaning TEXT NOT NULL,        -- what it did, in terms of layout
  place   TEXT,                 -- 'canvas', 'outline', 'inspector'; null: a command or program
  class   TEXT,                 -- the editing class; null: any-any
  author  INTEGER NOT NULL,     -- the author's id
  timeMs  INTEGER NOT NULL,     -- milliseconds since 1970, UTC
  message TEXT,                 -- what the author says about it
  undoes  INTEGER,              -- the edit whose changes are inverted
  redoes  INTEGER,              -- the undo that is taken back
  below   INTEGER,              -- next on the stack of undo, in an undo on that of redo; null: none
  changes BLOB,                 -- row changes: an SQLite changeset, or packed (docs/adr/0006);
                                -- null: those of undoes, inverted, or of what redoes undid
  CHECK ((changes IS NULL) = (undoes IS NOT NULL OR redoes IS NOT NULL)),
  CHECK (undoes IS NULL OR redoes IS NULL)
) STRICT;

-- No index on id: it would cost every edit a page in a random place, and looking an edit up by its
-- id is rare.

-- Where lines of edits begin: a branch's first edit does not follow the edit numbered before it.
CREATE INDEX index_edit_on_line ON edit (number) WHERE parent IS NOT number - 1;

-- The facts that an edit touched: for the history of an object and the state at an edit.
CREATE TABLE editFact (
  document INTEGER NOT NULL REFERENCES editedDocument(id) ON DELETE RESTRICT,
  object   TEXT NOT NULL,       -- Interface Builder's id; '' for a whole document, all that was in it
  class    TEXT NOT NULL,       -- as in attribute; '' for the object itself, all that was in it
  path     TEXT NOT NULL,       -- as in attribute, a constraint's column, 'installed', or ''
  edit     INTEGER NOT NULL,
  part     INTEGER NOT NULL,    -- 1 inserted, 2 deleted, 0 updated; plus 4 times the table's number,
                                -- plus a bit from 64 on for each column updated (docs/adr/0007)
  PRIMARY KEY (document, object, class, path, edit, part)
) STRICT, WITHOUT ROWID;

-- Where this file stands: one row.
CREATE TABLE state (
  id          INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  currentEdit INTEGER,          -- the edit whose state the content is in; null: the last one
  class       TEXT NOT NULL     -- the editing class
) STRICT;

INSERT INTO state (id, currentEdit, class) VALUES (1, NULL, 'any-any');

-- When a document and its file last said the same, by import or export.
CREATE TABLE documentFile (
  document INTEGER NOT NULL PRIMARY KEY REFERENCES editedDocument(id) ON DELETE RESTRICT,
  edit     INTEGER,             -- the current edit at that time
  digest   INTEGER              -- 64-bit hash of the file's bytes; null: unknown
) STRICT, WITHOUT ROWID;
