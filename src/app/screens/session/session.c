/* The session: its name, what was won in it, and how another one begins. It lies over any screen. */
#include "client/sitting.h"
#include "program/app.h"
#include "program/say.h"
#include "screens/screens.h"
#include "text/words.h"

#include <stdio.h>

enum { SESSION_SLAB = APP_ID_OWN, SESSION_NAME, SESSION_LIST, SESSION_RESET, SESSION_STATISTICS };

/* ---- What is shown ---- */

static const game_result *newest(const game_results *results, size_t back)
{
    return &results->list[results->count - 1 - back];
}

/* How many games, and of which kind the figures are. */
static void add_note(app_parts *p, const game_results *won)
{
    if (won->count == 0)
        return;
    game_category kind = game_category_of(newest(won, 0));
    const char *board = app_words_category(&p->arena, &kind, true);
    const char *count = app_words_count(&p->arena, won->count);
    parts_text(p, APP_TYPE_LABEL,
               parts_print(p,
                           PL_("%s game; averages of %s", "%s games; averages of %s",
                               (long long)won->count),
                           count, board),
               .weak = true);
}

static void add_head(app_parts *p, const app_page *page, int pad)
{
    parts_column (p, 2, .pad = {pad, 14, 12, 5}) {
        parts_row (p, 12) {
            parts_row (p, 12, .turns = true, .grow = 1) {
                parts_text(p, APP_TYPE_PAGE_TITLE, _("This session"));
                parts_field(p, SESSION_NAME, _("Name this session"), .grow = 1,
                            .field = &page->fields[0]);
            }
            app_parts_add_closer(p);
        }
        add_note(p, &p->app->client.sitting);
    }
}

/* A figure below its label; negative: there are too few games yet. */
static void add_figure(app_parts *p, const char *label, double ms)
{
    parts_column (p, 4, .pad = {0, 10, 16, 13}) {
        parts_text(p, APP_TYPE_LABEL, label, .weak = true);
        parts_text(p, APP_TYPE_BUTTON,
                   ms < 0 ? "–" : app_words_taken(&p->arena, p->view->settings, ms),
                   .colour = ms < 0 ? p->view->colours->disabled : 0);
    }
}

/* Of the kind of board that was won last. */
static void add_figures(app_parts *p, const game_results *won)
{
    game_category kind = game_category_of(newest(won, 0));
    game_figures f = game_results_figures(won, &kind, GAME_FIGURE_TIME);
    parts_wrap (p, 0, .columns = 5, .look = APP_LOOK_WELL, .radius = 14, .pad = {16, 4, 0, 4}) {
        add_figure(p, _("Best"), f.best);
        add_figure(p, _("Last"), f.last);
        add_figure(p, _("Mean"), f.mean);
        add_figure(p, P_("average of 5", "ao5"), f.ao[GAME_AO5]);
        add_figure(p, P_("average of 12", "ao12"), f.ao[GAME_AO12]);
    }
}

/* A number in a column that is as wide as its head, at least. */
static void add_number(app_parts *p, const char *head, const char *words)
{
    int least = p->view->width < 550 ? 76 : 104;
    int wide = 12 + app_view_text_width(p->view, APP_TYPE_LABEL, head);
    parts_text(p, APP_TYPE_LABEL, words ? words : head, .weak = !words,
               .width = wide > least ? wide : least, .align = APP_ALIGN_RIGHT);
}

/* A row of the list; NULL: its head. */
static void add_row(app_parts *p, const game_results *won, const game_result *result)
{
    app_arena *in = &p->arena;
    game_category kind = result ? game_category_of(result) : (game_category){.size = {0, 0}};
    bool helped = result && game_result_credit(result) == GAME_CREDIT_ASSISTED;
    parts_row (p, 0, .pad = {0, 0, 12, 0}) {
        parts_text(p, APP_TYPE_LABEL,
                   result ? app_words_count(in, (size_t)(result - won->list) + 1) : "", .width = 38,
                   .align = APP_ALIGN_RIGHT, .weak = true);
        parts_space(p, 14);
        parts_text(p, APP_TYPE_LABEL, result ? app_words_category(in, &kind, true) : "", .grow = 1,
                   .brief = result ? app_words_size(in, kind.size) : NULL);
        if (helped)
            parts_icon(p, 16, APP_ICON_HINT, .name = _("with hints"), .weak = true);
        add_number(p, _("Moves"), result ? app_words_count(in, (size_t)result->moves) : NULL);
        add_number(p, _("Time"),
                   result ? app_words_taken(in, p->view->settings, (double)result->time_ms) : NULL);
        add_number(p, _("moves/s"),
                   result ? app_words_speed(in, game_result_value(result, GAME_FIGURE_SPEED))
                          : NULL);
    }
}

