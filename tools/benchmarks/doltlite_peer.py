"""Inserts the rows of a project into DoltLite in a process of its own, and times it.

DoltLite takes the place of SQLite in a whole process. So this process reads the project with
SQLite, and runs itself again with a file of the rows: the second process has DoltLite.
"""

import json
import os
import pathlib
import pickle
import subprocess
import sys
import tempfile
import time

CONTENT = {"document", "object", "layoutConstraint", "connection", "install", "attribute",
           "geometry", "color", "font", "autoresizingMask", "element", "formatting"}


def read_tables(project):
    """Returns [(name, statements that make it, stored columns, rows)] of a project's tables."""
    import sqlite3
    connection = sqlite3.connect(f"file:{project}?mode=ro", uri=True)
    tables = []
    listed = connection.execute("""
        SELECT name, sql FROM sqlite_schema
        WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND sql NOT LIKE '%VIRTUAL%'
        ORDER BY rootpage""").fetchall()
    for name, statement in listed:
        indices = connection.execute(
            "SELECT sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql NOTNULL",
            [name]).fetchall()
        columns = [column[1] for column in connection.execute(f'PRAGMA table_xinfo("{name}")')
                   if column[6] == 0]
        quoted = ", ".join(f'"{column}"' for column in columns)
        rows = connection.execute(f'SELECT {quoted} FROM "{name}"').fetchall()
        tables.append((name, [statement, *(index[0] for index in indices)], columns, rows))
    connection.close()
    return tables


def measure_edits(project, edits):
    """Returns wall and CPU seconds of single edits, each with a commit; content tables only."""
    return in_own_process(project, "edits", edits,
                          lambda name: name in CONTENT)[0]


def measure_versions(project, edits, runs):
    """Returns the seconds of branches, switches, a diff and merges of edits on both sides."""
    return in_own_process(project, "versions", f"{edits},{runs}", lambda name: name in CONTENT)[0]


def measure_pushes(project, edits, many):
    """Returns the seconds of pushes of one edit, of `many` edits and of a clone, and the bytes of a push."""
    return in_own_process(project, "pushes", f"{edits},{many}", lambda name: name in CONTENT)[0]


def measure(project, runs):
    """Returns seconds of each run, the number of rows, and the sizes of the files."""
    outcome, tables = in_own_process(project, "insert", runs, lambda name: True)
    outcome["tables"] = len(tables)
    outcome["rows"] = sum(len(rows) for _, _, _, rows in tables)
    return outcome


