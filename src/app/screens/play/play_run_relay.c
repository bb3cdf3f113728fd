/* Relay: the sizes one below the other, with what each took. */
#include "screens/play/play.h"

#include "board/board_view.h"
#include "client/games.h"
#include "text/translate.h"
#include "text/words.h"
#include "ui/shape.h"

enum { FIRST_SIDE = 2 };

static double since_start(const play_run_best *best, size_t boards)
{
    double sum = 0;
    for (size_t i = 0; i < boards; i++) {
        if (best->splits[i] < 0)
            return -1;
        sum += (double)best->splits[i];
    }
    return sum;
}

/* Against the best run where the last board was solved. */
static play_figure lead_of(app_parts *p)
{
    const game_run *run = app_play_run(p);
    const play_run_best *best = &app_play_state(p)->run.best;
    double theirs = best->known && run->count > 0 ? since_start(best, run->count) : -1;
    double own = run->count > 0 ? (double)run->boards[run->count - 1].at_ms : 0;
    double apart = own < theirs ? theirs - own : own - theirs;
    play_figure out = {.label = theirs >= 0 && own > theirs ? _("Behind") : _("Ahead"),
                       .good = theirs >= 0 && own < theirs,
                       .value = "–"};
    if (theirs >= 0)
        out.value = parts_print(p, P_("seconds", "%s s"),
                                app_words_taken(&p->arena, p->view->settings, apart));
    return out;
}

static int moves_of(const app_parts *p)
{
    const game_run *run = app_play_run(p);
    int moves = run->over ? 0 : app_play_session(p)->moves;
    for (size_t i = 0; i < run->count; i++)
        moves += run->boards[i].moves;
    return moves;
}

static int figures(app_parts *p, play_figure out[PLAY_FIGURES])
{
    const play_run_best *best = &app_play_state(p)->run.best;
    double time = app_play_state(p)->run.time;
    int moves = moves_of(p);
    out[0] = (play_figure){.label = _("Time"), .value = app_play_run_time_words(p, time)};
    out[1] = (play_figure){.label = _("Moves"),
                           .value = app_words_count(&p->arena, (unsigned long long)moves)};
    out[2] =
        (play_figure){.label = _("moves/s"), .value = app_play_run_speed_words(p, moves, time)};
    out[3] = lead_of(p);
    out[4] = (play_figure){
        .label = _("Best"),
        .value = app_play_run_time_words(p, best->known ? (double)best->result.time_ms : -1)};
    return 5;
}

static const char *size_words(app_parts *p, int side)
{
    return app_words_size(&p->arena, (puzzle_size){side, side});
}

static const char *chosen(app_arena *in, const game_challenge *challenge)
{
    /* Translators: sizes of boards */
    return app_arena_print(in, _("%s to %s"),
                           app_words_size(in, (puzzle_size){FIRST_SIDE, FIRST_SIDE}),
                           app_words_size(in, challenge->size));
}

static const char *note(app_parts *p)
{
    return chosen(&p->arena, &app_play_run(p)->challenge);
}

static const char *brief(app_parts *p)
{
    return size_words(p, app_play_session(p)->board.size.columns);
}

static const char *outcome(app_parts *p)
{
    const game_run *run = app_play_run(p);
    if (game_run_complete(run))
        return _("All sizes solved");
    if (run->count == 0)
        return _("No board was solved");
    return parts_print(p, _("Solved up to %s"), size_words(p, FIRST_SIDE + (int)run->count - 1));
}

/* ---- The sizes ---- */

/* From one moment of the clock to another, as the screen shows both: so that the splits add up to the total. */
static const char *split_words(app_parts *p, double from_ms, double to_ms)
{
    app_time_digits digits = app_time_digits_of(p->view->settings);
    return app_play_run_time_words(p, app_time_between(from_ms, to_ms, digits));
}

static void fill_done(app_parts *p, size_t index, play_run_row *row)
{
    const game_run *run = app_play_run(p);
    const game_run_board *board = &run->boards[index];
    double since = index > 0 ? (double)run->boards[index - 1].at_ms : 0;
    row->first = split_words(p, since, (double)board->at_ms);
    row->second = app_play_run_time_words(p, (double)board->at_ms);
}

