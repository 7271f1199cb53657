import unittest

from code_reader import CodeError, Reader, choice, truth

NAMES = [{"id": "r", "expression": "view", "class": "C"},
         {"id": "a", "expression": "title", "class": "C"},
         {"id": "g", "expression": "view.safeAreaLayoutGuide", "class": "C"},
         {"id": "o", "expression": "title", "class": "Other"}]


def reader(code, language="swift"):
    code = ("class C {" if language == "swift" else "@implementation C") + "\n" + code
    return Reader({"code": code, "language": language, "names": NAMES}, {"a": "r", "r": None})


class ReaderTests(unittest.TestCase):
    expected = [("a", "top", "=", "g", "bottom", 1.0, 8.0, 750.0)]

    def check(self, code, language="swift", expected=None):
        self.assertEqual(reader(code, language).constraints("compact-compact"),
                         self.expected if expected is None else expected)

    def test_items(self):
        self.check("NSLayoutConstraint.activate([\n"
                   "  NSLayoutConstraint(item: title, attribute: .top, relatedBy: .equal, "
                   "toItem: view.safeAreaLayoutGuide, attribute: .bottom, multiplier: 1, "
                   "constant: 8).with(priority: 750),\n])")

    def test_the_helper_makes_no_constraint(self):
        self.check("extension NSLayoutConstraint {\n  self.priority = NSLayoutConstraint.Priority(priority)\n}",
                   expected=[])

    def test_anchors(self):
        self.check("NSLayoutConstraint.activate([\n  title.topAnchor.constraint(equalTo: "
                   "view.safeAreaLayoutGuide.bottomAnchor, constant: 8).with(priority: 750),\n])")
        self.check("[NSLayoutConstraint activateConstraints:@[\n  Prepared([self.title.topAnchor "
                   "constraintEqualToAnchor:self.view.safeAreaLayoutGuide.bottomAnchor "
                   "constant:8], 750, nil),\n]];", "objc")

    def test_chains(self):
        self.check("title.snp.makeConstraints { make in\n  make.top.equalTo("
                   "view.safeAreaLayoutGuide.snp.bottom).offset(8).priority(750)\n}")
        self.check("[self.title mas_makeConstraints:^(MASConstraintMaker *make) {\n"
                   "  make.top.equalTo([[MASViewAttribute alloc] initWithView:self.view "
                   "item:self.view.safeAreaLayoutGuide layoutAttribute:NSLayoutAttributeBottom])"
                   ".offset(8).priority(750);\n}];", "objc")

    def test_visual_format(self):
        self.check('NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: '
                   '"H:|-(>=8@750)-[title(100)]|", options: [], metrics: nil, views: v))',
                   expected=[("a", "width", "=", None, None, 1.0, 100.0, 1000.0),
                             ("a", "leading", ">=", "r", "leading", 1.0, 8.0, 750.0),
                             ("a", "trailing", "=", "r", "trailing", 1.0, 0.0, 1000.0)])

    def test_sides_do_not_count(self):
        self.check("NSLayoutConstraint.activate([\n  view.safeAreaLayoutGuide.bottomAnchor.constraint("
                   "equalTo: title.topAnchor, constant: -8).with(priority: 750),\n])")

    def test_states(self):
        code = ("top = title.topAnchor.constraint(equalTo: view.topAnchor)\n"
                "(top, width == .regular),\ntop.constant = height == .compact ? 1 : 2")
        self.assertEqual(reader(code).constraints("compact-compact"), [])
        self.assertEqual(reader(code).constraints("regular-compact")[0][6], 1)
        self.assertEqual(reader(code).constraints("regular-regular")[0][6], 2)

    def test_made_and_never_activated(self):
        self.check("top = title.topAnchor.constraint(equalTo: view.topAnchor)", expected=[])

    def test_unknown_item(self):
        with self.assertRaises(CodeError):
            reader("NSLayoutConstraint.activate([\n  x.topAnchor.constraint(equalTo: "
                   "view.topAnchor),\n])")

    def test_conditions(self):
        self.assertTrue(truth("!(width == .regular && height == .regular)", "compact-regular"))
        self.assertFalse(truth("width == UIUserInterfaceSizeClassRegular", "compact-regular"))
        with self.assertRaises(CodeError):
            truth("open('x')", "compact-regular")
        self.assertEqual(choice("width == .regular ? 1 : height == .compact ? 2 : 3",
                                "compact-compact"), "2")


if __name__ == "__main__":
    unittest.main()
