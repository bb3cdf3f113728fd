/* The form for a new game from top to bottom: the goal in view, and what can be chosen. */
#include "screens/new_game/new_game.h"

#include "client/kinds.h"
#include "game/difficulty.h"
#include "program/pictures.h"
#include "puzzle/id.h"
#include "screens/play/play_mode.h"
#include "text/words.h"

#include <inttypes.h>

enum {
    CONTROL = 46, /* how high what is chosen from stands */
    LIP = 3,      /* of a slim button, which is so much lower */
    CAPTION = 3,  /* between a caption and that */
    SECTION = 22, /* and to the next caption */
    BESIDE = 14,  /* between controls side by side */
    NARROW = 520, /* a column without room for all that belongs together in one row */
};

static const new_game_state *state_of(const app_parts *p)
{
    return p->state;
}

static bool is_minimum(const app_parts *p)
{
    return app_view_layout(p->view) == APP_LAYOUT_MINIMUM;
}

/* ---- The goal, as it will look ---- */

static void draw_preview(const app_parts *p, const app_part *part)
{
    const new_game_state *self = state_of(p);
    palette_view with;
    game_look look = self->look;
    puzzle_board board = self->board;
    app_new_game_look_through(&with, p->view, self->palette);
    look.style = app_new_game_style(self);
    if (app_new_game_is_challenge(self))
        puzzle_goal_make(&board, PUZZLE_GOAL_STANDARD, board.size, NULL);
    app_board_layout at =
        app_board_layout_fit(p->view, part->rect, board.size, look.style == GAME_PICTURE);
    app_skin skin = app_picture_skin(p->app, APP_SLOT_CHOICE, &board, &look);
    skin.blank = look.style == GAME_PICTURE && !skin.picture && self->chosen.shown.ticket;
    app_board_draw_still(&with.view, &at, &board, &skin);
}

/* ---- Size ---- */

static void add_caption(app_parts *p, const char *words)
{
    parts_text(p, APP_TYPE_LABEL, words, .weak = true);
}

/* A side of the board; challenges have no long ones. */
static void add_side(app_parts *p, int id, const char *name, int side, int width)
{
    int most = app_new_game_is_challenge(state_of(p)) ? GAME_CHALLENGE_SIDE : PUZZLE_MAX_SIDE;
    parts_column (p, CAPTION, .width = width, .grow = width == 0) {
        add_caption(p, name);
        parts_stepper(p, id, name, .number = side, .least = PUZZLE_MIN_SIDE, .most = most,
                      .height = CONTROL);
    }
}

static void add_quick_sizes(app_parts *p)
{
    static const char *const names[NEW_GAME_QUICK_SIZES] = {N_("3 × 3"), N_("4 × 4"), N_("5 × 5"),
                                                            N_("8 × 8")};
    const char *words[NEW_GAME_QUICK_SIZES];
    puzzle_size size = state_of(p)->board.size;
    int chosen = -1;
    for (int i = 0; i < NEW_GAME_QUICK_SIZES; i++) {
        words[i] = _(names[i]);
        if (size.columns == app_new_game_quick_sizes[i] && size.rows == size.columns)
            chosen = i;
    }
    app_parts_add_choice(p, NEW_GAME_QUICK_FIRST, words, NEW_GAME_QUICK_SIZES, chosen, CONTROL);
}

/* Columns and rows, and the quick sizes beside them or below. In little room a small preview stands beside columns and
 * rows. */
static void add_size(app_parts *p, int width)
{
    puzzle_size size = state_of(p)->board.size;
    bool low = is_minimum(p), wide = !low && width >= NARROW;
    int side = wide ? 146 : 0;
    parts_line (p, wide, wide ? BESIDE : low ? 16 : 12) {
        parts_row (p, low ? 16 : BESIDE) {
            if (low)
                parts_figure(p, draw_preview, _("The goal"), .width = 150, .height = 150);
            parts_line (p, !low, low ? 10 : BESIDE, .grow = !wide) {
                add_side(p, NEW_GAME_COLUMNS, _("Columns"), size.columns, side);
                add_side(p, NEW_GAME_ROWS, _("Rows"), size.rows, side);
            }
        }
        parts_column (p, 0, .grow = wide) {
            parts_spring(p, 1);
            add_quick_sizes(p);
        }
    }
}

/* ---- Goal, tiles, difficulty ---- */

