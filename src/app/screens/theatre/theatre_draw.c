/* Draws the theatre: the list of games, and the chosen one. */
#include "screens/theatre/theatre.h"

#include "game/replays.h"
#include "os/clock.h"
#include "program/pictures.h"
#include "text/words.h"
#include "ui/bar.h"

#include <stdio.h>

static void draw_bar(const theatre_layout *l)
{
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    size_t count = l->self->replays.count;
    char words[64];
    app_text_n(words, sizeof words, APP_TEXT_THEATRE_COUNT, (long long)count);
    int x = app_bar_title(l->view, app_text(APP_TEXT_THEATRE), count > 0 ? words : NULL,
                          low ? 124 : 80);
    if (low && count > 0)
        app_view_text(l->view, APP_ALIGN_LEFT, x + 14, 27, APP_TYPE_LABEL, l->view->colours->text2,
                      words);
}

/* ---- The list ---- */

static void entry_title(const game_replay_entry *entry, char *out, size_t size)
{
    game_challenge challenge;
    if (game_challenge_parse(&challenge, entry->challenge, NULL) == SW_OK)
        app_textf(out, size, APP_TEXT_THEATRE_TITLED, entry->size.columns, entry->size.rows,
                  app_words_mode(challenge.mode));
    else if (entry->title[0])
        app_textf(out, size, APP_TEXT_THEATRE_TITLED, entry->size.columns, entry->size.rows,
                  entry->title);
    else
        app_textf(out, size,
                  entry->style == GAME_NUMBERS   ? APP_TEXT_GAME_NUMBERS
                  : entry->style == GAME_LETTERS ? APP_TEXT_GAME_LETTERS
                                                 : APP_TEXT_GAME_PICTURE,
                  entry->size.columns, entry->size.rows);
}

static app_text_id ending(const game_replay_entry *entry)
{
    return !entry->solved                       ? APP_TEXT_LEFT_UNSOLVED
           : entry->credit == GAME_CREDIT_SHOWN ? APP_TEXT_SOLVED_BY_SOLVER
                                                : APP_TEXT_SOLVED;
}

/* Too small for a picture's pieces: it is shown as it is solved. */
static void draw_thumbnail(const theatre_layout *l, int row, int x, int y, int side)
{
    const game_record *record = app_theatre_find(l->self, row);
    if (!record)
        return;
    const game_session *session = &record->round.session;
    const game_look *look = &record->round.look;
    app_rect rect = app_board_miniature_rect(0, 0, side, session->start.size);
    rect.x = x + (side - rect.w) / 2;
    rect.y = y + (side - rect.h) / 2;
    if (look->style == GAME_PICTURE && app_thumbs_draw(l->app, rect, look->picture, &look->crop))
        return;
    app_skin skin = app_thumbs_skin(l->app, &session->goal, look);
    skin.picture = 0;
    app_board_draw_miniature(l->view, rect, &session->start, &skin);
}

static void draw_ending(const theatre_layout *l, int x, int y, int right,
                        const game_replay_entry *entry)
{
    const app_colours *c = l->view->colours;
    app_text_id words = ending(entry);
    if (entry->solved) {
        app_view_icon(l->view, x, y - 8, 16, APP_ICON_TICK, c->good);
        x += 20;
    }
    if (words == APP_TEXT_SOLVED_BY_SOLVER &&
        app_view_text_width(l->view, APP_TYPE_LABEL, app_text(words)) > right - x)
        words = APP_TEXT_DAILY_AUTO;
    app_view_line(l->view, APP_ALIGN_LEFT, x, y, right - x, APP_TYPE_LABEL,
                  entry->solved ? c->good : c->text2, app_text(words));
}

static void draw_row(const void *of, int index, app_rect row)
{
    const theatre_layout *l = of;
    const app_colours *c = l->view->colours;
    const game_replay_entry *entry = &l->self->replays.entries[index];
    char title[200], day[OS_CLOCK_DAY_SIZE], moves[48], time[32];
    int side = 56;
    int x = row.x + 12 + side + 16, right = row.x + row.w - 14;
    int upper = row.y + 26, lower = row.y + 51;
    if (index == app_theatre_row(l->self))
        app_grid_draw_chosen(l->view, (app_rect){row.x, row.y + 1, row.w, row.h - 3});
    else if (index + 1 != app_theatre_row(l->self))
        app_view_rule(l->view, row.x + 8, row.y + row.h - 1, row.w - 16);
    draw_thumbnail(l, index, row.x + 12, row.y + (row.h - side) / 2, side);
    entry_title(entry, title, sizeof title);
    app_words_moves(entry->moves, moves, sizeof moves);
    os_clock_day(entry->date, day);
    app_words_taken(l->view->settings, entry->time_ms, time, sizeof time);
    int width =
        app_view_text(l->view, APP_ALIGN_RIGHT, right, upper, APP_TYPE_NOTE, c->text, moves);
    app_view_line(l->view, APP_ALIGN_LEFT, x, upper, right - width - 12 - x, APP_TYPE_BUTTON,
                  c->text, title);
    right -= app_view_text(l->view, APP_ALIGN_RIGHT, right, lower, APP_TYPE_LABEL, c->text2, time);
    x += app_view_text(l->view, APP_ALIGN_LEFT, x, lower, APP_TYPE_LABEL, c->text2, day) + 16;
    draw_ending(l, x, lower, right - 10, entry);
}

