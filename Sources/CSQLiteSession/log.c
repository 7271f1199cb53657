#include "CSQLiteSession.h"

#include <stddef.h>

int ninefold_reserve_log(sqlite3 *connection, sqlite3_int64 bytes) {
  static const char zeros[1 << 16];
  sqlite3_file *log = NULL;
  int code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
  if (code != SQLITE_OK) return code;
  if (!log || !log->pMethods) return SQLITE_OK;
  sqlite3_int64 end = 0;
  code = log->pMethods->xFileSize(log, &end);
  while (code == SQLITE_OK && end < bytes) {
    sqlite3_int64 count = bytes - end;
    if (count > (sqlite3_int64)sizeof zeros) count = sizeof zeros;
    code = log->pMethods->xWrite(log, zeros, (int)count, end);
    end += count;
  }
  return code;
}
