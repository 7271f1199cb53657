#include "CSQLiteSession.h"

#include <stddef.h>

int ninefold_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text ? text : "", count, SQLITE_TRANSIENT);
}

int ninefold_lend_text(
    sqlite3_stmt *statement, int index, const unsigned char *text, int count) {
  return sqlite3_bind_text(
      statement, index, text ? (const char *)text : "", count, SQLITE_STATIC);
}

int ninefold_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  /* Without bytes it would be null. */
  return sqlite3_bind_blob(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT);
}

int ninefold_harden(sqlite3 *connection) {
  int code = sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  if (code == SQLITE_OK) {
    code = sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, NULL);
  }
  return code;
}
