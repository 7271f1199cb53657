import unittest

import commands
import schema

SQL = """-- The content: what is there.
--
--   SELECT * FROM thing;
--
-- More.

-- One thing.
CREATE TABLE thing (
  id    INTEGER NOT NULL PRIMARY KEY,  -- from <name>
  kind  TEXT NOT NULL CHECK (
    -- Not this.
    kind = 'a' OR kind = 'b'),
  other TEXT,                   -- 'a|b'; null: none
                                -- and more
  FOREIGN KEY (kind) REFERENCES kind(id)
) STRICT;

CREATE INDEX index_thing ON thing (kind);

-- All things.
CREATE VIEW things AS
SELECT * FROM thing;
"""


class SchemaTests(unittest.TestCase):
    def test_the_page_is_current(self):
        written = (schema.ROOT / "docs/schema.md").read_text(encoding="utf-8")
        self.assertEqual(written, schema.page(), "run tools/reference/write")

    def test_comments_become_text_and_columns_rows(self):
        self.assertEqual(schema.section(SQL.splitlines()), [
            "", "## The content", "", "```", "SELECT * FROM thing;", "```", "", "More.",
            "", "### thing", "", "One thing.", "",
            "| column | type | may be null | meaning |", "|---|---|---|---|",
            "| **id** | INTEGER |  | from &lt;name> |", "| kind | TEXT |  |  |",
            "| other | TEXT | null | 'a\\|b'; null: none and more |",
            "", "### things", "", "All things."])


class CommandsTests(unittest.TestCase):
    def test_a_command_has_its_arguments_and_examples(self):
        command = {
            "abstract": "Do it", "discussion": "Text <x>.\n\nEXAMPLES:\n  tool run a",
            "arguments": [{"kind": "positional", "valueName": "a|b", "abstract": "What."},
                          {"kind": "flag", "shouldDisplay": False, "names": []}],
        }
        self.assertEqual(commands.section(["tool", "run"], command), [
            "", "## tool run", "", "Do it.", "", "```", "tool run <a|b>", "```", "", "Text &lt;x>.", "",
            "Examples:", "", "```", "tool run a", "```",
            "", "| argument | meaning |", "|---|---|", "| `<a\\|b>` | What. |"])


if __name__ == "__main__":
    unittest.main()
