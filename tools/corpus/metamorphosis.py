"""Rewrites documents so that findings must not change: constraints in another order, other ids."""

import re

CONSTRAINTS = re.compile(rb"(<constraints>)(.*?)(\s*</constraints>)", re.DOTALL)
CONSTRAINT = re.compile(
    rb"\s*<constraint\b(?:[^>\"]|\"[^\"]*\")*?(?:/>|>.*?</constraint>)", re.DOTALL)
ID = re.compile(rb"\bid=\"([A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3})\"")
VALUE = re.compile(rb"=\"([A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3})\"")


def with_constraints_reversed(source):
    """Reverses the constraints of every view. Lists with other contents are unchanged."""
    def reverse(block):
        items = CONSTRAINT.findall(block.group(2))
        if b"".join(items).strip() != block.group(2).strip():
            return block.group(0)
        return block.group(1) + b"".join(reversed(items)) + block.group(3)
    return CONSTRAINTS.sub(reverse, source)


def renamed(ids):
    """New ids: each is reversed, so that they sort differently, unless two would be equal."""
    others = {old: old[::-1] for old in ids}
    taken = set(others.values()) & set(ids)
    for number, old in enumerate(sorted(old for old in ids if others[old] in taken)):
        others[old] = b"zz%c-%02d-%03d" % (97 + number // 100000, number // 1000 % 100, number % 1000)
    return others


def with_ids_renamed(source):
    """The document with other ids, and the old id of each new one."""
    others = renamed(sorted(set(ID.findall(source))))
    changed = VALUE.sub(lambda value: b'="' + others.get(value.group(1), value.group(1)) + b'"', source)
    return changed, {new.decode(): old.decode() for old, new in others.items()}


def with_old_ids(text, old_ids):
    """A JSON text about the changed document with the original ids. Quotes around ids are removed,
    because only ids that begin with a digit have them."""
    return re.sub(
        r'(\\")?([A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3})(?(1)\\")',
        lambda found: old_ids.get(found.group(2), found.group(2)), text)
