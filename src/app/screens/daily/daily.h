#ifndef APP_SCREENS_DAILY_H
#define APP_SCREENS_DAILY_H

#include "base/day.h"
#include "game/daily.h"
#include "game/daily_log.h"
#include "program/app.h"

/* The daily boards as a calendar: daily.c acts, daily_layout.c places, daily_draw.c draws, daily_words.c has
 * the words and the card. */

typedef enum daily_id {
    DAILY_DAYS = APP_ID_OWN,
    DAILY_EARLIER,
    DAILY_LATER,
    DAILY_PLAY,
    DAILY_COPY,
    DAILY_WATCH,
} daily_id;

/* A month has at most 31 days, in six weeks. */
enum { DAILY_CURVE = 24 }; /* signs */

enum { DAILY_MONTH = 31, DAILY_WEEKS = 6, DAILY_CELLS = DAILY_WEEKS * SW_WEEK_DAYS };

typedef struct daily_state {
    app_page page; /* its first grid is the month, in whole weeks */
    int today;
    int since; /* the day of the first board that was ever solved here; today where there is none */
    int asked; /* the day that is to be shown first; 0: today */
    int first, days;                    /* of the month: its first day, and how many there are */
    game_daily_mark marks[DAILY_MONTH]; /* what was reached in each */
    bool left[DAILY_MONTH];             /* a run that was begun waits */
    game_daily_tally tally;
    game_daily board;                /* of the chosen day */
    int card;                        /* the day whose card is shown; -1: there is none */
    char replay[GAME_REPLAY_NAME];   /* of that day; "": it is not kept */
    char curve[DAILY_CURVE * 3 + 1]; /* of that replay, in block signs; "" */
    int par;                         /* of the chosen day; 0: not known yet */
    solver_job *job;                 /* proves it; owned, NULL: none */
} daily_state;

typedef struct daily_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const daily_state *self;
    app_layout kind;
    app_rect month;    /* its name's line */
    app_rect weekdays; /* the line above the days */
    app_rect tray;
    app_rect about; /* of the chosen day; w = 0: there is no room, as with those below */
    app_rect board; /* in miniature */
    app_rect figures;
    app_rect card;
    app_rect foot;
} daily_layout;

/* The chosen day. */
int app_daily_chosen(const daily_state *self);
bool app_daily_is_left(const daily_state *self, int day); /* of the month that is shown */
const game_daily_mark *app_daily_mark(const daily_state *self, int day);

/* Shows the day's month, and chooses it; days without a board, and those to come, give way to the nearest that
 * has one. */
void app_daily_show(app *app, daily_state *self, int day);

void app_daily_lay_out(const app *app, const void *state, void *layout);
void app_daily_draw(const void *layout);

/* --- daily_words.c --- */

void app_daily_words_board(const daily_state *self, char *out, size_t size); /* what it is */

/* How far the board was from its goal from the first move to the last, in signs that are 1 to 8 eighths high: the
 * sum of the tiles' ways. */
void app_daily_words_curve(const game_record *record, char out[DAILY_CURVE * 3 + 1]);

/* What was reached on a day that was solved, in four lines that give nothing of the board away. */
void app_daily_words_card(const app *app, const daily_state *self, sw_text *out);

#endif
