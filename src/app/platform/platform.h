#ifndef APP_PLATFORM_H
#define APP_PLATFORM_H

#include <SDL.h>
#include <stdbool.h>

/* What a window on a desktop and a page in a browser do differently. */

/* Text was put on SDL's clipboard. */
void app_platform_copied(const char *text);

/* Whether a board has a link, which others open in their browsers; and what stands before its ID there, such as
 * "https://example.org/slidewise/#". */
bool app_platform_has_links(void);
void app_platform_link_start(char *out, size_t size);

/* What is in play has that name (client/link.h), which the page's address is to show. */
void app_platform_show_link(const char *name);

/* Whether all keys reach the game: in a page some are the browser's own. */
bool app_platform_gets_all_keys(void);

/* A file was written for the player: a desktop leaves it in its folder, a browser downloads it. By what the
 * player finds it: its path, or its name; a part of `path`. */
const char *app_platform_hand_over(const char *path);

/* Whether the player has folders that the game can list. In a page there are none. */
bool app_platform_has_folders(void);

/* Where there are none: the browser lets the player choose a file, which comes as one that is dropped. */
void app_platform_choose_file(void);

/* A page is closed by its browser. */
bool app_platform_may_quit(void);

/* The pointer's shape that may be asked for in place of that one. */
SDL_SystemCursor app_platform_pointer(SDL_SystemCursor shape);

/* No window is smaller than that; a page is as large as it is. */
void app_platform_limit_window(SDL_Window *window, int least);

/* Whether fingers are all that the player is known to have, before any of them was seen. */
bool app_platform_is_touched(void);

/* Pixels of a window for each that its desktop means: 1, where the window itself knows how dense its display is.
 * SDL's video must have started. */
double app_platform_density(void);

/* The same by what a desktop says: GDK_SCALE and the resource Xft.dpi, either may be NULL, and the dots per inch
 * that the display claims, 0 if it claims none. What is said goes before what is claimed. (density.c) */
double app_platform_density_of(const char *gdk_scale, const char *xft_dpi, double display_dpi);

/* Puts all input that has arrived by now into SDL's queue. Called before a held key repeats, since its release may be
 * among that input. */
void app_platform_listen(void);

/* Waits for an event, at most so long (ms). False where none came. */
bool app_platform_wait(int ms);

/* From any thread, after an event was pushed: ends the wait. */
void app_platform_wake(void);

#endif
