/* The lab as it is seen in windows of all shapes: boards with what acts on them, and what the runs took. */
#include "screens/lab/lab.h"

#include "text/words.h"
#include "ui/shape.h"

/* ---- What searches the boards, and what leads on from them ---- */

enum { GAP = 16 };

/* ---- Algorithm and heuristic ---- */

int app_lab_chosen(const app *app, int id)
{
    solver_method method = app->client.lab.method;
    return id == LAB_ALGORITHM ? (int)method.algorithm : (int)method.heuristic - SOLVER_NONE;
}

static void add_drop(app_parts *p, int id, const char *caption, const app_drop_item *items,
                     int count, const char *words, bool disabled)
{
    parts_column (p, 7, .grow = 1) {
        parts_text(p, APP_TYPE_LABEL, caption, .weak = true);
        parts_drop(p, id, items, count, app_lab_chosen(p->app, id), words, .height = APP_TARGET,
                   .disabled = disabled);
    }
}

static void add_algorithm(app_parts *p)
{
    app_drop_item items[SOLVER_ALGORITHMS];
    for (int i = 0; i < SOLVER_ALGORITHMS; i++)
        items[i] = (app_drop_item){.label = app_lab_algorithm_words((solver_algorithm)i)};
    items[SOLVER_ANY_ALGORITHM].note = _("the fastest");
    add_drop(p, LAB_ALGORITHM, _("Algorithm"), items, SOLVER_ALGORITHMS,
             app_lab_algorithm_words(p->app->client.lab.method.algorithm), false);
}

/* All but the first: an algorithm that is named has its heuristic named too. */
static void add_heuristic(app_parts *p)
{
    app_drop_item items[SOLVER_HEURISTICS - SOLVER_NONE];
    const game_lab *lab = &p->app->client.lab;
    bool named = lab->method.algorithm != SOLVER_ANY_ALGORITHM;
    bool informed = app_lab_is_informed(lab->method);
    for (int i = SOLVER_NONE; i < SOLVER_HEURISTICS; i++) {
        solver_heuristic heuristic = (solver_heuristic)i;
        bool suits = solver_heuristic_suits(heuristic, lab->boards[GAME_LAB_START].size);
        items[i - SOLVER_NONE] = (app_drop_item){
            .label = app_lab_heuristic_words(heuristic),
            .disabled = !suits,
            .note = !suits                                       ? _("not for this size")
                    : !solver_heuristic_is_admissible(heuristic) ? _("not admissible")
                                                                 : NULL};
    }
    add_drop(p, LAB_HEURISTIC, _("Heuristic"), items, SOLVER_HEURISTICS - SOLVER_NONE,
             !named     ? _("Automatic")
             : informed ? app_lab_heuristic_words(lab->method.heuristic)
                        : _("Needs no heuristic"),
             !informed);
}

/* Algorithm and heuristic, beside or below one another. */
static void lab_add_pickers(app_parts *p, bool beside)
{
    parts_line (p, beside, beside ? GAP : 4, .together = true, .turns = beside) {
        add_algorithm(p);
        add_heuristic(p);
    }
}

/* ---- Size and Solve ---- */

static void lab_add_solve(app_parts *p)
{
    const lab_state *self = p->state;
    bool running = self->job != NULL, vain = !running && !app_lab_can_solve(p->app);
    parts_primary(p, LAB_SOLVE, running ? _("Stop") : _("Solve"), .height = 50,
                  .icon = running ? APP_ICON_PAUSE : APP_ICON_PLAY,
                  .disabled = vain || (running && self->stopping));
}

/* Steppers need room for two digits each. */
static void lab_add_size_and_solve(app_parts *p, int width)
{
    const lab_state *self = p->state;
    bool narrow = width < 520;
    parts_row (p, GAP, .turns = true) {
        parts_column (p, 0, .grow = narrow ? 58 : 1)
            app_edit_add_size(p, &self->edit);
        parts_column (p, 0, .grow = narrow ? 42 : 1, .pad = {0, GAP, 0, 0})
            lab_add_solve(p);
    }
}

/* ---- The other views ---- */

