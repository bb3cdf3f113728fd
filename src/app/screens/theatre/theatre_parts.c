/* The theatre as it is seen: the games that were kept, and the one of them that is chosen. */
#include "screens/theatre/theatre.h"

#include "game/replays.h"
#include "program/pictures.h"
#include "text/words.h"

/* ---- The list ---- */

static const char *title_of(app_parts *p, const game_replay_entry *entry)
{
    game_challenge challenge;
    int columns = entry->size.columns, rows = entry->size.rows;
    if (game_challenge_parse(&challenge, entry->challenge, NULL) == SW_OK)
        return parts_print(p, _("%d × %d · %s"), columns, rows,
                           _(game_rules_of(challenge.mode)->noun));
    if (entry->title[0])
        return parts_print(p, _("%d × %d · %s"), columns, rows, entry->title);
    return parts_print(p,
                       entry->style == GAME_NUMBERS   ? _("%d × %d numbers")
                       : entry->style == GAME_LETTERS ? _("%d × %d letters")
                                                      : _("%d × %d picture"),
                       columns, rows);
}

static bool was_shown(const game_replay_entry *entry)
{
    return entry->solved && entry->credit == GAME_CREDIT_SHOWN;
}

static const char *ending_of(const game_replay_entry *entry)
{
    return !entry->solved     ? _("Left unsolved")
           : was_shown(entry) ? _("Solved, solution shown")
                              : _("Solved");
}

/* Too small for a picture's pieces: it is shown as it is solved. */
static void draw_thumbnail(const app_parts *p, const app_part *part)
{
    const game_record *record = app_theatre_find(p->state, part->number);
    if (!record)
        return;
    const game_session *session = &record->round.session;
    const game_look *look = &record->round.look;
    app_rect at = part->rect, rect = app_board_miniature_rect(0, 0, at.w, session->start.size);
    rect.x = at.x + (at.w - rect.w) / 2;
    rect.y = at.y + (at.h - rect.h) / 2;
    if (look->style == GAME_PICTURE && app_thumbs_draw(p->app, rect, look->picture, &look->crop))
        return;
    app_skin skin = app_thumbs_skin(p->app, &session->goal, look);
    skin.picture = 0;
    app_board_draw_miniature(p->view, rect, &session->start, &skin);
}

static void add_ending(app_parts *p, const game_replay_entry *entry)
{
    app_colour good = p->view->colours->good;
    parts_row (p, 4, .grow = 1) {
        if (entry->solved)
            parts_icon(p, 16, APP_ICON_TICK, .colour = good);
        parts_text(p, APP_TYPE_LABEL, ending_of(entry), .grow = 1,
                   .brief = was_shown(entry) ? _("Shown") : NULL, .tight = APP_TYPE_CHIP,
                   .weak = !entry->solved, .colour = entry->solved ? good : 0);
    }
}

/* The minute of the day is left out where it has no room. */
static void add_day(app_parts *p, int64_t date)
{
    parts_text(p, APP_TYPE_LABEL, app_words_date(&p->arena, date, true), .weak = true,
               .brief = app_words_date(&p->arena, date, false));
}

static void add_game(app_parts *p, int row)
{
    const theatre_state *self = p->state;
    const game_replay_entry *entry = &self->replays.entries[row];
    parts_row (p, 16, .pad = {12, 0, 14, 0}) {
        parts_figure(p, draw_thumbnail, NULL, .width = 56, .height = 56, .number = row);
        parts_column (p, 1, .grow = 1, .centred = true) {
            parts_row (p, 12) {
                parts_text(p, APP_TYPE_BUTTON, title_of(p, entry), .grow = 1,
                           .given = entry->title[0] != '\0');
                parts_text(p, APP_TYPE_NOTE, app_words_moves(&p->arena, entry->moves));
            }
            parts_row (p, 16) {
                add_day(p, entry->date);
                add_ending(p, entry);
                parts_text(p, APP_TYPE_LABEL,
                           app_words_taken(&p->arena, p->view->settings, (double)entry->time_ms),
                           .weak = true);
            }
        }
    }
}

