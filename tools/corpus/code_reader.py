"""Reads the constraints back from the code that `ninefold code` writes, for each style and language.

Shares no code with Ninefold. A constraint is a tuple: first item, its attribute, relation, second item,
its attribute, multiplier, constant, priority.
"""

import re

CLASSES = {
    "compact-compact": ("compact", "compact"), "compact-regular": ("compact", "regular"),
    "regular-compact": ("regular", "compact"), "regular-regular": ("regular", "regular"),
}
RELATIONS = {"equal": "=", "greaterThanOrEqual": ">=", "lessThanOrEqual": "<="}
MIRRORED = {"=": "=", ">=": "<=", "<=": ">="}
MARGINS = {"centerX": "centerXWithinMargins", "centerY": "centerYWithinMargins"}


class CodeError(Exception):
    """A line that the reader can't parse."""


def canonical(first, attribute, relation, second, other, multiplier, constant, priority):
    """The canonical form of a constraint, independent of the order of its items."""
    constant += 0.0
    if second is not None and multiplier == 1 and (second, other) < (first, attribute):
        first, attribute, second, other = second, other, first, attribute
        relation, constant = MIRRORED[relation], 0.0 - constant
    return (first, attribute, relation, second, other, multiplier, constant + 0.0, priority)


class Reader:
    """One file of code."""

    def __init__(self, answer, parents):
        self.swift = answer["language"] == "swift"
        self.parents = parents
        self.ids = {(name["class"], name["expression"]): name["id"] for name in answer["names"]}
        self.scope = None    # the class whose lines are read
        self.lines = [line.strip() for line in answer["code"].splitlines()]
        self.always = []     # tuples
        self.named = {}      # name: tuple
        self.lasting = set()  # names that are activated where they are made
        self.conditions = {}
        self.constants = {}
        self.flipped = set()
        self.read()

    def constraints(self, size_class):
        """The active constraints in a class, in canonical form."""
        found = [canonical(*item) for item in self.always]
        for name, item in self.named.items():
            condition = self.conditions.get(name)
            holds = name in self.lasting if condition is None else truth(condition, size_class)
            if not holds:
                continue
            item = list(item)
            if name in self.constants:
                item[6] = float(choice(self.constants[name], size_class))
            found.append(canonical(*item))
        return found

    # Lines

    def read(self):
        maker = activation = None
        for line in self.lines:
            if activation is not None:
                if line.startswith("]"):
                    activation = None
                else:
                    self.activated(line.rstrip(","))
            elif line in ("NSLayoutConstraint.activate([",
                          "[NSLayoutConstraint activateConstraints:@["):
                activation = True
            elif maker is not None:
                if line in ("}", "}];"):
                    maker = None
                else:
                    self.chain(line, *maker)
            elif match := re.fullmatch(r"(.+)\.snp\.(make|prepare)Constraints \{ make in", line):
                maker = (self.item(match[1]), match[2] == "make")
            elif match := re.fullmatch(r"(.+)\.mas_makeConstraints \{ make in", line):
                maker = (self.item(match[1]), True)
            elif match := re.fullmatch(
                    r"\[(.+) mas_makeConstraints:\^\(MASConstraintMaker \*make\) \{", line):
                maker = (self.item(match[1]), True)
            elif match := re.match(r"(?:class|@implementation) (\w+)", line):
                self.scope = match[1]
            else:
                self.plain(line)

    def member(self, name):
        """A name of a member of the class."""
        return self.scope, name.removeprefix("self.")

    def activated(self, line):
        if re.fullmatch(r"(self\.)?\w+", line):
            self.lasting.add(self.member(line))
        else:
            self.always.extend(self.expression(line))

    def plain(self, line):
        assignment = re.fullmatch(
            r"((?:self\.)?\w+) = ((?:NSLayoutConstraint\b(?!\.Priority)|\[NSLayoutConstraint|Prepared\().*"
            r"|.*\.constraint\(.*|\[.* constraint(?:Equal|Greater|Less).*\]);?", line)
        if assignment:
            [self.named[self.member(assignment[1])]] = self.expression(assignment[2])
        elif "isualFormat:" in line and "ctivate" in line:
            self.always.extend(self.formatted(line))
        elif match := re.fullmatch(r"\((\w+), (.+)\),", line):
            self.conditions[self.member(match[1])] = match[2]
        elif match := re.fullmatch(r"\[\((.+) \? active\w+ : inactive\w+\) addObject:(.+)\];", line):
            self.conditions[self.member(match[2])] = match[1]
        elif match := re.fullmatch(r"((?:self\.)?\w+)\.constant = (.+?);?", line):
            self.constants[self.member(match[1])] = match[2]
        elif match := re.fullmatch(r"(\w+)\.(?:update\(offset: |setOffset\()(.+)\)", line):
            self.constants[self.member(match[1])] = match[2]
        elif match := re.fullmatch(r"\[self\.(\w+) setOffset:(.+)\];", line):
            self.constants[self.member(match[1])] = match[2]

    # Expressions

    def item(self, name):
        name = name.strip().removeprefix("self.")
        if (self.scope, name) not in self.ids:
            raise CodeError(f"no item {name}")
        return self.ids[self.scope, name]

    def place(self, name, attribute):
        """An item and its attribute, which is a margin if the name continues with the margins' guide."""
        attribute = "baseline" if attribute == "lastBaseline" else attribute
        if re.search(r"(^|\.)layoutMarginsGuide$", name):
            owner = name.removesuffix("layoutMarginsGuide").removesuffix(".") or "self"
            return self.item(owner), margin(attribute)
        return self.item(name), attribute

    def expression(self, text):
        """The constraints that an expression makes."""
        text = text.rstrip(";")
        if "isualFormat:" in text:
            return self.formatted(text)
        priority = 1000.0
        if match := re.fullmatch(r"(.*)\.with\((?:priority: ([\d.e+-]+))?(?:, )?(?:identifier: .*)?\)",
                                 text):
            text, priority = match[1], float(match[2] or 1000)
        elif match := re.fullmatch(r"Prepared\((.*), ([\d.e+-]+), (?:nil|@\".*\")\)", text):
            text, priority = match[1], float(match[2])
        return [(*self.native(text), priority)]

    def native(self, text):
        match = re.fullmatch(
            r"NSLayoutConstraint\(item: (.+), attribute: \.(\w+), relatedBy: \.(\w+), toItem: (.+), "
            r"attribute: \.(\w+), multiplier: (.+), constant: (.+)\)", text)
        if not match:
            match = re.fullmatch(
                r"\[NSLayoutConstraint constraintWithItem:(.+) attribute:NSLayoutAttribute(\w+) "
                r"relatedBy:NSLayoutRelation(\w+) toItem:(.+) attribute:NSLayoutAttribute(\w+) "
                r"multiplier:(.+) constant:(.+)\]", text)
        if match:
            first = self.place(match[1], small(match[2]))
            second = (None, None) if match[4] == "nil" else self.place(match[4], small(match[5]))
            return (*first, RELATIONS[small(match[3])], *second, number(match[6]), number(match[7]))
        match = re.fullmatch(
            r"(.+)\.(\w+)Anchor\.constraint\((\w+)To: (.+)\.(\w+)Anchor(?:, multiplier: (.+?))?"
            r"(?:, constant: (.+))?\)", text) or re.fullmatch(
            r"\[(.+)\.(\w+)Anchor constraint(\w+)ToAnchor:(.+)\.(\w+)Anchor(?: multiplier:(.+?))?"
            r"(?: constant:(.+))?\]", text)
        if match:
            return (*self.place(match[1], match[2]), RELATIONS[small(match[3])],
                    *self.place(match[4], match[5]), number(match[6] or "1"),
                    number(match[7] or "0"))
        match = re.fullmatch(r"(.+)\.(\w+)Anchor\.constraint\((\w+)ToConstant: (.+)\)", text) \
            or re.fullmatch(r"\[(.+)\.(\w+)Anchor constraint(\w+)ToConstant:(.+)\]", text)
        if match:
            return (*self.place(match[1], match[2]), RELATIONS[small(match[3])], None, None, 1.0,
                    number(match[4]))
        raise CodeError(text)

    def chain(self, line, item, is_active):
        """A chain of calls of SnapKit or Masonry."""
        match = re.fullmatch(r"(?:((?:self\.)?\w+) = )?make\??\.(\w+)\.(.+?)(\.constraint)?;?", line)
        if not match:
            raise CodeError(line)
        calls = re.sub(r"\?\.", ".", match[3]).replace("()(", "(")
        relation, argument, rest = call(calls)
        if target := re.fullmatch(r"(.+)\.(?:snp\.|mas_)(\w+)", argument):
            second = self.place(target[1], target[2])
        elif target := re.fullmatch(
                r"MASViewAttribute\(view: .+, item: (.+), layoutAttribute: \.(\w+)\)", argument) \
                or re.fullmatch(r"\[\[MASViewAttribute alloc\] initWithView:.+ item:(.+) "
                                r"layoutAttribute:NSLayoutAttribute(\w+)\]", argument):
            second = self.place(target[1], small(target[2]))
        else:
            second = (None, None)
        constant = 0.0 if second[0] else number(argument.removeprefix("@(").removesuffix(")"))
        multiplier, priority = 1.0, 1000.0
        while rest:
            name, argument, rest = call(rest.removeprefix("."))
            if name == "offset":
                constant = number(argument)
            elif name == "multipliedBy":
                multiplier = number(argument)
            elif name == "priority":
                priority = float(re.sub(r".*Priority\((.+)\)", r"\1", argument))
            elif name not in ("labeled", "key"):
                raise CodeError(line)
        attribute = "baseline" if match[2] == "lastBaseline" else match[2]
        found = (item, attribute, RELATIONS[relation.removesuffix("To")], *second, multiplier,
                 constant, priority)
        if match[1]:
            self.named[self.member(match[1])] = found
            if is_active:
                self.lasting.add(self.member(match[1]))
        else:
            self.always.append(found)

    # The visual format language

    def formatted(self, line):
        match = re.search(r'isualFormat:\s*@?"([^"]*)"', line)
        text = match[1]
        axis, text = (text[0], text[2:]) if text[1:2] == ":" else ("H", text)
        begin, end, size = ("leading", "trailing", "width") if axis == "H" \
            else ("top", "bottom", "height")
        found, previous, gap, first = [], None, None, True
        for token in re.findall(r"\||\[[^\]]*\]|-\([^)]*\)-|-[^-\[|]+-|-", text):
            if token.startswith("-"):
                gap = token.strip("-") if not token.startswith("-(") else token[2:-2]
                continue
            if token == "|":
                current = None
            else:
                name = re.match(r"\[(\w+)", token)[1]
                current = self.item(name)
                for predicate in re.findall(r"\(([^)]*)\)", token):
                    for part in predicate.split(","):
                        found.append(self.sized(current, size, part))
            if not first:
                relation, value, priority = condition(gap or "0")
                if previous is None:
                    item = (current, begin, relation, self.parents[current], begin)
                elif current is None:
                    item = (self.parents[previous], end, relation, previous, end)
                else:
                    item = (current, begin, relation, previous, end)
                found.append((*item, 1.0, float(value), priority))
            previous, gap, first = current, None, False
        return found

    def sized(self, item, size, part):
        relation, value, priority = condition(part)
        if re.fullmatch(r"[\d.e+-]+", value):
            return (item, size, relation, None, None, 1.0, float(value), priority)
        return (item, size, relation, self.item(value), size, 1.0, 0.0, priority)


