/* Days in words, and the card that may be shown around. */
#include "screens/daily/daily.h"

#include "client/records.h"
#include "solver/state_distances.h"
#include "text/words.h"

/* "5 × 5, Spiral": that the goal is the standard one is not said. */
static const char *size_words(app_arena *arena, int day)
{
    puzzle_size of = game_daily_size(day);
    puzzle_goal goal = game_daily_goal(day);
    const char *board = app_words_size(arena, of);
    return app_words_list(arena, board, goal == PUZZLE_GOAL_STANDARD ? "" : app_words_goal(goal));
}

const char *app_daily_words_board(app_arena *arena, const daily_state *self)
{
    const char *par = self->par > 0 ? app_arena_print(arena, _("par %d, proved"), self->par)
                                    : _("par is being proved");
    return app_arena_print(arena, _("%s · %s"), size_words(arena, self->board.day), par);
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

static void add_title(app_arena *arena, int day, sw_text *out)
{
    sw_calendar_day date = sw_day_calendar(day);
    add_line(out, app_arena_print(arena, _("Slidewise daily, %d %s %d"), date.day,
                                  app_words_month_name(date.month), date.year));
}

/* "5 × 4: 74 moves, par 68, 4:12.30". */
static void add_figures(app_arena *arena, const app *app, const game_result *own, int day,
                        sw_text *out)
{
    const char *board = size_words(arena, day), *moves = app_words_moves(arena, own->moves);
    const char *time = app_words_taken(arena, &app->client.settings, (double)own->time_ms);
    if (own->par > 0)
        add_line(out, app_arena_print(arena, _("%s: %s, %s, %s"), board, moves,
                                      app_arena_print(arena, _("par %d"), own->par), time));
    else
        add_line(out, app_arena_print(arena, _("%s: %s, %s"), board, moves, time));
}

/* Stars, and what helped. */
static void add_help(app_arena *arena, const game_daily_mark *mark, sw_text *out)
{
    long long hints = game_hints_taken(mark->own->hints);
    if (mark->stars > 0)
        sw_text_addf(out, "%s  ", app_words_stars(arena, mark->stars));
    add_line(out, hints > 0 ? app_arena_print(arena, PL_("%s hint", "%s hints", hints),
                                              app_words_count(arena, (size_t)hints))
                            : _("no hint"));
}

/* Only on today's or yesterday's card: the streak counts up to today. */
static void add_streak(app_arena *arena, const daily_state *self, sw_text *out)
{
    int streak = self->tally.streak;
    if (self->card < self->today - 1 || streak < 2)
        return;
    add_line(out, app_arena_print(arena, PL_("%s day in a row", "%s days in a row", streak),
                                  app_words_count(arena, (size_t)streak)));
}

void app_daily_words_card(app_arena *arena, const app *app, const daily_state *self, sw_text *out)
{
    game_daily_mark mark = game_daily_mark_of(&app->client.results, self->card);
    add_title(arena, self->card, out);
    add_figures(arena, app, mark.own, self->card, out);
    add_help(arena, &mark, out);
    add_streak(arena, self, out);
    if (self->curve[0] != '\0')
        add_line(out, self->curve);
}
