#ifndef GAME_ZIP_H
#define GAME_ZIP_H

#include "base/text.h"
#include "os/atomic_file.h"
#include "os/reader.h"

/* Several files in one, as zip (PKWARE's APPNOTE 6.3.3), so that any archive program opens what is written. What is
 * read must have the plain form that is written here: no extra fields, no comments, no encryption, entries one behind
 * the other without a gap, and directory and entries that say the same. docs/FORMATS.md has it ("Backups"). */

enum { GAME_ZIP_NAME_MAX = 255 }; /* bytes of an entry's name */

/* ---- Writing ---- */

typedef struct game_zip_writer {
    os_atomic_file file;
    uint64_t length;   /* of the entries so far */
    size_t count;      /* of them */
    sw_text directory; /* what will stand behind them */
} game_zip_writer;

/* The file takes its place in game_zip_end, as a whole. SW_IO, SW_LIMIT (the path is too long); there is then nothing to
 * end. */
sw_status game_zip_begin(game_zip_writer *out, const char *path, sw_error *error);

typedef enum game_zip_method { GAME_ZIP_STORED = 0, GAME_ZIP_DEFLATED = 8 } game_zip_method;

/* Adds an entry; deflated it is stored all the same where that takes no more room. SW_LIMIT where the file
 * would be larger than zip can say; SW_IO, after which it can only be discarded. */
sw_status game_zip_add(game_zip_writer *zip, const char *name, const char *data, size_t size,
                       game_zip_method method, sw_error *error);

/* Each of these ends the writer. */
sw_status game_zip_end(game_zip_writer *zip, sw_error *error);
void game_zip_discard(game_zip_writer *zip);

/* ---- Reading ---- */

typedef struct game_zip_entry {
    const char *name; /* any bytes but NUL; not empty */
    uint32_t at;      /* where its own header begins */
    uint32_t sum;     /* CRC-32 of its content */
    uint32_t packed, size;
    game_zip_method method;
} game_zip_entry;

typedef struct game_zip {
    os_reader file;
    game_zip_entry *entries; /* in the order of the file; owned */
    size_t count;
    char *names; /* of all entries; owned */
} game_zip;

/* Opens a file of at most `most` entries, and reads its directory. SW_NOT_FOUND, SW_IO, SW_NO_MEMORY, SW_BAD_INPUT (it
 * is no zip, damaged, or of another form); there is then nothing to close. */
sw_status game_zip_open(game_zip *out, const char *path, size_t most, sw_error *error);
void game_zip_close(game_zip *zip);

/* Reads an entry's content, whose checksum is compared. *out is the caller's to free() and ends in a NUL that the
 * entry's size does not count; so many bytes are allocated as the entry says, and the caller looks at that before.
 * SW_IO, SW_NO_MEMORY, SW_BAD_INPUT (damaged). */
sw_status game_zip_read(game_zip *zip, const game_zip_entry *entry, char **out, sw_error *error);

#endif