/* The games, or, while there are none, which ones will be kept here. */
static void add_list(app_parts *p, const theatre_state *self)
{
    enum { ROW = 76 };
    int count = (int)self->replays.count;
    if (count > 0) {
        parts_list(p, 0, THEATRE_LIST, add_game, count, .grow = 1, .row = ROW,
                   .least_height = 2 * ROW, .name = _("Theatre"));
        return;
    }
    parts_column (p, 8, .grow = 1, .pad = {16, 0, 16, 0}) {
        parts_spring(p, 1);
        parts_paragraph(p, APP_TYPE_PAGE_TITLE, _("Nothing to watch yet"));
        parts_paragraph(p, APP_TYPE_LIST,
                        _("Every game that you finish, or give up for another one, is kept here: "
                          "to be watched, reviewed, and raced against."),
                        .weak = true);
        parts_spring(p, 2);
    }
}

/* ---- How a game gets here ---- */

static void add_import(app_parts *p)
{
    enum { HIGH = 48, NOTE = 220 };
    bool hands = p->view->by_touch || p->view->by_pad;
    parts_row (p, 12, .together = true) {
        parts_button(p, THEATRE_OPEN, _("Open a file"), .icon = APP_ICON_FOLDER, .height = HIGH,
                     .least_width = 172);
        parts_button(p, THEATRE_IMPORT, _("Import"), .icon = APP_ICON_PLUS, .height = HIGH,
                     .least_width = 128);
        parts_row (p, 0, .grow = 1, .leave = 1, .least_width = NOTE, .pad = {6, 0, 0, 0}) {
            parts_paragraph(p, APP_TYPE_LABEL,
                            hands ? _("A replay from the clipboard")
                                  : _("From the clipboard: a replay, or the path of its file. "
                                      "Or drop the file here."),
                            .weak = true, .grow = 1);
        }
    }
}

/* ---- The chosen game ---- */

static void draw_start(const app_parts *p, const app_part *part)
{
    const game_record *record = part->of;
    const puzzle_board *start = &record->round.session.start;
    app_skin skin = app_replay_skin(p->app, &record->round);
    app_board_layout layout = app_board_layout_fit(p->view, part->rect, start->size,
                                                   record->round.look.style == GAME_PICTURE);
    app_board_draw_still(p->view, &layout, start, &skin);
}

static void add_start(app_parts *p, const game_record *record)
{
    parts_figure(p, draw_start, _("Start"), .id = THEATRE_BOARD, .grow = 1, .leave = 1,
                 .least_width = 120, .least_height = 120, .of = record);
}

/* Its title, and how it ended. */
static void add_heading(app_parts *p, const game_round *round, const game_replay_entry *entry)
{
    bool named = round->origin.title[0] || round->look.style == GAME_PICTURE;
    parts_row (p, 12, .turns = true) {
        parts_text(p, APP_TYPE_SCREEN_TITLE, app_words_game_title(&p->arena, round), .grow = 1,
                   .given = named);
        parts_row (p, 0) {
            app_parts_add_chip(p, entry->solved ? APP_CHIP_GOOD : APP_CHIP_PLAIN, ending_of(entry));
        }
    }
}

static void add_figure(app_parts *p, const char *label, const char *value)
{
    parts_column (p, 0) {
        parts_text(p, APP_TYPE_BUTTON, value);
        parts_text(p, APP_TYPE_CHIP, label, .weak = true);
    }
}

static void add_count(app_parts *p, const char *label, long long count)
{
    add_figure(p, label, app_words_count(&p->arena, (unsigned long long)count));
}

static void add_figures(app_parts *p, const game_session *session)
{
    parts_wrap (p, 8, .columns = 5) {
        add_count(p, _("Moves"), session->moves);
        add_count(p, _("Slides"), session->slides);
        add_figure(p, _("Time"), app_words_taken(&p->arena, p->view->settings, session->time_ms));
        add_count(p, _("Hints"), game_session_hints(session));
        add_count(p, _("Undos"), session->undos);
    }
}

