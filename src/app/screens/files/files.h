#ifndef APP_SCREENS_FILES_H
#define APP_SCREENS_FILES_H

#include "client/files.h"
#include "os/paths.h"
#include "program/app.h"

/* The list of files inside the game: files.c acts, files_folder.c goes from folder to folder,
 * files_parts.c shows. app_go_files (program/go.h) opens it, and the screen below takes the chosen path. */

typedef enum files_id {
    FILES_LIST = APP_ID_OWN,
    FILES_FIND,   /* what is typed shows the names that contain it */
    FILES_UP,     /* the folder above */
    FILES_PLACES, /* a dropdown, in a narrow window */
    FILES_PLACE_FIRST,
    FILES_CRUMB_FIRST = FILES_PLACE_FIRST + CLIENT_PLACES,
} files_id;

enum { FILES_CRUMBS = 10 }; /* each opens a box in the one before: APP_PARTS_DEEP bounds them */

typedef struct files_state {
    app_page page; /* its first grid is the list, its first field what is typed */
    app_file_kind kind;
    char path[OS_PATH_SIZE];   /* of the folder that is shown; "": none was read yet */
    char wanted[OS_PATH_SIZE]; /* of the one that is being read */
    char left[256];            /* the folder in that one that was shown before; "": none */
    client_files_job *job;     /* owned; NULL: nothing is being read */
    client_look_job *look;     /* at the rows in view; owned; NULL: none */
    double since;              /* ms: for so long */
    client_files files;        /* owned */
    client_place places[CLIENT_PLACES];
    int place_count;
} files_state;

/* A folder on the path to the one that is shown: its name begins and ends there in the path. */
typedef struct files_crumb {
    size_t from, to;
} files_crumb;

/* --- files_folder.c --- */

/* Shows another folder once it is read, and chooses the row that is named `left`; NULL: the first one. Where the folder
 * cannot be read, a message says why and nothing changes. */
void app_files_go(app *app, files_state *self, const char *path, const char *left);
void app_files_go_up(app *app, files_state *self);

/* Goes to where this kind was found last, or else is likely to be. */
void app_files_begin(app *app, files_state *self);

/* Takes the folder that was asked for, if it has been read. */
void app_files_take(app *app, files_state *self);

/* For tests: waits until it has. */
void app_files_finish(app *app, files_state *self);

/* The names that contain what was typed. */
void app_files_filter(app *app, files_state *self);

/* --- files_parts.c --- */

void app_files_parts(app_parts *p);

/* The folders of the path, from the one that is shown up to the home or the root; returns how many. */
int app_files_crumbs(const files_state *self, files_crumb *out);

/* The index of the place that is shown; -1: the folder is none of them. */
int app_files_place(const files_state *self);

#endif
