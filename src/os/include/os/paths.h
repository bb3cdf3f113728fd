#ifndef OS_PATHS_H
#define OS_PATHS_H

#include "base/status.h"

#include <stddef.h>

enum { OS_PATH_SIZE = 4096 };

/* Slidewise's own folders after the XDG base directory specification ($XDG_CONFIG_HOME,
 * $XDG_STATE_HOME, $XDG_DATA_HOME, $XDG_CACHE_HOME or their defaults below $HOME), "slidewise" appended,
 * not created.
 * SW_NOT_FOUND where neither variable nor home is set, SW_LIMIT where the path is too long. */
sw_status os_path_config(char *out, size_t size, sw_error *error);
sw_status os_path_state(char *out, size_t size, sw_error *error);
sw_status os_path_data(char *out, size_t size, sw_error *error);
sw_status os_path_cache(char *out, size_t size, sw_error *error);

/* The player's picture folder: $XDG_PICTURES_DIR, or what the desktop has written under that name into
 * user-dirs.dirs in the config folder, or ~/Pictures where it exists, or the home. */
sw_status os_path_pictures(char *out, size_t size, sw_error *error);

/* The same for documents: XDG_DOCUMENTS_DIR, ~/Documents. And for what came from the net:
 * XDG_DOWNLOAD_DIR, ~/Downloads. */
sw_status os_path_documents(char *out, size_t size, sw_error *error);
sw_status os_path_downloads(char *out, size_t size, sw_error *error);

/* The player's home. */
sw_status os_path_home(char *out, size_t size, sw_error *error);

/* The folder of the running program. */
sw_status os_path_program(char *out, size_t size, sw_error *error);

/* A folder that comes with the program, "assets" or "levels": where it was installed, or in the tree
 * that the program was built in. SW_NOT_FOUND otherwise. */
sw_status os_path_bundled(char *out, size_t size, const char *name, sw_error *error);

/* folder + "/" + name; SW_LIMIT where it does not fit. out may be folder itself. */
sw_status os_path_join(char *out, size_t size, const char *folder, const char *name,
                       sw_error *error);

/* The absolute path of an existing file, without links; SW_NOT_FOUND where there is none. */
sw_status os_path_absolute(char *out, size_t size, const char *path, sw_error *error);

#endif
