import unittest

import manual

COMMAND = {
    "commandName": "tool", "abstract": "Do things", "discussion": "Text.\n\nEXAMPLES:\n  tool -n it",
    "arguments": [
        {"kind": "positional", "valueName": "file", "abstract": "What.", "isRepeating": True},
        {"kind": "flag", "abstract": "Quietly.", "isOptional": True,
         "names": [{"kind": "short", "name": "q"}, {"kind": "long", "name": "quiet"}]},
        {"kind": "option", "valueName": "path", "abstract": "Hidden.", "shouldDisplay": False,
         "names": [{"kind": "long", "name": "secret"}]},
    ],
    "subcommands": [{"commandName": "help"}, {"commandName": "run", "abstract": "Run it"}],
}


class ManualTests(unittest.TestCase):
    def test_each_command_but_help_has_a_page(self):
        names = ["-".join(names) for names, _ in manual.commands(COMMAND, [])]
        self.assertEqual(names, ["tool", "tool-run"])

    def test_a_page_shows_what_is_shown(self):
        page = manual.page(["tool"], COMMAND, "1.0", "2026-01-01")
        self.assertIn("tool COMMAND ... <file> ... [\\-\\-quiet]", page)
        self.assertIn(".B \\-q, \\-\\-quiet\nQuietly.", page)
        self.assertIn(".B run\nRun it", page)
        self.assertIn(".SH EXAMPLES\n.nf\n  tool \\-n it\n.fi", page)
        self.assertNotIn("secret", page)

    def test_an_argument_says_its_values_and_default_once(self):
        self.assertEqual(
            manual.meaning({"abstract": "The form.", "allValues": ["text", "json"], "defaultValue": "text"}),
            "The form. Values: text, json. Default: text.")
        self.assertEqual(
            manual.meaning({"abstract": "text or json. Default: text.", "allValues": ["text", "json"],
                            "defaultValue": "text"}), "text or json. Default: text.")
        self.assertEqual(
            manual.meaning({"abstract": "The folder.", "defaultValue": "."}),
            "The folder. Default: the current folder.")

    def test_topics_are_those_that_the_help_lists(self):
        root = {"discussion": "Text.\n\nEXIT STATUS:\n  0  done\n\nHELP TOPICS:\n  one-two  A thing\n  three    B"}
        self.assertEqual(manual.topics(root), ["one-two", "three"])
        page = manual.topic_page("one-two", "OVERVIEW: A thing\n\nText.\n\nEXAMPLES:\n  tool it\n", "1.0", "2026-01-01")
        self.assertIn(".SH NAME\nninefold\\-one\\-two \\- A thing\n.SH DESCRIPTION\nText.", page)
        self.assertIn(".SH EXAMPLES\n.nf\n  tool it\n.fi", page)

    def test_troff_reads_no_text_as_a_request(self):
        self.assertEqual(manual.escaped(".so /etc/passwd\n'x \\n"), "\\&.so /etc/passwd\n\\&'x \\en")


if __name__ == "__main__":
    unittest.main()
