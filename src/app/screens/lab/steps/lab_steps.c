/* A search at work: each press expands nodes, and every node can be looked at. */
#include "screens/lab/steps/lab_steps.h"

#include "game/ask.h"
#include "program/parts_of.h"
#include "program/say.h"
#include "screens/screens.h"
#include "text/translate.h"

enum { NODES_A_FRAME = 20000 };

/* The node that is looked at is chosen in its list, and in the other one none is. */
static void find_node(const app *app, steps_state *self)
{
    const app_page_layout *page = &app_parts_of(app, self)->page;
    for (int i = 0; i < STEPS_LISTS; i++) {
        int row = page->grids[i].count - 1;
        while (row >= 0 && app_steps_numbers(self, i)[row] != self->node)
            row--;
        app_page_choose(&self->page, page, i, row);
    }
}

/* The lists as they are now; the node that was expanded last is looked at. */
static void look(app *app, steps_state *self)
{
    if (game_lab_search_list(&self->search) != SW_OK)
        app_notify(app, APP_ICON_WARN, _("Memory ran out; nothing was changed"));
    int64_t last = solver_search_last(self->search.search);
    self->node = last >= 0 ? (size_t)last : 0;
    find_node(app, self);
    if (self->search.state != SOLVER_SEARCH_RUNNING && self->page.controls.focus >= STEPS_ONE)
        self->page.controls.focus = STEPS_AGAIN; /* what else there was to press is no more */
}

static void begin(app *app, steps_state *self)
{
    sw_error error;
    self->method = game_lab_search_method(app->client.lab.method);
    solver_request request = game_ask(GAME_ASK_STEPS, &app->client.lab.boards[GAME_LAB_START],
                                      &app->client.lab.boards[GAME_LAB_GOAL]);
    request.method = self->method;
    game_lab_search_deinit(&self->search);
    if (self->page.controls.focus == STEPS_AGAIN)
        self->page.controls.focus = STEPS_ONE;
    self->going = false;
    self->ready =
        game_lab_search_init(&self->search, app->client.solver, &request, &error) == SW_OK;
    if (self->ready) {
        look(app, self);
        return;
    }
    app_notify_failed(app, _("The search cannot start"), &error);
}

static void steps_enter(app *app, void *state)
{
    steps_state *self = state;
    self->page.controls.focus = STEPS_ONE;
    self->page.controls.focus_shown = true;
    begin(app, self);
}

static void steps_leave(app *app, void *state)
{
    steps_state *self = state;
    (void)app;
    game_lab_search_deinit(&self->search);
}

static void choose(app *app, steps_state *self, int id)
{
    switch (id) {
    case STEPS_ONE:
    case STEPS_TEN:
    case STEPS_HUNDRED:
        game_lab_search_expand(&self->search, id == STEPS_ONE ? 1 : id == STEPS_TEN ? 10 : 100);
        look(app, self);
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
        if (id >= STEPS_TAB_FIRST && id < STEPS_TAB_FIRST + STEPS_TABS) {
            self->tab = (steps_tab)(id - STEPS_TAB_FIRST);
            find_node(app, self);
        }
        break;
    }
}

static app_go steps_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    steps_state *self = state;
    (void)p;
    if (answer->kind == APP_ANSWER_CHOSEN)
        choose(app, self, answer->id);
    if (answer->kind == APP_ANSWER_MOVED) {
        self->node = app_steps_numbers(self, answer->id - STEPS_LIST_FIRST)[answer->value];
        find_node(app, self);
    }
    return app_go_of(answer);
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
    (void)app;
    return self->going || !self->ready ? 0 : APP_WAIT_LONG;
}

const app_screen app_screen_lab_steps = {
    .size = sizeof(steps_state),
    .places = APP_PLACE_LAB,
    .enter = steps_enter,
    .leave = steps_leave,
    .parts = app_steps_parts,
    .answer = steps_answer,
    .update = steps_update,
    .wait = steps_wait,
};
