#ifndef APP_ICON_H
#define APP_ICON_H

#include "base/status.h"

#include <SDL.h>

/* All of them, by the name of their path in assets/icons.svg; the last four are the arrows once more, with the stronger
 * line of the hint's bead. From STAR on they are filled, and so are the marks of data series, but for the ring's hole. */
#define APP_ALL_ICONS(ROW)                                                                         \
    ROW(BACK, "back")                                                                              \
    ROW(MENU, "menu")                                                                              \
    ROW(CLOSE, "close")                                                                            \
    ROW(TICK, "tick")                                                                              \
    ROW(PLUS, "plus")                                                                              \
    ROW(MINUS, "minus")                                                                            \
    ROW(UNDO, "undo")                                                                              \
    ROW(REDO, "redo")                                                                              \
    ROW(HINT, "hint")                                                                              \
    ROW(AUTO, "auto")                                                                              \
    ROW(PLAY, "play")                                                                              \
    ROW(PAUSE, "pause")                                                                            \
    ROW(STEPF, "stepf")                                                                            \
    ROW(STEPB, "stepb")                                                                            \
    ROW(START, "start")                                                                            \
    ROW(END, "end")                                                                                \
    ROW(UP, "up")                                                                                  \
    ROW(DOWN, "down")                                                                              \
    ROW(LEFT, "left")                                                                              \
    ROW(RIGHT, "right")                                                                            \
    ROW(CHEV, "chev")                                                                              \
    ROW(LEVELS, "levels")                                                                          \
    ROW(PICTURE, "picture")                                                                        \
    ROW(GEAR, "gear")                                                                              \
    ROW(FULL, "full")                                                                              \
    ROW(HELP, "help")                                                                              \
    ROW(RETRY, "retry")                                                                            \
    ROW(HAND, "hand")                                                                              \
    ROW(WARN, "warn")                                                                              \
    ROW(SWAP, "swap")                                                                              \
    ROW(CLOCK, "clock")                                                                            \
    ROW(SEARCH, "search")                                                                          \
    ROW(FLAG, "flag")                                                                              \
    ROW(LAB, "lab")                                                                                \
    ROW(COPY, "copy")                                                                              \
    ROW(OUT, "out")                                                                                \
    ROW(THEATRE, "theatre")                                                                        \
    ROW(STATS, "stats")                                                                            \
    ROW(GHOST, "ghost")                                                                            \
    ROW(ACCESS, "access")                                                                          \
    ROW(KEYBOARD, "keyboard")                                                                      \
    ROW(MOUSE, "mouse")                                                                            \
    ROW(SOUND, "sound")                                                                            \
    ROW(MUTE, "mute")                                                                              \
    ROW(ERASE, "erase")                                                                            \
    ROW(SHIFT, "shift")                                                                            \
    ROW(SPACE, "space")                                                                            \
    ROW(PAD, "pad")                                                                                \
    ROW(DPAD, "dpad")                                                                              \
    ROW(STAR_LINE, "star")                                                                         \
    ROW(SQUARE_LINE, "square")                                                                     \
    ROW(TRIANGLE_LINE, "triangle")                                                                 \
    ROW(RING_LINE, "ring")                                                                         \
    ROW(FOLDER, "folder")                                                                          \
    ROW(ROTATE, "rotate")                                                                          \
    ROW(FIT, "fit")                                                                                \
    ROW(LAYERS, "layers")                                                                          \
    ROW(CALENDAR, "calendar")                                                                      \
    ROW(CUP, "cup")                                                                                \
    ROW(HOURGLASS, "hourglass")                                                                    \
    ROW(REPEAT, "repeat")                                                                          \
    ROW(RELAY, "relay")                                                                            \
    ROW(BLIND, "blind")                                                                            \
    ROW(TARGET, "target")                                                                          \
    ROW(EYE, "eye")                                                                                \
    ROW(FORTH, "forth")                                                                            \
    ROW(STAR, "star")                                                                              \
    ROW(DISC, "disc")                                                                              \
    ROW(SQUARE, "square")                                                                          \
    ROW(TRIANGLE, "triangle")                                                                      \
    ROW(DIAMOND, "diamond")                                                                        \
    ROW(RING, "ring")                                                                              \
    ROW(BEAD_UP, "up")                                                                             \
    ROW(BEAD_RIGHT, "right")                                                                       \
    ROW(BEAD_DOWN, "down")                                                                         \
    ROW(BEAD_LEFT, "left")

/* The pictograms of assets/icons.svg. */
typedef enum app_icon {
    APP_ICON_NONE,
#define APP_ICON_ID(ID, name) APP_ICON_##ID,
    APP_ALL_ICONS(APP_ICON_ID)
#undef APP_ICON_ID
} app_icon;
enum { APP_ICONS = APP_ICON_BEAD_LEFT + 1 };

const char *app_icon_name(app_icon icon);

/* The icon for the same where one reads from right to left: another one where it points along the line. */
app_icon app_icon_mirrored(app_icon icon);

typedef struct app_icons app_icons;

/* Reads the file once; each icon is drawn from its path at the size asked for. */
sw_status app_icons_create(app_icons **out, const char *path, sw_error *error);
void app_icons_destroy(app_icons *icons);

/* White on transparent, ARGB8888, px x px; stroke 2/24 of the size, 2.6/24 under 18 px, 3/24 in a
 * bead; the star filled. NULL where memory ran out. The caller frees it. */
SDL_Surface *app_icons_render(app_icons *icons, app_icon icon, int px);

#endif
