#ifndef NINEFOLD_SYSTEM_SQLITE_H
#define NINEFOLD_SYSTEM_SQLITE_H

// The API of the system's SQLite, including sessions, and wrappers for what Swift can't call.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

// Turns a setting of a connection on or off. Swift can't call variadic functions.
static inline int ninefold_configure(sqlite3 *connection, int setting, int is_on) {
  return sqlite3_db_config(connection, setting, is_on, (int *)0);
}

#endif
