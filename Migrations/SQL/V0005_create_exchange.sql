-- What came from elsewhere, so that it comes once only.

-- The commits of git that were brought in, in their order.
CREATE TABLE gitCommit (
  number  INTEGER NOT NULL PRIMARY KEY CHECK (number > 0),
  id      TEXT NOT NULL,        -- git's hash in hexadecimal digits
  paths   TEXT NOT NULL,        -- which files were asked for: paths, each ended by a line end; '': all
  edit    INTEGER,              -- the edit whose state is that of the commit; null: nothing was there
  version INTEGER               -- the version it became; null: nothing of it could be brought in
) STRICT;

-- Other copies of the project, from which edits come and to which they go.
CREATE TABLE remote (
  name TEXT NOT NULL PRIMARY KEY,  -- 'origin': where this copy was cloned from
  path TEXT NOT NULL               -- or 'ssh://HOST/PATH'; '': not remembered
) STRICT, WITHOUT ROWID;
