// Intercepts a program's calls of the C library: counts those on the files of one folder, can make the
// Nth of them fail, and can record them, so that a power cut can be replayed.
//
// Loaded by LD_PRELOAD. Its settings are environment variables:
//   FAULT_FOLDER  counts only files below this folder
//   FAULT_KINDS   the counted calls, of "open", "write", "sync", "truncate", "unlink", "rename" and "alloc"
//                 (allocations by SQLite and expat; Swift's own end the process by design)
//   FAULT_AT      the number, from 1, of the call that fails; none if absent
//   FAULT_ERROR   "ENOSPC", "EIO", "SHORT" (half a write, then ENOSPC), "KILL" (the process dies instead
//                 of making the call) or "TORN" (half a write, then it dies)
//   FAULT_LASTS   "1" if all later calls fail as well
//   FAULT_COUNT   a file to which the number of calls is written at the end
//   FAULT_RECORD  a file to which every call that changes a file is written, with its data
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { DESCRIPTORS = 1024, RANGES = 8 };

static char folder[PATH_MAX];
static char kinds[256];
static long fail_at;
static char fault[16];
static bool lasts;
static int record = -1;
static char count_path[PATH_MAX];
static bool is_ready;
static long calls;
static char *paths[DESCRIPTORS];
static struct { uintptr_t start, end; } allocators[RANGES];
static int allocator_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

#define REAL(name) ({ static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name); real; })

static int find_allocators(struct dl_phdr_info *info, size_t size, void *data) {
  if (!strstr(info->dlpi_name, "libsqlite3") && !strstr(info->dlpi_name, "libexpat")) return 0;
  for (int i = 0; i < info->dlpi_phnum && allocator_count < RANGES; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
    allocators[allocator_count].start = info->dlpi_addr + header->p_vaddr;
    allocators[allocator_count].end = info->dlpi_addr + header->p_vaddr + header->p_memsz;
    allocator_count++;
  }
  return 0;
}

static void copy_setting(char *target, size_t size, const char *name) {
  const char *value = getenv(name);
  snprintf(target, size, "%s", value ? value : "");
}

__attribute__((constructor)) static void start(void) {
  copy_setting(folder, sizeof folder, "FAULT_FOLDER");
  copy_setting(kinds, sizeof kinds, "FAULT_KINDS");
  copy_setting(fault, sizeof fault, "FAULT_ERROR");
  copy_setting(count_path, sizeof count_path, "FAULT_COUNT");
  fail_at = getenv("FAULT_AT") ? atol(getenv("FAULT_AT")) : 0;
  lasts = getenv("FAULT_LASTS") && getenv("FAULT_LASTS")[0] == '1';
  dl_iterate_phdr(find_allocators, NULL);
  if (getenv("FAULT_RECORD"))
    record = syscall(SYS_openat, AT_FDCWD, getenv("FAULT_RECORD"), O_WRONLY | O_CREAT | O_APPEND, 0644);
  is_ready = folder[0] != 0;
}

__attribute__((destructor)) static void finish(void) {
  if (!count_path[0]) return;
  char text[32];
  int length = snprintf(text, sizeof text, "%ld", calls);
  int fd = syscall(SYS_openat, AT_FDCWD, count_path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  syscall(SYS_write, fd, text, length);
  syscall(SYS_close, fd);
}

static bool is_watched(const char *path) {
  return is_ready && path && strncmp(path, folder, strlen(folder)) == 0;
}

static const char *path_of(int fd) {
  return fd >= 0 && fd < DESCRIPTORS ? paths[fd] : NULL;
}

// The absolute path of a name, which may be relative.
static const char *whole(const char *path, char *buffer) {
  if (!path || path[0] == '/') return path;
  char current[PATH_MAX / 2];
  if (!getcwd(current, sizeof current)) return path;
  snprintf(buffer, PATH_MAX, "%s/%s", current, path);
  return buffer;
}

// True if this call must fail.
static bool is_due(const char *kind) {
  if (!is_ready || !strstr(kinds, kind)) return false;
  pthread_mutex_lock(&lock);
  calls++;
  bool due = fail_at > 0 && (calls == fail_at || (lasts && calls > fail_at));
  pthread_mutex_unlock(&lock);
  return due;
}

static int fail(void) {
  if (!strcmp(fault, "KILL") || !strcmp(fault, "TORN")) kill(getpid(), SIGKILL);
  errno = !strcmp(fault, "EIO") ? EIO : ENOSPC;
  return -1;
}

// A record: kind, path, offset, number of bytes, then a line end and the bytes themselves.
static void note(const char *kind, const char *path, long long offset, const void *data, size_t count) {
  if (record < 0) return;
  char head[PATH_MAX + 64];
  int length = snprintf(head, sizeof head, "%s\t%s\t%lld\t%zu\n", kind, path, offset, count);
  struct iovec parts[2] = {{head, length}, {(void *)data, data ? count : 0}};
  syscall(SYS_writev, record, parts, 2);
}

// MARK: - Files

static int opened(int fd, const char *path, int flags) {
  if (fd < 0 || fd >= DESCRIPTORS) return fd;
  free(paths[fd]);
  paths[fd] = strdup(path);
  if (flags & O_TRUNC) note("truncate", path, 0, NULL, 0);
  else if (flags & O_CREAT) note("create", path, 0, NULL, 0);
  return fd;
}

static int open_it(int at, const char *path, int flags, mode_t mode) {
  char buffer[PATH_MAX];
  const char *name = at == AT_FDCWD ? whole(path, buffer) : path;
  if (!is_watched(name)) return syscall(SYS_openat, at, path, flags, mode);
  if (is_due("open")) return fail();
  return opened(syscall(SYS_openat, at, path, flags, mode), name, flags);
}

#define MODE mode_t mode = 0; if (flags & (O_CREAT | O_TMPFILE)) { \
  va_list list; va_start(list, flags); mode = va_arg(list, mode_t); va_end(list); }

