/* The boards of the statistics: whose results are shown, the kinds of boards, and the end of all results. */
#include "screens/statistics/statistics.h"

#include "text/words.h"

#include <string.h>

/* ---- Whose results are shown ---- */

/* How many items the dropdown has room for below "All sessions"; where there are more names, one item leads to them. */
static int room_for_sessions(const app_view *view)
{
    return app_at_most((view->height - 32) / APP_TARGET, APP_PAGE_ITEMS) - 1;
}

static int sessions_from(const statistics_state *self)
{
    return (int)(self->session_count - self->session_from);
}

static bool is_paged(const app_view *view, const statistics_state *self)
{
    return self->session_from > 0 || sessions_from(self) > room_for_sessions(view);
}

int app_statistics_sessions_listed(const app_view *view, const statistics_state *self)
{
    int room = room_for_sessions(view);
    return app_at_most(sessions_from(self), is_paged(view, self) ? room - 1 : room);
}

static const char *cut_name(app_parts *p, const char *name)
{
    enum { SIZE = GAME_SITTING_NAME + 4 };
    char *out = app_arena_room(&p->arena, SIZE);
    int width = app_at_most(p->view->width - 90, 380);
    app_view_fit(p->view, APP_TYPE_BUTTON, name, width, out, SIZE);
    return app_arena_keep(&p->arena, out);
}

static void add_sessions(app_parts *p, const statistics_state *self)
{
    app_drop_item items[APP_PAGE_ITEMS] = {{.label = _("All sessions")}};
    int listed = app_statistics_sessions_listed(p->view, self), count = 1;
    int chosen = self->session[0] == '\0' ? 0 : -1;
    for (int i = 0; i < listed; i++) {
        const char *name = self->sessions[self->session_from + (size_t)i];
        if (strcmp(name, self->session) == 0)
            chosen = count;
        items[count++].label = cut_name(p, name);
    }
    if (is_paged(p->view, self))
        items[count++].label =
            sessions_from(self) > listed ? _("Older sessions") : _("Newest sessions");
    parts_drop(p, STATISTICS_OF_SESSION, items, count, chosen,
               self->session[0] ? self->session : items[0].label, .given = self->session[0] != '\0',
               .height = APP_TARGET);
}

/* Whether games with hints count, too. */
static void add_assisted(app_parts *p, const statistics_state *self)
{
    const char *words = _("Include games with hints");
    parts_press (p, APP_CONTROL_TOGGLE, STATISTICS_ASSISTED, 0, .name = words,
                 .chosen = self->assisted, .least_height = APP_TARGET) {
        parts_paragraph(p, APP_TYPE_LABEL, words, .grow = 1);
    }
}

/* ---- The kinds of boards ---- */

/* Of a kind of board, or one way to play it, which stands below its kind. */
static void add_board(app_parts *p, int index)
{
    const statistics_state *self = p->state;
    const game_category *category = &self->categories[index];
    bool part = category->way != GAME_WAY_UNKNOWN;
    parts_row (p, 14, .pad = {part ? 28 : 14, 0, 14, 0}) {
        parts_paragraph(p, part ? APP_TYPE_LABEL : APP_TYPE_NOTE,
                        part ? app_words_way(category->way)
                             : app_words_category(&p->arena, category, false),
                        .grow = 1);
        parts_text(p, APP_TYPE_LABEL, app_statistics_games(&p->arena, category->games),
                   .weak = true);
    }
}

static void add_list(app_parts *p, const statistics_state *self, int rows)
{
    enum { ROW = 46 };
    parts_list(p, STATISTICS_LIST_BOARDS, STATISTICS_CATEGORIES, add_board,
               (int)self->category_count, .row = ROW, .grow = rows == 0, .height = rows * ROW,
               .least_height = ROW, .name = _("Boards"));
}

/* ---- The end of all results ---- */

/* The first question is short; the last one says exactly what goes. */
static void add_question(app_parts *p, bool last)
{
    const char *count = app_words_count(&p->arena, p->app->client.results.count);
    parts_column (p, 8, .pad = {0, 4, 0, last ? 16 : 8}) {
        parts_row (p, 10) {
            parts_icon(p, 22, APP_ICON_WARN, .colour = p->view->colours->bounded);
            parts_paragraph(p, APP_TYPE_BUTTON,
                            last ? _("Delete all results?") : _("Delete the results?"), .grow = 1);
        }
        if (last)
            parts_paragraph(p, APP_TYPE_LABEL,
                            parts_print(p,
                                        _("Every result goes (%s), and with them all bests and "
                                          "averages and the stars of your levels. Replays stay. "
                                          "This cannot be undone."),
                                        count),
                            .weak = true);
    }
}

/* Deleting, or the question that it asks; nobody who presses one place twice deletes anything. */
void app_statistics_add_foot(app_parts *p)
{
    const statistics_state *self = p->state;
    bool last = self->asked == STATISTICS_ASKS_LAST;
    if (p->app->client.results.count == 0)
        return;
    if (self->asked == STATISTICS_ASKS_NOTHING) {
        parts_column (p, 0, .pad = {0, 7, 0, 2})
            parts_button(p, STATISTICS_DELETE, _("Delete all results"), .slim = true);
        return;
    }
    add_question(p, last);
    parts_wrap (p, 10, .columns = 2, .together = true, .pad = {0, 0, 0, 2}) {
        if (last)
            parts_button(p, STATISTICS_WIPE, _("Delete for good"), .slim = true);
        parts_button(p, STATISTICS_KEEP, _("Keep them"), .slim = true);
        if (!last)
            parts_button(p, STATISTICS_GO_ON, _("Delete"), .slim = true);
    }
}

void app_statistics_add_boards(app_parts *p, int rows)
{
    const statistics_state *self = p->state;
    parts_column (p, 0, .grow = rows == 0) {
        parts_column (p, 12, .grow = 1, .pad = {0, 0, 0, 8}) {
            if (self->session_count > 0)
                add_sessions(p, self);
            if (self->any_assisted)
                add_assisted(p, self);
            add_list(p, self, rows);
        }
        app_statistics_add_foot(p);
    }
}
