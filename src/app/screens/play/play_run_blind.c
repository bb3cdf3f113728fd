/* Blindfold: the board is learned, then solved without its numbers; then it is told which tiles are wrong. */
#include "screens/play/play.h"

#include "client/games.h"
#include "game/results.h"
#include "text/translate.h"
#include "text/words.h"

enum { TRIES = 8 };

/* ---- What came before ---- */

static game_run_tally tally_of(const app_parts *p)
{
    return game_run_tally_of(&p->app->client.results, &app_play_run(p)->challenge,
                             GAME_WAY_UNKNOWN);
}

static play_figure time_of(app_parts *p, const char *label, double ms)
{
    return (play_figure){.label = label, .value = app_play_run_time_words(p, ms)};
}

static play_figure best_of(app_parts *p)
{
    const play_run_best *best = &app_play_state(p)->run.best;
    return time_of(p, _("Best"), best->known ? (double)best->result.time_ms : -1);
}

/* ---- Figures ---- */

static const char *solved_words(app_parts *p)
{
    game_run_tally tally = tally_of(p);
    return tally.count > 0 ? parts_print(p, _("%d of %d"), (int)tally.solved, (int)tally.count)
                           : "–";
}

static int learning_figures(app_parts *p, play_figure out[PLAY_FIGURES])
{
    game_run_tally tally = tally_of(p);
    out[0] = time_of(p, _("Learning"), app_play_state(p)->run.time);
    out[1] = time_of(p, _("Last"), tally.last ? (double)tally.last->learn_ms : -1);
    out[2] = best_of(p);
    out[3] = (play_figure){.label = _("Solved"), .value = solved_words(p)};
    return 4;
}

static play_figure left_of(app_parts *p)
{
    const play_analysis *analysis = &app_play_state(p)->analysis;
    game_distance left = app_play_analysis_left(p->app, analysis);
    bool slides = analysis->metric == PUZZLE_METRIC_SLIDES;
    return (play_figure){.label = app_view_layout(p->view) != APP_LAYOUT_WIDE
                                      ? P_("moves to go", "Left")
                                  : slides ? _("Slides left")
                                           : _("Moves left"),
                         .value = app_words_left(&p->arena, left, true)};
}

static int figures(app_parts *p, play_figure out[PLAY_FIGURES])
{
    const game_run *run = app_play_run(p);
    int moves = app_play_session(p)->moves;
    double learned = (double)game_whole_ms(game_run_learn_ms(run));
    double total = app_play_state(p)->run.time;
    app_time_digits digits = app_time_digits_of(p->view->settings);
    if (game_run_learns(run))
        return learning_figures(p, out);
    out[0] = time_of(p, _("Solving"), app_time_between(learned, total, digits));
    out[1] = time_of(p, _("Learned"), learned);
    out[2] = time_of(p, _("Total"), total);
    out[3] = (play_figure){.label = _("Moves"),
                           .value = app_words_count(&p->arena, (unsigned long long)moves)};
    out[4] = run->over && !game_run_complete(run) ? left_of(p) : best_of(p);
    return 5;
}

static const char *brief(app_parts *p)
{
    int number = (int)tally_of(p).count + (app_play_run(p)->over ? 0 : 1);
    return parts_print(p, _("try %d"), number);
}

static const char *note(app_parts *p)
{
    puzzle_size side = app_play_session(p)->board.size;
    return parts_print(p, "%d × %d · %s", side.columns, side.rows, brief(p));
}

static const char *outcome(app_parts *p)
{
    int wrong = app_play_state(p)->run.cycles.wrong;
    if (game_run_complete(app_play_run(p)))
        return _("Solved");
    return parts_print(p, PL_("%s tile wrong", "%s tiles wrong", wrong),
                       app_words_count(&p->arena, (unsigned long long)wrong));
}

/* ---- Which tiles went round ---- */

/* "11, 12 and 15"; a blank that is not at home is not named. */
static const char *cycle_words(app_parts *p, int cycle)
{
    const puzzle_cycles *cycles = &app_play_state(p)->run.cycles;
    int end = cycles->begin[cycle + 1], begin = cycles->begin[cycle];
    const char *words = "";
    size_t used = p->arena.used;
    begin += cycles->tiles[begin] == PUZZLE_BLANK;
    for (int i = begin; i < end; i++) {
        char name[GAME_LABEL_SIZE];
        game_look_label(&app_play_round(p)->look, cycles->tiles[i], name);
        const char *longer = i == begin     ? app_arena_copy(&p->arena, name)
                             : i == end - 1 ? parts_print(p, _("%s and %s"), words, name)
                                            : parts_print(p, _("%s, %s"), words, name);
        words = app_arena_keep_last(&p->arena, used, longer);
    }
    return words;
}

static const char *cycle_sentence(app_parts *p, int cycle)
{
    const puzzle_cycles *cycles = &app_play_state(p)->run.cycles;
    int cells = cycles->begin[cycle + 1] - cycles->begin[cycle];
    bool blank = cycles->tiles[cycles->begin[cycle]] == PUZZLE_BLANK;
    const char *tiles = cycle_words(p, cycle);
    return parts_print(p,
                       blank        ? PL_("%s is not at home, nor is the gap.",
                                          "%s are not at home, nor is the gap.", cells - 1)
                       : cells == 2 ? _("%s are exchanged.")
                                    : _("%s went round."),
                       tiles);
}

