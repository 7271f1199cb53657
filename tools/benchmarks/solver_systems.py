"""Systems of constraints that look like layouts, as text that every solver of the board reads.

A line is either `change NAME ROW VALUE VALUE`, a row whose constant alternates between two values, or a row:
`PRIORITY RELATION CONSTANT VARIABLE COEFFICIENT ...`. A row requires that the sum of the terms and the
constant is zero, at most zero, or at least zero. A view has four variables: x, y, width, height.
"""

MARGIN, GAP, HEIGHT = 16, 8, 44


class System:
    """The rows in order. Variables are numbers."""

    def __init__(self):
        self.rows = []
        self.changes = []
        self.count = 0

    def view(self):
        """Returns the variables of a new view."""
        self.count += 4
        return tuple(range(self.count - 4, self.count))

    def add(self, relation, constant, *terms, priority=1000):
        """Adds a row; a term is a variable, or a pair of variable and coefficient."""
        pairs = (term if isinstance(term, tuple) else (term, 1) for term in terms)
        self.rows.append((priority, relation, constant, tuple(pairs)))
        return len(self.rows) - 1

    def distance(self, after, before, constant=0):
        """Requires after = before + constant; `before` may be a sum of variables."""
        before = before if isinstance(before, tuple) else (before,)
        return self.add("=", -constant, after, *((variable, -1) for variable in before))

    def inset(self, view, outer, axis, constant):
        """Requires a distance between the ends of two views."""
        return self.add("=", -constant, outer[axis], outer[axis + 2], (view[axis], -1),
                        (view[axis + 2], -1))

    def content(self, length, size, hugging, compression):
        """Adds a view's content size, with hugging and compression resistance."""
        self.add("<=", -size, length, priority=hugging)
        self.add(">=", -size, length, priority=compression)

    def positive(self, *views):
        for view in views:
            for length in view[2:]:
                self.add(">=", 0, length)

    def text(self):
        lines = [" ".join(map(str, ("change", *change))) for change in self.changes]
        for priority, relation, constant, terms in self.rows:
            numbers = " ".join(f"{variable} {coefficient}" for variable, coefficient in terms)
            lines.append(f"{priority} {relation} {constant} {numbers}")
        return "\n".join(lines) + "\n"


def screen(system):
    """Adds the root view, whose width a device decides."""
    root = system.view()
    system.add("=", 0, root[0])
    system.add("=", 0, root[1])
    row = system.add("=", -375, root[2])
    system.changes.append(("screen", row, -375, -414))
    system.add("=", -20000, root[3])
    return root


def chain(views):
    """A chain of views, each constrained to the previous one. All rows are required and refer only to
    views that are already determined."""
    system = System()
    root, before = screen(system), None
    for number in range(views):
        view = system.view()
        system.distance(view[1], root[1], GAP)
        system.add("=", -HEIGHT, view[3])
        if before is None:
            system.distance(view[0], root[0], MARGIN)
            system.add("=", 0, (view[2], 8), (root[2], -1))
        else:
            row = system.distance(view[0], (before[0], before[2]), GAP)
            system.add("=", -HEIGHT, view[2])
            if number == views // 2:
                system.changes.append(("one view", row, -GAP, -2 * GAP))
        before = view
    return system


def cards(views):
    """Independent cards with an image, two texts and a button. All rows are required."""
    system = System()
    root = screen(system)
    for number in range(views // 5):
        card, image, title, text, button = (system.view() for _ in range(5))
        system.distance(card[0], root[0], MARGIN)
        system.inset(card, root, 0, MARGIN)
        system.distance(card[1], root[1], MARGIN + 120 * number)
        row = system.add("=", -112, card[3])
        if number == views // 10:
            system.changes.append(("one view", row, -112, -128))
        for edge in (0, 1):
            system.distance(image[edge], card[edge], GAP)
            system.add("=", -64, image[2 + edge])
        system.distance(title[0], (image[0], image[2]), GAP)
        system.distance(title[1], card[1], GAP)
        system.add("=", -20.5, title[3])
        system.distance(text[0], title[0])
        system.distance(text[1], (title[1], title[3]), GAP)
        for view in (title, text):
            system.inset(view, card, 0, GAP)
        system.distance(button[0], title[0])
        system.add("=", -30, button[3])
        system.inset(button, card, 1, GAP)
        system.add("<=", GAP, text[1], text[3], (button[1], -1))
        system.distance(text[3], title[3], 4)
        system.add("=", 0, (button[2], 2), (card[2], -1))
    return system


def form(views):
    """Rows of a label and a field with intrinsic content sizes, hugging and compression resistance.
    Heights are those of the contents, and the fields fill the remaining width."""
    system = System()
    root, above = screen(system), None
    for number in range(views // 2):
        label, field = system.view(), system.view()
        system.positive(label, field)
        system.distance(label[0], root[0], MARGIN)
        if above is None:
            system.distance(field[1], root[1], MARGIN)
        else:
            row = system.distance(field[1], (above[1], above[3]), GAP)
            if number == views // 4:
                system.changes.append(("one view", row, -GAP, -2 * GAP))
        system.distance(field[0], (label[0], label[2]), GAP)
        system.inset(field, root, 0, MARGIN)
        system.add("=", 0, (label[1], 2), label[3], (field[1], -2), (field[3], -1))
        system.content(label[2], 60 + number * 7 % 50, 251, 750)
        system.content(label[3], 20.5, 251, 750)
        system.content(field[2], 97, 249, 749)
        system.content(field[3], 34, 250, 750)
        above = field
    return system


SHAPES = {"chain": chain, "cards": cards, "form": form}
