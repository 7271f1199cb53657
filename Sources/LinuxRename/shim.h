#ifdef __linux__
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Calls the kernel, because the C library's function is declared for GNU sources only, is missing in older
// libraries, and can't be searched for by name in a static program. Swift can't call a function with any number of
// arguments.
static inline int renameWithFlags(const char *from, const char *to, unsigned int flags) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, flags);
}
#endif
