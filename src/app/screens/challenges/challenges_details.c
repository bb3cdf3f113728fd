/* What belongs to the chosen challenge: its options, what was reached, and the buttons that begin it. */
#include "screens/challenges/challenges.h"

#include "text/words.h"

/* ---- Options ---- */

static const char *caption_of(game_option_kind kind)
{
    static const char *const captions[] = {
        [GAME_OPTION_SIZE] = N_("Size"),
        [GAME_OPTION_LAST] = N_("Last size"),
        [GAME_OPTION_FIRST] = N_("Clock at the start"),
        [GAME_OPTION_EACH] = N_("Each board adds"),
        [GAME_OPTION_BOARDS] = N_("Boards"),
    };
    return _(captions[kind]);
}

static const char *value_words(app_parts *p, game_option_kind kind, int value)
{
    app_arena *in = &p->arena;
    switch (kind) {
    case GAME_OPTION_SIZE:
    case GAME_OPTION_LAST:
        return app_words_size(in, (puzzle_size){value, value});
    case GAME_OPTION_FIRST:
        return app_words_seconds(in, value);
    case GAME_OPTION_EACH:
        return parts_print(p, "+%s", app_words_seconds(in, value));
    case GAME_OPTION_BOARDS:
        break;
    }
    return app_words_count(in, (unsigned long long)value);
}

static void add_tabs(app_parts *p, const challenges_state *self, int index, int height)
{
    int values[GAME_OPTION_VALUES], at = -1;
    const char *words[CHALLENGES_TABS];
    const game_option *option = &game_rules_of(self->mode)->options[index];
    const game_challenge *challenge = app_challenges_chosen(p->app, self->mode);
    int count = game_option_values(option, challenge, values);
    for (int i = 0; i < count; i++) {
        words[i] = value_words(p, option->kind, values[i]);
        if (values[i] == game_option_value(option, challenge))
            at = i;
    }
    if (option->most > 0)
        words[count] = _("Other");
    app_parts_add_choice(p, CHALLENGES_TAB_FIRST + index * CHALLENGES_TABS, words,
                         count + (option->most > 0), self->other[index] ? count : at, height);
}

static void add_sides(app_parts *p, const challenges_state *self, int gap, int height)
{
    puzzle_size size = app_challenges_chosen(p->app, self->mode)->size;
    parts_row (p, gap) {
        parts_stepper(p, CHALLENGES_COLUMNS, _("Columns"), .number = size.columns,
                      .least = PUZZLE_MIN_SIDE, .most = GAME_CHALLENGE_SIDE, .height = height,
                      .grow = 1);
        parts_stepper(p, CHALLENGES_ROWS, _("Rows"), .number = size.rows, .least = PUZZLE_MIN_SIDE,
                      .most = GAME_CHALLENGE_SIDE, .height = height, .grow = 1);
    }
}

/* A number that is typed, or stepped with the buttons beside it. */
static void add_count(app_parts *p, const challenges_state *self, int height)
{
    enum { SIDE = 64, LIP = 3 };
    parts_row (p, 12, .together = true) {
        parts_button(p, CHALLENGES_FEWER, _("Fewer boards"), .bare = true, .icon = APP_ICON_MINUS,
                     .slim = true, .width = SIDE, .height = height - LIP);
        parts_field(p, CHALLENGES_COUNT, _("Boards"), .grow = 1, .height = height,
                    .field = &self->page.fields[0]);
        parts_button(p, CHALLENGES_MORE, _("More boards"), .bare = true, .icon = APP_ICON_PLUS,
                     .slim = true, .width = SIDE, .height = height - LIP);
    }
}

/* An option with its caption, and a second row where another value than the usual ones is chosen. */
static void add_option(app_parts *p, const challenges_state *self, int index)
{
    enum { HEIGHT = 46 };
    const game_option *option = &game_rules_of(self->mode)->options[index];
    parts_text(p, APP_TYPE_LABEL, caption_of(option->kind), .weak = true);
    parts_space(p, 3);
    add_tabs(p, self, index, HEIGHT);
    if (!self->other[index])
        return;
    parts_space(p, 10);
    if (option->kind == GAME_OPTION_SIZE)
        add_sides(p, self, 12, HEIGHT);
    else
        add_count(p, self, HEIGHT);
}

/* In the smallest windows another size stands beside the usual ones, and nothing has a caption. */
static void add_low_option(app_parts *p, const challenges_state *self, int index)
{
    enum { HEIGHT = 44 };
    bool size = game_rules_of(self->mode)->options[index].kind == GAME_OPTION_SIZE;
    parts_row (p, 8, .turns = true) {
        parts_column (p, 0, .grow = 42) {
            add_tabs(p, self, index, HEIGHT);
        }
        if (self->other[index] && size)
            parts_column (p, 0, .grow = 58) {
                add_sides(p, self, 8, HEIGHT);
            }
    }
    if (self->other[index] && !size)
        add_count(p, self, HEIGHT);
}

/* ---- Buttons ---- */

bool app_challenges_is_left(const challenges_state *self)
{
    return self->left[self->mode];
}

