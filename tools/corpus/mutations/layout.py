"""Changes of class-specific parts: variation blocks, masks and their entries."""

import re

from . import values
from .source import NotPossible, pick

ID = re.compile(rb'\sid="([^"]*)"')
CONTAINERS = (b"subviews", b"constraints")


def owners(source):
    """Returns (element, container) indices of all elements with subviews or constraints."""
    found = []
    opened = []
    for index, token in enumerate(source.tokens):
        if token.kind in ("start", "empty"):
            if opened and source.tag(index) in CONTAINERS:
                found.append((opened[-1], index))
        if token.kind == "start":
            opened.append(index)
        elif token.kind == "end":
            opened.pop()
    return found


def member_ids(source, random, container):
    """Returns ids below a container, and sometimes other or unknown ids."""
    found = [match.decode() for match in ID.findall(source.element(container))]
    chosen = random.sample(found, min(len(found), random.randrange(1, 5)))
    if random.random() < 0.3:
        chosen.append(random.choice(["not-in-here", "", "é", "BYZ-38-t0r"]))
    if chosen and random.random() < 0.2:
        chosen.append(chosen[0])
    return chosen


def mask_text(random, container, ids):
    """Returns a mask with its entries on separate lines or all on one line."""
    joint = random.choice(["\n    ", ""])
    entries = []
    for identifier in ids:
        tag = random.choice(["include", "exclude", "exclude"])
        entries.append(f"<{tag} reference={values.odd_value(random, identifier)}/>")
    if random.random() < 0.1:
        odd = ['<unknown reference="x"/>', "<exclude/>", "text", "<!--c-->"]
        entries.append(random.choice(odd))
    return f'<mask key="{container}">{joint}{joint.join(entries)}{joint}</mask>'


def variation_text(source, random, container):
    """Returns a variation block with masks, attributes and children at random."""
    key = values.odd_value(random, random.choice(values.VARIATION_KEYS))
    attributes = random.choice(["", "", ' constant="20"', ' misplaced="YES"', ' b="1" a="2"'])
    inner = ""
    if random.random() < 0.3:
        inner += '<rect key="frame" x="0.0" y="1" width="2" height="3"/>'
    if random.random() < 0.7:
        kind = source.tag(container).decode() if random.random() < 0.9 else "other"
        inner += mask_text(random, kind, member_ids(source, random, container))
    if random.random() < 0.1:
        inner += random.choice(["<unknown/>", "text", '<view key="v" id="in-variation"/>'])
    if not inner and random.random() < 0.7:
        return f"<variation key={key}{attributes}/>"
    return f"<variation key={key}{attributes}>{inner}</variation>"


def add_variation(source, random):
    """Adds a block to an object, anywhere among its children and in any order of keys."""
    owner, container = pick(random, owners(source))
    text = variation_text(source, random, container).encode()
    places = [source.element_end(container), source.tokens[source.tokens[owner].partner].start]
    return source.insert(random.choice(places), text), "added variation"


def add_constraint_variation(source, random):
    index = pick(random, source.elements_named(b"constraint"))
    token = source.tokens[index]
    key = values.odd_value(random, random.choice(values.VARIATION_KEYS))
    text = f'<variation key={key} constant="{random.choice(["20", "0.5", "x", ""])}"/>'.encode()
    if token.kind == "start":
        return source.insert(token.end, text), "varied constraint"
    text = b">" + text + b"</constraint>"
    return source.replace(token.end - 2, token.end, text), "varied bare constraint"


def repeat_variation(source, random):
    index = pick(random, source.elements_named(b"variation"))
    place = source.element_end(index)
    return source.insert(place, source.element(index)), "repeated variation"


def repeat_mask(source, random):
    index = pick(random, source.elements_named(b"mask"))
    return source.insert(source.element_end(index), source.element(index)), "repeated mask"


def shuffle_entries(source, random):
    """Shuffles the entries of a mask and repeats one."""
    masks = [i for i in source.elements_named(b"mask") if source.tokens[i].partner is not None]
    index = pick(random, masks)
    entries = [source.element(i) for i in source.elements
               if index < i < source.tokens[index].partner]
    if not entries:
        raise NotPossible
    entries.append(random.choice(entries))
    random.shuffle(entries)
    start = source.tokens[index].end
    end = source.tokens[source.tokens[index].partner].start
    return source.replace(start, end, b"\n".join(entries)), "shuffled mask"


def redirect_entry(source, random):
    """Redirects a mask's entry, or exchanges `include` and `exclude`."""
    index = pick(random, source.elements_named(b"include", b"exclude"))
    if random.random() < 0.4:
        old, new = (b"include", b"exclude")[::random.choice([1, -1])]
        text = source.text(index).replace(old, new)
        if source.tokens[index].kind != "empty":
            raise NotPossible
        token = source.tokens[index]
        return source.replace(token.start, token.end, text), "turned mask entry"
    found = [item for item in source.attributes(index) if item.name == b"reference"]
    target = pick(random, found)
    everywhere = [match.decode() for match in ID.findall(source.data)]
    value = values.odd_value(random, random.choice(everywhere + values.IDS)).encode()
    return source.replace(target.value_start, target.end, value), "redirected mask entry"


def change_key(source, random):
    index = pick(random, source.elements_named(b"variation"))
    target = pick(random, [item for item in source.attributes(index) if item.name == b"key"])
    value = values.odd_value(random, random.choice(values.VARIATION_KEYS)).encode()
    return source.replace(target.value_start, target.end, value), "other variation key"


ALL = (
    add_variation, add_variation, add_constraint_variation, repeat_variation, repeat_mask,
    shuffle_entries, redirect_entry, change_key,
)