/* What a challenge does not ask for stands there all the same, and cannot be chosen. */
static void disable_in_challenge(app_parts *p, int first)
{
    for (int i = first; i < p->count && app_new_game_is_challenge(state_of(p)); i++)
        p->parts[i].disabled = true;
}

static void add_section(app_parts *p, const char *caption, int first, const char *const *words,
                        int count, int chosen)
{
    parts_column (p, CAPTION) {
        add_caption(p, caption);
        app_parts_add_choice(p, first, words, count, chosen, CONTROL);
    }
}

static void add_goal_and_style(app_parts *p)
{
    const char *const styles[GAME_STYLES] = {_("Numbers"), _("Letters"), _("Picture")};
    const char *goals[PUZZLE_GOALS];
    int before = p->count;
    bool fixed = app_new_game_is_challenge(state_of(p));
    for (int i = 0; i < PUZZLE_GOALS; i++)
        goals[i] = app_words_goal(i);
    add_section(p, _("Goal"), NEW_GAME_GOAL_FIRST, goals, PUZZLE_GOALS,
                fixed ? PUZZLE_GOAL_STANDARD : (int)state_of(p)->goal);
    add_section(p, _("Tiles"), NEW_GAME_STYLE_FIRST, styles, GAME_STYLES,
                (int)app_new_game_style(state_of(p)));
    disable_in_challenge(p, before);
}

static const char *kind_note(app_parts *p)
{
    const new_game_state *self = state_of(p);
    int moves = game_easy_moves(self->board.size);
    if (app_new_game_is_challenge(self))
        return _("Challenges use random boards with numbers, standard goal.");
    if (self->kind == GAME_BOARD_EASY)
        return parts_print(
            p, PL_("About %s move from the goal.", "About %s moves from the goal.", moves),
            app_words_count(&p->arena, (unsigned long long)moves));
    return self->kind == GAME_BOARD_HARD
               ? _("The one of twenty boards that takes the most moves.")
               : _("Any board that can be solved, each as likely as the others.");
}

/* The kind, and below it what it means. */
static void add_kind(app_parts *p)
{
    const char *const kinds[NEW_GAME_KINDS] = {_("Easy"), _("Normal"), _("Hard")};
    const new_game_state *self = state_of(p);
    game_board_kind shown = app_new_game_is_challenge(self) ? GAME_BOARD_UNIFORM : self->kind;
    int chosen = 0, before = p->count;
    while (app_new_game_kinds[chosen] != shown)
        chosen++;
    parts_column (p, 7) {
        add_section(p, _("Difficulty"), NEW_GAME_KIND_FIRST, kinds, NEW_GAME_KINDS, chosen);
        disable_in_challenge(p, before);
        parts_paragraph(p, APP_TYPE_LABEL, kind_note(p), .weak = true);
    }
}

/* ---- The way to play ---- */

/* What it means: of a challenge the figures that were chosen last. */
static const char *way_note(app_parts *p)
{
    const new_game_state *self = state_of(p);
    if (!app_new_game_is_challenge(self))
        return _("No limit; hints and auto-solve are allowed.");
    game_challenge challenge = app_new_game_challenge(p->app, self);
    const char *figures = app_mode_chosen(&p->arena, &challenge);
    return parts_print(p, _("%s. %s No hints."), figures, _(app_mode_of(challenge.mode)->line));
}

/* In a narrow column it is chosen from two rows, in which the words have room. */
static void add_way(app_parts *p, int width)
{
    enum { FIRST_ROW = 2 };
    const new_game_ways ways = app_new_game_ways();
    const char *words[NEW_GAME_WAYS] = {_("One board")};
    int chosen = 0, first = width >= NARROW ? ways.count : FIRST_ROW;
    for (int i = 1; i < ways.count; i++)
        words[i] = _(app_mode_of((game_mode)ways.modes[i])->title);
    while (ways.modes[chosen] != state_of(p)->mode)
        chosen++;
    parts_column (p, 5) {
        parts_column (p, 8) {
            add_section(p, _("Play as"), NEW_GAME_WAY_FIRST, words, first, chosen);
            if (first < ways.count)
                app_parts_add_choice(p, NEW_GAME_WAY_FIRST + first, words + first,
                                     ways.count - first, chosen - first, CONTROL);
        }
        parts_paragraph(p, APP_TYPE_LABEL, way_note(p), .weak = true);
    }
}

/* ---- More: the seed and the welcome path ---- */

static void draw_caret(const app_parts *p, const app_part *part)
{
    app_view_fill(p->view, part->rect, p->view->colours->persimmon_line);
}

