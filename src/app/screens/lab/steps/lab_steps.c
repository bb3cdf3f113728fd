/* A search at work: each press expands nodes, and every node can be looked at. */
#include "screens/lab/steps/lab_steps.h"

#include "game/ask.h"
#include "program/say.h"
#include "screens/screens.h"
#include "text/text.h"

enum { NODES_A_FRAME = 20000 };

/* Where the chosen node stands in its list. */
static void find_node(const app *app, steps_state *self)
{
    steps_layout layout;
    const uint32_t *numbers[STEPS_LISTS] = {self->search.open, self->search.closed};
    app_steps_lay_out(app, self, &layout);
    for (int i = 0; i < STEPS_LISTS; i++) {
        const app_list_page *page = &layout.lists[i];
        int at = -1;
        for (int row = 0; row < page->count && at < 0; row++)
            if (numbers[i][row] == self->node)
                at = row;
        if (at >= 0)
            app_list_choose(&self->lists[i], page, at);
        else
            self->lists[i].at = -1;
    }
}

/* The lists as they are now; the node that was expanded last is looked at. */
static void look(app *app, steps_state *self)
{
    if (game_lab_search_list(&self->search) != SW_OK)
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
    int64_t last = solver_search_last(self->search.search);
    self->node = last >= 0 ? (size_t)last : 0;
    find_node(app, self);
    if (self->search.state != SOLVER_SEARCH_RUNNING && self->controls.focus >= STEPS_ONE)
        self->controls.focus = STEPS_AGAIN; /* what else there was to press is no more */
}

static void begin(app *app, steps_state *self)
{
    sw_error error;
    self->method = game_lab_search_method(app->client.lab.method);
    solver_request request = game_ask(GAME_ASK_STEPS, &app->client.lab.boards[GAME_LAB_START],
                                      &app->client.lab.boards[GAME_LAB_GOAL]);
    request.method = self->method;
    game_lab_search_deinit(&self->search);
    if (self->controls.focus == STEPS_AGAIN)
        self->controls.focus = STEPS_ONE;
    self->going = false;
    self->ready =
        game_lab_search_init(&self->search, app->client.solver, &request, &error) == SW_OK;
    if (self->ready) {
        look(app, self);
        return;
    }
    char words[SW_ERROR_SIZE + 64];
    app_textf(words, sizeof words, APP_TEXT_STEPS_FAILED, error.message);
    app_notify(app, APP_ICON_WARN, words);
}

static void steps_enter(app *app, void *state)
{
    steps_state *self = state;
    self->controls.focus = STEPS_ONE;
    self->controls.focus_shown = true;
    begin(app, self);
}

static void steps_leave(app *app, void *state)
{
    steps_state *self = state;
    (void)app;
    game_lab_search_deinit(&self->search);
}

static void expand(app *app, steps_state *self, uint64_t count)
{
    game_lab_search_expand(&self->search, count);
    look(app, self);
}

static app_go choose(app *app, steps_state *self, int id)
{
    if (id >= STEPS_TAB_FIRST && id < STEPS_TAB_FIRST + STEPS_TABS) {
        self->tab = (steps_tab)(id - STEPS_TAB_FIRST);
        find_node(app, self);
        return app_stay();
    }
    switch (id) {
    case STEPS_BACK:
        return app_go_to(APP_POP, APP_SCREEN_LAB);
    case STEPS_HELP:
        return app_go_to(APP_PUSH, APP_SCREEN_HELP);
    case STEPS_ONE:
        expand(app, self, 1);
        break;
    case STEPS_TEN:
        expand(app, self, 10);
        break;
    case STEPS_HUNDRED:
        expand(app, self, 100);
        break;
    case STEPS_END:
        self->going = !self->going;
        if (!self->going)
            look(app, self);
        break;
    case STEPS_AGAIN:
        begin(app, self);
        break;
    default:
        break;
    }
    return app_stay();
}

/* A row that was chosen shows its node, in the other list too. */
static bool list_event(steps_state *self, const steps_layout *layout, const app_event *event)
{
    const uint32_t *numbers[STEPS_LISTS] = {self->search.open, self->search.closed};
    bool used = false;
    for (int i = 0; i < STEPS_LISTS && !used; i++) {
        int before = self->lists[i].at;
        used = app_list_event(&self->lists[i], &layout->lists[i], &self->controls, event);
        int at = self->lists[i].at;
        if (at == before || at < 0)
            continue;
        self->node = numbers[i][at];
        self->lists[1 - i].at = -1;
    }
    return used;
}

static app_go steps_event(app *app, void *state, const app_event *event)
{
    steps_state *self = state;
    steps_layout layout;
    app_steps_lay_out(app, self, &layout);
    if (!self->going && list_event(self, &layout, event))
        return app_stay();
    app_control_result result =
        app_controls_event(&self->controls, &layout.controls, APP_FOCUS_KEEPS, event, app->now);
    if (result.outcome == APP_CONTROL_CHOSEN)
        return choose(app, self, result.id);
    if (result.outcome == APP_CONTROL_IGNORED && event->kind == APP_EVENT_KEY_DOWN &&
        event->intent == APP_INTENT_BACK)
        return choose(app, self, STEPS_BACK);
    return app_stay();
}

static app_go steps_update(app *app, void *state)
{
    steps_state *self = state;
    if (!self->ready)
        return app_go_to(APP_POP, APP_SCREEN_LAB);
    if (!self->going)
        return app_stay();
    game_lab_search_expand(&self->search, NODES_A_FRAME);
    if (self->search.state != SOLVER_SEARCH_RUNNING) {
        self->going = false;
        look(app, self);
    }
    return app_stay();
}

static double steps_wait(const app *app, const void *state)
{
    const steps_state *self = state;
    steps_layout layout;
    if (self->going || !self->ready)
        return 0;
    app_steps_lay_out(app, self, &layout);
    return app_controls_wait(&self->controls, &layout.controls, app->now);
}

const app_screen app_screen_lab_steps = {
    .size = sizeof(steps_state),
    .enter = steps_enter,
    .leave = steps_leave,
    .event = steps_event,
    .update = steps_update,
    .draw = app_steps_draw,
    .wait = steps_wait,
};
