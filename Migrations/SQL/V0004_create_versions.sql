-- Versions, branches and tags: names for edits. They are no content: a switch leaves them as they
-- are. What was done to them stands in nameChange, so that it can be undone.

-- A state of the project that somebody named with a message.
CREATE TABLE version (
  number  INTEGER NOT NULL PRIMARY KEY CHECK (number > 0),
  id      BLOB NOT NULL CHECK (length(id) = 16),  -- begin of the SHA-256 of the edit's id and what follows
  edit    INTEGER NOT NULL,     -- the edit whose state it is
  message TEXT NOT NULL,
  author  INTEGER NOT NULL,     -- as in edit
  timeMs  INTEGER NOT NULL,     -- as in edit
  isGone  INTEGER NOT NULL CHECK (isGone IN (0, 1))  -- 1: its commit was undone
) STRICT;

CREATE INDEX index_version_on_edit ON version (edit);

-- Lines of edits that go on side by side.
CREATE TABLE branch (
  name TEXT NOT NULL PRIMARY KEY,
  edit INTEGER                  -- its last edit; of the current branch, that of state
) STRICT, WITHOUT ROWID;

-- Names that stay where they are.
CREATE TABLE tag (
  name TEXT NOT NULL PRIMARY KEY,
  edit INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The edits that a merge brought together besides the one before it.
CREATE TABLE mergedEdit (
  edit   INTEGER NOT NULL PRIMARY KEY,
  merged INTEGER NOT NULL
) STRICT;

-- What was done to versions, branches and tags, and which branch was switched to.
CREATE TABLE nameChange (
  number   INTEGER NOT NULL PRIMARY KEY CHECK (number > 0),
  lastEdit INTEGER NOT NULL,    -- the journal's last edit at that time; 0: none
  kind     TEXT NOT NULL,       -- 'commit', 'branch', 'tag', 'switch'
  name     TEXT NOT NULL,       -- of the branch or tag; the version's number
  old      TEXT,                -- the edit or branch before; null: none
  new      TEXT,                -- the edit or branch after; null: none
  author   INTEGER NOT NULL,
  timeMs   INTEGER NOT NULL,
  undoes   INTEGER,             -- the change that is taken back
  redoes   INTEGER,             -- the undo that is taken back
  below    INTEGER              -- as in edit
) STRICT;

INSERT INTO branch (name, edit) VALUES ('main', NULL);

ALTER TABLE state ADD COLUMN branch TEXT NOT NULL DEFAULT 'main';
