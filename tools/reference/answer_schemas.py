"""The JSON Schemas of what commands print with --json.

`SHAPES` has each answer in a short form, and `page` writes it as a schema:

    "string", "integer", "number", "boolean", "null", "any"     a type
    "string?"                                                   the type, or null
    "a|b|c"                                                     one of these words
    "#name"                                                     a shape of `PARTS`
    ["string"]                                                  an array
    {"name": ...}                                               an object with these members and no others
    {"name?": ...}                                              a member that can be missing
    {"*": ...}                                                  an object with any members of this shape
    Either(...)                                                 one of several shapes

Schemas that are not listed here are written by hand.
"""

import json

DIALECT = "https://json-schema.org/draft/2020-12/schema"
CLASSES = [f"{width}-{height}" for width in ("any", "compact", "regular") for height in ("any", "compact", "regular")]
TYPES = {"string", "integer", "number", "boolean", "null"}


class Either(tuple):
    """One of several shapes."""

    def __new__(cls, *shapes):
        return super().__new__(cls, shapes)


# The members that an edit of the project prints.
CHANGES = {"edit": "integer?", "id": "string?", "kind": "string?", "dryRun": "boolean", "affected": ["string"],
           "edits": ["integer"], "names": ["string"]}
VERSION = {"id": "string", "edit": "integer", "message": "string", "author": "string", "time": "string"}
RECORDED = {"edit": "integer", "id": "string", "parent": "integer?", "kind": "string", "meaning": "string",
            "place": "string?", "class": "#class", "author": "string", "time": "string", "message": "string?",
            "undoes": "integer?", "redoes": "integer?"}
BRANCH = {"branch": "string", "edit": "integer?", "current": "boolean"}
TAG = {"tag": "string", "edit": "integer"}
REMOTE = {"remote": "string", "address": "string"}
TRANSFER = {"edits": "integer", "versions": "integer", "names": ["string"], "rewritten": "boolean"}
DRY_RUN = {"dryRun": "boolean"}
CONFLICT = {
    "kind": "bothChanged|bothInstalled|bothMoved|bothReordered|bothFilled|deletedAndChanged|deletedAndExtended"
            "|deletedAndReferenced|movedAndReferenced",
    "root": "string", "object": "string", "objectKind": "string", "scene": "string?", "other": "string?",
    "class": "string", "path": "string", "base": "string?", "ours": "string?", "theirs": "string?",
    "affected": ["string"],
}
PROBLEM = {"kind": "string", "object": "string?", "scene": "string?", "message": "string"}
COSMETIC = "header|frame|canvas|resource|formatting"
MERGED = {"conflicts": ["#openConflict"], "problems": ["#documentProblem"]}
CODE = {
    "scene": "string?", "class": "string", "style": "nslayoutconstraint|anchors|vfl|masonry|snapkit",
    "language": "swift|objc", "code?": "string", "output?": "string",
    "names": [{"id": "string", "expression": "string", "class": "string"}],
    "omissions": [{"id": "string", "attribute": "string?", "value": "string?", "class": "string?", "reason": "string"}],
    "usedClasses": [{"name": "string", "base": "string", "module": "string?"}],
    "otherScenes": ["string"],
    "account": {
        "written": "integer", "withoutEffect": {"*": "integer"}, "omitted": "integer", "unaccounted": "integer",
        "elements": {"*": {"written": "integer", "withoutEffect": "integer", "omitted": "integer"}},
    },
}
DIFF = {
    "changes": [{
        "kind": "added|deleted|moved|reordered|installed|uninstalled|changed", "object": "string",
        "objectKind": "string", "role": "document|scene|view|constraint|connection|guide|resource|object",
        "name": "string?", "sentence": "string?", "subject": "string", "scene": "string?", "within": "string?",
        "class": "string", "path": "string", "old": "string?", "new": "string?",
        "cosmetic": Either(COSMETIC, "null"),
        "placement": Either(
            {"parent": "string?", "container": "string", "key": "string?", "after": "string?",
             "installed": {"*": "boolean"}},
            "null",
        ),
    }],
    "stat": {"*": "integer"}, "cosmetic": {"*": "integer"},
}

