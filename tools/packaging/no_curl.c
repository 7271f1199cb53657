/* Replaces curl if the studio is linked statically.
 *
 * The server library can forward requests to other servers, for which Foundation uses curl. The
 * studio makes no requests to other servers, and a static curl would need a dozen libraries. So
 * references to curl are linked to these functions, which fail if anything calls them. */

enum { failed = 2 };

#define FAILS(name) int name(void) { return failed; }
#define NOTHING(name) void *name(void) { return 0; }

FAILS(curl_easy_getinfo)
FAILS(curl_easy_pause)
FAILS(curl_easy_setopt)
FAILS(curl_global_init)
FAILS(curl_multi_add_handle)
FAILS(curl_multi_assign)
FAILS(curl_multi_cleanup)
FAILS(curl_multi_remove_handle)
FAILS(curl_multi_setopt)
FAILS(curl_multi_socket_action)
FAILS(curl_url_get)
FAILS(curl_url_set)
NOTHING(curl_easy_cleanup)
NOTHING(curl_easy_init)
NOTHING(curl_free)
NOTHING(curl_multi_info_read)
NOTHING(curl_multi_init)
NOTHING(curl_slist_append)
NOTHING(curl_slist_free_all)
NOTHING(curl_url)
NOTHING(curl_version_info)

const char *curl_easy_strerror(void) { return "there is no curl in here"; }
const char *curl_version(void) { return "none"; }