/* Of the chosen game; NULL: it cannot be read. Spare height goes below them. */
static void add_facts(app_parts *p, const game_record *record)
{
    if (!record) {
        parts_spring(p, 1);
        return;
    }
    parts_column (p, 2) {
        add_heading(p, &record->round, app_theatre_chosen(p->state));
        parts_wrap (p, 0) {
            parts_row (p, 0, .pad = {0, 0, 16, 0})
                parts_text(p, APP_TYPE_LABEL, app_words_date(&p->arena, record->date, true),
                           .weak = true);
            parts_paragraph(p, APP_TYPE_LABEL,
                            app_words_game_note(&p->arena, &record->round, &p->app->client.levels),
                            .weak = true);
        }
        parts_space(p, 10);
        add_figures(p, &record->round.session);
    }
    parts_spring(p, app_view_layout(p->view) == APP_LAYOUT_PORTRAIT);
}

/* ---- What can be done with it ---- */

/* In place of the buttons for passing a game on. */
static void add_question(app_parts *p, int height)
{
    parts_wrap (p, 12, .columns = 2, .grow = 1) {
        parts_button(p, THEATRE_DELETE_FOR_GOOD, _("Delete for good"), .icon = APP_ICON_CLOSE,
                     .slim = true, .height = height);
        parts_button(p, THEATRE_KEEP_IT, _("Keep it"), .icon = APP_ICON_BACK, .slim = true,
                     .height = height);
    }
}

static void add_sharing(app_parts *p, int height, bool readable)
{
    parts_wrap (p, 12, .columns = 3) {
        parts_button(p, THEATRE_EXPORT, _("Export"), .icon = APP_ICON_OUT, .slim = true,
                     .height = height, .disabled = !readable);
        parts_button(p, THEATRE_COPY, _("Copy"), .icon = APP_ICON_COPY, .slim = true,
                     .height = height, .disabled = !readable);
        parts_button(p, THEATRE_DELETE, _("Delete"), .icon = APP_ICON_CLOSE, .slim = true,
                     .height = height);
    }
}

/* Only a solved game can be raced: a ghost that never arrives is no match. The reason takes the icon's place. */
static void add_race(app_parts *p, int height, bool readable)
{
    bool solved = app_theatre_chosen(p->state)->solved;
    parts_button(p, THEATRE_RACE, _("Race"), .icon = solved ? APP_ICON_FLAG : APP_ICON_NONE,
                 .height = height, .left_words = !solved, .note = solved ? NULL : _("unsolved"),
                 .disabled = !solved || !readable);
}

static void add_actions(app_parts *p, bool readable)
{
    const theatre_state *self = p->state;
    int height = app_view_layout(p->view) == APP_LAYOUT_MEDIUM ? 42 : 48;
    parts_column (p, 8, .together = true) {
        parts_primary(p, THEATRE_WATCH, _("Watch"), .icon = APP_ICON_PLAY, .height = height + 8,
                      .disabled = !readable);
        parts_wrap (p, 12, .columns = 2) {
            parts_button(p, THEATRE_REVIEW, _("Review"), .icon = APP_ICON_STATS, .height = height,
                         .disabled = !readable);
            add_race(p, height, readable);
        }
        if (self->asking)
            add_question(p, height);
        else
            add_sharing(p, height, readable);
    }
}

/* The smallest windows have pictograms in a row. */
static void add_low_actions(app_parts *p, bool readable)
{
    const theatre_state *self = p->state;
    bool solved = app_theatre_chosen(self)->solved;
    parts_row (p, 6, .together = true) {
        if (self->asking) {
            add_question(p, APP_TARGET);
        } else {
            parts_primary(p, THEATRE_WATCH, _("Watch"), .icon = APP_ICON_PLAY, .grow = 1,
                          .disabled = !readable);
            parts_space(p, 2);
            parts_icon_button(p, THEATRE_REVIEW, APP_ICON_STATS, _("Review"),
                              .disabled = !readable);
            parts_icon_button(p, THEATRE_RACE, APP_ICON_FLAG, _("Race"),
                              .note = solved ? NULL : _("unsolved"),
                              .disabled = !solved || !readable);
            parts_icon_button(p, THEATRE_EXPORT, APP_ICON_OUT, _("Export"), .disabled = !readable);
            parts_icon_button(p, THEATRE_COPY, APP_ICON_COPY, _("Copy"), .disabled = !readable);
            parts_icon_button(p, THEATRE_DELETE, APP_ICON_CLOSE, _("Delete"));
        }
    }
}

