/* The levels of a pack as cards in a tray: glazed once they are solved, bare slate before. */
#include "game/stars.h"
#include "screens/levels/levels.h"
#include "text/text.h"
#include "ui/cut.h"
#include "ui/shape.h"

#include <math.h>
#include <stdio.h>

enum { RADIUS = APP_CARD_RADIUS, EDGE = 12 };

/* The lines of a card, from the face's top to their middle. */
typedef struct card_lines {
    int name, par, state;
} card_lines;
enum { NUMBER_Y = 20 };

/* A long name takes two lines, and the others come closer. */
static bool is_long(const levels_layout *l, app_rect face, const char *name)
{
    return app_view_text_width(l->view, APP_TYPE_NOTE, name) > face.w - 2 * EDGE;
}

static card_lines lines_of(const levels_layout *l, app_rect face, int index)
{
    bool two = is_long(l, face, l->pack->pack.levels[index].title);
    return two ? (card_lines){42, 75, 92} : (card_lines){47, 69, 88};
}

static void draw_name(const levels_layout *l, app_rect face, int index, app_colour ink)
{
    const char *name = l->pack->pack.levels[index].title;
    int x = face.x + EDGE, y = face.y + lines_of(l, face, index).name, room = face.w - 2 * EDGE;
    if (is_long(l, face, name))
        app_view_paragraph_step(l->view, x, y, room, APP_TYPE_CHIP, 16, ink, name, 2);
    else
        app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, ink, name);
}

static bool contrast(const app_view *view)
{
    return view->settings->theme == GAME_THEME_CONTRAST;
}

/* Earned ones filled, the others outlined. */
static void draw_stars(const levels_layout *l, int right, int y, int stars, app_colour ink)
{
    int size = 18, step = 19;
    for (int i = 0; i < GAME_STARS; i++)
        app_view_icon(l->view, right - (GAME_STARS - i) * step, y - size / 2, size,
                      i < stars ? APP_ICON_STAR : APP_ICON_STAR_LINE,
                      i < stars ? ink : app_colour_with_alpha(ink, contrast(l->view) ? 1 : 0.6));
}

/* What the figure is, and the figure where there is one. */
static void draw_figure(const levels_layout *l, app_rect face, int y, app_text_id label, int figure,
                        app_colour ink)
{
    char words[16];
    snprintf(words, sizeof words, "%d", figure);
    app_view_text(l->view, APP_ALIGN_RIGHT, face.x + face.w - EDGE, y, APP_TYPE_NOTE, ink, words);
    app_view_text(l->view, APP_ALIGN_LEFT, face.x + EDGE, y, APP_TYPE_LABEL, ink, app_text(label));
}

/* At the right of its line, in `room`: the par, and before it what kind of par that is. */
static void draw_par(const levels_layout *l, app_rect face, int index, int room, app_colour ink)
{
    static const app_text_id labels[] = {[PUZZLE_PAR_NONE] = APP_TEXT_LEVELS_NO_PAR,
                                         [PUZZLE_PAR_OPTIMAL] = APP_TEXT_PAR,
                                         [PUZZLE_PAR_BEST_KNOWN] = APP_TEXT_LEVELS_BEST_KNOWN};
    const puzzle_level *level = &l->pack->pack.levels[index];
    app_text_id label = labels[level->par_proof];
    int right = face.x + face.w - EDGE, y = face.y + lines_of(l, face, index).par;
    char words[32];
    if (level->par_metric == PUZZLE_METRIC_SLIDES)
        app_text_n(words, sizeof words, APP_TEXT_COUNT_SLIDES, level->par);
    else
        snprintf(words, sizeof words, "%d", level->par);
    if (level->par_proof != PUZZLE_PAR_NONE) {
        int taken =
            6 + app_view_text(l->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_NOTE, ink, words);
        right -= taken;
        room -= taken;
    }
    if (label == APP_TEXT_LEVELS_BEST_KNOWN &&
        app_view_text_width(l->view, APP_TYPE_LABEL, app_text(label)) > room)
        label = APP_TEXT_LEVELS_KNOWN;
    app_view_text(l->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_LABEL, ink, app_text(label));
}