# Shapes that others name.
PARTS = {
    "class": "|".join(CLASSES),
    "refusal": {"file": "string", "line": "integer?", "reason": "string"},
    "unreadable": {"path": "string", "line": "integer?", "reason": "string"},
    "recordedEdit": RECORDED,
    "version": VERSION,
    "conflict": CONFLICT,
    "problem": PROBLEM,
    "openConflict": {"document": "string", **CONFLICT},
    "documentProblem": {"document": "string", **PROBLEM},
    "diff": DIFF,
    "code": CODE,
    "gitCommit": {"commit": "string", "title": "string", "version": Either("#version", "null"),
                  "refused": ["#refusal"]},
    "value": Either("string", {"*": "any"}),
    "frame": Either(["number"], "null"),
    "noise": {"kind": Either(COSMETIC, "null"), "object": "string", "class": "string", "path": "string",
              "old": "string?", "new": "string?"},
}

SHAPES = {
    "accessors": {
        "code?": "string", "output?": "string", "stale": "boolean", "counts": {"*": "integer"},
        "classes": [{"name": "string", "module": "string?", "base": "string?"}],
        "problems": [{"error": "boolean", "places": ["string"], "message": "string"}], "refused": ["#unreadable"],
    },
    "backup": {"project": "string", "backup": "string"},
    "bisect": {"first": Either("#recordedEdit", "null")},
    "blame": {"values": [{"path": "string", **RECORDED, "class": "string"}]},
    "branch": Either({"branches": [BRANCH]}, {**BRANCH, **DRY_RUN},
                     {"branch": "string", "deleted": "boolean", **DRY_RUN}),
    "bundle": {**TRANSFER, "file": "string", **DRY_RUN},
    "check-environment": {
        "environments": [{
            "document": "string", "project": "string?", "targets": ["string"],
            "facts": [{"name": "string", "value": "string", "file": "string", "line": "integer"}],
            "isOutsideTargets": "boolean", "notRead": ["#refusal"], "screens": ["string"],
            "refusal": Either("#refusal", "null"),
        }],
    },
    "check-explain": {
        "kinds": [{
            "kind": "string", "title": "string", "severity": "error|warning|note",
            "audience": "everyone|accessibility|on-request",
            "options": [{"name": "string", "form": "string", "meaning": "string", "required": "boolean"}],
            "meaning": "string", "remedy": "string", "bad": "string", "good": "string", "badCode": "string",
            "goodCode": "string",
        }],
    },
    "check-import-config": {
        "configuration": {"*": "any"}, "notes": [{"file": "string", "line": "integer", "text": "string"}],
    },
    "classes": {
        "classes": [{
            "class": "#class", "final": "boolean", "chosen": "boolean", "affected": "boolean", "affects": ["#class"],
            "affectedBy": ["#class"], "title": "string", "description": "string",
        }],
    },
    "clone": {"project": "string", "origin": "string"},
    "copy": {"document": "string", "objects": ["string"], "xml": "string"},
    "code": Either("#code", {"files": ["#code"]}),
    "commit": {**VERSION, **DRY_RUN},
    "conflicts": {"clusters": "integer", "conflicts": ["#openConflict"]},
    "devices": {
        "devices": [{
            "device": "string", "family": "iPhone|iPod touch|iPad", "year": "integer",
            "orientation": "portrait|landscape", "share": "full|two-thirds|half|one-third|slide-over",
            "width": "integer", "height": "integer", "scale": "integer", "class": "#class", "canvas": ["string"],
        }],
    },
    "diff-folders": {"documents": [{"document": "string", "diff": "#diff"}], "refused?": ["#refusal"]},
    "diff-picture": {
        "output": "string?", "notes": ["string"],
        "scenes": [{
            "document": "string", "scene": "string?", "title": "string", "kind": "changed|added|deleted",
            "variants": [{
                "canvases": ["string"],
                "views": [{"id": "string", "name": "string", "kind": "added|removed|moved|resized|redrawn",
                           "before": "#frame", "after": "#frame"}],
            }],
        }],
    },
    "doctor": {
        "project": "string", "healthy": "boolean",
        "checks": [{
            "check": "file|leftovers|schema|journalMode|integrity|references|journal|conflicts|folder|fileSystem|space"
                     "|git|sqlite",
            "verdict": "good|notice|problem", "finding": "string", "advice": "string?",
        }],
    },
    "documents": {"documents": ["string"]},
    "export": Either(
        {**DRY_RUN, "files": ["string"]},
        {**DRY_RUN, "commits": "integer", "branches": "integer", "tags": "integer", "bytes": "integer"},
        {**DRY_RUN, "file": "string", "edits": "integer", "versions": "integer", "changes": "integer"},
    ),
    "fetch": {**TRANSFER, **DRY_RUN},
    "find-names": {
        "names": [{"document": "string", "line": "integer?", "object": "string?", "kind": "string", "name": "string",
                   "owner": "string"}],
    },
    "gc": {
        "project": "string", "before": "integer", "after": "integer?", "free": "integer",
        "caches": [{
            "remote": "string", "path": "string", "before": "integer", "after": "integer?", "reason": "string?",
        }],
        **DRY_RUN,
    },
    "git-pre-commit": {"open": [{"path": "string", "open": "integer"}]},
    "git-setup": {
        "scope": "shared|private|global", **DRY_RUN,
        "changes": [{"place": "string", "old": "string?", "new": "string?"}],
    },
    "git-status": {
        "installed": "boolean", "workTree": "string?",
        "settings": [{"key": "string", "value": "string?", "scope": "string?"}],
        "attributes": [{"pattern": "string", "attribute": "string", "value": "string?"}], "problems": ["string"],
    },
    "git-textconv": {"text": "string"},
    "git-tidy": {
        **DRY_RUN, "merging": "boolean",
        "files": [{"path": "string", "reason": "string?", "reverted": ["#noise"], "kept": ["#noise"],
                   "hunks": [{"id": "string", "text": "string"}]}],
    },
    "graph": {
        "documents": ["string"],
        "scenes": [{
            "document": "string", "scene": "string", "title": "string", "controller": "string?", "kind": "string?",
            "customClass": "string?", "storyboardIdentifier": "string?", "presentation": "string?",
            "initial": "boolean",
            "arrival": "initial|linked|identifier|loaded|lost|unreachable", "canvas": Either(["number"], "null"),
            "reference": Either({"storyboard": "string?", "bundle": "string?", "identifier": "string?"}, "null"),
        }],
        "links": [{
            "id": "string", "kind": "string", "relationship": "string?", "identifier": "string?",
            "customClass": "string?", "presentation": "string?", "document": "string", "source": "string",
            "origin": "string", "originName": "string?", "destinationDocument": "string?", "destination": "string?", "exit": "string?",
            "missing": "string?",
        }],
        "problems": [{
            "kind": "missingDestination|missingIdentifier|missingInitialScene|otherStoryboard|otherBundle"
                    "|severalStoryboards",
            "dangling": "boolean", "document": "string", "object": "string", "message": "string",
        }],
        "refused": ["#refusal"],
    },
    "import": Either(
        {
            **CHANGES,
            "documents": [{"document": "string", "change": "added|changed|kept|unchanged", "objects?": "integer",
                           "affected?": ["string"], "unexportedEdits?": "integer"}],
            "refused": ["#refusal"],
        },
        {**DRY_RUN, "known": "integer", "commits": ["#gitCommit"]},
    ),
    "init": {"project": "string"},
    "log": {"edits": ["#recordedEdit"]},
    "measure": {"object": "string", "size": Either(["number"], "null")},
    "merge": {**CHANGES, **MERGED},
    "merge-file": {
        "clusters": "integer", "conflicts": ["#conflict"],
        "decisions": [{
            "reason": f"{COSMETIC}|deleted|twin|resourceInUse|respelled", "object": "string", "class": "string",
            "path": "string", "base": "string?", "ours": "string?", "theirs": "string?", "chosen": "ours|theirs",
        }],
        "problems": Either(["#problem"], "null"),
    },
    "preview": {
        "output": "string", "format": "string", "bytes": "integer", "notes": ["string"],
        "census": [{"kind": "string", "form": "system|container|plate|custom", "count": "integer"}],
        "annotations": ["string"],
    },
    "pull": {**TRANSFER, "outcome": "upToDate|advanced|merged", **MERGED},
    "push": {**TRANSFER, "merges": "integer", **DRY_RUN},
    "recorded-edits": CHANGES,
    "recover": {
        "complete": "boolean", "edits": "integer", "lastEdit": "integer?", "end": "string?",
        "documentsFromContent": ["string"], "unreadableDocuments": ["string"],
        "lostReferences": ["string"], "lostTables": ["string"],
    },
    "remote": Either({"remotes": [REMOTE]}, {**REMOTE, **DRY_RUN}, {"remote": "string", **DRY_RUN}),
    "resolve": {"resolutions": [CHANGES], "open": "integer"},
    "scenes": {
        "scenes": [{"document": "string", "scene": "string", "title": "string?", "controller": "string?",
                    "kind": "string?", "customClass": "string?", "initial": "boolean"}],
    },
    "schema": {"sql": "string"},
    "show": {
        **RECORDED,
        "changes": [{
            "change": "added document|deleted document|added|deleted|moved|value|installed|formatting|conflict",
            "document": "string", "object": "string", "element": "string?", "name": "string?", "sentence": "string?",
            "class": "string", "path": "string", "old": "string?", "new": "string?",
        }],
    },
    "sql": {"columns": ["string"], "rows": [["any"]]},
    "status": {
        "documents": [{
            "document": "string",
            "state": "same|edited-here|edited-there|edited-both|new-here|new-there|gone-here|gone-there|conflicts"
                     "|unreadable|outside",
            "edits": "integer", "edited": "boolean", "renamedFrom": "string?", "reason": "string?",
            "documentAgainstHead": Either("same|changed|added|deleted", "null"),
            "fileAgainstHead": Either("same|changed|added|deleted", "null"),
        }],
    },
    "strings-apply": {
        "output": "string?", "texts": "integer", "untranslated": ["string"],
        "omitted": [{"id": "string", "path": "string", "reason": "string"}],
    },
    "strings-check": {
        "findings": [{"kind": "missing|stale|changed|format|duplicate|missing-file|unreadable", "path": "string",
                      "line": "integer?", "language": "string?", "key": "string?", "message": "string"}],
        "documents": "integer", "files": "integer", "texts": "integer", "unknown": "integer",
    },
    "strings-export": {
        "files": [{"path": "string", "texts": "integer", "content": "string?"}],
        "omitted": [{"document": "string", "line": "integer?", "id": "string", "path": "string", "reason": "string"}],
        "refused": ["#unreadable"],
    },
    "strings-import": {
        "imports": [{"original": "string", "path": "string", "language": "string", "added": ["string"],
                     "replaced": ["string"], "outdated": ["string"], "untranslated": ["string"],
                     "unreadable": ["string"]}],
        "refused": ["#unreadable"],
    },
    "strings-localize": {
        "documents": [{
            "document": "string", "base": "string", "moved": "boolean", "changed": "boolean",
            "omitted": "integer",
            "files": [{"path": "string", "language": "string?", "new": "boolean", "added": ["string"],
                       "changed": ["string"], "stale": ["string"], "removedStale": "boolean"}],
        }],
        "refused": ["#unreadable"],
    },
    "strings-update": {
        "files": [{"path": "string", "language": "string?", "new": "boolean", "added": ["string"],
                   "changed": ["string"], "stale": ["string"], "removedStale": "boolean"}],
        "refused": ["#unreadable"],
    },
    "studio": {"url": "string"},
    "switch": {"branch": "string", "kind": "switch", "affected": ["string"], **DRY_RUN},
    "sync": {
        "documents": [{
            "document": "string",
            "action": "written|taken|merged|renamed|deleted-here|deleted-there|conflicts|deleted-and-edited"
                      "|changed-meanwhile|failed",
            "edits": ["integer"], "reason": "string?", "renamedFrom": "string?",
        }],
        **DRY_RUN,
    },
    "tag": Either({"tags": [TAG]}, {**TAG, **DRY_RUN}, {"tag": "string", "deleted": "boolean", **DRY_RUN}),
    "transition": {
        "document": "string", "from": "#class", "to": "#class",
        "scenes": [{
            "scene": "string", "enteringViews": ["string"], "leavingViews": ["string"],
            "enteringConstraints": ["string"], "leavingConstraints": ["string"],
            "changes": [{"object": "string", "path": "string", "before": Either("#value", "null"),
                         "after": Either("#value", "null")}],
            "frames": [{"object": "string", "before": "#frame", "after": "#frame"}],
        }],
    },
    "use": {"edit": "null", "kind": "use", "affected": ["string"], "dryRun": "boolean", "class": "#class"},
    "verify": Either({"whole": "boolean", "edits": "integer", "rows": "integer"},
                     {"whole": "boolean", "difference": "string"}),
}