/* A caret stands behind the digits while the field has the focus. */
static void add_seed_field(app_parts *p, int width)
{
    const char *digits = parts_print(p, "%" PRIu64, state_of(p)->seed);
    parts_press (p, APP_CONTROL_AREA, NEW_GAME_SEED, 2, .name = _("Seed"), .value = digits,
                 .look = APP_LOOK_WELL, .radius = 10, .width = width, .height = CONTROL,
                 .pad = parts_edges(14, 0)) {
        parts_text(p, APP_TYPE_LIST, digits, .tight = APP_TYPE_LABEL);
        if (state_of(p)->page.controls.focus == NEW_GAME_SEED)
            parts_figure(p, draw_caret, NULL, .width = 2, .height = 22);
    }
}

/* Only a uniform board is named by its seed; the others get their ID as they begin. */
static void add_id(app_parts *p)
{
    const new_game_state *self = state_of(p);
    sw_text id;
    if (app_new_game_is_challenge(self) || self->kind != GAME_BOARD_UNIFORM)
        return;
    sw_text_init(&id, PUZZLE_ID_SIZE);
    puzzle_id_format_seed(self->board.size, self->goal, self->seed, &id);
    parts_paragraph(p, APP_TYPE_LABEL, parts_print(p, _("ID: %s"), id.data), .weak = true);
    sw_text_deinit(&id);
}

static void add_rest(app_parts *p, int width)
{
    bool wide = width >= NARROW;
    int before = p->count;
    parts_column (p, 6) {
        parts_column (p, CAPTION, .together = true) {
            add_caption(p, _("Seed"));
            parts_line (p, wide, BESIDE) {
                add_seed_field(p, wide ? 176 : 0);
                parts_row (p, BESIDE, .grow = wide, .turns = true) {
                    parts_button(p, NEW_GAME_SCRAMBLE, _("Another scramble"), .slim = true,
                                 .icon = APP_ICON_RETRY, .grow = 1, .height = CONTROL - LIP);
                    parts_button(p, NEW_GAME_PASTE, _("Paste an ID"), .slim = true, .grow = 1,
                                 .height = CONTROL - LIP);
                }
            }
        }
        add_id(p);
    }
    disable_in_challenge(p, before);
    parts_button(p, NEW_GAME_PATH, _("Play the six first boards, 3 × 3 to 4 × 4"), .slim = true,
                 .icon = APP_ICON_PLAY, .height = CONTROL - LIP);
}

/* ---- The whole ---- */

/* The button that shows the rest, or puts it away. */
static void add_more(app_parts *p)
{
    bool low = is_minimum(p);
    parts_button(p, NEW_GAME_MORE, state_of(p)->more ? _("Less") : _("More"), .slim = low,
                 .height = low ? CONTROL - LIP : 56, .least_width = 132);
}

/* Everything that can be chosen. `height` is what all of it shall have room in, as far as cards can help. */
static void add_options(app_parts *p, int width, int height)
{
    enum { ABOVE = 396, ALL = 92, WAY = 92, REST = 184, LINE = CONTROL + 12 };
    bool more = state_of(p)->more;
    int taken = ABOVE + ALL + WAY + (more ? REST : 0) + (width < NARROW ? LINE : 0);
    parts_column (p, SECTION) {
        add_size(p, width);
        add_goal_and_style(p);
        add_kind(p);
        if (app_new_game_style(state_of(p)) == GAME_PICTURE)
            app_new_game_add_pictures(p, width, height - taken);
        else if (p->view->settings->theme != GAME_THEME_CONTRAST) /* where all tiles are white */
            app_new_game_add_palettes(p, width);
        parts_column (p, 12) {
            add_way(p, width);
            if (is_minimum(p))
                add_more(p);
            if (more)
                add_rest(p, width);
        }
    }
}

static void add_start(app_parts *p, int height)
{
    bool seeks = client_seeks_kind(&p->app->client);
    bool ends = app_new_game_ends_run(p->app, state_of(p));
    parts_primary(p, NEW_GAME_START, seeks ? _("Stop") : _("Start"),
                  .icon = seeks ? APP_ICON_PAUSE : APP_ICON_PLAY, .grow = height >= 56,
                  .height = height, .least_width = 116, .ask = ends ? _("Start over?") : NULL,
                  .disabled = !app_new_game_can_start(state_of(p)));
}

/* Start, and beside it what leads to the rest. */
static void add_start_and_more(app_parts *p)
{
    parts_row (p, BESIDE, .together = true) {
        add_start(p, 56);
        add_more(p);
    }
}

