#ifndef NINEFOLD_CRAWLOOP_H
#define NINEFOLD_CRAWLOOP_H

#include <stdint.h>

// A connection with prepared statements, which are stepped for each scene.
typedef struct raw_loop raw_loop;

// The type in which numeric columns are read.
typedef enum { RAW_LOOP_NATIVE, RAW_LOOP_TEXT } raw_loop_reading;

// The numbers of rows and bytes that a run read.
typedef struct {
  int64_t rows;
  int64_t bytes;
} raw_loop_sum;

// Opens a project file; null if that fails.
raw_loop *raw_loop_open(const char *path);

// Prepares one more query, whose ?1 is a document's id and ?2 a scene's; 0 if that succeeds.
int raw_loop_add(raw_loop *loop, const char *sql);

// Steps every row of every query and reads every column, in one read transaction. Rows are -1 if
// SQLite reports an error or there is no such document.
raw_loop_sum raw_loop_run(
    raw_loop *loop, const char *document, const char *scene, raw_loop_reading reading);

// SQLite's last error message.
const char *raw_loop_error(raw_loop *loop);

void raw_loop_close(raw_loop *loop);

#endif
