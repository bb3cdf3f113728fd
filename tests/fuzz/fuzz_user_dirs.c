/* The folders that a desktop wrote down: whatever the file says, a folder is an absolute path that fits its room. */
#include "common/user_folders.h"
#include "scratch_file.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void try_room(size_t room)
{
    char *out = malloc(room); /* of its own, so that a sanitizer sees an overrun */
    REQUIRE(out);
    if (os_user_folder(out, room, "XDG_PICTURES_DIR", scratch_folder, "/home/player"))
        REQUIRE(memchr(out, '\0', room) && out[0] == '/');
    free(out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    scratch_open("user-dirs.dirs");
    scratch_write(data, size);
    try_room(4);
    try_room(20);
    try_room(4096);
    return 0;
}