/* What becomes of the present game; NULL: nothing. */
static const char *note_words(const app_parts *p)
{
    const game_slots *slots = &p->app->client.slots;
    if (app_new_game_is_challenge(state_of(p)))
        return app_new_game_ends_run(p->app, state_of(p))
                   ? _("Your paused run ends. Its boards still count.")
                   : NULL;
    if (!slots->has_current || !game_session_unfinished(&slots->current.session))
        return NULL;
    return !slots->has_parked ? _("Your unfinished game is kept.")
           : p->app->client.settings.replays > 0
               ? _("Your unfinished game is kept; the earlier one stays in the theatre.")
               : _("Your unfinished game is kept in place of the earlier one.");
}

static void add_note(app_parts *p)
{
    const char *words = note_words(p);
    if (words)
        parts_paragraph(p, APP_TYPE_LABEL, words, .weak = true);
}

static void add_bar(app_parts *p)
{
    parts_bar (p, _("New game"), NULL) {
        if (is_minimum(p))
            parts_row (p, 0, .together = true, .pad = {0, 3, 6, 0}) {
                add_start(p, 40);
            }
        else
            app_parts_add_help(p);
    }
}

/* Preview and Start at the left, the options at the right: one group in the middle. */
static void add_beside(app_parts *p)
{
    enum { FOOT = 114, EDGE = 12, BAR = 22 };
    const app_view *view = p->view;
    bool wide = app_view_layout(view) == APP_LAYOUT_WIDE;
    int margin = wide ? 32 : 24, gap = wide ? 64 : 24, right = wide ? 560 : 424;
    int top = wide ? 92 : 80, room = view->height - top - 16, bar = app_view_bar(view);
    int left = view->width - 2 * margin - gap - right;
    left = app_at_most(app_at_most(left, 720), room - FOOT);
    top += wide ? (room - left - FOOT) / 4 : 0;
    int above = top - EDGE > bar ? top - EDGE - bar : 0;
    add_bar(p);
    parts_row (p, gap - EDGE, .grow = 1, .centred = true, .pad = {BAR, 0, 0, 0}) {
        parts_column (p, 24, .width = left, .pad = {0, top - bar, 0, 0}) {
            parts_figure(p, draw_preview, _("The goal"), .height = left);
            parts_column (p, 10) {
                add_start_and_more(p);
                add_note(p);
            }
        }
        parts_column (p, 0, .width = EDGE + right + BAR, .pad = {0, above, 0, 0}) {
            parts_column (p, 0, .grow = 1, .scrolls = true,
                          .pad = {EDGE, top - bar - above, BAR, 20}) {
                add_options(p, right, view->height - top - 16);
            }
        }
    }
}

/* The height of a column that scrolls anyway. */
enum { ENDLESS = 1 << 20 };

/* Preview, options and, at the foot of the window, Start. The preview takes what the options leave, but some room in
 * any case. */
static void add_portrait(app_parts *p)
{
    enum { MARGIN = 32, GAP = 20, LEAST = 200, FOOT = 112 };
    int width = p->view->width - 2 * MARGIN;
    add_bar(p);
    parts_column (p, GAP, .grow = 1, .scrolls = true, .pad = {MARGIN, 4, MARGIN, GAP}) {
        parts_figure(p, draw_preview, _("The goal"), .grow = 1, .least_height = LEAST,
                     .most_height = width);
        add_options(p, width, ENDLESS);
    }
    parts_column (p, 6, .least_height = FOOT, .pad = {MARGIN, 14, MARGIN, 10}) {
        add_start_and_more(p);
        add_note(p);
    }
}

/* One page under a bar that holds Start. */
static void add_minimum(app_parts *p)
{
    enum { MARGIN = 16 };
    add_bar(p);
    parts_column (p, 12, .grow = 1, .scrolls = true,
                  .pad = {MARGIN, 12, MARGIN + APP_SCROLL_BAR, 28}) {
        add_options(p, p->view->width - 2 * MARGIN - APP_SCROLL_BAR, ENDLESS);
        add_note(p);
    }
}

void app_new_game_parts(app_parts *p)
{
    app_layout layout = app_view_layout(p->view);
    parts_column (p, 0) {
        if (layout == APP_LAYOUT_MINIMUM)
            add_minimum(p);
        else if (layout == APP_LAYOUT_PORTRAIT)
            add_portrait(p);
        else
            add_beside(p);
    }
}
