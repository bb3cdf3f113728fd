/* Draws the cards of the challenges, and what belongs to the chosen one. */
#include "screens/challenges/challenges.h"

#include "board/board_view.h"
#include "text/words.h"
#include "text/words_challenge.h"
#include "ui/bar.h"
#include "ui/cut.h"
#include "ui/shape.h"

#include <stdio.h>

enum { CARD_LIP = 5, LOW_CARD = 70, TALL_CARD = 116, PAD = 20 };

static app_icon icon_of(game_mode mode)
{
    static const app_icon icons[GAME_MODES] = {
        [GAME_MODE_ATTACK] = APP_ICON_HOURGLASS, [GAME_MODE_MARATHON] = APP_ICON_REPEAT,
        [GAME_MODE_RELAY] = APP_ICON_RELAY,      [GAME_MODE_FEWEST] = APP_ICON_TARGET,
        [GAME_MODE_BLIND] = APP_ICON_BLIND,
    };
    return icons[mode];
}

static const game_run_result *best_of(const challenges_layout *l, game_mode mode)
{
    return l->self->tally[mode].best;
}

/* "Best 14 boards", or "" where there is none. */
static void best_words(const challenges_layout *l, game_mode mode, char *out, size_t size)
{
    char words[48];
    out[0] = '\0';
    if (!best_of(l, mode))
        return;
    app_words_challenge_result(best_of(l, mode), l->view->settings, words, sizeof words);
    app_textf(out, size, APP_TEXT_CHALLENGE_BEST, words);
}

/* ---- Cards ---- */

/* A board of which nothing is solved yet. */
static void draw_sockets(const challenges_layout *l, app_rect at, int side)
{
    const app_colours *c = l->view->colours;
    app_rect inner = app_cut_margin(at, 2, 2);
    app_view_tray(l->view, at, 6);
    for (int cell = 0; cell < side * side; cell++) {
        app_rect row = inner;
        row.y += cell / side * inner.h / side;
        row.h = inner.h / side - 1;
        app_shape_fill(l->view, app_cut_share(row, cell % side, side, 1), 1,
                       app_colour_with_alpha(c->text2, 0.35));
    }
}

/* The sizes of a relay as small boards, those that the best run solved glazed. */
static void draw_sizes(const challenges_layout *l, app_rect face)
{
    enum { SIDE = 48, APART = 14 };
    const game_challenge *relay = app_challenges_chosen(l->app, GAME_MODE_RELAY);
    const game_run_result *best = best_of(l, GAME_MODE_RELAY);
    int count = relay->size.columns - PUZZLE_MIN_SIDE + 1;
    int tick = face.h > 160 ? 0 : 26; /* of the chosen card: they stand beside it */
    int x = face.x + face.w - PAD - tick - count * (SIDE + APART) + APART;
    int y = face.y + (face.h - SIDE) / 2 - (face.h > 160 ? 12 : 24);
    for (int i = 0; i < count; i++, x += SIDE + APART) {
        puzzle_board goal;
        int side = PUZZLE_MIN_SIDE + i;
        app_rect at = {x, y, SIDE, SIDE};
        if (!best || i >= best->boards) {
            draw_sockets(l, at, side);
            continue;
        }
        puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, (puzzle_size){side, side}, NULL);
        app_skin skin = app_board_number_skin(&goal);
        app_board_draw_miniature(l->view, at, &goal, &skin);
    }
}

/* What is chosen at the left, the best at the right as far as both have room. */
static void draw_facts(const challenges_layout *l, game_mode mode, app_rect row, app_colour strong,
                       app_colour weak)
{
    char chosen[96], best[64];
    app_words_challenge(app_challenges_chosen(l->app, mode), chosen, sizeof chosen);
    best_words(l, mode, best, sizeof best);
    int taken =
        app_view_line(l->view, APP_ALIGN_LEFT, row.x, row.y, row.w, APP_TYPE_NOTE, strong, chosen);
    if (taken + 16 + app_view_text_width(l->view, APP_TYPE_LABEL, best) <= row.w)
        app_view_text(l->view, APP_ALIGN_RIGHT, row.x + row.w, row.y, APP_TYPE_LABEL, weak, best);
}

static void draw_card(const challenges_layout *l, game_mode mode, const app_control *card)
{
    const app_colours *c = l->view->colours;
    bool pressed = l->self->page.controls.pressed == card->id;
    app_rect whole = card->rect;
    whole.h += CARD_LIP;
    app_rect face = app_view_card(l->view, whole, card->chosen ? APP_CARD_GLAZED : APP_CARD_BUTTON,
                                  pressed ? -1 : 0);
    app_colour strong = card->chosen ? c->ink : c->text, weak = card->chosen ? c->ink : c->text2;
    bool low = face.h < LOW_CARD, tall = face.h >= TALL_CARD;
    int icon = low ? 20 : 26, x = face.x + (low ? 16 : PAD), width = face.w - 2 * PAD;
    int y = face.y + (low ? face.h / 2 - 12 : tall ? 38 : face.h / 2 - 15);
    int name = x + icon + (low ? 12 : 18);
    app_view_icon(l->view, x, low ? face.y + (face.h - icon) / 2 : y - icon / 2, icon,
                  icon_of(mode), strong);
    app_view_line(l->view, APP_ALIGN_LEFT, name, y, face.x + face.w - name - 38,
                  low ? APP_TYPE_NOTE : APP_TYPE_BUTTON, strong, card->label);
    if (low) {
        char words[96];
        app_words_challenge(app_challenges_chosen(l->app, mode), words, sizeof words);
        app_view_line(l->view, APP_ALIGN_LEFT, name, y + 23, face.x + face.w - name - 12,
                      APP_TYPE_LABEL, weak, words);
        return;
    }
    if (tall)
        app_view_line(l->view, APP_ALIGN_LEFT, x, face.y + 74, width, APP_TYPE_LABEL, weak,
                      app_text(app_words_challenge_line(mode)));
    if (tall && mode == GAME_MODE_RELAY && face.w >= 600)
        draw_sizes(l, face);
    int facts = tall ? face.y + face.h - (face.h > 130 ? 30 : 24) : face.y + face.h / 2 + 17;
    draw_facts(l, mode, (app_rect){x, facts, width, 0}, strong, weak);
}