/* What went round, as many cycles as have room. */
static const char *wrong_words(app_parts *p)
{
    enum { TOLD = 3 };
    const puzzle_cycles *cycles = &app_play_state(p)->run.cycles;
    const char *words = "";
    for (int i = 0; i < cycles->count && i < TOLD; i++)
        words = app_words_sentences(&p->arena, words, cycle_sentence(p, i));
    return words;
}

/* ---- The tries ---- */

static void draw_try(const app_parts *p, app_rect at, bool solved, bool now)
{
    const app_colours *c = p->view->colours;
    app_play_run_draw_socket(p, at, solved, now);
    if (!now)
        app_view_icon(p->view, at.x + at.w / 2 - 8, at.y + at.h / 2 - 8, 16,
                      solved ? APP_ICON_TICK : APP_ICON_CLOSE, solved ? c->ink : c->text2);
}

/* The last ones, and the one that is played. */
static void draw_tries(const app_parts *p, const app_part *part)
{
    enum { GAP = 8 };
    app_rect row = part->rect;
    const game_run *run = app_play_run(p);
    const game_run_result *last[TRIES];
    size_t shown = run->over ? TRIES : TRIES - 1;
    size_t count =
        game_run_last(&p->app->client.results, &run->challenge, GAME_WAY_UNKNOWN, last, shown);
    int side = app_at_most(row.h, (row.w - (TRIES - 1) * GAP) / TRIES);
    for (size_t i = 0; i < count + (run->over ? 0 : 1); i++) {
        int x = (int)i * (side + GAP);
        app_rect at = {row.x + (p->mirrored ? row.w - side - x : x), row.y, side, side};
        draw_try(p, at, i < count && last[i]->boards > 0, i == count);
    }
}

/* ---- The body ---- */

/* Some lines to be read at once, and smaller what else there is to know. */
static void add_words(app_parts *p)
{
    const game_run *run = app_play_run(p);
    bool learns = game_run_learns(run);
    if (run->over) {
        parts_paragraph(p, APP_TYPE_LABEL, wrong_words(p));
        return;
    }
    parts_paragraph(p, APP_TYPE_LIST,
                    learns ? _("Learn the board, then begin. The numbers go with your first move.")
                           : _("The numbers are hidden. They come back with Done."));
    parts_paragraph(
        p, APP_TYPE_LABEL,
        learns ? _("Take the time you need: learning and solving are kept apart, and the total is "
                   "what counts.")
               : _("All tiles look and sound alike now."),
        .weak = true, .leave = 2);
}

static void add_body(app_parts *p, int width)
{
    enum { SIDE = 36 };
    (void)width;
    parts_column (p, 8, .grow = 1) {
        add_words(p);
        parts_column (p, 6, .leave = 1) {
            parts_text(p, APP_TYPE_LABEL, _("Tries"), .weak = true);
            parts_figure(p, draw_tries, _("Tries"), .height = SIDE, .across = APP_PLACE_FILL,
                         .value = parts_print(p, "%s %s", _("Solved"), solved_words(p)));
        }
    }
}

/* ---- Buttons ---- */

/* What leads on, and beside it the way out. */
static void add_buttons(app_parts *p, int height, bool bare)
{
    bool learns = game_run_learns(app_play_run(p));
    parts_primary(p, learns ? PLAY_BEGIN : PLAY_DONE, learns ? _("Begin") : _("Done"),
                  .icon = learns ? APP_ICON_BLIND : APP_ICON_TICK, .bare = bare, .height = height,
                  .intent = bare ? APP_INTENT_NONE : APP_INTENT_CONFIRM,
                  .disabled = app_play_state(p)->run.paused, .width = bare ? height : 0,
                  .tip = learns ? _("Begin") : _("Done"), .grow = bare ? 0 : 58);
    parts_button(p, learns ? PLAY_OTHER : PLAY_END, learns ? _("Other") : _("Look"),
                 .icon = learns ? APP_ICON_RETRY : APP_ICON_EYE, .bare = bare, .height = height,
                 .tip = learns ? _("Other") : _("Look, which ends the try"),
                 .ask = learns ? _("New board?") : _("End try?"), .width = bare ? height : 0,
                 .grow = bare ? 0 : 42);
}

const app_mode app_mode_blind = {
    .icon = APP_ICON_BLIND,
    .title = N_("Blindfold"),
    .line = N_("Learn the board, then the numbers go."),
    .about = N_("The clock counts while you learn the board "
                "and while you solve it without its numbers."),
    .chosen = app_mode_size_chosen,
    .result = app_mode_time_result,
    .foot = N_("Begin hides it, too."),
    .width = 336,
    .large = 1,
    .goal = true,
    .figures = figures,
    .note = note,
    .brief = brief,
    .outcome = outcome,
    .add_buttons = add_buttons,
    .add_body = add_body,
};
