#ifndef APP_WINDOW_PLACE_H
#define APP_WINDOW_PLACE_H

#include "game/settings.h"

#include <SDL.h>

/* Where the window opens on displays of which this much can be used (panels taken off): as it was left,
 * moved and made smaller where that display is another now; else in the middle of the first, as large as it is
 * designed for on a display of that density. */
SDL_Rect app_window_place(const game_window *left, const SDL_Rect *displays, int count,
                          double density);

#endif