static const char *left_words(app_parts *p, const challenges_state *self)
{
    return app_mode_chosen(&p->arena, &self->was[self->mode]);
}

static void add_start_over(app_parts *p, bool low)
{
    parts_button(p, CHALLENGES_START, _("Start over"), .slim = true, .height = low ? 40 : 60,
                 .least_width = low ? 112 : 148, .ask = _("Start over?"));
}

void app_challenges_add_low_start(app_parts *p, const challenges_state *self)
{
    bool left = app_challenges_is_left(self);
    parts_primary(p, left ? CHALLENGES_CONTINUE : CHALLENGES_START,
                  left ? _("Continue") : _("Start"), .icon = APP_ICON_PLAY, .height = 40,
                  .least_width = left ? 144 : 116);
}

/* A paused run goes on; a second, lesser button starts over. */
static void add_start(app_parts *p, const challenges_state *self)
{
    parts_row (p, 16, .together = true, .turns = true) {
        if (app_challenges_is_left(self)) {
            parts_primary(p, CHALLENGES_CONTINUE, _("Continue"), .tall = true,
                          .note = left_words(p, self), .height = 60, .grow = 1);
            add_start_over(p, false);
        } else {
            parts_primary(p, CHALLENGES_START, _("Start"), .icon = APP_ICON_PLAY, .height = 60,
                          .grow = 1);
        }
    }
}

/* ---- Figures, and the whole ---- */

static void add_figure(app_parts *p, const char *label, const char *value)
{
    parts_column (p, 1, .pad = {0, 14, 0, 12}) {
        parts_text(p, APP_TYPE_LABEL, label, .weak = true);
        parts_text(p, APP_TYPE_SMALL_COUNTER, value, .tight = APP_TYPE_BUTTON);
    }
}

static const char *result_words(app_parts *p, const game_run_result *run)
{
    return run ? app_mode_result(&p->arena, run, p->view->settings) : "–";
}

static void add_figures(app_parts *p, const game_run_tally *tally)
{
    parts_wrap (p, 12, .columns = 3, .look = APP_LOOK_RULE) {
        add_figure(p, _("Best"), result_words(p, tally->best));
        add_figure(p, _("Last"), result_words(p, tally->last));
        add_figure(p, _("Runs"), app_words_count(&p->arena, (size_t)tally->count));
    }
    parts_paragraph(p, APP_TYPE_LABEL,
                    tally->best ? app_mode_best(&p->arena, tally->best)
                                : _("No run of exactly this yet."),
                    .weak = true, .leave = 2);
}

/* What has no room is left out; what is left over comes between the options, and then before Start. */
void app_challenges_add_details(app_parts *p, const challenges_state *self)
{
    enum { MOST_APART = 18 };
    const game_challenge *challenge = app_challenges_chosen(p->app, self->mode);
    parts_column (p, 0, .grow = 1) {
        parts_text(p, APP_TYPE_PAGE_TITLE, _(app_mode_of(self->mode)->title), .leave = 1);
        parts_column (p, 0, .pad = {0, 8, 0, 18}, .leave = 3) {
            parts_paragraph(p, APP_TYPE_LABEL, app_mode_about(&p->arena, challenge), .weak = true);
        }
        parts_spring(p, 1, .most_height = MOST_APART);
        for (int i = 0; i < game_rules_of(self->mode)->option_count; i++) {
            add_option(p, self, i);
            parts_spring(p, 1, .least_height = 10, .most_height = 10 + MOST_APART);
        }
        add_figures(p, &self->tally[self->mode]);
        parts_spring(p, 1, .least_height = 4);
        add_start(p, self);
        if (app_challenges_is_left(self)) {
            parts_space(p, 5);
            parts_paragraph(p, APP_TYPE_LABEL,
                            _("Starting over ends your paused run. Its boards still count."),
                            .weak = true);
        }
    }
}

/* What the mode is, and the best. */
static void add_line(app_parts *p, const challenges_state *self)
{
    parts_row (p, 16, .least_height = 28) {
        parts_paragraph(p, APP_TYPE_LABEL, _(app_mode_of(self->mode)->line), .grow = 1);
        parts_text(p, APP_TYPE_NOTE, app_challenges_best(p, self, self->mode), .leave = 1);
    }
}

/* Which run was left, and the best; beside them begins another one. */
static void add_left(app_parts *p, const challenges_state *self)
{
    parts_row (p, 16) {
        parts_column (p, 0, .grow = 1, .across = APP_PLACE_MIDDLE) {
            parts_paragraph(
                p, APP_TYPE_LABEL,
                parts_print(p, _("Paused: %s. Starting over ends it."), left_words(p, self)));
            if (self->tally[self->mode].best)
                parts_paragraph(p, APP_TYPE_NOTE, app_challenges_best(p, self, self->mode));
        }
        add_start_over(p, true);
    }
}

void app_challenges_add_low_details(app_parts *p, const challenges_state *self)
{
    if (app_challenges_is_left(self))
        add_left(p, self);
    else
        add_line(p, self);
    for (int i = 0; i < game_rules_of(self->mode)->option_count; i++)
        add_low_option(p, self, i);
}
