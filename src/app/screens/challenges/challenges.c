/* The challenges: one is chosen, its figures are chosen, and it begins or goes on. */
#include "screens/challenges/challenges.h"

#include "client/records.h"
#include "client/runs.h"
#include "screens/screens.h"

#include <stdio.h>
#include <stdlib.h>

const game_challenge *app_challenges_chosen(const app *app, game_mode mode)
{
    return &app->client.settings.challenges[mode];
}

/* ---- What is shown ---- */

static void count_runs(app *app, challenges_state *self, game_mode mode)
{
    self->tally[mode] = game_run_tally_of(client_results(&app->client),
                                          app_challenges_chosen(app, mode), GAME_WAY_UNKNOWN);
}

static void look(app *app, challenges_state *self)
{
    game_mode modes[GAME_MODES];
    int count = app_mode_challenges(modes);
    for (int i = 0; i < count; i++) {
        game_mode mode = modes[i];
        self->was[mode] = *app_challenges_chosen(app, mode);
        self->left[mode] = client_run_left(&app->client, &self->was[mode]);
        count_runs(app, self, mode);
    }
}

/* The field shows the chosen number, except while it is being typed into. */
static void show_count(const app *app, challenges_state *self)
{
    enum { LONGEST = 5 };
    char digits[16];
    if (self->page.controls.focus == CHALLENGES_COUNT)
        return;
    snprintf(digits, sizeof digits, "%d", app_challenges_chosen(app, self->mode)->boards);
    app_field_init(&self->page.fields[0], LONGEST, digits);
    self->page.fields[0].digits = true;
}

static void choose_mode(app *app, challenges_state *self, game_mode mode)
{
    const game_rules *rules = game_rules_of(mode);
    const game_challenge *challenge = app_challenges_chosen(app, mode);
    self->mode = mode;
    for (int i = 0; i < rules->option_count; i++) {
        const game_option *option = &rules->options[i];
        self->other[i] =
            option->most > 0 && !game_option_is_usual(option, game_option_value(option, challenge));
    }
    if (app->client.settings.mode != (int)mode) {
        app->client.settings.mode = (int)mode;
        client_settings_changed(&app->client);
    }
}

static void challenges_enter(app *app, void *state)
{
    challenges_state *self = state;
    look(app, self);
    choose_mode(app, self, (game_mode)app->client.settings.mode);
    self->page.controls.focus = CHALLENGES_CARD_FIRST + (int)self->mode;
    self->page.controls.focus_shown = true;
    show_count(app, self);
}

static void challenges_resume(app *app, void *state)
{
    look(app, state);
}

/* ---- The page ---- */

/* In the smallest windows the filled button stands in the bar. */
static void add_low_page(app_parts *p, const challenges_state *self)
{
    parts_bar (p, _("Challenges"), NULL) {
        app_challenges_add_low_start(p, self);
        parts_space(p, 6);
    }
    parts_column (p, 6, .grow = 1, .scrolls = true, .pad = {16, 6, 16, 6}) {
        app_challenges_add_low_cards(p, self);
        app_challenges_add_low_details(p, self);
    }
}

/* The cards with the details below them. */
static void add_tall_page(app_parts *p, const challenges_state *self)
{
    enum { MOST = 760 };
    parts_column (p, 0, .grow = 1, .scrolls = true, .pad = {32, 16, 32, 26}) {
        app_challenges_add_cards(p, self, 2);
        parts_space(p, 27);
        parts_column (p, 0, .grow = 1, .most_height = MOST) {
            app_challenges_add_details(p, self);
        }
    }
}

/* The cards with the details beside them. */
static void add_wide_page(app_parts *p, const challenges_state *self)
{
    enum { MOST = 700, TWO_COLUMNS = 600 };
    bool wide = app_view_layout(p->view) == APP_LAYOUT_WIDE;
    int margin = wide ? 32 : 24, gap = wide ? 64 : 24, details = wide ? 432 : 400;
    int cards = p->view->width - 2 * margin - gap - details;
    int top = wide ? 16 : 8, foot = wide ? 42 : 14;
    int height = app_at_most(p->view->height - app_view_bar(p->view) - top - foot, MOST);
    parts_column (p, 0, .grow = 1, .scrolls = true, .pad = {margin, top, margin, 0}) {
        parts_spring(p, 1);
        parts_row (p, gap, .height = height, .centred = true) {
            parts_column (p, 0, .width = app_at_most(cards, wide ? 712 : 600)) {
                app_challenges_add_cards(p, self, cards >= TWO_COLUMNS ? 2 : 1);
            }
            parts_column (p, 0, .width = details) {
                app_challenges_add_details(p, self);
            }
        }
        parts_spring(p, 3);
    }
}

static void challenges_parts(app_parts *p)
{
    enum { TALL = 1080 };
    app_layout kind = app_view_layout(p->view);
    bool tall = kind == APP_LAYOUT_PORTRAIT;
    parts_column (p, 0) {
        if (kind == APP_LAYOUT_MINIMUM || (tall && p->view->height < TALL)) {
            add_low_page(p, p->state);
        } else {
            parts_bar (p, _("Challenges"), _("Own results only; nothing leaves this computer")) {
                app_parts_add_help(p);
            }
            if (tall)
                add_tall_page(p, p->state);
            else
                add_wide_page(p, p->state);
        }
    }
}

/* ---- What the player chooses ---- */

static game_challenge *chosen(app *app, const challenges_state *self)
{
    return &app->client.settings.challenges[self->mode];
}