# The files whose name is not the command's.
COMMANDS = {
    "check-environment": "check --environment", "check-explain": "check --explain",
    "check-import-config": "check --import-config", "diff-folders": "diff, and diff-file of folders,",
    "diff-picture": "diff --output, and diff-file --output,", "find-names": "find --sources",
    "git-setup": "git install, and git uninstall,", "recorded-edits": "undo, redo and restore",
    "merge": "merge, cherry-pick and revert", "remote": "remote add, list and remove",
}


def pages():
    """The schemas by file name, as text."""
    return {f"schemas/{name}.json": page(name) for name in SHAPES}


def page(name):
    """The schema of an answer as text."""
    command = COMMANDS.get(name)
    if command is None:
        head, _, rest = name.partition("-")
        command = f"{head} {rest}" if head in ("git", "strings") else name
    used = {}
    body = expand(SHAPES[name], used)
    schema = {"$schema": DIALECT, "title": f"ninefold {command} --json", **body}
    if used:
        schema["$defs"] = dict(sorted(used.items()))
    return json.dumps(schema, indent=2) + "\n"


def expand(shape, used):
    """A shape as a schema. Adds the shapes that it names to `used`."""
    if isinstance(shape, Either):
        return {"anyOf": [expand(one, used) for one in shape]}
    if isinstance(shape, list):
        return {"type": "array", "items": expand(shape[0], used)}
    if isinstance(shape, dict):
        return members(shape, used)
    if shape.startswith("#"):
        name = shape[1:]
        if name not in used:
            used[name] = {}
            used[name] = expand(PARTS[name], used)
        return {"$ref": f"#/$defs/{name}"}
    if shape == "any":
        return {}
    if shape.rstrip("?") in TYPES:
        return {"type": shape if shape[-1] != "?" else [shape[:-1], "null"]}
    return {"enum": shape.split("|")}


def members(shape, used):
    """An object as a schema."""
    if "*" in shape:
        return {"type": "object", "additionalProperties": expand(shape["*"], used)}
    return {
        "type": "object",
        "properties": {name.rstrip("?"): expand(member, used) for name, member in shape.items()},
        "required": [name for name in shape if name[-1] != "?"],
        "additionalProperties": False,
    }