/* The ways to the other views of the boards. */
static void lab_add_ways(app_parts *p)
{
    enum { HEIGHT = 42 };
    parts_row (p, GAP, .together = true) {
        parts_button(p, LAB_STEPS, _("Step the search"), .brief = _("Step it"), .slim = true,
                     .icon = APP_ICON_STEPF, .height = HEIGHT, .grow = 1);
        parts_button(p, LAB_GRAPH, _("State graph"), .brief = _("Graph"), .slim = true,
                     .icon = APP_ICON_SWAP, .height = HEIGHT, .grow = 1);
    }
}

/* ---- The run that goes on or was chosen, in a well under the boards ---- */

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
        parts_busy(p, &self->job_since, .height = 10);
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

/* The run that goes on or was chosen, in a well; a low one leaves the lesser things out. */
static void lab_add_panel(app_parts *p, bool low)
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

/* ---- What stands where ---- */

enum { MARGIN = 32, TABBED_MARGIN = 24, LOW_MARGIN = 16 };

/* ---- Arrangements ---- */

typedef enum arrangement {
    WIDE,  /* the runs beside the boards */
    TALL,  /* one view of the runs below the boards */
    TABBED /* one of all at a time */
} arrangement;

static arrangement arrangement_of(const app_view *view)
{
    app_layout kind = app_view_layout(view);
    bool wide = kind == APP_LAYOUT_WIDE && view->width >= 1160 && view->height >= 680;
    return wide ? WIDE : kind == APP_LAYOUT_PORTRAIT && view->height >= 1120 ? TALL : TABBED;
}

static bool is_low(const app_view *view)
{
    return app_view_layout(view) == APP_LAYOUT_MINIMUM;
}

/* ---- Boards, and below them everything that acts on them ---- */

static void add_boards(app_parts *p, const lab_state *self, int width)
{
    enum { LEAST = 136, BRIEF_BELOW = 500 };
    app_edit_add_boards(p, &self->edit, LEAST);
    app_edit_add_verdict(p, &self->edit, width < BRIEF_BELOW);
}

/* A low page has little room below the boards, and shows what was found before what leads on. */
static void add_column(app_parts *p, const lab_state *self, int width, bool low)
{
    enum { BESIDE_FROM = 420 };
    add_boards(p, self, width);
    lab_add_pickers(p, width >= BESIDE_FROM);
    parts_space(p, 4);
    lab_add_size_and_solve(p, width);
    parts_space(p, 8);
    if (low) {
        lab_add_panel(p, true);
        parts_space(p, 16);
        lab_add_ways(p);
    } else {
        lab_add_ways(p);
        parts_space(p, 8);
        lab_add_panel(p, false);
    }
}

/* Boards and panel at the left, what can be chosen at the right. */
static void add_pair(app_parts *p, const lab_state *self, int width)
{
    enum { CHOICES = 300, GAP = 24 };
    parts_row (p, GAP, .grow = 1) {
        parts_column (p, 0, .grow = 1) {
            add_boards(p, self, width - GAP - CHOICES);
            lab_add_panel(p, false);
        }
        parts_column (p, 8, .width = CHOICES) {
            lab_add_pickers(p, false);
            app_edit_add_size(p, &self->edit);
            parts_space(p, 0);
            lab_add_solve(p);
            parts_space(p, 0);
            lab_add_ways(p);
        }
    }
}

/* ---- Tabs ---- */

static void list_tabs(const char *words[LAB_TABS])
{
    words[LAB_TAB_BOARD] = _("Board");
    words[LAB_TAB_RUNS] = _("Runs");
    words[LAB_TAB_CHART] = _("Chart");
    words[LAB_TAB_LOG] = _("Log");
}

/* The smallest windows have them in the bar, if they have room there. */
static bool has_tabs_in_bar(const app_parts *p)
{
    enum { TAB = 12, WELL = 8, REST = 5 * APP_TARGET + 20 };
    const char *words[LAB_TABS];
    list_tabs(words);
    int tab = TAB + app_parts_widest(p, APP_TYPE_NOTE, words, LAB_TABS);
    return is_low(p->view) && LAB_TABS * tab + WELL <= p->view->width - REST;
}

static void add_tabs(app_parts *p, const lab_state *self, lab_tab first)
{
    const char *words[LAB_TABS];
    lab_tab chosen = self->tab > first ? self->tab : first;
    list_tabs(words);
    app_parts_add_choice(p, LAB_TAB_FIRST + (int)first, words + first, LAB_TABS - (int)first,
                         (int)(chosen - first), is_low(p->view) ? 44 : 46);
}