static void changed(app *app, challenges_state *self)
{
    client_settings_changed(&app->client);
    count_runs(app, self, self->mode);
}

static void choose_tab(app *app, challenges_state *self, int option, int tab)
{
    int values[GAME_OPTION_VALUES];
    game_challenge *challenge = chosen(app, self);
    const game_option *of = &game_rules_of(self->mode)->options[option];
    int count = game_option_values(of, challenge, values);
    self->other[option] = tab >= count;
    if (tab < count)
        game_option_choose(of, challenge, values[tab]);
    changed(app, self);
}

static void choose_side(app *app, challenges_state *self, int id, int side)
{
    puzzle_size size = chosen(app, self)->size;
    *(id == CHALLENGES_COLUMNS ? &size.columns : &size.rows) = side;
    game_challenge_resize(chosen(app, self), size);
    changed(app, self);
}

/* The option with a field. */
static const game_option *count_option(const challenges_state *self)
{
    const game_rules *rules = game_rules_of(self->mode);
    for (int i = 0; i < rules->option_count; i++)
        if (rules->options[i].kind == GAME_OPTION_BOARDS)
            return &rules->options[i];
    return NULL;
}

/* A number out of range is ignored: it may be the beginning of one that is in range. */
static void choose_count(app *app, challenges_state *self, long count)
{
    const game_option *option = count_option(self);
    if (!option || count < option->least || count > option->most)
        return;
    game_option_choose(option, chosen(app, self), (int)count);
    changed(app, self);
}

/* The next round number: tens from twenty on, hundreds from two hundred on. */
static void step_count(app *app, challenges_state *self, int by)
{
    const game_option *option = count_option(self);
    int count = chosen(app, self)->boards, step = 1;
    while (count + (by < 0 ? -1 : 0) >= 20 * step)
        step *= 10;
    count = by > 0 ? count / step * step + step : (count - 1) / step * step;
    if (option)
        choose_count(app, self,
                     count < option->least  ? option->least
                     : count > option->most ? option->most
                                            : count);
    show_count(app, self);
}

/* ---- Beginning ---- */

static app_go start(app *app, const challenges_state *self)
{
    client_run_begin(&app->client, app_challenges_chosen(app, self->mode));
    return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
}

/* Resumes the paused run. A damaged one is reported and quarantined. */
static app_go go_on(app *app, challenges_state *self)
{
    if (client_run_resume(&app->client, &self->was[self->mode]))
        return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
    look(app, self);
    return app_stay();
}

/* What the filled button does. */
static app_go begin(app *app, challenges_state *self)
{
    return self->left[self->mode] ? go_on(app, self) : start(app, self);
}

static bool is_card(int id)
{
    return id >= CHALLENGES_CARD_FIRST && id < CHALLENGES_CARD_FIRST + GAME_MODES;
}

static bool is_chosen(const challenges_state *self, int id)
{
    return id == CHALLENGES_CARD_FIRST + (int)self->mode;
}

/* Enter begins from any card; a press only chooses it. A pad's directions lead past cards to the options: there a
 * card is chosen first, and begun by another press. */
static app_go choose(app *app, challenges_state *self, const app_answer *answer)
{
    int id = answer->id;
    if (is_card(id)) {
        bool by_pad = app->way == GAME_WAY_PAD, was_chosen = is_chosen(self, id);
        choose_mode(app, self, (game_mode)(id - CHALLENGES_CARD_FIRST));
        bool by_key =
            answer->event->kind == APP_EVENT_KEY_DOWN || answer->event->kind == APP_EVENT_KEY_UP;
        return by_key && (was_chosen || !by_pad) ? begin(app, self) : app_stay();
    }
    switch (id) {
    case CHALLENGES_START:
        return start(app, self);
    case CHALLENGES_CONTINUE:
        return go_on(app, self);
    case CHALLENGES_FEWER:
    case CHALLENGES_MORE:
        step_count(app, self, id == CHALLENGES_MORE ? 1 : -1);
        return app_stay();
    default:
        break;
    }
    int tab = id - CHALLENGES_TAB_FIRST;
    if (tab < 0 || tab >= GAME_OPTIONS * CHALLENGES_TABS)
        return app_go_of(answer);
    choose_tab(app, self, tab / CHALLENGES_TABS, tab % CHALLENGES_TABS);
    return app_stay();
}

static app_go challenges_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    challenges_state *self = state;
    (void)p;
    if (answer->kind == APP_ANSWER_CHOSEN)
        return choose(app, self, answer);
    if (answer->kind == APP_ANSWER_CHANGED)
        choose_side(app, self, answer->id, answer->value);
    else if (answer->kind == APP_ANSWER_TYPED)
        choose_count(app, self, strtol(self->page.fields[0].text, NULL, 10));
    else if (app_answer_intent(answer) == APP_INTENT_CONFIRM)
        return begin(app, self);
    return app_go_of(answer);
}

/* The card that the keyboard has come to is the chosen one. */
static app_go challenges_update(app *app, void *state)
{
    challenges_state *self = state;
    int focus = self->page.controls.focus;
    if (app->way != GAME_WAY_PAD && is_card(focus) && !is_chosen(self, focus))
        choose_mode(app, self, (game_mode)(focus - CHALLENGES_CARD_FIRST));
    show_count(app, self);
    return app_stay();
}

const app_screen app_screen_challenges = {
    .size = sizeof(challenges_state),
    .enter = challenges_enter,
    .resume = challenges_resume,
    .parts = challenges_parts,
    .answer = challenges_answer,
    .update = challenges_update,
};
