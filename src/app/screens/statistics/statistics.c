/* What was won: figures for each size and goal, and all results. */
#include "screens/statistics/statistics.h"

#include "screens/screens.h"

static void statistics_enter(app *app, void *state)
{
    statistics_state *self = state;
    for (int i = 0; i < APP_PAGE_GRIDS; i++)
        self->page.grids[i] = (app_grid){.at = -1, .hover = -1};
    self->tab = STATISTICS_FIGURES;
    app_statistics_load(app, self);
    self->page.controls.focus =
        self->category_count > 0 ? (int)STATISTICS_KIND_FIRST : (int)STATISTICS_NEW_GAME;
    self->page.controls.focus_shown = true;
}

static void statistics_leave(app *app, void *state)
{
    (void)app;
    app_statistics_free(state);
}

/* A game may have been won since. */
static void statistics_resume(app *app, void *state)
{
    app_statistics_load(app, state);
}

/* The focus goes to where nothing is lost. */
static void ask(statistics_state *self, statistics_question question)
{
    self->asked = question;
    self->page.controls.focus =
        question == STATISTICS_ASKS_NOTHING ? (int)STATISTICS_DELETE : (int)STATISTICS_KEEP;
}

static void wipe(app *app, statistics_state *self)
{
    ask(self, STATISTICS_ASKS_NOTHING);
    app_statistics_wipe(app);
    app_statistics_load(app, self);
    if (self->category_count == 0)
        self->page.controls.focus = STATISTICS_NEW_GAME;
}

/* All, one of those that are listed, or what leads to others, which opens the list again. */
static void choose_session(app *app, statistics_state *self, int item)
{
    size_t listed = (size_t)app_statistics_sessions_listed(&app->view, self);
    size_t next = self->session_from + listed;
    if (item == 0)
        app_statistics_set_session(app, self, "");
    else if ((size_t)item <= listed)
        app_statistics_set_session(app, self,
                                   self->sessions[self->session_from + (size_t)item - 1]);
    else {
        self->session_from = next < self->session_count ? next : 0;
        app_drop_open(&self->page.drop, STATISTICS_OF_SESSION, 1);
    }
}

static app_go choose(app *app, statistics_state *self, int id)
{
    if (id >= STATISTICS_TAB_FIRST && id < STATISTICS_TAB_FIRST + STATISTICS_TABS) {
        self->tab = (statistics_tab)(id - STATISTICS_TAB_FIRST);
        self->asked = STATISTICS_ASKS_NOTHING;
    }
    if (id >= STATISTICS_KIND_FIRST && id < STATISTICS_KIND_FIRST + GAME_FIGURE_KINDS)
        app_statistics_set_kind(app, self, (game_figure_kind)(id - STATISTICS_KIND_FIRST));
    if (id >= STATISTICS_VIEW_FIRST && id < STATISTICS_VIEW_FIRST + STATISTICS_VIEWS)
        self->view = (statistics_view)(id - STATISTICS_VIEW_FIRST);
    switch (id) {
    case STATISTICS_SESSION:
        return app_go_to(APP_PUSH, APP_SCREEN_SESSION);
    case STATISTICS_NEW_GAME:
        return app_go_to(APP_PUSH, APP_SCREEN_NEW_GAME);
    case STATISTICS_ASSISTED:
        self->assisted = !self->assisted;
        app_statistics_set_kind(app, self, self->kind);
        break;
    case STATISTICS_COPY:
        app_statistics_copy(app, self);
        break;
    case STATISTICS_EXPORT:
        app_statistics_export(app);
        break;
    case STATISTICS_DELETE:
        ask(self, STATISTICS_ASKS_FIRST);
        break;
    case STATISTICS_GO_ON:
        ask(self, STATISTICS_ASKS_LAST);
        break;
    case STATISTICS_KEEP:
        ask(self, STATISTICS_ASKS_NOTHING);
        break;
    case STATISTICS_WIPE:
        wipe(app, self);
        break;
    default:
        break;
    }
    return app_stay();
}

/* Where the boards have a tab of their own, choosing one leads on from there. */
static void leave_boards(statistics_state *self, const app_parts *p, const app_answer *answer)
{
    int board = app_page_picked(&self->page, &p->page, STATISTICS_LIST_BOARDS, answer);
    if (!app_statistics_is_tabbed(p->view) || board < 0)
        return;
    self->tab = STATISTICS_FIGURES;
    self->page.controls.focus = STATISTICS_TAB_FIRST + STATISTICS_FIGURES;
}

static app_go statistics_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    statistics_state *self = state;
    app_intent intent = app_answer_intent(answer);
    if (answer->kind == APP_ANSWER_MOVED && answer->id == STATISTICS_CATEGORIES)
        app_statistics_choose(app, self); /* another category is another page */
    if (answer->kind == APP_ANSWER_RELEASED && answer->id == STATISTICS_CATEGORIES)
        leave_boards(self, p, answer);
    if (answer->kind == APP_ANSWER_ITEM)
        choose_session(app, self, answer->value);
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id == STATISTICS_OF_SESSION)
        app_drop_open(&self->page.drop, answer->id, p->page.item_chosen);
    else if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        return choose(app, self, answer->id);
    if (intent == APP_INTENT_COPY)
        return choose(app, self, STATISTICS_COPY);
    if (intent == APP_INTENT_BACK && self->asked != STATISTICS_ASKS_NOTHING)
        return choose(app, self, STATISTICS_KEEP);
    return app_go_of(answer);
}

const app_screen app_screen_statistics = {
    .size = sizeof(statistics_state),
    .enter = statistics_enter,
    .leave = statistics_leave,
    .resume = statistics_resume,
    .parts = app_statistics_parts,
    .answer = statistics_answer,
};
