import pathlib
import tempfile
import unittest

import kinds
import objects
import table
from swift_code import code


class CodeTests(unittest.TestCase):
    def test_comments_and_texts_are_blank_and_keep_their_place(self):
        source = 'let a = "b!" // c!\n/* d! /* e! */ f! */ let g = h\n'
        self.assertEqual(len(code(source)), len(source))
        self.assertNotIn("!", code(source))
        self.assertEqual(code(source).split("\n")[1].strip(), "let g = h")

    def test_interpolations_are_code(self):
        self.assertIn("x!", code(r'"a \(f(x!, "b!")) c!"'))
        self.assertEqual(code(r'"a \(f(x!, "b!")) c!"').count("!"), 1)
        self.assertIn("x!", code(r'#"a \(y!) \#(x!)"#'))
        self.assertNotIn("y!", code(r'#"a \(y!) \#(x!)"#'))

    def test_escaped_quotes_end_nothing(self):
        self.assertEqual(code('"a\\"b!" + c!').count("!"), 1)
        self.assertEqual(code('"""\na " b!\n\\""" c!\n""" + d!').count("!"), 1)
        self.assertEqual(code('#"a"b!"# + c!').count("!"), 1)


class KindTests(unittest.TestCase):
    def check(self, source, kind, count):
        self.assertEqual(kinds.counts(source).get(kind, 0), count, source)

    def test_forced(self):
        for source in ["x!", "x!.y", "f()!", "a[0]!", "x?.y!", "var x: Int!", "try! f()", "x as! Y", "_ = a!\n"]:
            self.check(source, "force", 1)
        for source in ["!x", "x != y", "if !x {}", "a && !b", "(!a)", "[!a]", "x !== y", "return !f()"]:
            self.check(source, "force", 0)

    def test_ends_of_the_process(self):
        for source in ["fatalError()", 'preconditionFailure("x")', "precondition(a)", "assert(a)"]:
            self.check(source, "precondition", 1)
        self.check("let assertion = 1; // precondition(a)", "precondition", 0)
        self.check("unowned let a: B", "unowned", 1)
        self.check("Dictionary(uniqueKeysWithValues: a)", "unique keys", 1)

    def test_removals(self):
        self.check("a.removeFirst(); a?.removeLast(2)", "remove", 2)
        self.check("a.removeAll(); a.popLast(); a.removeFirst(where: f)", "remove", 0)

    def test_numbers(self):
        self.check("Int32(a) + UInt8(b) + UInt64(c) + UInt(d)", "narrowing", 4)
        self.check("Int(a); Int32(exactly: a); UInt8(ascii: b); BigInt32(a); x.Int32(a)", "narrowing", 0)
        self.check("Int(a.rounded())", "double", 1)
        self.check("Int64(Double(a) * b)", "double", 1)
        self.check("Int(exactly: a.rounded()); Int(a)", "double", 0)
        self.check("a &+ b &* c; d &+= e", "wrapping", 3)
        self.check("a && b; a & b; &a", "wrapping", 0)

    def test_memory(self):
        self.check("withUnsafeBytes(of: a) { UnsafeRawPointer($0) }", "unsafe", 2)
        self.check("nonisolated(unsafe) let a = b.bindMemory(to: C.self)", "unsafe", 2)

    def test_worked_out_indices(self):
        for source in ["a[i + 1]", "a[b..<c]", "a[b[i] - 1]", "f()[i * 2]", "a[b...c]", "a[(i + 1)...]"]:
            self.check(source, "index", 1)
        for source in ["a[i]", "a[i...]", "a[..<i]", '["x": i + 1]', "[i + 1]", "a[-1]", 'a["b + c"]']:
            self.check(source, "index", 0)

    def test_lines(self):
        self.assertEqual(kinds.lines("a\nb!\n\nc!", "force"), [2, 4])
        self.assertEqual(kinds.lines("a\nb[i + 1]", "index"), [2])

    def test_switches(self):
        for text in ["-Ounchecked", "-enforce-exclusivity=unchecked", ".unsafeFlags([])", "-remove-runtime-asserts",
                     '"-assert-config", "Release"', '.unsafeFlags(["-O"])',
                     '.unsafeFlags(["-O", "-assert-config", "Debug", "-Xcc"])']:
            self.assertTrue(kinds.UNCHECKED.search(text), text)
        for text in ["-O", "-enforce-exclusivity=checked", "unsafe", '.unsafeFlags(["-O", "-assert-config", "Debug"])']:
            self.assertFalse(kinds.UNCHECKED.search(text), text)


