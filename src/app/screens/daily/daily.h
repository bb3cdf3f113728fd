#ifndef APP_SCREENS_DAILY_H
#define APP_SCREENS_DAILY_H

#include "base/day.h"
#include "game/daily.h"
#include "game/daily_log.h"
#include "program/app.h"
#include "ui/parts.h"

/* The daily boards as a calendar: daily.c has the page and acts, daily_calendar.c the month, daily_about.c the chosen
 * day, daily_words.c the words and the card. */

typedef enum daily_id {
    DAILY_DAYS = APP_ID_OWN,
    DAILY_EARLIER,
    DAILY_LATER,
    DAILY_PLAY,
    DAILY_COPY,
    DAILY_WATCH,
} daily_id;

enum { DAILY_CURVE = 24 };  /* signs */
enum { DAILY_CARD = 4096 }; /* bytes that a card may have */

/* A month has at most 31 days, in six weeks. */
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

/* The chosen day. */
int app_daily_chosen(const daily_state *self);
bool app_daily_is_left(const daily_state *self, int day); /* of the month that is shown */
const game_daily_mark *app_daily_mark(const daily_state *self, int day);

/* Shows the day's month, and chooses it; days without a board, and those to come, give way to the nearest that
 * has one. */
void app_daily_show(app *app, daily_state *self, int day);

/* ---- daily_calendar.c ---- */

/* The month's name with an arrow at either side; `low`: for a bar. */
void app_daily_add_month(app_parts *p, const daily_state *self, bool low);

/* The days alone, as large as there is room; and with the month's name and the weekdays above them. */
void app_daily_add_days(app_parts *p);
void app_daily_add_calendar(app_parts *p, const daily_state *self);

/* ---- daily_about.c ---- */

void app_daily_add_play(app_parts *p, const daily_state *self, bool low);

/* Everything about the chosen day, in a column; and in one line for the smallest windows. */
void app_daily_add_about(app_parts *p, const daily_state *self);
void app_daily_add_low_about(app_parts *p, const daily_state *self);

/* ---- daily_words.c ---- */

const char *app_daily_words_board(app_arena *arena, const daily_state *self); /* what it is */

/* How far the board was from its goal from the first move to the last, in signs that are 1 to 8 eighths high: the
 * sum of the tiles' ways. */
void app_daily_words_curve(const game_record *record, char out[DAILY_CURVE * 3 + 1]);

/* Writes what was reached on the day of the card, which is solved, in at most five lines that give nothing of the board
 * away. */
void app_daily_words_card(app_arena *arena, const app *app, const daily_state *self, sw_text *out);

#endif
