#ifndef APP_SCREENS_FILES_H
#define APP_SCREENS_FILES_H

#include "client/files.h"
#include "os/paths.h"
#include "program/app.h"

/* The list of files inside the game. app_go_files (program/go.h) opens it; a file that is chosen is given to the game as
 * one that is dropped. */

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

/* Shows another folder once it is read, and chooses the row that is named `left`; NULL: the first one. Where the folder
 * cannot be read, a message says why and nothing changes. */
void app_files_go(app *app, files_state *self, const char *path, const char *left);

/* For tests: waits until the folder that was asked for has been read. */
void app_files_finish(app *app, files_state *self);

/* The names that contain what was typed. */
void app_files_filter(app *app, files_state *self);

#endif
