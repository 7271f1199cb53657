-- The files that 'ninefold sync' brings in step with documents.

-- The last time at which a document and the file at its name below a folder had the same content.
-- Its state is the base of the merge of both. Unlike documentFile, no file that was exported to
-- another folder is meant. It is about this copy of the project and not part of its history.
CREATE TABLE workingFile (
  document INTEGER NOT NULL REFERENCES editedDocument(id) ON DELETE RESTRICT,
  folder   TEXT NOT NULL,       -- '': the folder of the project file; else an absolute path
  edit     INTEGER NOT NULL,    -- the edit in whose state the document has the file's content
  digest   INTEGER NOT NULL,    -- 64-bit hash of the file's bytes
  PRIMARY KEY (document, folder)
) STRICT, WITHOUT ROWID;
