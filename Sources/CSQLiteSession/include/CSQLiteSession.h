#ifndef NINEFOLD_CSQLITESESSION_H
#define NINEFOLD_CSQLITESESSION_H

// The whole interface of the system's SQLite, sessions included, which the Swift package that opens
// the database leaves out.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>
#include <stdbool.h>

// Binds a copy of text; a null pointer is the empty text. (Swift can't see SQLITE_TRANSIENT.)
int ninefold_bind_text(sqlite3_stmt *statement, int index, const char *text, int count);

// Binds text without copying it; it must stay in place until the statement has run.
int ninefold_lend_text(sqlite3_stmt *statement, int index, const unsigned char *text, int count);

// Binds a copy of bytes.
int ninefold_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count);

// The bytes of a column's text and their number, in fewer steps than the two calls of SQLite; a null
// pointer for NULL. On a connection that only one thread uses at a time, as all of ours.
static inline const unsigned char *ninefold_column_text(
    sqlite3_stmt *statement, int column, int *count) {
  sqlite3_value *value = sqlite3_column_value(statement, column);
  const unsigned char *text = sqlite3_value_text(value);
  *count = text ? sqlite3_value_bytes(value) : 0;
  return text;
}

// Turns off SQLite's count of allocated bytes, a lock and a sum on each allocation, and puts a reserve
// behind its memory. Has an effect only before the process opens its first database.
void ninefold_prepare_memory(void);

// Whether small allocations of SQLite on this thread, if the system refuses them, come from the
// reserve. For moments in which nobody could be told that there is no memory.
void ninefold_draw_on_reserve(bool is_allowed);

// A block of the reserve; a null pointer if it is too large or nothing is left. Sizes are in bytes.
void *ninefold_reserve_take(int size);

// Gives a block back; says whether it was one of the reserve.
bool ninefold_reserve_give_back(void *block);

// Keeps SQL from changing the file behind SQLite's back (its shadow tables, its schema's text, its
// pages) and from loading extensions.
int ninefold_harden(sqlite3 *connection);

// Lengthens the write-ahead log with zeros, which are no frames, to a number of bytes. Only inside a
// transaction that writes: then nobody else adds frames.
int ninefold_reserve_log(sqlite3 *connection, sqlite3_int64 bytes);

#endif
