/* Stands in for curl where the studio is linked with all libraries inside.
 *
 * The server's library can pass requests on to other servers, for which Foundation has curl. The
 * studio asks no other server, and a static curl would bring a dozen libraries along; so what names
 * curl finds functions here that fail, should anything ever call them. */

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
