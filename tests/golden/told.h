#ifndef GOLDEN_TOLD_H
#define GOLDEN_TOLD_H

#include "program/app.h"

/* Looks at what the screen on top, a tree of parts, tells of itself, and prints what is cut and what lies over something
 * else; with `all`, every part with its place as well. `where` names the picture. Returns how many faults there are. */
int golden_count_told(app *app, const char *where, bool all);

#endif
