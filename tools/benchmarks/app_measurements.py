"""What is written for an app: typed accessors, and texts for translators."""

import statistics

from board import Line, milliseconds
from processes import process_times


def app(ninefold, documents, scratch, runs):
    """Whole processes over the documents of 400 scenes."""
    languages = localized(documents, scratch / "localized")
    commands = {
        "accessors of 400 scenes": ["accessors", str(documents), "--output", str(scratch / "Resources.swift")],
        "strings export of 400 scenes": ["strings", "export", str(documents), "--format", "xliff",
                                         "--output", str(scratch / "texts")],
        "strings update of 400 scenes, 1 language": ["strings", "update", str(languages)],
        "strings check of 400 scenes, 1 language": ["strings", "check", str(languages)],
    }
    ninefold.run("strings", "update", str(languages), "--add-language", "de")
    times = process_times({name: [ninefold.path, *words] for name, words in commands.items()}, runs)
    return [
        Line.at_most(name, milliseconds(statistics.median(times[name])), "",
                     statistics.median(times[name]) * 1000, 300, " ms", runs=times[name])
        for name in commands
    ]


def localized(documents, folder):
    """Copies the documents into language folders; returns the folder."""
    for index, path in enumerate(sorted([*documents.rglob("*.storyboard"), *documents.rglob("*.xib")])):
        target = folder / str(index) / "Base.lproj" / path.name
        target.parent.mkdir(parents=True)
        target.write_bytes(path.read_bytes())
    return folder