/* ---- In windows of all shapes ---- */

static const char *count_of(app_parts *p, const theatre_state *self)
{
    long long count = (long long)self->replays.count;
    return count == 0   ? NULL
           : count == 1 ? _("One game is kept")
                        : parts_print(p, PL_("%s game is kept", "%s games are kept", count),
                                      app_words_count(&p->arena, (unsigned long long)count));
}

static void add_bar(app_parts *p, const theatre_state *self, bool low)
{
    const char *count = count_of(p, self);
    if (!low) {
        parts_bar (p, _("Theatre"), count) {
            app_parts_add_help(p);
        }
        return;
    }
    parts_bar (p, NULL, NULL) {
        parts_row (p, 14, .grow = 1) {
            parts_text(p, APP_TYPE_SCREEN_TITLE, _("Theatre"));
            if (count)
                parts_text(p, APP_TYPE_LABEL, count, .weak = true, .leave = 1);
        }
        parts_icon_button(p, THEATRE_OPEN, APP_ICON_FOLDER, _("Open a file"));
        parts_icon_button(p, THEATRE_IMPORT, APP_ICON_PLUS, _("Import"),
                          .intent = APP_INTENT_PASTE);
    }
}

static void add_list_and_import(app_parts *p, const theatre_state *self)
{
    parts_column (p, 18, .grow = 1) {
        add_list(p, self);
        add_import(p);
    }
}

/* Side by side, in the middle of a very wide window. */
static void add_wide(app_parts *p, const theatre_state *self, const game_record *record, int room)
{
    enum { MOST = 1280, LARGEST = 500, SMALL = 312 };
    bool wide = app_view_layout(p->view) == APP_LAYOUT_WIDE;
    int right = app_at_most(app_at_most(room, MOST) * 42 / 100, LARGEST);
    parts_row (p, wide ? 56 : 28, .grow = 1, .most_width = MOST) {
        add_list_and_import(p, self);
        if (app_theatre_chosen(self))
            parts_column (p, 12, .width = wide ? right : SMALL) {
                if (record)
                    add_start(p, record);
                add_facts(p, record);
                add_actions(p, record);
            }
    }
}

/* The list above, the chosen game below it with its start at its left. */
static void add_tall(app_parts *p, const theatre_state *self, const game_record *record, int room)
{
    enum { BOARD = 600, HIGH = 356 };
    parts_column (p, 20, .grow = 1) {
        add_list_and_import(p, self);
        if (app_theatre_chosen(self))
            parts_row (p, 28, .least_height = HIGH) {
                if (room > BOARD && record)
                    parts_column (p, 0, .width = room * 45 / 100)
                        add_start(p, record);
                parts_column (p, 12, .grow = 1) {
                    add_facts(p, record);
                    add_actions(p, record);
                }
            }
    }
}

static void add_low(app_parts *p, const theatre_state *self, const game_record *record)
{
    parts_column (p, 12, .grow = 1, .pad = {12, 4, 12, 11}) {
        add_list(p, self);
        if (app_theatre_chosen(self))
            add_low_actions(p, record);
    }
}

void app_theatre_parts(app_parts *p)
{
    const theatre_state *self = p->state;
    app_layout kind = app_view_layout(p->view);
    const game_record *record = app_theatre_find(self, app_theatre_row(self));
    int margin = kind == APP_LAYOUT_WIDE ? 32 : 24, room = p->view->width - 2 * margin;
    parts_column (p, 0) {
        add_bar(p, self, kind == APP_LAYOUT_MINIMUM);
        if (kind == APP_LAYOUT_MINIMUM)
            add_low(p, self, record);
        else
            parts_column (p, 0, .grow = 1, .pad = {margin, 8, margin, 21}) {
                if (kind == APP_LAYOUT_PORTRAIT)
                    add_tall(p, self, record, room);
                else
                    add_wide(p, self, record, room);
            }
    }
}
