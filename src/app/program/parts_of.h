#ifndef APP_PROGRAM_PARTS_OF_H
#define APP_PROGRAM_PARTS_OF_H

#include "program/app.h"

/* Builds the tree of the open screen with that state, for places that are needed between events: where a list opens at
 * its chosen row, say. It lasts until the next event or frame. */
app_parts *app_parts_of(const app *app, void *state);

#endif