int open(const char *path, int flags, ...) { MODE return open_it(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE return open_it(AT_FDCWD, path, flags, mode); }
int openat(int at, const char *path, int flags, ...) { MODE return open_it(at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE return open_it(at, path, flags, mode); }

int close(int fd) {
  if (path_of(fd)) { free(paths[fd]); paths[fd] = NULL; }
  return syscall(SYS_close, fd);
}

static ssize_t write_it(int fd, const void *data, size_t count, long long offset) {
  const char *path = path_of(fd);
  if (path && is_due("write")) {
    if (!strcmp(fault, "SHORT") || !strcmp(fault, "TORN")) {
      if (offset < 0) syscall(SYS_write, fd, data, count / 2);
      else syscall(SYS_pwrite64, fd, data, count / 2, offset);
    }
    return fail();
  }
  long long place = offset < 0 && path ? syscall(SYS_lseek, fd, 0, SEEK_CUR) : offset;
  ssize_t done = offset < 0 ? syscall(SYS_write, fd, data, count)
                            : syscall(SYS_pwrite64, fd, data, count, offset);
  if (path && done > 0) note("write", path, place, data, done);
  return done;
}

ssize_t write(int fd, const void *data, size_t count) { return write_it(fd, data, count, -1); }
ssize_t pwrite(int fd, const void *data, size_t count, off_t at) { return write_it(fd, data, count, at); }
ssize_t pwrite64(int fd, const void *data, size_t count, off64_t at) { return write_it(fd, data, count, at); }

static int sync_it(int fd, long call) {
  const char *path = path_of(fd);
  if (path && is_due("sync")) return fail();
  int code = syscall(call, fd);
  if (path && code == 0) note("sync", path, 0, NULL, 0);
  return code;
}

int fsync(int fd) { return sync_it(fd, SYS_fsync); }
int fdatasync(int fd) { return sync_it(fd, SYS_fdatasync); }

static int truncate_it(int fd, long long size) {
  const char *path = path_of(fd);
  if (path && is_due("truncate")) return fail();
  int code = syscall(SYS_ftruncate, fd, size);
  if (path && code == 0) note("truncate", path, size, NULL, 0);
  return code;
}

int ftruncate(int fd, off_t size) { return truncate_it(fd, size); }
int ftruncate64(int fd, off64_t size) { return truncate_it(fd, size); }

int unlink(const char *path) {
  char buffer[PATH_MAX];
  const char *name = whole(path, buffer);
  if (is_watched(name) && is_due("unlink")) return fail();
  int code = syscall(SYS_unlink, path);
  if (code == 0 && is_watched(name)) note("unlink", name, 0, NULL, 0);
  return code;
}

int rename(const char *from, const char *to) {
  char first[PATH_MAX], second[PATH_MAX];
  const char *source = whole(from, first), *target = whole(to, second);
  if (is_watched(target) && is_due("rename")) return fail();
  int code = syscall(SYS_rename, from, to);
  if (code == 0 && is_watched(target)) note("rename", source, 0, target, strlen(target));
  return code;
}

int link(const char *from, const char *to) {
  char first[PATH_MAX], second[PATH_MAX];
  const char *source = whole(from, first), *target = whole(to, second);
  if (is_watched(target) && is_due("rename")) return fail();
  int code = syscall(SYS_link, from, to);
  if (code == 0 && is_watched(target)) note("link", source, 0, target, strlen(target));
  return code;
}

// MARK: - Memory

static bool is_counted_allocation(void *caller) {
  if (!is_ready) return false;
  for (int i = 0; i < allocator_count; i++)
    if ((uintptr_t)caller >= allocators[i].start && (uintptr_t)caller < allocators[i].end)
      return is_due("alloc");
  return false;
}

void *malloc(size_t size) {
  return is_counted_allocation(__builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  return is_counted_allocation(__builtin_return_address(0)) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  return is_counted_allocation(__builtin_return_address(0)) ? NULL : __libc_realloc(old, size);
}
