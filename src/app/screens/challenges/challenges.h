#ifndef APP_SCREENS_CHALLENGES_H
#define APP_SCREENS_CHALLENGES_H

#include "game/results.h"
#include "program/app.h"

/* The challenges to choose from: challenges.c acts, challenges_layout.c places, challenges_draw.c
 * draws. */

enum { CHALLENGES_TABS = GAME_OPTION_VALUES + 1 }; /* of an option: its values, and Other */

typedef enum challenges_id {
    CHALLENGES_CARD_FIRST = APP_ID_OWN,                        /* one for each mode, */
    CHALLENGES_TAB_FIRST = CHALLENGES_CARD_FIRST + GAME_MODES, /* and so many for each option */
    CHALLENGES_COLUMNS = CHALLENGES_TAB_FIRST + GAME_OPTIONS * CHALLENGES_TABS,
    CHALLENGES_ROWS,
    CHALLENGES_FEWER,
    CHALLENGES_COUNT, /* the field between these two */
    CHALLENGES_MORE,
    CHALLENGES_START,
    CHALLENGES_CONTINUE,
} challenges_id;

typedef struct challenges_state {
    app_page page;
    game_mode mode;                   /* of the chosen card */
    bool other[GAME_OPTIONS];         /* of its options: another value than the usual ones */
    bool left[GAME_MODES];            /* a run waits, */
    game_challenge was[GAME_MODES];   /* of which this was chosen */
    game_run_tally tally[GAME_MODES]; /* of what is chosen */
} challenges_state;

typedef struct challenges_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const challenges_state *self;
    app_layout kind;
    char words[GAME_OPTIONS][CHALLENGES_TABS][24]; /* of the tabs, */
    char was[96];                                  /* and of the run that was left */
    app_rect title, about, figures, best, note;    /* h = 0: it has no room */
} challenges_layout;

/* The modes that have a card, in their order. */
enum { CHALLENGES_CARDS = GAME_MODES - 1 };
extern const game_mode app_challenges_modes[CHALLENGES_CARDS];

const game_challenge *app_challenges_chosen(const app *app, game_mode mode);

void app_challenges_lay_out(const app *app, const void *state, void *layout);
void app_challenges_draw(const void *layout);

#endif
