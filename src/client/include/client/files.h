#ifndef CLIENT_FILES_H
#define CLIENT_FILES_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A folder to choose a file from: its folders first, then the files that can be opened, both in the
 * order that a person expects ("2" before "10", small letters like capitals). */
typedef struct client_file {
    char *name; /* bytes; words of it: client_file_words */
    bool folder;
    bool looked; /* size and date were asked for; so they are once the row is in view */
    uint64_t size;
    int64_t date; /* seconds since 1970; 0: not known */
} client_file;

typedef struct client_files {
    client_file *all;
    size_t count;
    size_t *shown; /* those whose names contain what was typed, as places in `all` */
    size_t shown_count;
} client_files;

/* Endings are such as "png", without the dot, and NULL behind the last. */
sw_status client_files_read(client_files *out, const char *path, const char *const *endings,
                            sw_error *error);
void client_files_deinit(client_files *files);

/* Whether a name contains the text, in small letters or capitals. */
bool client_file_matches(const char *name, const char *text);

/* Shows the names that contain the text, in small letters or capitals; "": all. */
void client_files_filter(client_files *files, const char *text);

/* The shown file of that row, and the row of that name; NULL and -1 where there is none. */
client_file *client_files_row(const client_files *files, int row);
int client_files_find(const client_files *files, const char *name);

/* The name as it can be drawn: what is no UTF-8 and what controls are is a question mark in it. */
void client_file_words(const char *name, char *out, size_t size);

/* The order of two names, as in strcmp. */
int client_file_order(const char *a, const char *b);

/* The folder above, in place; false at the top. *name becomes what is left out: at most `size` bytes. */
bool client_files_parent(char *path, char *name, size_t size);

/* ---- Places to begin at ---- */

typedef enum client_place_kind {
    CLIENT_PLACE_HOME,
    CLIENT_PLACE_PICTURES,
    CLIENT_PLACE_DOCUMENTS,
    CLIENT_PLACE_DOWNLOADS,
    CLIENT_PLACE_DRIVE
} client_place_kind;

enum { CLIENT_PLACES = 10 };

typedef struct client_place {
    client_place_kind kind;
    char path[4096];
} client_place;

/* Those that exist, each once; drives as `mounts` (/proc/self/mounts) has them. Returns their number. */
int client_places_list(client_place out[CLIENT_PLACES], const char *mounts);

/* ---- Reading beside the window ---- */

/* A folder that is being read on a thread of its own: a slow drive stops nobody. */
typedef struct client_files_job client_files_job;

/* The endings must stay. */
sw_status client_files_start(client_files_job **out, const char *path, const char *const *endings,
                             sw_error *error);

/* Waits at most so long; true where it is done. */
bool client_files_wait(client_files_job *job, double ms);

/* What came of it, once it is done: moves the files out. */
sw_status client_files_take(client_files_job *job, client_files *out, sw_error *error);

void client_files_drop(client_files_job *job); /* NULL is safe; it need not be done */

/* Sizes and dates that are being asked for (files_look.c). */
typedef struct client_look_job client_look_job;
enum { CLIENT_LOOKS = 64 };

/* Asks once for those of the rows first .. end - 1, at most CLIENT_LOOKS at a time; `wake` is called on the job's
 * thread once they are known, unless the job was dropped. NULL: there is none to ask for, or no memory. */
client_look_job *client_look_start(client_files *files, int first, int end, const char *folder,
                                   void (*wake)(void *), void *data);

/* True once they are known: fills them in. These are the files that were asked for, in the same order. */
bool client_look_take(client_look_job *job, client_files *files);

void client_look_drop(client_look_job *job); /* NULL is safe; it need not be done */

#endif