/* What will come here, where nothing is yet. */
static void draw_empty(const theatre_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect window = l->page.grids[0].window;
    int x = window.x + 16;
    int y = window.y + window.h / 3;
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_PAGE_TITLE, c->text,
                  app_text(APP_TEXT_THEATRE_EMPTY));
    app_view_paragraph(l->view, x, y + 40, window.w - 32, APP_TYPE_LIST, c->text2,
                       app_text(APP_TEXT_THEATRE_EMPTY_NOTE), 6);
}

static void draw_list(const theatre_layout *l)
{
    if (l->self->replays.count == 0)
        draw_empty(l);
    else
        app_page_draw_grid(&l->self->page, &l->page, 0, draw_row, l);
}

/* ---- The chosen game ---- */

typedef struct figure {
    app_text_id label;
    char value[32];
} figure;
enum { FIGURES = 5 };

static void fill_figures(const game_session *session, const game_settings *settings, figure *out)
{
    long long hints = game_session_hints(session);
    static const app_text_id labels[FIGURES] = {APP_TEXT_MOVES, APP_TEXT_SLIDES, APP_TEXT_TIME,
                                                APP_TEXT_HINTS, APP_TEXT_UNDOS};
    const long long counts[FIGURES] = {session->moves, session->slides, 0, hints, session->undos};
    for (int i = 0; i < FIGURES; i++) {
        out[i].label = labels[i];
        app_words_count((unsigned long long)counts[i], out[i].value, sizeof out[i].value);
    }
    app_words_taken(settings, session->time_ms, out[2].value, sizeof out[2].value);
}

/* In columns of one width; one that is wider, as a time of hours is, moves those behind it on. */
static void draw_figures(const theatre_layout *l, const game_record *record, int y)
{
    enum { GAP = 8 };
    const app_colours *c = l->view->colours;
    app_rect area = l->figures;
    figure figures[FIGURES];
    fill_figures(&record->round.session, l->view->settings, figures);
    for (int i = 0, free_from = area.x; i < FIGURES; i++) {
        int column = area.x + area.w * i / FIGURES;
        int x = column > free_from ? column : free_from;
        int value = app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_BUTTON, c->text,
                                  figures[i].value);
        int label = app_view_text(l->view, APP_ALIGN_LEFT, x, y + 23, APP_TYPE_CHIP, c->text2,
                                  app_text(figures[i].label));
        free_from = x + (value > label ? value : label) + GAP;
    }
}

static void draw_told(const theatre_layout *l, const game_record *record)
{
    const app_colours *c = l->view->colours;
    app_rect area = l->figures;
    const game_replay_entry *entry = app_theatre_chosen(l->self);
    char title[200], day[OS_CLOCK_DAY_SIZE], note[160], words[200];
    app_words_game_title(&record->round, title, sizeof title);
    app_words_game_note(&record->round, &l->app->client.levels, note, sizeof note);
    os_clock_day(record->date, day);
    app_textf(words, sizeof words, APP_TEXT_WATCH_PLAYED, day, note);
    app_view_fit_facts(l->view, APP_TYPE_LABEL, words, area.w, words, sizeof words);
    const char *end = app_text(ending(entry));
    app_chip kind = entry->solved ? APP_CHIP_GOOD : APP_CHIP_PLAIN;
    int chip = app_view_chip_width(l->view, kind, end);
    app_view_fit(l->view, APP_TYPE_SCREEN_TITLE, title, area.w - chip - 12, title, sizeof title);
    int y = area.y + 18;
    app_view_text(l->view, APP_ALIGN_LEFT, area.x, y, APP_TYPE_SCREEN_TITLE, c->text, title);
    app_view_chip(l->view, area.x + area.w - chip, y, chip, kind, end);
    app_view_text(l->view, APP_ALIGN_LEFT, area.x, y + 28, APP_TYPE_LABEL, c->text2, words);
    draw_figures(l, record, y + 66);
}

static void draw_chosen(const theatre_layout *l)
{
    const game_record *record = app_theatre_find(l->self, app_theatre_row(l->self));
    if (!record || l->figures.w == 0)
        return;
    draw_told(l, record);
    if (l->board.w == 0)
        return;
    const game_session *session = &record->round.session;
    app_skin skin = app_replay_skin(l->app, &record->round);
    app_board_layout layout = app_board_layout_fit(l->view, l->board, session->start.size,
                                                   record->round.look.style == GAME_PICTURE);
    app_board_draw_still(l->view, &layout, &session->start, &skin);
}

/* How a game is imported: in one line if it fits, else in two, beside the button. */
static void draw_note(const theatre_layout *l)
{
    app_rect area = l->note;
    bool hands = l->view->by_touch || l->view->by_pad;
    const char *note = app_text(hands ? APP_TEXT_IMPORT_NOTE_HANDS : APP_TEXT_IMPORT_NOTE);
    bool fits = app_view_text_width(l->view, APP_TYPE_LABEL, note) <= area.w;
    if (area.w > 0)
        app_view_paragraph(l->view, area.x, area.y + (fits ? 24 : 14), area.w, APP_TYPE_LABEL,
                           l->view->colours->text2, note, 2);
}

void app_theatre_draw(const void *layout)
{
    const theatre_layout *l = layout;
    draw_bar(l);
    draw_list(l);
    draw_chosen(l);
    draw_note(l);
    app_page_draw(&l->self->page, &l->page);
}