def condition(text):
    """Relation, value and priority of a predicate."""
    match = re.fullmatch(r"(==|>=|<=)?([^@]+)(?:@(.+))?", text)
    return (match[1] or "=").replace("==", "="), match[2], float(match[3] or 1000)


def call(text):
    """The name and argument of a call, which may contain nested parentheses, and the text after it."""
    name, rest = re.match(r"(\w+)\(", text)[1], text[text.index("(") + 1:]
    depth, quoted, index = 1, False, 0
    while depth:
        character = rest[index]
        if quoted:
            if character == "\\":
                index += 1
            elif character == '"':
                quoted = False
        elif character == '"':
            quoted = True
        else:
            depth += {"(": 1, ")": -1}.get(character, 0)
        index += 1
    return name, rest[:index - 1], rest[index:]


def margin(attribute):
    """The view's attribute for an attribute of its margins guide."""
    return MARGINS.get(attribute, attribute + "Margin")



def small(name):
    return name[:1].lower() + name[1:]


def number(text):
    parts = [float(part) for part in text.split(" / ")]
    return parts[0] if len(parts) == 1 else parts[0] / parts[1]


def truth(text, size_class):
    """True if a condition on `width` and `height` is true in a class."""
    width, height = CLASSES[size_class]
    words = re.sub(r"UIUserInterfaceSizeClass(\w+)|\.(compact|regular)",
                   lambda match: repr((match[1] or match[2]).lower()), text)
    words = words.replace("&&", " and ").replace("||", " or ").replace("!(", " not (")
    words = re.sub(r"\b(true|YES)\b", "True", re.sub(r"\b(false|NO)\b", "False", words))
    if re.sub(r"\b(width|height|and|or|not|True|False|compact|regular)\b|[()='\s]", "", words):
        raise CodeError(text)
    return eval(words, {"__builtins__": {}}, {"width": width, "height": height})


def choice(text, size_class):
    """The value of a chain of conditional expressions in a class."""
    while " ? " in text:
        head, rest = text.split(" ? ", 1)
        value, text = rest.split(" : ", 1)
        if truth(head, size_class):
            return value
    return text
