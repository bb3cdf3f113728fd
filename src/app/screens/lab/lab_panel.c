/* The run that goes on or was chosen, in a well under the boards. */
#include "screens/lab/lab.h"

#include "text/words.h"
#include "ui/shape.h"

enum { SIDE = 18 }; /* the well's margin */

/* ---- A search that goes on ---- */

static void draw_ground(const app_parts *p, const app_part *part)
{
    const app_colours *c = p->view->colours;
    app_shape_fill(p->view, part->rect, 7, part->chosen ? c->persimmon : c->button_top);
}

/* A bound that the search has gone through, and the nodes that took; `now`: it goes through it still. */
static void add_iteration(app_parts *p, const game_lab_iteration *iteration, int leave, bool now)
{
    enum { WIDTH = 104, HEIGHT = 27 };
    app_colour ink = now ? p->view->colours->persimmon_ink : 0;
    parts_stack (p, parts_edges(0, 0), .least_width = WIDTH, .height = HEIGHT, .leave = leave) {
        parts_figure(p, draw_ground, NULL, .chosen = now);
        parts_row (p, 8, .pad = parts_edges(10, 0)) {
            parts_text(p, APP_TYPE_CHIP, parts_print(p, "%d", iteration->bound), .grow = 1,
                       .colour = ink);
            parts_text(p, APP_TYPE_CHIP, app_lab_count(&p->arena, iteration->nodes), .colour = ink);
        }
    }
}

/* The last ones, as many as have room. */
static void add_iterations(app_parts *p)
{
    const game_lab *lab = &p->app->client.lab;
    int count = lab->search.count;
    parts_row (p, 8) {
        for (int i = 0; i < count; i++)
            add_iteration(p, &lab->search.iterations[i], count - 1 - i, i == count - 1);
    }
}

static void add_figure(app_parts *p, const char *label, const char *value)
{
    parts_column (p, 0) {
        parts_text(p, APP_TYPE_LABEL, label, .weak = true);
        parts_text(p, APP_TYPE_SCREEN_TITLE, value);
    }
}

static void add_figures(app_parts *p, const lab_state *self, double ms)
{
    uint64_t nodes = solver_job_nodes(self->job);
    uint64_t speed = ms > 0 ? (uint64_t)((double)nodes * 1000 / ms) : 0;
    parts_wrap (p, 2, .columns = 3) {
        add_figure(p, _("Bound"), parts_print(p, "%d", solver_job_lower_bound(self->job)));
        add_figure(p, _("Nodes"), app_lab_count(&p->arena, nodes));
        add_figure(p, _("Nodes per s"), app_lab_count(&p->arena, speed));
    }
}

static void draw_busy(const app_parts *p, const app_part *part)
{
    app_view_busy(p->view, part->rect, ((const lab_state *)p->state)->job_since);
}

static const char *running_words(app_parts *p, bool brief)
{
    solver_method method = p->app->client.lab.search.method;
    return parts_print(p, _("Running: %s"), app_lab_method(&p->arena, method, brief));
}

static void add_running(app_parts *p, const lab_state *self, bool low)
{
    double ms = p->view->now - self->job_since;
    parts_column (p, 2, .pad = {SIDE, 13, SIDE, low ? 0 : 10}) {
        parts_row (p, 16) {
            if (self->stopping)
                parts_text(p, APP_TYPE_NOTE, _("Stopping"), .grow = 1);
            else
                parts_text(p, APP_TYPE_NOTE, running_words(p, false),
                           .brief = running_words(p, true), .grow = 1);
            parts_text(p, APP_TYPE_NOTE, app_words_duration(&p->arena, ms));
        }
        parts_figure(p, draw_busy, NULL, .height = 10);
        add_figures(p, self, ms);
        if (!low)
            add_iterations(p);
    }
}

/* ---- A run that has ended ---- */

/* Where the start board stands on the way to the goal. */
static const char *step_words(app_parts *p, const game_replay *replay)
{
    int length = (int)replay->path.length;
    if (replay->at == 0)
        return parts_print(
            p, PL_("Before the first of %s move", "Before the first of %s moves", length),
            app_words_count(&p->arena, replay->path.length));
    puzzle_board before = replay->board;
    puzzle_move move = (puzzle_move)replay->path.moves[replay->at - 1];
    puzzle_move_apply(&before, puzzle_move_opposite(move));
    return parts_print(p, _("Move %d of %d: %s"), (int)replay->at, length,
                       app_lab_move(&p->arena, &before, move));
}

