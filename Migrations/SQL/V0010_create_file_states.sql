-- The states that a file had before 'ninefold sync' replaced it.

-- A program that read a file before it was replaced can save its edit of that older state afterwards.
-- Of the last states, the one that is nearest to the saved file is the base of the merge. A row is
-- written before the file is, so that it is known after a crash what the file may have become. It is
-- about this copy of the project and not part of its history.
CREATE TABLE workingFileState (
  sequence  INTEGER PRIMARY KEY,  -- ascending in the order of the states
  document  INTEGER NOT NULL REFERENCES editedDocument(id) ON DELETE RESTRICT,
  folder    TEXT NOT NULL,        -- as in workingFile
  edit      INTEGER NOT NULL,     -- the edit in whose state the document has the file's content
  digest    INTEGER NOT NULL,     -- 64-bit hash of the file's bytes
  isPending INTEGER NOT NULL CHECK (isPending IN (0, 1))  -- 1: it is not known whether it was written
) STRICT;

CREATE INDEX index_workingFileState_on_document ON workingFileState (document, folder, sequence);
