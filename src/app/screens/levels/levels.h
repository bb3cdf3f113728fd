#ifndef APP_SCREENS_LEVELS_H
#define APP_SCREENS_LEVELS_H

#include "game/levels_marks.h"
#include "program/app.h"

/* Packs of levels: levels.c acts, levels_open.c takes packs in, levels_layout.c places, levels_draw.c,
 * levels_packs.c and levels_card.c draw. app->client.level says where it stands, as "pack/id", and
 * outlives the screen. */

typedef enum levels_id {
    LEVELS_PICK = APP_ID_OWN, /* in a narrow window: opens the list of packs over the grid */
    LEVELS_MAKE,
    LEVELS_OPEN,
    LEVELS_PACKS,
    LEVELS_GRID,
    LEVELS_EDIT, /* the chosen level, in a pack of the player's */
    LEVELS_DELETE,
    LEVELS_DELETE_FOR_GOOD,
    LEVELS_KEEP_IT,
} levels_id;

/* The page's grids. */
enum { LEVELS_PACK_LIST, LEVELS_CARDS };

typedef struct levels_state {
    app_page page;    /* the chosen pack is the one that is shown, but while one is being picked */
    int pack;         /* that is shown */
    bool picking;     /* the list of packs lies over the grid */
    bool asking;      /* whether to delete the chosen level */
    game_marks marks; /* what was reached */
    char *file;       /* a pack that was chosen to be opened; owned; NULL: none */
    char stood[GAME_LEVEL_NAME_SIZE]; /* where it stood last, */
    bool stood_solved;                /* and whether that was solved */
} levels_state;

/* Where everything is; w = 0 where something has no place. */
typedef struct levels_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const levels_state *self;
    const game_pack *pack; /* that is shown; NULL where there is none at all */
    app_layout kind;
    app_rect slab;      /* under the packs, while one is being picked */
    app_rect head;      /* the pack's title and note */
    app_rect tray;      /* and its levels, */
    app_rect info;      /* the chosen one in words and pictures */
    app_rect damage;    /* or what is wrong with the pack */
    char open_note[64]; /* of the button that opens a pack */
} levels_layout;

void app_levels_lay_out(const app *app, const void *state, void *layout);

/* The pack that is shown; NULL where there is none at all. */
const game_pack *app_levels_shown(const app *app, const levels_state *self);

/* --- levels_open.c: packs from outside --- */

/* They are copied into the player's folder; a message says where to, or what is wrong. Then
 * app->client.level names a pack that came in. */
void app_levels_open_file(app *app, const client_given_file *file);
void app_levels_open_clipboard(app *app);

/* --- drawing --- */

void app_levels_draw(const void *layout);
void app_levels_draw_cards(const levels_layout *l);
void app_levels_draw_packs(const levels_layout *l);
void app_levels_draw_pick(const levels_layout *l); /* on the button that opens them */

const char *app_levels_pack_title(const game_pack *pack);

#endif
