#ifndef APP_SCREENS_LEVELS_H
#define APP_SCREENS_LEVELS_H

#include "game/levels_marks.h"
#include "program/app.h"
#include "ui/parts.h"

/* Packs of levels: levels.c acts, levels_page.c is what is seen, and levels_info.c what is said of one level.
 * app->client.level says where it stands, as "pack/id", and outlives
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
    char stood[GAME_LEVEL_NAME_SIZE]; /* the level on which the cards stood last */
    bool stood_solved;                /* that level was solved then */
} levels_state;

/* The pack that is shown; NULL where there is none at all. */
const game_pack *app_levels_shown(const app *app, const levels_state *self);

void app_levels_parts(app_parts *p);

enum { LEVELS_PACK_ROW = 86 };

/* --- levels_info.c --- */

/* How high the buttons are below what is said of a level; 0: there are none, or they stand beside it. */
int app_levels_info_below(const levels_state *self, const game_pack *pack, int width);

/* What is said of a level, with boards that are `side` high. */
void app_levels_add_info(app_parts *p, const levels_state *self, const game_pack *pack, int width,
                         int side);
void app_levels_add_damage(app_parts *p, const game_pack *pack);

#endif