static void add_result(app_parts *p, int index)
{
    const game_results *won = &p->app->client.sitting;
    add_row(p, won, index < 0 ? NULL : newest(won, (size_t)index));
}

/* All results, the newest first. */
static void add_list(app_parts *p, const game_results *won)
{
    enum { ROW = 36, HEADS = 34 };
    parts_column (p, 0, .grow = 1, .look = APP_LOOK_WELL, .radius = 14, .pad = {6, 0, 6, 6}) {
        parts_list(p, 0, SESSION_LIST, add_result, (int)won->count, .grow = 1, .head = HEADS,
                   .row = app_grid_row(p->view, ROW), .to_read = true, .name = _("This session"));
    }
}

static void add_buttons(app_parts *p)
{
    const client *client = &p->app->client;
    bool fresh = client->sitting.count == 0 && client->settings.sitting[0] == '\0';
    parts_row (p, 12, .together = true) {
        parts_button(p, SESSION_RESET, _("Begin a new session"), .grow = 1,
                     .brief = _("New session"), .ask = _("New session?"), .disabled = fresh);
        parts_button(p, SESSION_STATISTICS, _("Statistics"), .grow = 1);
    }
}

/* A slab in the middle of the window; in little room it is the whole window. */
static void session_parts(app_parts *p)
{
    const game_results *won = &p->app->client.sitting;
    bool narrow = p->view->width < 700, low = app_view_layout(p->view) == APP_LAYOUT_MINIMUM;
    int margin = narrow ? 8 : 32, pad = narrow ? 14 : 30;
    app_edges around = {margin, app_view_bar(p->view) + 8, margin, 8};
    parts_stack (p, low ? parts_edges(0, 0) : around) {
        parts_column (p, 0, .id = SESSION_SLAB, .look = APP_LOOK_SLAB, .radius = low ? 0 : 24,
                      .most_width = low ? 0 : 720, .most_height = low ? 0 : 700) {
            add_head(p, p->state, pad);
            parts_column (p, 14, .grow = 1, .pad = {pad, 0, pad, narrow ? 10 : 20}) {
                if (won->count > 0) {
                    add_figures(p, won);
                    add_list(p, won);
                } else {
                    parts_space(p, 10);
                    parts_paragraph(
                        p, APP_TYPE_LIST,
                        _("Every board that you solve from now on is listed here, with averages, "
                          "until you begin a new session or leave the game. What you win in a "
                          "session with a name carries it, today and later, and the statistics can "
                          "show it by itself."),
                        .weak = true, .grow = 1);
                }
                add_buttons(p);
            }
        }
    }
}

/* ---- What the player does ---- */

static void take_name(const app *app, app_page *page)
{
    app_field_init(&page->fields[0], GAME_SITTING_NAME - 1, app->client.settings.sitting);
}

static void session_enter(app *app, void *state)
{
    app_page *page = state;
    take_name(app, page);
    page->grids[0] = (app_grid){.at = -1, .hover = -1};
    page->controls.focus = APP_ID_BACK;
    page->controls.focus_shown = true;
}

/* The name is kept as it is typed; Enter says so, and goes on from there. */
static void end_typing(app *app, app_page *page)
{
    const char *name = app->client.settings.sitting;
    char words[GAME_SITTING_NAME + 96];
    take_name(app, page);
    page->controls.focus = APP_ID_BACK;
    if (name[0] == '\0')
        return;
    snprintf(words, sizeof words, _("What you win now belongs to %s"), name);
    app_notify(app, APP_ICON_TICK, words);
}

/* Another session begins, and may get another name. */
static void begin_another(app *app, app_page *page)
{
    client_sitting_begin(&app->client);
    app_notify(app, APP_ICON_TICK, _("A new session begins: name it, if you like"));
    take_name(app, page);
    page->grids[0] = (app_grid){.at = -1, .hover = -1};
    page->controls.focus = SESSION_NAME;
}

static app_go session_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    app_page *page = state;
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id == SESSION_STATISTICS)
        return app_go_to(APP_SWAP, APP_SCREEN_STATISTICS);
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id == SESSION_RESET)
        begin_another(app, page);
    if (answer->kind == APP_ANSWER_TYPED)
        client_sitting_rename(&app->client, page->fields[0].text);
    if (app_answer_intent(answer) == APP_INTENT_CONFIRM && app_page_types(page, &p->page)) {
        end_typing(app, page);
        return app_stay();
    }
    return app_go_of_overlay(answer, app_parts_rect(p, SESSION_SLAB));
}

const app_screen app_screen_session = {
    .size = sizeof(app_page),
    .overlay = true,
    .enter = session_enter,
    .parts = session_parts,
    .answer = session_answer,
};