static void draw_cards(const challenges_layout *l)
{
    for (int i = 0; i < CHALLENGES_CARDS; i++) {
        game_mode mode = app_challenges_modes[i];
        draw_card(l, mode, app_control_find(&l->page.controls, CHALLENGES_CARD_FIRST + (int)mode));
    }
}

/* ---- Details ---- */

static void draw_figure(const challenges_layout *l, int index, app_text_id label, const char *value)
{
    const app_colours *c = l->view->colours;
    app_rect at = app_cut_share(l->figures, index, 3, 12);
    app_view_line(l->view, APP_ALIGN_LEFT, at.x, at.y + 24, at.w, APP_TYPE_LABEL, c->text2,
                  app_text(label));
    bool fits = app_view_text_width(l->view, APP_TYPE_SMALL_COUNTER, value) <= at.w;
    app_view_line(l->view, APP_ALIGN_LEFT, at.x, at.y + 54, at.w,
                  fits ? APP_TYPE_SMALL_COUNTER : APP_TYPE_BUTTON, c->text, value);
}

static void result_words(const challenges_layout *l, const game_run_result *run, char *out,
                         size_t size)
{
    if (run)
        app_words_challenge_result(run, l->view->settings, out, size);
    else
        app_textf(out, size, APP_TEXT_NO_FIGURE);
}

static void draw_figures(const challenges_layout *l)
{
    char best[48], last[48], count[32], words[256];
    const game_run_tally *tally = &l->self->tally[l->self->mode];
    result_words(l, tally->best, best, sizeof best);
    result_words(l, tally->last, last, sizeof last);
    app_words_count(tally->count, count, sizeof count);
    app_view_rule(l->view, l->figures.x, l->figures.y + 2, l->figures.w);
    draw_figure(l, 0, APP_TEXT_STATS_BEST, best);
    draw_figure(l, 1, APP_TEXT_STATS_LAST, last);
    draw_figure(l, 2, APP_TEXT_CHALLENGE_RUNS, count);
    if (l->best.h == 0)
        return;
    if (tally->best)
        app_words_challenge_best(tally->best, words, sizeof words);
    else
        app_textf(words, sizeof words, APP_TEXT_CHALLENGE_NO_RUN);
    app_view_line(l->view, APP_ALIGN_LEFT, l->best.x, l->best.y + 10, l->best.w, APP_TYPE_LABEL,
                  l->view->colours->text2, words);
}

static void draw_details(const challenges_layout *l)
{
    char words[256];
    const app_colours *c = l->view->colours;
    if (l->title.h > 0)
        app_view_line(l->view, APP_ALIGN_LEFT, l->title.x, l->title.y + 18, l->title.w,
                      APP_TYPE_PAGE_TITLE, c->text,
                      app_text(app_words_challenge_title(l->self->mode)));
    app_words_challenge_about(app_challenges_chosen(l->app, l->self->mode), words, sizeof words);
    if (l->about.h > 0)
        app_view_paragraph(l->view, l->about.x, l->about.y + 14, l->about.w, APP_TYPE_LABEL,
                           c->text2, words, 2);
    draw_figures(l);
    if (l->note.h > 0)
        app_view_line(l->view, APP_ALIGN_LEFT, l->note.x, l->note.y + 16, l->note.w, APP_TYPE_LABEL,
                      c->text2, app_text(APP_TEXT_CHALLENGE_ENDS_LEFT));
}

/* In the smallest windows: what the mode is or which run was left, and the best. */
static void draw_line(const challenges_layout *l)
{
    char words[160], best[64];
    const app_colours *c = l->view->colours;
    game_mode mode = l->self->mode;
    app_rect at = l->note;
    best_words(l, mode, best, sizeof best);
    if (l->self->left[mode])
        app_textf(words, sizeof words, APP_TEXT_CHALLENGE_LEFT, l->was);
    else
        snprintf(words, sizeof words, "%s", app_text(app_words_challenge_line(mode)));
    int taken = app_view_line(l->view, APP_ALIGN_LEFT, at.x, at.y + at.h / 2, at.w, APP_TYPE_LABEL,
                              c->text, words);
    if (taken + 16 + app_view_text_width(l->view, APP_TYPE_NOTE, best) <= at.w)
        app_view_text(l->view, APP_ALIGN_RIGHT, at.x + at.w, at.y + at.h / 2, APP_TYPE_NOTE,
                      c->text, best);
}

void app_challenges_draw(const void *layout)
{
    const challenges_layout *l = layout;
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    app_bar_title(l->view, app_text(APP_TEXT_CHALLENGES),
                  low ? NULL : app_text(APP_TEXT_CHALLENGES_NOTE),
                  low && l->self->left[l->self->mode] ? 280
                  : low                               ? 132
                                                      : 80);
    draw_cards(l);
    if (low)
        draw_line(l);
    else
        draw_details(l);
    app_page_draw(&l->self->page, &l->page);
}
