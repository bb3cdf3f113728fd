#ifndef APP_ICON_H
#define APP_ICON_H

#include "base/status.h"

#include <SDL.h>

/* The pictograms of assets/icons.svg, by the name of their path there. */
typedef enum app_icon {
    APP_ICON_NONE,
    APP_ICON_BACK,
    APP_ICON_MENU,
    APP_ICON_CLOSE,
    APP_ICON_TICK,
    APP_ICON_PLUS,
    APP_ICON_MINUS,
    APP_ICON_UNDO,
    APP_ICON_REDO,
    APP_ICON_HINT,
    APP_ICON_AUTO,
    APP_ICON_PLAY,
    APP_ICON_PAUSE,
    APP_ICON_STEPF,
    APP_ICON_STEPB,
    APP_ICON_START,
    APP_ICON_END,
    APP_ICON_UP,
    APP_ICON_DOWN,
    APP_ICON_LEFT,
    APP_ICON_RIGHT,
    APP_ICON_CHEV,
    APP_ICON_LEVELS,
    APP_ICON_PICTURE,
    APP_ICON_GEAR,
    APP_ICON_FULL,
    APP_ICON_HELP,
    APP_ICON_RETRY,
    APP_ICON_HAND,
    APP_ICON_WARN,
    APP_ICON_SWAP,
    APP_ICON_CLOCK,
    APP_ICON_SEARCH,
    APP_ICON_FLAG,
    APP_ICON_LAB,
    APP_ICON_COPY,
    APP_ICON_OUT,
    APP_ICON_THEATRE,
    APP_ICON_STATS,
    APP_ICON_GHOST,
    APP_ICON_ACCESS,
    APP_ICON_KEYBOARD,
    APP_ICON_MOUSE,
    APP_ICON_SOUND,
    APP_ICON_MUTE,
    APP_ICON_ERASE,
    APP_ICON_SHIFT,
    APP_ICON_SPACE,
    APP_ICON_PAD,
    APP_ICON_DPAD,
    APP_ICON_STAR_LINE,
    APP_ICON_SQUARE_LINE,
    APP_ICON_TRIANGLE_LINE,
    APP_ICON_RING_LINE,
    APP_ICON_FOLDER,
    APP_ICON_ROTATE,
    APP_ICON_FIT,
    APP_ICON_LAYERS,
    APP_ICON_CALENDAR,
    APP_ICON_CUP,
    APP_ICON_HOURGLASS,
    APP_ICON_REPEAT,
    APP_ICON_RELAY,
    APP_ICON_BLIND,
    APP_ICON_TARGET,
    APP_ICON_EYE,
    APP_ICON_FORTH,
    APP_ICON_STAR, /* filled, and so are the marks of data series: */
    APP_ICON_DISC,
    APP_ICON_SQUARE,
    APP_ICON_TRIANGLE,
    APP_ICON_DIAMOND,
    APP_ICON_RING,    /* but for its hole */
    APP_ICON_BEAD_UP, /* the arrows once more, with the stronger line of the hint's bead */
    APP_ICON_BEAD_RIGHT,
    APP_ICON_BEAD_DOWN,
    APP_ICON_BEAD_LEFT,
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
