/* Days in words, and the card that may be shown around. */
#include "screens/daily/daily.h"

#include "client/records.h"
#include "solver/state_distances.h"
#include "text/words.h"
#include "text/words_day.h"

#include <stdio.h>

/* "5 × 5, Spiral": that the goal is the standard one is not said. */
static void size_words(int day, char *out, size_t size)
{
    char board[32];
    puzzle_size of = game_daily_size(day);
    puzzle_goal goal = game_daily_goal(day);
    app_textf(board, sizeof board, APP_TEXT_SIZE, of.columns, of.rows);
    if (goal == PUZZLE_GOAL_STANDARD)
        snprintf(out, size, "%s", board);
    else
        app_textf(out, size, APP_TEXT_LIST, board, app_words_goal(goal));
}

void app_daily_words_board(const daily_state *self, char *out, size_t size)
{
    char board[96], par[48];
    size_words(self->board.day, board, sizeof board);
    if (self->par > 0)
        app_textf(par, sizeof par, APP_TEXT_DAILY_PAR, self->par);
    else
        snprintf(par, sizeof par, "%s", app_text(APP_TEXT_DAILY_NO_PAR));
    app_textf(out, size, APP_TEXT_FACTS, board, par);
}

/* ---- The card ---- */

void app_daily_words_curve(const game_record *record, char out[DAILY_CURVE * 3 + 1])
{
    static const char *const signs[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    const game_session *session = &record->round.session;
    int heights[DAILY_CURVE], most = 1;
    size_t at = 0;
    puzzle_board board = session->start;
    for (int i = 0; i < DAILY_CURVE; i++) {
        for (; at < session->done * (size_t)i / (DAILY_CURVE - 1); at++)
            puzzle_slide_apply(&board, (puzzle_slide){(puzzle_move)session->steps[at].move,
                                                      session->steps[at].length});
        heights[i] = solver_state_manhattan(&board, &session->goal);
        most = heights[i] > most ? heights[i] : most;
    }
    out[0] = '\0';
    for (int i = 0; i < DAILY_CURVE; i++)
        SDL_strlcat(out, signs[heights[i] * 7 / most], DAILY_CURVE * 3 + 1);
}

static void add_line(sw_text *out, const char *line)
{
    sw_text_add(out, line);
    sw_text_add_char(out, '\n');
}

static void add_title(int day, sw_text *out)
{
    char line[96];
    sw_calendar_day date = sw_day_calendar(day);
    app_textf(line, sizeof line, APP_TEXT_DAILY_CARD_TITLE, date.day,
              app_words_month_name(date.month), date.year);
    add_line(out, line);
}

/* "5 × 4: 74 moves, par 68, 4:12.30". */
static void add_figures(const app *app, const game_result *own, int day, sw_text *out)
{
    char board[96], moves[48], time[32], par[32], line[240];
    size_words(day, board, sizeof board);
    app_words_moves(own->moves, moves, sizeof moves);
    app_words_taken(&app->client.settings, (double)own->time_ms, time, sizeof time);
    if (own->par > 0) {
        app_textf(par, sizeof par, APP_TEXT_DAILY_CARD_PAR, own->par);
        app_textf(line, sizeof line, APP_TEXT_DAILY_CARD_FIGURES, board, moves, par, time);
    } else {
        app_textf(line, sizeof line, APP_TEXT_DAILY_CARD_NO_PAR, board, moves, time);
    }
    add_line(out, line);
}

/* Stars, and what helped. */
static void add_help(const game_daily_mark *mark, sw_text *out)
{
    char stars[16], help[48];
    long long hints = game_hints_taken(mark->own->hints);
    app_text_n(help, sizeof help, APP_TEXT_SOME_HINTS, hints);
    const char *helped = hints > 0 ? help : app_text(APP_TEXT_DAILY_NO_HINT);
    app_words_stars(mark->stars, stars, sizeof stars);
    if (mark->stars > 0)
        sw_text_addf(out, "%s  ", stars);
    add_line(out, helped);
}

/* Of the chosen day alone, since it is as long as it is today. */
static void add_streak(const daily_state *self, sw_text *out)
{
    char line[64];
    if (self->card < self->today - 1 || self->tally.streak < 2)
        return;
    app_text_n(line, sizeof line, APP_TEXT_DAILY_STREAK, self->tally.streak);
    add_line(out, line);
}

void app_daily_words_card(const app *app, const daily_state *self, sw_text *out)
{
    game_daily_mark mark = game_daily_mark_of(&app->client.results, self->card);
    add_title(self->card, out);
    add_figures(app, mark.own, self->card, out);
    add_help(&mark, out);
    add_streak(self, out);
    if (self->curve[0] != '\0')
        add_line(out, self->curve);
}
