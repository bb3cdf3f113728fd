/* The folders that a desktop wrote down: whatever the file says, a folder is an absolute path that fits its room. */
#include "os/paths.h"
#include "scratch_file.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void try_room(size_t room)
{
    char *out = malloc(room); /* of its own, so that a sanitizer sees an overrun */
    REQUIRE(out);
    if (os_path_pictures(out, room, NULL) == SW_OK)
        REQUIRE(memchr(out, '\0', room) && out[0] == '/');
    free(out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    scratch_open("user-dirs.dirs");
    REQUIRE(setenv("XDG_CONFIG_HOME", scratch_folder, 1) == 0);
    REQUIRE(setenv("HOME", "/home/player", 1) == 0);
    REQUIRE(unsetenv("XDG_PICTURES_DIR") == 0);
    scratch_write(data, size);
    try_room(4);
    try_room(20);
    try_room(4096);
    return 0;
}
