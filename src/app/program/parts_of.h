#ifndef APP_PROGRAM_PARTS_OF_H
#define APP_PROGRAM_PARTS_OF_H

#include "program/app.h"

/* Builds the tree of parts of the open screen that has this state, as the state is now: for what needs to know where
 * something lies while there is no event, such as a list that opens at its chosen row. It lasts until the next event or
 * frame, and is the layout that `answer` is told. */
app_parts *app_parts_of(const app *app, void *state);

#endif