def in_own_process(project, task, count, is_wanted):
    """Runs a task with DoltLite on the requested tables of a project."""
    with tempfile.TemporaryDirectory(prefix="ninefold-doltlite-") as scratch:
        tables = [table for table in read_tables(pathlib.Path(project).resolve())
                  if is_wanted(table[0])]
        rows_file = pathlib.Path(scratch) / "rows.pickle"
        rows_file.write_bytes(pickle.dumps(tables))
        done = subprocess.run(
            [sys.executable, __file__, task, str(rows_file), str(count)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        if done.returncode != 0:
            raise RuntimeError(done.stderr.decode("utf-8", "replace"))
        return json.loads(done.stdout), tables


def insert_and_commit(connection, tables):
    """Inserts all rows in one transaction and makes a DoltLite commit of them."""
    connection.execute("BEGIN")
    for name, _, columns, rows in tables:
        quoted = ", ".join(f'"{column}"' for column in columns)
        marks = ", ".join("?" * len(columns))
        connection.executemany(f'INSERT INTO "{name}" ({quoted}) VALUES ({marks})', rows)
    connection.execute("COMMIT")
    connection.execute("SELECT dolt_commit('-A', '-m', 'import')").fetchone()


def filled(rows_file, database):
    """A new database with the rows, committed, and the keys of the constraints to edit."""
    import sqlite3
    tables = pickle.loads(pathlib.Path(rows_file).read_bytes())
    connection = sqlite3.connect(database, isolation_level=None)
    for _, statements, _, _ in tables:
        for statement in statements:
            connection.execute(statement)
    insert_and_commit(connection, tables)
    keys = connection.execute(
        "SELECT document, id FROM layoutConstraint WHERE constant IS NOT NULL "
        "ORDER BY substr(id, -3), id, document").fetchall()
    return connection, keys


def edit_and_commit(rows_file, edits):
    """Sets the constant of one constraint after the other, each with a DoltLite commit."""
    database = f"{rows_file}.edits.db"
    connection, keys = filled(rows_file, database)
    before = os.path.getsize(database)
    wall, cpu = [], []
    for turn in range(edits):
        document, key = keys[turn % len(keys)]
        start, cpu_start = time.perf_counter(), time.process_time()
        connection.execute("UPDATE layoutConstraint SET constant = ? WHERE document = ? AND id = ?",
                           [str(1000 + turn), document, key])
        connection.execute("SELECT dolt_commit('-a', '-m', ?)",
                           [f"set constant of {key}"]).fetchone()
        cpu.append(time.process_time() - cpu_start)
        wall.append(time.perf_counter() - start)
    return {"wall": wall, "cpu": cpu, "bytes": (os.path.getsize(database) - before) / edits}


def pushes(rows_file, edits, many):
    """Pushes edits to a file, DoltLite's remote on one machine: one at a time, then many at once."""
    import sqlite3
    connection, keys = filled(rows_file, f"{rows_file}.pushes.db")
    hub = f"{rows_file}.hub.db"

    def timed(sql, *values):
        start = time.perf_counter()
        connection.execute(sql, values).fetchall()
        return time.perf_counter() - start

    def edit(turn):
        document, key = keys[turn % len(keys)]
        connection.execute("UPDATE layoutConstraint SET constant = ? WHERE document = ? AND id = ?",
                           [str(7000 + turn), document, key])
        connection.execute("SELECT dolt_commit('-a', '-m', ?)", [f"edit {turn}"]).fetchone()

    connection.execute("SELECT dolt_remote('add', 'origin', ?)", [f"file://{hub}"]).fetchone()
    outcome = {"first": timed("SELECT dolt_push('origin', 'main')"), "one": []}
    before = os.path.getsize(hub)
    for turn in range(edits):
        edit(turn)
        outcome["one"].append(timed("SELECT dolt_push('origin', 'main')"))
    outcome["bytes"] = (os.path.getsize(hub) - before) / edits
    for turn in range(many):
        edit(edits + turn)
    outcome["many"] = timed("SELECT dolt_push('origin', 'main')")
    connection.close()
    connection = sqlite3.connect(f"{rows_file}.clone.db", isolation_level=None)
    outcome["clone"] = timed("SELECT dolt_clone(?)", f"file://{hub}")
    return outcome


def versions(rows_file, edits, runs):
    """Times branches, switches, the diff of an edited side, and its merge with another."""
    connection, keys = filled(rows_file, f"{rows_file}.versions.db")
    times = {"branch": [], "switch": [], "diff": [], "merge": [], "blame": []}

    def timed(kind, sql, *values):
        start = time.perf_counter()
        answer = connection.execute(sql, values).fetchall()
        times[kind].append(time.perf_counter() - start)
        return answer

    def edit(chosen):
        for turn, (document, key) in enumerate(chosen):
            connection.execute(
                "UPDATE layoutConstraint SET constant = ? WHERE document = ? AND id = ?",
                [str(5000 + turn), document, key])
        return connection.execute("SELECT dolt_commit('-a', '-m', 'side')").fetchone()[0]

    timed("branch", "SELECT dolt_branch('side')")
    for turn in range(runs):
        timed("branch", f"SELECT dolt_branch('b{turn}')")
        timed("switch", "SELECT dolt_checkout(?)", ("side", "main")[turn % 2])
    connection.execute("SELECT dolt_checkout('side')").fetchone()
    edit(keys[1:2 * edits:2])
    connection.execute("SELECT dolt_checkout('main')").fetchone()
    ours = edit(keys[0:2 * edits:2])
    for turn in range(runs):
        found = timed("diff", "SELECT * FROM dolt_diff_layoutConstraint WHERE to_commit = ?", ours)
        assert len(found) == edits, len(found)
        document, key = keys[turn]
        timed("blame", 'SELECT "commit" FROM dolt_blame_layoutConstraint '
                       "WHERE document = ? AND id = ?", document, key)
        connection.execute(f"SELECT dolt_branch('m{turn}')").fetchone()
        connection.execute(f"SELECT dolt_checkout('m{turn}')").fetchone()
        timed("merge", "SELECT dolt_merge('side')")
        connection.execute("SELECT dolt_checkout('main')").fetchone()
    return times


def main(task, rows_file, runs):
    import doltlite  # noqa: F401  replaces SQLite for the imports below
    if task == "versions":
        print(json.dumps(versions(rows_file, *map(int, runs.split(",")))))
        return
    if task == "pushes":
        print(json.dumps(pushes(rows_file, *map(int, runs.split(",")))))
        return
    if task == "edits":
        print(json.dumps(edit_and_commit(rows_file, int(runs))))
        return
    import sqlite3
    tables = pickle.loads(pathlib.Path(rows_file).read_bytes())
    seconds, size, version = [], 0, ""
    for run in range(int(runs)):
        database = f"{rows_file}.{run}.db"
        connection = sqlite3.connect(database, isolation_level=None)
        version = connection.execute("SELECT dolt_version()").fetchone()[0]
        for _, statements, _, _ in tables:
            for statement in statements:
                connection.execute(statement)
        start = time.perf_counter()
        insert_and_commit(connection, tables)
        seconds.append(time.perf_counter() - start)
        connection.close()
        size = os.path.getsize(database)
        os.remove(database)
    print(json.dumps({"seconds": seconds, "file_bytes": size, "doltlite": version}))


if __name__ == "__main__":
    main(*sys.argv[1:])
