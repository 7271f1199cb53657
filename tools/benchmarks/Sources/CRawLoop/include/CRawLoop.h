#ifndef NINEFOLD_CRAWLOOP_H
#define NINEFOLD_CRAWLOOP_H

#include <stdint.h>

// A connection with prepared statements that are stepped for one scene after the other.
typedef struct raw_loop raw_loop;

// How a column that holds a number is read.
typedef enum { RAW_LOOP_NATIVE, RAW_LOOP_TEXT } raw_loop_reading;

// What a run touched.
typedef struct {
  int64_t rows;
  int64_t bytes;
} raw_loop_sum;

// Opens a project file; null if that fails.
raw_loop *raw_loop_open(const char *path);

// Prepares one more query, whose ?1 is a document's id and ?2 a scene's; 0 if that succeeds.
int raw_loop_add(raw_loop *loop, const char *sql);

// Steps every row of every query and touches every column, in one read transaction. Rows are -1 if
// SQLite reports an error or there is no such document.
raw_loop_sum raw_loop_run(
    raw_loop *loop, const char *document, const char *scene, raw_loop_reading reading);

// What SQLite reported last.
const char *raw_loop_error(raw_loop *loop);

void raw_loop_close(raw_loop *loop);

#endif
