#ifndef APP_SCREENS_LEVELS_H
#define APP_SCREENS_LEVELS_H

#include "game/levels_marks.h"
#include "program/app.h"
#include "ui/parts.h"

/* Packs of levels: levels.c acts, levels_open.c takes packs in, levels_page.c has the page, levels_packs.c,
 * levels_cards.c and levels_info.c what is on it. app->client.level says where it stands, as "pack/id", and outlives
 * the screen. */

typedef enum levels_id {
    LEVELS_PICK =
        APP_ID_OWN, /* in a narrow window: opens the list of packs in place of the levels */
    LEVELS_MAKE,
    LEVELS_OPEN,
    LEVELS_SLAB, /* under the packs, while one is being picked */
    LEVELS_PACKS,
    LEVELS_GRID,
    LEVELS_EDIT, /* the chosen level, in a pack of the player's */
    LEVELS_DELETE,
    LEVELS_DELETE_FOR_GOOD,
    LEVELS_KEEP_IT,
    LEVELS_PATH, /* of a pack that cannot be read */
} levels_id;

/* The page's grids. */
enum { LEVELS_PACK_LIST, LEVELS_CARDS };

typedef struct levels_state {
    app_page page;    /* the chosen pack is the one that is shown, but while one is being picked */
    int pack;         /* that is shown */
    bool picking;     /* the list of packs stands in place of the levels */
    bool asking;      /* whether to delete the chosen level */
    game_marks marks; /* what was reached */
    char *file;       /* a pack that was chosen to be opened; owned; NULL: none */
    char stood[GAME_LEVEL_NAME_SIZE]; /* where it stood last, */
    bool stood_solved;                /* and whether that was solved */
} levels_state;

/* The pack that is shown; NULL where there is none at all. */
const game_pack *app_levels_shown(const app *app, const levels_state *self);

/* --- levels_open.c: packs from outside --- */

/* They are copied into the player's folder; a message says where to, or what is wrong. Then
 * app->client.level names a pack that came in. */
void app_levels_open_file(app *app, const client_given_file *file);
void app_levels_open_clipboard(app *app);

/* --- levels_page.c --- */

void app_levels_parts(app_parts *p);

/* --- levels_packs.c --- */

enum { LEVELS_PACK_ROW = 86 };

const char *app_levels_pack_title(const game_pack *pack);
void app_levels_add_packs(app_parts *p);

/* The button that opens the list of packs; `low`: in a bar. */
void app_levels_add_pick(app_parts *p, const levels_state *self, const game_pack *pack, bool low);

/* --- levels_cards.c --- */

/* How high a tray of that width is in which all cards are seen. */
int app_levels_cards_height(const game_pack *pack, int width);
/* They are all seen in that height, or scroll in less. */
void app_levels_add_cards(app_parts *p, const game_pack *pack, int width, int height, bool scrolls);

/* --- levels_info.c --- */

/* How high the buttons are below what is said of a level; 0: there are none, or they stand beside it. */
int app_levels_info_below(const levels_state *self, const game_pack *pack, int width);

/* What is said of a level, with boards that are `side` high. */
void app_levels_add_info(app_parts *p, const levels_state *self, const game_pack *pack, int width,
                         int side);
void app_levels_add_damage(app_parts *p, const game_pack *pack);

#endif