/* What the level is: its name, and below that size and par. */
static void draw_facts(const levels_layout *l, app_rect face, int index, app_colour ink)
{
    const puzzle_level *level = &l->pack->pack.levels[index];
    int x = face.x + EDGE, room = face.w - 2 * EDGE, between = 10;
    char size[32];
    app_textf(size, sizeof size, APP_TEXT_SIZE, level->start.size.columns, level->start.size.rows);
    int y = face.y + lines_of(l, face, index).par;
    draw_name(l, face, index, ink);
    room -= between + app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, ink, size);
    draw_par(l, face, index, room, ink);
}

/* How far the player got, in the last line. */
static void draw_state(const levels_layout *l, app_rect face, int index, game_mark mark)
{
    const app_colours *c = l->view->colours;
    const puzzle_level *level = &l->pack->pack.levels[index];
    int y = face.y + lines_of(l, face, index).state;
    if (mark.solved && mark.best == 0) {
        app_view_line(l->view, APP_ALIGN_LEFT, face.x + EDGE, y, face.w - 2 * EDGE, APP_TYPE_LABEL,
                      c->ink, app_text(APP_TEXT_LEVELS_WITH_HINTS));
        return;
    }
    if (mark.solved) {
        bool beaten = game_mark_beats(mark, level);
        draw_figure(l, face, y, beaten ? APP_TEXT_LEVELS_BEATEN : APP_TEXT_LEVELS_BEST, mark.best,
                    c->ink);
        return;
    }
    bool next = index == game_marks_unsolved(&l->self->marks, l->self->pack);
    app_view_text(l->view, APP_ALIGN_LEFT, face.x + EDGE, y, next ? APP_TYPE_NOTE : APP_TYPE_LABEL,
                  next ? c->persimmon_text : c->text2,
                  app_text(next ? APP_TEXT_LEVELS_NEXT : APP_TEXT_LEVELS_NOT_SOLVED));
}

/* Between number and stars. */
static void draw_picture(const levels_layout *l, app_rect face, int index)
{
    enum { X = 44, SIDE = 34 };
    const puzzle_level *level = &l->pack->pack.levels[index];
    app_rect at = app_board_miniature_rect(face.x + X, face.y + NUMBER_Y - SIDE / 2 + 1, SIDE,
                                           level->start.size);
    at.y += (SIDE - at.h) / 2;
    app_thumbs_draw(l->app, at, level->picture, NULL);
}

static void draw_level(const levels_layout *l, int index, app_rect at)
{
    const app_colours *c = l->view->colours;
    const app_page *page = &l->self->page;
    const app_grid *grid = &page->grids[LEVELS_CARDS];
    game_mark mark = game_marks_of(&l->self->marks, l->self->pack, index);
    bool pressed = index == grid->at && page->controls.pressed == LEVELS_GRID;
    app_rect face = app_view_card(l->view, at, mark.solved ? APP_CARD_GLAZED : APP_CARD_BARE,
                                  pressed ? -1 : index == grid->hover);
    app_colour ink = mark.solved ? c->ink : c->text;
    char number[16];
    snprintf(number, sizeof number, "%d", index + 1);
    app_view_text(l->view, APP_ALIGN_LEFT, face.x + EDGE, face.y + NUMBER_Y, APP_TYPE_SCREEN_TITLE,
                  ink, number);
    draw_picture(l, face, index);
    draw_stars(l, face.x + face.w - 10, face.y + NUMBER_Y - 1, mark.stars, ink);
    draw_facts(l, face, index, ink);
    draw_state(l, face, index, mark);
    if (index == grid->at)
        app_shape_ring(l->view, face, RADIUS, 2.5, ink);
}

/* Cut at the tray's inner edge; the ring of the focus lies over the shadows of the next cards. */
void app_levels_draw_cards(const levels_layout *l)
{
    const app_page *page = &l->self->page;
    const app_grid *grid = &page->grids[LEVELS_CARDS];
    const app_grid_page *cards = &l->page.grids[LEVELS_CARDS];
    if (l->tray.w == 0)
        return;
    app_view_tray(l->view, l->tray, 20);
    app_view_clip(l->view, app_cut_margin(l->tray, 0, 2));
    int end = app_grid_end(grid, cards);
    for (int i = app_grid_first(grid, cards); i < end; i++)
        draw_level(l, i, app_grid_cell(grid, cards, i));
    if (page->controls.focus == LEVELS_GRID && page->controls.focus_shown && grid->at >= 0)
        app_view_focus(l->view, app_grid_cell(grid, cards, grid->at), RADIUS);
    app_view_unclip(l->view);
    app_grid_draw_bar(grid, l->view, cards);
}