/* What the run took or, in a low well, how many moves have been shown. */
static void add_effort(app_parts *p, const game_replay *replay, const game_lab_run *run, bool low)
{
    app_arena *in = &p->arena;
    if (low)
        parts_text(p, APP_TYPE_NOTE,
                   parts_print(p, _("%s / %s"), app_words_count(in, replay->at),
                               app_words_count(in, replay->path.length)));
    else
        parts_text(p, APP_TYPE_LABEL,
                   parts_print(p, PL_("%s node in %s", "%s nodes in %s", (long long)run->expanded),
                               app_words_count(in, run->expanded), app_words_duration(in, run->ms)),
                   .weak = true, .leave = 1);
}

static void add_length(app_parts *p, const game_replay *replay, const game_lab_run *run, bool low)
{
    parts_row (p, 12, .turns = true) {
        parts_text(p, APP_TYPE_SCREEN_TITLE, app_words_moves(&p->arena, (int)run->path.length));
        parts_row (p, 0)
            app_parts_add_chip(p, run->optimal ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                               run->optimal ? _("proved shortest") : _("not proved shortest"));
        parts_spring(p, 1);
        add_effort(p, replay, run, low);
    }
}

static void add_steps(app_parts *p, const game_replay *replay)
{
    enum { SMALL = 52, HEIGHT = 40 };
    bool begins = replay->at == 0, ends = replay->at == replay->path.length;
    parts_row (p, 10, .together = true) {
        parts_button(p, LAB_SHOW_FIRST, _("To the start"), .icon = APP_ICON_START, .bare = true,
                     .slim = true, .width = SMALL, .height = HEIGHT, .disabled = begins);
        parts_button(p, LAB_SHOW_BACK, _("One move back"), .icon = APP_ICON_STEPB, .bare = true,
                     .slim = true, .width = SMALL, .height = HEIGHT, .disabled = begins);
        parts_button(p, LAB_SHOW_STEP, _("Show step"), .icon = APP_ICON_STEPF, .slim = true,
                     .height = HEIGHT, .grow = 1, .disabled = ends);
        parts_button(p, LAB_SHOW_LAST, _("To the end"), .icon = APP_ICON_END, .bare = true,
                     .slim = true, .width = SMALL, .height = HEIGHT, .disabled = ends);
    }
}

static void add_solution(app_parts *p, const lab_state *self, const game_lab_run *run, bool low)
{
    parts_column (p, low ? 5 : 10, .pad = {SIDE, 10, SIDE, 12}) {
        add_length(p, &self->replay, run, low);
        if (!low)
            parts_paragraph(p, APP_TYPE_NOTE, step_words(p, &self->replay));
        add_steps(p, &self->replay);
    }
}

/* A title, and below it what else there is to say. */
static void add_words(app_parts *p, const char *title, const char *words)
{
    parts_column (p, 7, .pad = {SIDE, 14, SIDE, 10}) {
        parts_paragraph(p, APP_TYPE_BUTTON, title);
        parts_paragraph(p, APP_TYPE_LABEL, words, .weak = true);
    }
}

static void add_failure(app_parts *p, const game_lab_run *run)
{
    app_arena *in = &p->arena;
    const char *words;
    if (run->status == SW_CANCELLED || run->status == SW_LIMIT)
        words = parts_print(
            p, _("%s, %s"),
            parts_print(p, PL_("at least %s move", "at least %s moves", run->lower_bound),
                        app_words_count(in, (uint64_t)run->lower_bound)),
            app_lab_nodes(in, run->expanded));
    else
        words = parts_print(p, PL_("%s node seen", "%s nodes seen", (long long)run->expanded),
                            app_words_count(in, run->expanded));
    add_words(p, app_lab_status_title(run), words);
}

void app_lab_add_panel(app_parts *p, bool low)
{
    enum { HEIGHT = 142, LOW = 104 };
    const lab_state *self = p->state;
    lab_runs runs = app_lab_list_runs(p->app);
    const game_lab_run *run = app_lab_chosen_run(self, &runs);
    parts_column (p, 0, .look = APP_LOOK_WELL, .radius = 12, .least_height = low ? LOW : HEIGHT) {
        if (self->job)
            add_running(p, self, low);
        else if (run && self->has_replay)
            add_solution(p, self, run, low);
        else if (run)
            add_failure(p, run);
        else
            add_words(
                p, _("No run yet"),
                _("Choose an algorithm and a heuristic, then Solve: each run joins the table."));
    }
}
