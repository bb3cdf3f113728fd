/* What was won: figures for each size and goal, and all results. */
#include "screens/statistics/statistics.h"

#include "screens/screens.h"

static void statistics_enter(app *app, void *state)
{
    statistics_state *self = state;
    self->boards.at = self->best.at = -1;
    self->tab = STATISTICS_FIGURES;
    statistics_load(app, self);
    self->controls.focus =
        self->category_count > 0 ? (int)STATISTICS_KIND_FIRST : (int)STATISTICS_NEW_GAME;
    self->controls.focus_shown = true;
}

static void statistics_leave(app *app, void *state)
{
    (void)app;
    statistics_free(state);
}

/* A game may have been won since. */
static void statistics_resume(app *app, void *state)
{
    statistics_load(app, state);
}

/* The focus goes to where nothing is lost. */
static void ask(statistics_state *self, statistics_question question)
{
    self->asked = question;
    self->controls.focus =
        question == STATISTICS_ASKS_NOTHING ? (int)STATISTICS_DELETE : (int)STATISTICS_KEEP;
}

static void wipe(app *app, statistics_state *self)
{
    ask(self, STATISTICS_ASKS_NOTHING);
    statistics_wipe(app);
    statistics_load(app, self);
    if (self->category_count == 0)
        self->controls.focus = STATISTICS_NEW_GAME;
}

static app_go choose(app *app, statistics_state *self, int id)
{
    if (id >= STATISTICS_TAB_FIRST && id < STATISTICS_TAB_FIRST + STATISTICS_TABS) {
        self->tab = (statistics_tab)(id - STATISTICS_TAB_FIRST);
        self->asked = STATISTICS_ASKS_NOTHING;
    }
    if (id >= STATISTICS_KIND_FIRST && id < STATISTICS_KIND_FIRST + GAME_FIGURE_KINDS)
        statistics_set_kind(app, self, (game_figure_kind)(id - STATISTICS_KIND_FIRST));
    switch (id) {
    case STATISTICS_BACK:
        return app_go_to(APP_POP, APP_SCREEN_TITLE);
    case STATISTICS_HELP:
        return app_go_to(APP_PUSH, APP_SCREEN_HELP);
    case STATISTICS_NEW_GAME:
        return app_go_to(APP_PUSH, APP_SCREEN_NEW_GAME);
    case STATISTICS_COPY:
        statistics_copy(app, self);
        break;
    case STATISTICS_EXPORT:
        statistics_export(app);
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

static app_go key(app *app, statistics_state *self, const app_event *event)
{
    app_intent intent = event->intent;
    if (intent == APP_INTENT_COPY)
        return choose(app, self, STATISTICS_COPY);
    if (intent != APP_INTENT_BACK)
        return app_stay();
    return choose(app, self,
                  self->asked == STATISTICS_ASKS_NOTHING ? STATISTICS_BACK : STATISTICS_KEEP);
}

/* The two lists; another category is another page. */
static bool list_event(app *app, statistics_state *self, const statistics_layout *layout,
                       const app_event *event)
{
    int before = self->boards.at;
    bool used = app_list_event(&self->boards, &layout->boards, &self->controls, event);
    if (self->boards.at != before)
        statistics_choose(app, self);
    return used || app_list_event(&self->best, &layout->best, &self->controls, event);
}

/* Where the boards have a tab of their own, choosing one leads on from there. */
static void leave_boards(statistics_state *self, const statistics_layout *layout,
                         const app_event *event)
{
    int last = layout->boards.count - 1;
    app_rect row = app_list_row(&self->boards, &layout->boards, last);
    bool beside = event->kind == APP_EVENT_POINTER_UP && event->y >= row.y + row.h;
    if (!layout->tabbed || beside)
        return;
    self->tab = STATISTICS_FIGURES;
    self->controls.focus = STATISTICS_TAB_FIRST + STATISTICS_FIGURES;
}

static app_go statistics_event(app *app, void *state, const app_event *event)
{
    statistics_state *self = state;
    statistics_layout layout;
    statistics_lay_out(app, self, &layout);
    if (list_event(app, self, &layout, event))
        return app_stay();
    app_control_result result =
        app_controls_event(&self->controls, &layout.controls, APP_FOCUS_KEEPS, event, app->now);
    if (result.outcome == APP_CONTROL_CHOSEN)
        return choose(app, self, result.id);
    if (result.outcome == APP_CONTROL_RELEASED && result.id == STATISTICS_CATEGORIES)
        leave_boards(self, &layout, event);
    if (result.outcome == APP_CONTROL_IGNORED && event->kind == APP_EVENT_KEY_DOWN)
        return key(app, self, event);
    return app_stay();
}

static app_go statistics_update(app *app, void *state)
{
    (void)app;
    (void)state;
    return app_stay();
}

static double statistics_wait(const app *app, const void *state)
{
    const statistics_state *self = state;
    statistics_layout layout;
    statistics_lay_out(app, self, &layout);
    return app_controls_wait(&self->controls, &layout.controls, app->now);
}

const app_screen app_screen_statistics = {
    .size = sizeof(statistics_state),
    .enter = statistics_enter,
    .leave = statistics_leave,
    .resume = statistics_resume,
    .event = statistics_event,
    .update = statistics_update,
    .draw = statistics_draw,
    .wait = statistics_wait,
};
