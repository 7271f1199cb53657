-- What this copy knows of projects in git repositories, so that a fetch reads only what is new. It is
-- not needed for correctness: without it, a fetch reads everything again.

-- How far the log of a project in a git repository was read.
CREATE TABLE gitRemote (
  address TEXT NOT NULL PRIMARY KEY,  -- the address of the repository, '#', and the project's name
  tip     TEXT NOT NULL,              -- the commit that was read or pushed last
  length  INTEGER NOT NULL CHECK (length >= 0),  -- the bytes of the log that were read
  digest  BLOB NOT NULL               -- the digest of the records in these bytes
) STRICT, WITHOUT ROWID;

-- What the log has besides edits.
CREATE TABLE gitRemoteItem (
  address TEXT NOT NULL,
  kind    TEXT NOT NULL CHECK (kind IN ('branch', 'tag', 'version', 'gitCommit')),
  name    TEXT NOT NULL,              -- of a version: its id in hexadecimal digits
  edit    INTEGER,                    -- the edit that it names
  PRIMARY KEY (address, kind, name)
) STRICT, WITHOUT ROWID;
