/* Ways to the list of files: of a player whose folders are always the same. */
#ifndef GOLDEN_FILES_SCENES_H
#define GOLDEN_FILES_SCENES_H

#include "program/app.h"

void lead_to_files(app *app);
void lead_to_files_found(app *app);
void lead_to_files_empty(app *app);

#endif
