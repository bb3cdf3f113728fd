#ifndef APP_SCREENS_BACKUP_H
#define APP_SCREENS_BACKUP_H

#include "client/backup.h"
#include "program/app.h"

/* The screen of backups: backup.c acts, backup_layout.c places, backup_draw.c draws. Opened with APP_ARGUMENT_EXPORT it
 * writes a backup. Otherwise it waits for a dropped one, shows what is new in it, and brings that back. */

typedef enum backup_id {
    BACKUP_SETTINGS = APP_ID_OWN, /* they are replaced, too */
    BACKUP_BRING,
    BACKUP_CANCEL, /* of what is under way, or of a file that is not brought back */
    BACKUP_DONE,
} backup_id;

typedef struct backup_state {
    app_page page;
    bool exports;               /* a file is to be written */
    client_backup *job;         /* owned; NULL: nothing has begun */
    client_backup_stage worked; /* what is under way, or was the last */
    bool failed;                /* it could not even begin: */
    sw_error error;
    bool settings; /* they are replaced, too */
} backup_state;

/* A kind of file, with how many there are. */
typedef struct backup_row {
    game_file file;
    app_text_id label;
    size_t count, fresh; /* fresh: that are new, or were added */
    int y;
} backup_row;

typedef struct backup_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const backup_state *self;
    client_backup_stage stage;
    app_rect slab, column; /* column: what is read and chosen */
    backup_row rows[GAME_FILES];
    int row_count;
    app_rect track;    /* of the progress; w = 0: none */
    app_rect settings; /* the row of the switch; w = 0: none */
    int note;          /* y of the lines below the rows; 0: none */
} backup_layout;

/* Before anything has begun it is as after a failure. */
client_backup_stage app_backup_stage(const backup_state *self);

/* Whether a file is being written, looked into or brought back. */
bool app_backup_is_busy(const backup_state *self);

/* Whether something in it is new, or the settings are to be replaced. */
bool app_backup_may_bring(const backup_state *self);

void app_backup_lay_out(const app *app, const void *state, void *layout);
void app_backup_draw(const void *layout);

/* The lines below the rows; "" where there are none. */
void app_backup_note(const backup_state *self, char *out, size_t size);

/* For tests: waits until what is under way has ended. */
void app_backup_finish(app *app, backup_state *self);

#endif
