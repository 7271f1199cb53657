#include "CSQLiteSession.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// Twenty times what GRDB registers with a connection, so that several can be opened at once.
enum { RESERVE_BYTES = 65536, LARGEST_REQUEST = 2048, HEADER_BYTES = 16 };

static sqlite3_mem_methods system_memory;
static _Thread_local bool is_drawing;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Alignas(HEADER_BYTES) unsigned char reserve[RESERVE_BYTES];
static int used_bytes;
static int live_blocks;

static bool is_reserved(const void *block) {
  uintptr_t address = (uintptr_t)block;
  return address >= (uintptr_t)reserve && address < (uintptr_t)reserve + RESERVE_BYTES;
}

// A block's size stands before it. Room comes back when no block is left, which is soon: the reserve
// is touched only where the system has no memory.
void *ninefold_reserve_take(int size) {
  int needed = HEADER_BYTES + (size + HEADER_BYTES - 1) / HEADER_BYTES * HEADER_BYTES;
  if (size <= 0 || size > LARGEST_REQUEST) return NULL;
  void *block = NULL;
  pthread_mutex_lock(&lock);
  if (used_bytes + needed <= RESERVE_BYTES) {
    memcpy(reserve + used_bytes, &size, sizeof size);
    block = reserve + used_bytes + HEADER_BYTES;
    used_bytes += needed;
    live_blocks++;
  }
  pthread_mutex_unlock(&lock);
  return block;
}

bool ninefold_reserve_give_back(void *block) {
  if (!is_reserved(block)) return false;
  pthread_mutex_lock(&lock);
  if (--live_blocks == 0) used_bytes = 0;
  pthread_mutex_unlock(&lock);
  return true;
}

static int size_of(void *block) {
  if (!is_reserved(block)) return system_memory.xSize(block);
  int size;
  memcpy(&size, (unsigned char *)block - HEADER_BYTES, sizeof size);
  return size;
}

static void *allocate(int size) {
  void *block = system_memory.xMalloc(size);
  return block || !is_drawing ? block : ninefold_reserve_take(size);
}

static void release(void *block) {
  if (!ninefold_reserve_give_back(block)) system_memory.xFree(block);
}

static void *resize(void *block, int size) {
  if (!is_reserved(block)) {
    void *resized = system_memory.xRealloc(block, size);
    if (resized || !is_drawing) return resized;
  }
  void *moved = allocate(size);
  if (moved) {
    int old_size = size_of(block);
    memcpy(moved, block, (size_t)(old_size < size ? old_size : size));
    release(block);
  }
  return moved;
}

void ninefold_prepare_memory(void) {
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  if (sqlite3_config(SQLITE_CONFIG_GETMALLOC, &system_memory) != SQLITE_OK) return;
  sqlite3_mem_methods methods = system_memory;
  methods.xMalloc = allocate;
  methods.xFree = release;
  methods.xRealloc = resize;
  methods.xSize = size_of;
  sqlite3_config(SQLITE_CONFIG_MALLOC, &methods);
}

void ninefold_draw_on_reserve(bool is_allowed) {
  is_drawing = is_allowed;
}
