#ifndef APP_SCREENS_LEVELS_H
#define APP_SCREENS_LEVELS_H

#include "program/app.h"
#include "ui/grid.h"
#include "ui/list.h"

/* The levels screen's own parts: levels.c acts, levels_marks.c counts what was reached, levels_open.c
 * takes packs in, levels_layout.c places, levels_draw.c, levels_packs.c and levels_card.c draw.
 * app->client.level says where it stands, as "pack/id", and outlives the screen. */

typedef enum levels_id {
    LEVELS_BACK = 1,
    LEVELS_PICK, /* in a narrow window: opens the list of packs over the grid */
    LEVELS_MAKE,
    LEVELS_HELP,
    LEVELS_PACKS,
    LEVELS_OPEN,
    LEVELS_GRID,
} levels_id;

typedef struct levels_state {
    app_controls controls;
    app_list packs; /* its chosen row is the pack that is shown, but while one is being picked */
    app_grid grid;  /* of that pack */
    int pack;       /* that is shown */
    bool picking;
    game_mark *marks; /* of all levels, pack after pack; NULL where memory ran out; owned */
    char stood[GAME_LEVEL_NAME_SIZE]; /* where it stood last, */
    bool stood_solved;                /* and whether that was solved */
} levels_state;

/* Where everything is; w = 0 where something has no place. */
typedef struct levels_layout {
    app_layout kind;
    bool narrow; /* the packs have no place of their own */
    app_list_page packs;
    app_rect slab;   /* under them, while one is being picked */
    app_rect pick;   /* the button that opens it */
    int packs_title; /* y of the words over the list; 0: none */
    app_rect head;   /* the pack's title and note */
    app_rect tray;   /* and its levels, */
    app_grid_page grid;
    app_rect info;      /* the chosen one in words and pictures */
    app_rect damage;    /* or what is wrong with the pack */
    char open_note[64]; /* of the button that opens a pack */
    app_control_list controls;
} levels_layout;

void app_levels_lay_out(const app *app, const levels_state *self, levels_layout *out);

/* The pack that is shown; NULL where there is none at all. */
const game_pack *app_levels_shown(const app *app, const levels_state *self);

/* The level that is told about: the one under the pointer, or else the chosen one; -1: none. */
int app_levels_told(const levels_state *self);

/* --- levels_marks.c: what was reached --- */

game_mark *app_levels_make_marks(const game_levels *levels, const game_results *results);
game_mark app_levels_mark(const app *app, const levels_state *self, int pack, int level);
/* In fewer moves than were known to be needed, without being told one. */
bool app_levels_beaten(const puzzle_level *level, game_mark mark);
int app_levels_first_unsolved(const app *app, const levels_state *self,
                              int pack); /* -1: none is left */

typedef struct levels_sum {
    int solved, all, stars;
} levels_sum;
levels_sum app_levels_sum_of(const app *app, const levels_state *self, int pack);
levels_sum app_levels_sum_of_all(const app *app, const levels_state *self);

/* --- levels_open.c: packs from outside --- */

/* They are copied into the player's folder; a message says where to, or what is wrong. app->client.level then
 * names a pack that came in. */
void app_levels_open_file(app *app, const char *path);
void app_levels_open_clipboard(app *app);

/* --- drawing --- */

void app_levels_draw(const app *app, const void *state, const app_view *view);
void app_levels_draw_cards(const app *app, const levels_state *self, const levels_layout *layout,
                           const app_view *view);
void app_levels_draw_packs(const app *app, const levels_state *self, const levels_layout *layout,
                           const app_view *view);

/* A raised card: of bare slate, glazed, or like a button. `lift` is 1 under the pointer, -1 while it
 * is pressed. Returns where its face lies now. */
typedef enum levels_card { LEVELS_BARE, LEVELS_GLAZED, LEVELS_BUTTON } levels_card;
app_rect app_levels_draw_card(const app_view *view, app_rect rect, levels_card card, int lift);

/* The pack's title and the words beside its size. */
const char *app_levels_pack_title(const game_pack *pack);
void app_levels_pack_note(const game_pack *pack, char *out, size_t size);

#endif
