#ifndef APP_SCREENS_CHALLENGES_H
#define APP_SCREENS_CHALLENGES_H

#include "program/app.h"
#include "screens/play/play_mode.h"

/* The challenges to choose from: challenges.c has the page and acts, challenges_cards.c the cards,
 * challenges_details.c what belongs to the chosen one. */

enum { CHALLENGES_TABS = GAME_OPTION_VALUES + 1 }; /* of an option: its values, and Other */

typedef enum challenges_id {
    CHALLENGES_CARD_FIRST = APP_ID_OWN,                        /* one for each mode */
    CHALLENGES_TAB_FIRST = CHALLENGES_CARD_FIRST + GAME_MODES, /* CHALLENGES_TABS for each option */
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
    bool left[GAME_MODES];            /* a paused run waits */
    game_challenge was[GAME_MODES];   /* the challenge of the paused run, where there is one */
    game_run_tally tally[GAME_MODES]; /* of what is chosen */
} challenges_state;

const game_challenge *app_challenges_chosen(const app *app, game_mode mode);

bool app_challenges_is_left(
    const challenges_state *self); /* a paused run of the chosen mode waits */

/* "Best 14 boards", or "" where there is none. */
const char *app_challenges_best(app_parts *p, const challenges_state *self, game_mode mode);

void app_challenges_add_cards(app_parts *p, const challenges_state *self, int columns);
void app_challenges_add_low_cards(app_parts *p, const challenges_state *self);

/* Title, options, figures and Start, in a column. */
void app_challenges_add_details(app_parts *p, const challenges_state *self);

/* The same in the smallest windows, and the filled button for their bar. */
void app_challenges_add_low_start(app_parts *p, const challenges_state *self);
void app_challenges_add_low_details(app_parts *p, const challenges_state *self);

#endif