/* What the chosen tab shows, unless it is the board. */
static void add_tab(app_parts *p, const lab_state *self)
{
    if (self->tab == LAB_TAB_CHART)
        app_lab_add_chart(p, 1);
    else if (self->tab == LAB_TAB_LOG)
        app_lab_add_log(p, 1);
    else
        app_lab_add_runs(p, 1);
}

/* ---- Windows ---- */

static void add_wide(app_parts *p, const lab_state *self)
{
    enum { GAP = 40, MOST_DATA = 760, MOST_COLUMN = 960 };
    int room = p->view->width - 2 * MARGIN - GAP;
    int data = app_at_most(room / 2, MOST_DATA), width = app_at_most(room - data, MOST_COLUMN);
    parts_row (p, GAP, .grow = 1, .centred = true, .pad = {MARGIN, 0, MARGIN, 20}) {
        parts_column (p, 0, .grow = 1, .most_width = width)
            add_column(p, self, width, false);
        parts_column (p, 0, .width = data) {
            app_lab_add_runs(p, 410);
            app_lab_add_chart(p, 356);
            app_lab_add_log(p, 234);
        }
    }
}

/* What the tabs show keeps some room; the boards grow as far as that lets them. */
static void add_tall(app_parts *p, const lab_state *self)
{
    enum { LEAST = 300 };
    parts_column (p, 0, .grow = 1, .pad = {MARGIN, 0, MARGIN, 16}) {
        add_column(p, self, p->view->width - 2 * MARGIN, false);
        parts_space(p, 16);
        add_tabs(p, self, LAB_TAB_RUNS);
        parts_space(p, 6);
        parts_column (p, 0, .grow = 1, .least_height = LEAST)
            add_tab(p, self);
    }
}

/* It scrolls where there is no room for all of it. */
static void add_board_tab(app_parts *p, const lab_state *self, int margin)
{
    enum { PAIR_FROM = 700, LOW_BELOW = 746 };
    bool pair = p->view->width >= PAIR_FROM;
    int bar = is_low(p->view) && !pair ? APP_SCROLL_BAR + 4 : 0;
    int width = p->view->width - 2 * margin - bar;
    parts_column (p, 0, .grow = 1, .scrolls = true, .pad = {margin, 8, margin + bar, 14}) {
        if (pair)
            add_pair(p, self, width);
        else
            add_column(p, self, width, p->view->height < LOW_BELOW);
    }
}

static void add_tabbed(app_parts *p, const lab_state *self)
{
    int margin = is_low(p->view) ? LOW_MARGIN : TABBED_MARGIN;
    if (!has_tabs_in_bar(p))
        parts_column (p, 0, .pad = {margin, 0, margin, 2})
            add_tabs(p, self, LAB_TAB_BOARD);
    if (self->tab == LAB_TAB_BOARD)
        add_board_tab(p, self, margin);
    else
        parts_column (p, 0, .grow = 1, .pad = {margin, 8, margin, 14})
            add_tab(p, self);
}

static void add_bar(app_parts *p, const lab_state *self)
{
    enum { ICONS = 216 };
    bool tabs = has_tabs_in_bar(p);
    parts_bar (p, tabs ? NULL : _("Lab"), app_lab_note(&p->arena, p->view, ICONS)) {
        if (tabs)
            parts_column (p, 0, .grow = 1, .pad = {4, 0, 6, 0}, .centred = true)
                add_tabs(p, self, LAB_TAB_BOARD);
        parts_icon_button(p, LAB_CLEAR, APP_ICON_CLOSE, _("Clear runs"),
                          .note = _("Those on these boards, and the log"));
        parts_icon_button(p, LAB_COPY, APP_ICON_COPY, _("Copy the results"),
                          .intent = APP_INTENT_COPY);
        parts_icon_button(p, LAB_MAKE, APP_ICON_PLUS, _("Make a level"));
        app_parts_add_help(p);
    }
}

void app_lab_parts(app_parts *p)
{
    const lab_state *self = p->state;
    parts_column (p, 0) {
        add_bar(p, self);
        if (arrangement_of(p->view) == WIDE)
            add_wide(p, self);
        else if (arrangement_of(p->view) == TALL)
            add_tall(p, self);
        else
            add_tabbed(p, self);
    }
}
