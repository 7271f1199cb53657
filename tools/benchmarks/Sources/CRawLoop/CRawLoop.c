#include "CRawLoop.h"

#include <sqlite3.h>
#include <stdlib.h>

enum { LARGEST_COUNT = 16 };

struct raw_loop {
  sqlite3 *database;
  sqlite3_stmt *begin;
  sqlite3_stmt *commit;
  sqlite3_stmt *document;
  sqlite3_stmt *queries[LARGEST_COUNT];
  int count;
};

static sqlite3_stmt *prepare(sqlite3 *database, const char *sql) {
  sqlite3_stmt *statement = NULL;
  sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);
  return statement;
}

raw_loop *raw_loop_open(const char *path) {
  raw_loop *loop = calloc(1, sizeof *loop);
  if (loop == NULL) return NULL;
  // The same settings as Ninefold's connection: no mutex for each call, the same cache.
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
  if (sqlite3_open_v2(path, &loop->database, flags, NULL) == SQLITE_OK) {
    sqlite3_exec(loop->database, "PRAGMA cache_size = -65536", NULL, NULL, NULL);
    loop->begin = prepare(loop->database, "BEGIN");
    loop->commit = prepare(loop->database, "COMMIT");
    loop->document = prepare(loop->database, "SELECT id FROM document WHERE name = ?1");
  }
  if (loop->document == NULL) {
    raw_loop_close(loop);
    return NULL;
  }
  return loop;
}

int raw_loop_add(raw_loop *loop, const char *sql) {
  if (loop->count == LARGEST_COUNT) return SQLITE_FULL;
  sqlite3_stmt *statement = prepare(loop->database, sql);
  if (statement == NULL) return sqlite3_errcode(loop->database);
  loop->queries[loop->count++] = statement;
  return SQLITE_OK;
}

static int run_once(sqlite3_stmt *statement) {
  int code = sqlite3_step(statement);
  sqlite3_reset(statement);
  return code == SQLITE_DONE;
}

static int64_t touch_text(sqlite3_stmt *statement, int column) {
  const unsigned char *text = sqlite3_column_text(statement, column);
  int count = sqlite3_column_bytes(statement, column);
  return count > 0 ? count + (text[0] & 1) : 0;
}

static int64_t touch(sqlite3_stmt *statement, int column, raw_loop_reading reading) {
  if (reading == RAW_LOOP_TEXT) return touch_text(statement, column);
  switch (sqlite3_column_type(statement, column)) {
    case SQLITE_NULL: return 0;
    case SQLITE_INTEGER: return sqlite3_column_int64(statement, column) & 1;
    case SQLITE_FLOAT: return sqlite3_column_double(statement, column) != 0;
    default: return touch_text(statement, column);
  }
}

raw_loop_sum raw_loop_run(
    raw_loop *loop, const char *document, const char *scene, raw_loop_reading reading) {
  raw_loop_sum sum = {0, 0};
  int is_whole = run_once(loop->begin);
  sqlite3_bind_text(loop->document, 1, document, -1, SQLITE_STATIC);
  is_whole = is_whole && sqlite3_step(loop->document) == SQLITE_ROW;
  int64_t id = sqlite3_column_int64(loop->document, 0);
  sqlite3_reset(loop->document);
  for (int index = 0; index < loop->count && is_whole; index += 1) {
    sqlite3_stmt *query = loop->queries[index];
    int width = sqlite3_column_count(query);
    sqlite3_bind_int64(query, 1, id);
    sqlite3_bind_text(query, 2, scene, -1, SQLITE_STATIC);
    int code = sqlite3_step(query);
    for (; code == SQLITE_ROW; code = sqlite3_step(query)) {
      sum.rows += 1;
      for (int column = 0; column < width; column += 1) sum.bytes += touch(query, column, reading);
    }
    is_whole = code == SQLITE_DONE;
    sqlite3_reset(query);
  }
  if (!run_once(loop->commit) || !is_whole) sum.rows = -1;
  return sum;
}

const char *raw_loop_error(raw_loop *loop) { return sqlite3_errmsg(loop->database); }

void raw_loop_close(raw_loop *loop) {
  for (int index = 0; index < loop->count; index += 1) sqlite3_finalize(loop->queries[index]);
  sqlite3_finalize(loop->begin);
  sqlite3_finalize(loop->commit);
  sqlite3_finalize(loop->document);
  sqlite3_close(loop->database);
  free(loop);
}