PAGE = f"""# A

{table.HEADING}

| kind | place | count | why |
|---|---|---|---|
| force | `A/b.swift` | 2 | It is there. |
| unsafe | `A/` | 3 | It is counted. |

## Next

| force | `C/d.swift` | 2 | Not of the table. |
"""


class TableTests(unittest.TestCase):
    def test_rows_are_read_up_to_the_next_heading(self):
        rows = table.rows(PAGE)
        self.assertEqual([(row.kind, row.place, row.count) for row in rows], [("force", "A/b.swift", 2), ("unsafe", "A/", 3)])

    def test_a_row_without_a_reason_is_refused(self):
        with self.assertRaises(ValueError):
            table.rows(PAGE.replace("It is there.", " "))
        with self.assertRaises(ValueError):
            table.rows("# A")

    def test_what_the_table_has_is_fine(self):
        found = {("force", "A/b.swift"): 2, ("unsafe", "A/b.swift"): 1, ("unsafe", "A/c/d.swift"): 2}
        self.assertEqual(list(table.compare(found, table.rows(PAGE))), [])

    def test_more_fewer_and_unknown_are_told(self):
        found = {("force", "A/b.swift"): 3, ("unsafe", "A/b.swift"): 1, ("force", "E.swift"): 1}
        told = list(table.compare(found, table.rows(PAGE)))
        self.assertEqual(len(told), 3)
        self.assertIn("no row", told[0])
        self.assertIn("allows 2", told[1])
        self.assertIn("lower it", told[2])

    def test_the_narrowest_place_counts(self):
        self.assertEqual(table.place_of("A/b/c.swift", ["A/", "A/b/", "A/b/d.swift"]), "A/b/")
        self.assertIsNone(table.place_of("AB/c.swift", ["A/", "A"]))


class ObjectTests(unittest.TestCase):
    def test_a_message_names_its_source(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name, content in [("a", b"x Double value cannot be converted to Int because"), ("b", b"x")]:
                (root / "S/M").mkdir(parents=True, exist_ok=True)
                (root / "B/M.build").mkdir(parents=True, exist_ok=True)
                (root / f"S/M/{name}.swift").write_text("")
                (root / f"B/M.build/{name}.swift.o").write_bytes(content)
            self.assertEqual([told.split(":")[0] for told in objects.trapping(root / "S", root / "B")], [str(root / "S/M/a.swift")])

    def test_a_folder_without_objects_is_no_proof(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "S/M").mkdir(parents=True)
            (root / "S/M/a.swift").write_text("")
            self.assertEqual(len(list(objects.trapping(root / "S", root / "B"))), 1)

    def test_a_release_without_traps_is_told(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for target in ("M", "N"):
                (root / "S" / target).mkdir(parents=True)
                (root / f"B/{target}.build").mkdir(parents=True)
                for name in ("a", "b"):
                    (root / f"B/{target}.build/{name}.swift.o").write_bytes(b"")
            told = list(objects.unchecked(root / "S", root / "B", lambda built: "\tud2" if "M.build" in str(built[0]) else "\tret"))
            self.assertEqual([line.split(":")[0] for line in told], [str(root / "S/N")])
            self.assertEqual(len(list(objects.unchecked(root / "S", root / "C"))), 1)

    def test_traps_of_both_processors_are_known(self):
        for line in ["  10:\t0f 0b                \tud2", "  10:\td4200020 \tbrk\t#0x1"]:
            self.assertTrue(objects.TRAP.search(line), line)
        self.assertFalse(objects.TRAP.search("  10:\tc3 \tret"))


if __name__ == "__main__":
    unittest.main()
