/* The cards of the challenges: the name of each, what is chosen and the best run. */
#include "screens/challenges/challenges.h"

#include "board/board_view.h"
#include "text/words.h"
#include "ui/shape.h"

static app_icon icon_of(game_mode mode)
{
    static const app_icon icons[GAME_MODES] = {
        [GAME_MODE_ATTACK] = APP_ICON_HOURGLASS, [GAME_MODE_MARATHON] = APP_ICON_REPEAT,
        [GAME_MODE_RELAY] = APP_ICON_RELAY,      [GAME_MODE_FEWEST] = APP_ICON_TARGET,
        [GAME_MODE_BLIND] = APP_ICON_BLIND,
    };
    return icons[mode];
}

static const char *chosen_words(app_parts *p, game_mode mode)
{
    return app_words_challenge(&p->arena, app_challenges_chosen(p->app, mode));
}

const char *app_challenges_best(app_parts *p, const challenges_state *self, game_mode mode)
{
    const game_run_result *best = self->tally[mode].best;
    if (!best)
        return "";
    return parts_print(p, _("Best %s"),
                       app_words_challenge_result(&p->arena, best, p->view->settings));
}

/* ---- The sizes of a relay ---- */

/* A board of which nothing is solved yet. */
static void draw_sockets(const app_view *view, app_rect at, int side)
{
    app_rect inner = app_rect_inside(at, 2, 2);
    app_view_tray(view, at, 6);
    for (int cell = 0; cell < side * side; cell++) {
        app_rect row = inner;
        row.y += cell / side * inner.h / side;
        row.h = inner.h / side - 1;
        app_shape_fill(view, app_rect_share(row, cell % side, side, 1), 1,
                       app_colour_with_alpha(view->colours->text2, 0.35));
    }
}

static void draw_size(const app_parts *p, const app_part *part)
{
    puzzle_board goal;
    int side = part->number;
    if (!part->chosen) {
        draw_sockets(p->view, part->rect, side);
        return;
    }
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, (puzzle_size){side, side}, NULL);
    app_skin skin = app_board_number_skin(&goal);
    app_board_draw_miniature(p->view, part->rect, &goal, &skin);
}

/* As small boards, those that the best run solved glazed. */
static void add_sizes(app_parts *p, const challenges_state *self)
{
    enum { SIDE = 48 };
    const game_run_result *best = self->tally[GAME_MODE_RELAY].best;
    int last = app_challenges_chosen(p->app, GAME_MODE_RELAY)->size.columns;
    int solved = best ? PUZZLE_MIN_SIDE + best->boards : 0;
    parts_row (p, 14) {
        for (int side = PUZZLE_MIN_SIDE; side <= last; side++)
            parts_figure(p, draw_size, NULL, .width = SIDE, .height = SIDE, .number = side,
                         .chosen = side < solved);
    }
}

/* ---- The cards ---- */

static void add_name(app_parts *p, game_mode mode, app_colour colour)
{
    parts_row (p, 18, .height = 28) {
        parts_icon(p, 26, icon_of(mode), .colour = colour);
        parts_text(p, APP_TYPE_BUTTON, app_words_challenge_title(mode), .grow = 1,
                   .colour = colour);
    }
}

/* Its name, what the mode is, what is chosen and the best run. */
static void add_words(app_parts *p, const challenges_state *self, game_mode mode, bool with_sizes,
                      app_colour strong, app_colour weak)
{
    bool low = app_view_layout(p->view) == APP_LAYOUT_MEDIUM;
    parts_column (p, 0, .grow = 1, .pad = {20, low ? 14 : 24, 20, low ? 14 : 19}) {
        parts_row (p, 20, .grow = 1) {
            parts_column (p, low ? 4 : 9, .grow = 1) {
                add_name(p, mode, strong);
                parts_paragraph(p, APP_TYPE_LABEL, app_words_challenge_line(mode), .colour = weak,
                                .leave = 1);
            }
            if (with_sizes)
                add_sizes(p, self);
        }
        parts_row (p, 16) {
            parts_text(p, APP_TYPE_NOTE, chosen_words(p, mode), .grow = 1, .colour = strong);
            parts_text(p, APP_TYPE_LABEL, app_challenges_best(p, self, mode), .colour = weak,
                       .leave = 1);
        }
    }
}

static void add_low_words(app_parts *p, game_mode mode, app_colour strong, app_colour weak)
{
    parts_icon(p, 20, icon_of(mode), .colour = strong);
    parts_column (p, 0, .grow = 1, .across = APP_PLACE_MIDDLE) {
        parts_text(p, APP_TYPE_NOTE, app_words_challenge_title(mode), .colour = strong);
        parts_text(p, APP_TYPE_LABEL, chosen_words(p, mode), .colour = weak);
    }
}

static void add_card(app_parts *p, const challenges_state *self, game_mode mode, bool low,
                     bool with_sizes)
{
    const app_colours *c = p->view->colours;
    bool chosen = mode == self->mode;
    app_colour strong = chosen ? c->ink : c->text, weak = chosen ? c->ink : c->text2;
    parts_press (p, APP_CONTROL_CARD, CHALLENGES_CARD_FIRST + (int)mode, 12, .grow = 1,
                 .name = app_words_challenge_title(mode), .chosen = chosen,
                 .look = chosen ? APP_LOOK_GLAZED : APP_LOOK_CARD, .height = low ? 54 : 0,
                 .pad = {low ? 16 : 0, 0, low ? 12 : 0, 0}) {
        if (low)
            add_low_words(p, mode, strong, weak);
        else
            add_words(p, self, mode, with_sizes, strong, weak);
    }
}

/* In two columns the last of an odd number is as wide as both. */
void app_challenges_add_cards(app_parts *p, const challenges_state *self, int columns)
{
    enum { LEAST = 124, LIP = 5 };
    app_layout kind = app_view_layout(p->view);
    int apart = (kind == APP_LAYOUT_MEDIUM ? 16 : 24) - LIP;
    parts_column (p, apart, .grow = kind != APP_LAYOUT_PORTRAIT, .together = true) {
        for (int i = 0; i < CHALLENGES_CARDS; i += columns)
            parts_row (p, 16, .grow = 1,
                       .least_height = kind == APP_LAYOUT_PORTRAIT ? LEAST + LIP : 0) {
                for (int k = i; k < i + columns && k < CHALLENGES_CARDS; k++)
                    add_card(p, self, app_challenges_modes[k], false,
                             columns > 1 && app_challenges_modes[k] == GAME_MODE_RELAY);
            }
    }
}

void app_challenges_add_low_cards(app_parts *p, const challenges_state *self)
{
    parts_column (p, 7, .together = true) {
        for (int i = 0; i < CHALLENGES_CARDS; i += 2)
            parts_row (p, 12) {
                for (int k = i; k < i + 2 && k < CHALLENGES_CARDS; k++)
                    add_card(p, self, app_challenges_modes[k], true, false);
            }
    }
}
