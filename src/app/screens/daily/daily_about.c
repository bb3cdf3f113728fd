/* The chosen day of the daily boards: its board, what was reached, and the card that may be shown around. */
#include "screens/daily/daily.h"

#include "text/words.h"

static const char *play_label(const daily_state *self)
{
    int day = app_daily_chosen(self);
    return app_daily_is_left(self, day)      ? _("Continue")
           : !app_daily_mark(self, day)->own ? _("Play")
                                             : _("Play again");
}

void app_daily_add_play(app_parts *p, const daily_state *self, bool low)
{
    bool again = app_daily_mark(self, app_daily_chosen(self))->own &&
                 !app_daily_is_left(self, app_daily_chosen(self));
    parts_primary(p, DAILY_PLAY, low && again ? _("Again") : play_label(self),
                  .icon = APP_ICON_PLAY, .height = low ? 38 : 56, .least_width = low ? 136 : 0);
}

/* ---- The board, and what all days come to ---- */

static void draw_board(const app_parts *p, const app_part *part)
{
    const game_daily *board = &((const daily_state *)p->state)->board;
    app_skin skin = app_board_number_skin(&board->goal);
    app_rect at =
        app_board_miniature_rect(part->rect.x, part->rect.y, part->rect.w, board->goal.size);
    app_board_draw_miniature(p->view, at, &board->start, &skin);
}

static const char *days_words(app_parts *p, int days)
{
    return parts_print(p, PL_("%s day", "%s days", days), app_words_count(&p->arena, (size_t)days));
}

static const char *solved_words(app_parts *p, const game_daily_tally *tally)
{
    const char *solved = app_words_count(&p->arena, (size_t)tally->solved);
    const char *days = app_words_count(&p->arena, (size_t)tally->days);
    return tally->days > 0 ? parts_print(p, _("%s of %s"), solved, days) : "–";
}

/* Label and value stand closer together than one figure and the next. */
static void add_figure(app_parts *p, const char *label, const char *value, bool low)
{
    parts_column (p, 0) {
        parts_text(p, APP_TYPE_LABEL, label, .weak = true, .height = low ? 17 : 19);
        parts_text(p, low ? APP_TYPE_BUTTON : APP_TYPE_SMALL_COUNTER, value,
                   .tight = APP_TYPE_BUTTON, .height = low ? 21 : 29);
    }
}

static void add_figures(app_parts *p, const daily_state *self, int side)
{
    const game_daily_tally *tally = &self->tally;
    bool low = side < 150;
    parts_row (p, 24, .height = side, .leave = 2) {
        parts_figure(p, draw_board, NULL, .width = side, .height = side);
        parts_column (p, 0, .grow = 1) {
            add_figure(p, _("Streak"), days_words(p, tally->streak), low);
            parts_spring(p, 1);
            add_figure(p, _("Longest"), days_words(p, tally->longest), low);
            parts_spring(p, 1);
            add_figure(p, _("Solved"), solved_words(p, tally), low);
            parts_spring(p, 1, .most_height = 8);
        }
    }
}

/* ---- The card ---- */

/* In a well, line by line as it is copied. */
static void add_card(app_parts *p, const daily_state *self)
{
    sw_text text;
    const char *day = app_words_day_brief(&p->arena, self->card);
    sw_text_init(&text, DAILY_CARD);
    app_daily_words_card(&p->arena, p->app, self, &text);
    parts_column (p, 9, .leave = 4) {
        parts_row (p, 16) {
            parts_text(p, APP_TYPE_BUTTON, parts_print(p, _("The card of %s"), day), .grow = 1);
            parts_text(p, APP_TYPE_LABEL, _("no moves in it, nothing to spoil"), .weak = true,
                       .leave = 1);
        }
        parts_column (p, 5, .look = APP_LOOK_WELL, .radius = 12, .pad = parts_edges(16, 12)) {
            for (char *line = text.data, *end; (end = SDL_strchr(line, '\n')); line = end + 1) {
                *end = '\0';
                parts_paragraph(p, APP_TYPE_NOTE, app_arena_copy(&p->arena, line));
            }
        }
    }
    sw_text_deinit(&text);
}

static void add_card_buttons(app_parts *p, const daily_state *self)
{
    enum { HEIGHT = 43 };
    parts_row (p, 16, .together = true, .turns = true) {
        parts_button(p, DAILY_COPY, _("Copy the card"), .brief = _("Copy"), .icon = APP_ICON_COPY,
                     .height = HEIGHT, .grow = 1);
        parts_button(p, DAILY_WATCH, _("Watch it"), .icon = APP_ICON_THEATRE, .height = HEIGHT,
                     .grow = 1, .disabled = self->replay[0] == '\0');
    }
}

/* ---- All of it ---- */

/* What does not fit is left out: the foot first, then the card, then the board with the figures. */
void app_daily_add_about(app_parts *p, const daily_state *self)
{
    app_layout kind = app_view_layout(p->view);
    bool wide = kind == APP_LAYOUT_WIDE, tall = kind == APP_LAYOUT_PORTRAIT;
    parts_column (p, 20, .grow = 1, .least_width = wide ? 400 : 272, .most_width = wide ? 468 : 0,
                  .least_height = tall ? p->view->height * 43 / 100 : 0) {
        parts_column (p, 1) {
            parts_text(p, APP_TYPE_PAGE_TITLE, app_words_day(&p->arena, self->board.day),
                       .tight = APP_TYPE_SCREEN_TITLE);
            parts_paragraph(p, APP_TYPE_LABEL, app_daily_words_board(&p->arena, self),
                            .weak = true);
        }
        add_figures(p, self, wide ? 176 : tall ? 140 : 122);
        app_daily_add_play(p, self, false);
        if (self->card >= 0) {
            add_card(p, self);
            add_card_buttons(p, self);
        }
        parts_paragraph(p, APP_TYPE_LABEL,
                        _("You can play earlier days. They do not repair the streak."),
                        .weak = true, .leave = 5);
    }
}

/* One line. */
void app_daily_add_low_about(app_parts *p, const daily_state *self)
{
    const char *streak = app_words_count(&p->arena, (size_t)self->tally.streak);
    const char *longest = app_words_count(&p->arena, (size_t)self->tally.longest);
    const char *words = parts_print(p, _("%s; streak %s, longest %s"),
                                    app_daily_words_board(&p->arena, self), streak, longest);
    parts_row (p, 8, .least_height = 48, .pad = {14, 0, 14, 0}) {
        parts_paragraph(p, APP_TYPE_LABEL, words, .grow = 1);
        if (self->card >= 0)
            parts_icon_button(p, DAILY_COPY, APP_ICON_COPY, _("Copy the card"));
    }
}
