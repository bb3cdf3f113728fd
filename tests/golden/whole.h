#ifndef GOLDEN_WHOLE_H
#define GOLDEN_WHOLE_H

#include "program/app.h"

/* Looks at a screen from its head to its foot, and prints each text of the game's own that does not fit:
 * that ends with an ellipsis, or reaches beyond what it is cut to at a side. `where` names the picture.
 * Returns how many there are. */
int golden_count_cut(app *app, const char *where);

#endif
