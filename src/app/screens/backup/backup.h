#ifndef APP_SCREENS_BACKUP_H
#define APP_SCREENS_BACKUP_H

#include "client/backup.h"
#include "program/app.h"

/* The screen of backups. Opened with APP_ARGUMENT_EXPORT it writes a backup.
 * Otherwise it waits for a dropped one, shows what is new in it, and brings that back. */

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
    bool failed;                /* the job could not begin */
    sw_error error;             /* why not */
    bool settings;              /* they are replaced, too */
} backup_state;

/* Before anything has begun it is as after a failure. */
client_backup_stage app_backup_stage(const backup_state *self);

/* For tests: waits until what is under way has ended. */
void app_backup_finish(app *app, backup_state *self);

#endif
