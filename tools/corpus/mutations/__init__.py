"""Random changes of a document's bytes, grouped by what they touch."""
