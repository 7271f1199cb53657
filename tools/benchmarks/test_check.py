import pathlib
import tempfile
import unittest

import check_measurements


class CheckTests(unittest.TestCase):
    def test_real_documents_stand_apart_without_what_is_beside_them(self):
        with tempfile.TemporaryDirectory() as scratch:
            corpus, folder = pathlib.Path(scratch, "corpus"), pathlib.Path(scratch, "real")
            for name in ("app/Main.storyboard", "app/Info.plist", "other/Main.storyboard", "other/Cell.xib"):
                path = corpus / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(name, encoding="utf-8")
            folder.mkdir()

            copied = check_measurements.copy_documents(corpus, folder)

            self.assertEqual([str(path) for path in copied],
                             ["0/Main.storyboard", "1/Cell.xib", "2/Main.storyboard"])
            self.assertEqual([(folder / path).read_text(encoding="utf-8") for path in copied],
                             ["app/Main.storyboard", "other/Cell.xib", "other/Main.storyboard"])

    def test_without_a_corpus_there_is_no_line(self):
        self.assertEqual(check_measurements.real(None, pathlib.Path("/missing"), None, 1), [])


if __name__ == "__main__":
    unittest.main()