static void fill_now(app_parts *p, play_run_row *row)
{
    double time = app_play_state(p)->run.time;
    row->first = split_words(p, (double)game_run_since_ms(app_play_run(p)), time);
    row->second = app_play_run_time_words(p, time);
}

/* What it took in the best run. */
static void fill_to_come(app_parts *p, size_t index, play_run_row *row)
{
    const play_run_best *best = &app_play_state(p)->run.best;
    if (best->known && best->splits[index] >= 0)
        row->second =
            parts_print(p, _("best %s"),
                        app_words_taken(&p->arena, p->view->settings, (double)best->splits[index]));
}

static void add_size(app_parts *p, size_t index)
{
    const game_run *run = app_play_run(p);
    int side = FIRST_SIDE + (int)index;
    play_run_row row = {.size = {side, side},
                        .name = size_words(p, side),
                        .first = "",
                        .second = "",
                        .done = index < run->count,
                        .now = index == run->count && !run->over};
    if (row.done)
        fill_done(p, index, &row);
    else if (row.now)
        fill_now(p, &row);
    else
        fill_to_come(p, index, &row);
    app_play_run_add_row(p, &row);
}

static void add_body(app_parts *p, int width)
{
    (void)width;
    int count = game_run_boards(app_play_run(p));
    app_play_run_add_heads(p, _("Sizes"), _("Split"), _("Since start"));
    for (int i = 0; i < count; i++)
        add_size(p, (size_t)i);
    parts_spring(p, 1);
}

/* ---- Among the challenges ---- */

static const char *result(app_arena *in, const game_run_result *run, const game_settings *settings)
{
    int side = FIRST_SIDE + run->boards - 1;
    if (side >= run->challenge.size.columns)
        return app_mode_time_result(in, run, settings);
    /* Translators: the largest size that was solved */
    return app_arena_print(in, _("to %s"), app_words_size(in, (puzzle_size){side, side}));
}

/* A board of which nothing is solved yet. */
static void draw_sockets(const app_view *view, app_rect at, int side)
{
    app_rect inner = app_rect_inside(at, 2, 2);
    app_view_tray(view, at, 6);
    for (int cell = 0; cell < side * side; cell++) {
        app_rect row = inner;
        row.y += cell / side * inner.h / side;
        row.h = inner.h / side - 1;
        app_shape_fill(view, app_rect_share(row, cell % side, side, 1), 1,
                       app_colour_with_alpha(view->colours->text2, 0.35));
    }
}

static void draw_size(const app_parts *p, const app_part *part)
{
    puzzle_board goal;
    int side = part->number;
    if (!part->chosen) {
        draw_sockets(p->view, part->rect, side);
        return;
    }
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, (puzzle_size){side, side}, NULL);
    app_skin skin = app_board_number_skin(&goal);
    app_board_draw_miniature(p->view, part->rect, &goal, &skin);
}

/* As small boards, those that the best run solved glazed. */
static void add_on_card(app_parts *p, const game_challenge *challenge, const game_run_result *best)
{
    enum { SIDE = 48 };
    int solved = best ? FIRST_SIDE + best->boards : 0;
    parts_row (p, 14) {
        for (int side = FIRST_SIDE; side <= challenge->size.columns; side++)
            parts_figure(p, draw_size, NULL, .width = SIDE, .height = SIDE, .number = side,
                         .chosen = side < solved);
    }
}

const app_mode app_mode_relay = {
    .icon = APP_ICON_RELAY,
    .title = N_("Relay"),
    .line = N_("From size to size without a stop."),
    .about = N_("One clock for all sizes. "
                "The next one starts by itself after the last tile."),
    .chosen = chosen,
    .result = result,
    .add_on_card = add_on_card,
    .foot = N_("The next size starts by itself after the last tile."),
    .width = 336,
    .large = 2,
    .figures = figures,
    .note = note,
    .brief = brief,
    .outcome = outcome,
    .add_body = add_body,
};
