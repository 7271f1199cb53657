import importlib.machinery
import importlib.util
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
PATH = pathlib.Path(__file__).resolve().parent / "check-platforms"
loader = importlib.machinery.SourceFileLoader("check_platforms", str(PATH))
check = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(check)


def found(text, name="Sources/A.swift"):
    return [problem for _, problem in check.problems(name, text)]


class CheckPlatformsTests(unittest.TestCase):
    def test_only_one_target_imports_the_c_library(self):
        text = "#if canImport(Glibc)\n  import Glibc\n#endif\n"
        self.assertEqual(found(text), ["import CLibrary instead of Glibc"])
        self.assertEqual(found("internal import Darwin"), ["import CLibrary instead of Darwin"])
        self.assertEqual(found(text, "Sources/CLibrary/CLibrary.swift"), [])

    def test_names_of_linux_are_found_outside_of_conditions(self):
        self.assertEqual(found("pipe2(&ends, 0)"), ["macOS has no pipe2"])
        self.assertEqual(found("let time = status.st_mtim // st_mtimespec"), ["macOS has no st_mtim"])
        self.assertEqual(found("#if os(Linux)\n  pipe2(&ends, 0)\n#else\n  pipe(&ends)\n#endif"), [])
        self.assertEqual(found("#if DEBUG\n  pipe2(&ends, 0)\n#endif"), ["macOS has no pipe2"])
        self.assertEqual(found("// pipe2 is missing\nlet pipe2s = 1"), [])

    def test_modules_of_linux_need_a_condition(self):
        self.assertEqual(found("import FoundationXML"), ["macOS has no module FoundationXML"])
        self.assertEqual(found("#if canImport(FoundationXML)\n  import FoundationXML\n#endif"), [])


if __name__ == "__main__":
    unittest.main()
