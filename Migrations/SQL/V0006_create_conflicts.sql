-- What a merge could not decide. It belongs to the state like the content does: it comes with the
-- edit that merged, goes with the one that settles it, and undo brings it back.

-- One thing that two sides want differently; the document has our side of it.
CREATE TABLE mergeConflict (
  document   INTEGER NOT NULL REFERENCES document(id) DEFERRABLE INITIALLY DEFERRED,
  number     INTEGER NOT NULL,  -- from 1, in document order
  root       TEXT NOT NULL,     -- conflicts of one root are settled together: the topmost object that
                                -- one side deleted, or the object that both changed
  kind       TEXT NOT NULL,     -- 'bothChanged', 'deletedAndChanged', …
  object     TEXT NOT NULL,     -- the object; it may be gone
  objectKind TEXT NOT NULL,     -- its element's name: 'label'
  scene      TEXT,              -- null in a xib
  other      TEXT,              -- the object on the other end of a reference
  class      TEXT NOT NULL,     -- as in attribute
  path       TEXT NOT NULL,     -- as in attribute; ':parent', ':installed', ':comment'; '': the object
  base       TEXT,              -- the value that both sides started from; null: none
  ours       TEXT,              -- the value here
  theirs     TEXT,              -- the value of the side that came in
  affected   TEXT NOT NULL,     -- JSON: ids of what follows from keeping our side
  baseEdit   BLOB,              -- ids of the edits whose states were merged; null: before the first
  oursEdit   BLOB,
  theirsEdit BLOB,
  PRIMARY KEY (document, number)
) STRICT, WITHOUT ROWID;
