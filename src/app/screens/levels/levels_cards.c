/* The levels of a pack as cards in a tray: glazed once they are solved, bare slate before. */
#include "screens/levels/levels.h"

#include "game/stars.h"
#include "text/words.h"
#include "ui/shape.h"

enum { EDGE = 12, CARD_HEIGHT = 105, LIP = 5 };

/* ---- What is drawn on a card ---- */

static const puzzle_level *level_of(const app_parts *p, int index)
{
    return &app_levels_shown(p->app, p->state)->pack.levels[index];
}

/* A long name takes two lines, and the others come closer. */
static bool is_long(const app_parts *p, const char *name)
{
    return app_view_text_width(p->view, APP_TYPE_NOTE, name) >
           p->page.grids[LEVELS_CARDS].width - 2 * EDGE;
}

static void draw_long_name(const app_parts *p, const app_part *part)
{
    enum { STEP = 16 };
    if (p->mirrored)
        app_view_mirror(p->view, part->rect);
    app_view_paragraph_step(p->view, part->rect.x, part->rect.y + STEP / 2, part->rect.w,
                            APP_TYPE_CHIP, STEP, part->colour, part->name, 2);
    app_view_mirror_end(p->view);
}

static void draw_picture(const app_parts *p, const app_part *part)
{
    const puzzle_level *level = level_of(p, part->number);
    app_rect at = part->rect;
    app_rect board = app_board_miniature_rect(at.x, at.y, at.h, level->start.size);
    board.y += (at.h - board.h) / 2;
    app_thumbs_draw(p->app, board, level->picture, NULL);
}

/* How far it is raised: 1 under the pointer, -1 while it is pressed. */
static int lift_of(const levels_state *self, int index)
{
    const app_grid *grid = &self->page.grids[LEVELS_CARDS];
    bool pressed = index == grid->at && self->page.controls.pressed == LEVELS_GRID;
    return pressed ? -1 : index == grid->hover;
}

/* How far what lies on it goes down with that. */
static int lowered(const levels_state *self, int index)
{
    int lift = lift_of(self, index);
    return lift < 0 ? LIP - 1 : -lift;
}

static void draw_card(const app_parts *p, const app_part *part)
{
    app_view_card(p->view, part->rect, part->chosen ? APP_CARD_GLAZED : APP_CARD_BARE,
                  lift_of(p->state, part->number));
}

/* Round the chosen one; and round the one that has the focus. */
static void draw_rings(const app_parts *p, const app_part *part)
{
    const app_colours *c = p->view->colours;
    const app_page *page = p->state;
    app_rect face = part->rect;
    face.y += lowered(p->state, part->number);
    face.h -= LIP;
    app_shape_ring(p->view, face, APP_CARD_RADIUS, 2.5, part->chosen ? c->ink : c->text);
    if (page->controls.focus == LEVELS_GRID && page->controls.focus_shown)
        app_view_focus(p->view, part->rect, APP_CARD_RADIUS);
}

/* ---- A card ---- */

/* Earned ones filled, the others outlined. */
static void add_stars(app_parts *p, int stars, app_colour ink)
{
    bool contrast = p->view->settings->theme == GAME_THEME_CONTRAST;
    for (int i = 0; i < GAME_STARS; i++)
        parts_icon(p, 18, i < stars ? APP_ICON_STAR : APP_ICON_STAR_LINE,
                   .name = i == 0 ? parts_print(p, PL_("%d star", "%d stars", stars), stars) : NULL,
                   .colour = i < stars ? ink : app_colour_with_alpha(ink, contrast ? 1 : 0.6));
}

/* Number, picture and stars. */
static void add_top(app_parts *p, int index, int height, int stars, app_colour ink)
{
    enum { NUMBER = 32 };
    parts_row (p, 1, .height = height, .pad = {0, 0, EDGE - 10, 0}) {
        parts_text(p, APP_TYPE_SCREEN_TITLE, parts_print(p, "%d", index + 1), .colour = ink,
                   .least_width = NUMBER - 1, .across = APP_PLACE_MIDDLE);
        if (level_of(p, index)->picture[0])
            parts_figure(p, draw_picture, NULL, .width = 34, .number = index);
        parts_spring(p, 1);
        add_stars(p, stars, ink);
    }
}

static const char *par_words(app_parts *p, const puzzle_level *level)
{
    if (level->par_metric == PUZZLE_METRIC_SLIDES)
        return parts_print(p, PL_("%d slide", "%d slides", level->par), level->par);
    return parts_print(p, "%d", level->par);
}

static const char *par_label(const puzzle_level *level)
{
    return level->par_proof == PUZZLE_PAR_NONE         ? _("No par")
           : level->par_proof == PUZZLE_PAR_BEST_KNOWN ? _("Best known")
                                                       : _("Par");
}

/* Size and par, and before that what kind of par it is. What has no room is said below the cards. */
static void add_par(app_parts *p, const puzzle_level *level, int height, app_colour ink)
{
    enum { ALL_BUT_NONE = 1000 }; /* the spring is for where there is no label */
    bool known = level->par_proof == PUZZLE_PAR_BEST_KNOWN;
    puzzle_size size = level->start.size;
    parts_row (p, 6, .height = height) {
        parts_text(p, APP_TYPE_LABEL, app_words_size(&p->arena, size), .colour = ink, .leave = 1);
        parts_spring(p, 1);
        parts_text(p, APP_TYPE_LABEL, par_label(level), .brief = known ? _("Known") : NULL,
                   .colour = ink, .grow = ALL_BUT_NONE, .align = APP_ALIGN_RIGHT,
                   .leave = level->par_proof == PUZZLE_PAR_NONE ? 0 : 2);
        if (level->par_proof != PUZZLE_PAR_NONE)
            parts_text(p, APP_TYPE_NOTE, par_words(p, level), .colour = ink);
    }
}

/* How far the player got. */
static void add_state(app_parts *p, int index, game_mark mark, int height)
{
    const app_colours *c = p->view->colours;
    const levels_state *self = p->state;
    bool next = index == game_marks_unsolved(&self->marks, self->pack);
    parts_row (p, 6, .height = height) {
        if (mark.solved && mark.best == 0) {
            parts_text(p, APP_TYPE_LABEL, _("Solved with hints"), .brief = _("with hints"),
                       .colour = c->ink, .grow = 1);
        } else if (mark.solved) {
            parts_text(p, APP_TYPE_LABEL,
                       game_mark_beats(mark, level_of(p, index)) ? _("Beaten") : _("Best"),
                       .colour = c->ink, .grow = 1);
            parts_text(p, APP_TYPE_NOTE, parts_print(p, "%d", mark.best), .colour = c->ink);
        } else {
            parts_text(p, next ? APP_TYPE_NOTE : APP_TYPE_LABEL, next ? _("Next") : _("Not solved"),
                       .colour = next ? c->persimmon_text : c->text2, .grow = 1);
        }
    }
}

static void add_words(app_parts *p, int index, game_mark mark)
{
    const puzzle_level *level = level_of(p, index);
    bool two = is_long(p, level->title);
    app_colour ink = mark.solved ? p->view->colours->ink : p->view->colours->text;
    int lower = lowered(p->state, index);
    parts_column (p, 0, .pad = {EDGE, (two ? 6 : 3) + lower, EDGE, 0}) {
        add_top(p, index, two ? 28 : 34, mark.stars, ink);
        if (two)
            parts_figure(p, draw_long_name, level->title, .height = 32, .colour = ink,
                         .given = true);
        else
            parts_row (p, 0, .height = 20) {
                parts_text(p, APP_TYPE_NOTE, level->title, .colour = ink, .grow = 1, .given = true);
            }
        add_par(p, level, two ? 18 : 22, ink);
        add_state(p, index, mark, two ? 17 : 19);
    }
}

static void add_card(app_parts *p, int index)
{
    const levels_state *self = p->state;
    game_mark mark = game_marks_of(&self->marks, self->pack, index);
    parts_stack (p, parts_edges(0, 0)) {
        parts_figure(p, draw_card, NULL, .number = index, .chosen = mark.solved);
        add_words(p, index, mark);
        if (index == self->page.grids[LEVELS_CARDS].at)
            parts_figure(p, draw_rings, NULL, .number = index, .chosen = mark.solved);
    }
}

/* ---- The tray ---- */

enum { CARD_WIDTH = 168, BETWEEN = 12, LINES_APART = 11, PAD = 16, PAD_ABOVE = 14 };

/* As many as have room without a scroll bar. */
static int columns_in(int width)
{
    enum { MOST = 4 };
    int columns = (width - 2 * PAD + BETWEEN) / (CARD_WIDTH + BETWEEN);
    return columns < 1 ? 1 : columns > MOST ? MOST : columns;
}

int app_levels_cards_height(const game_pack *pack, int width)
{
    int columns = columns_in(width), lines = (pack->pack.count + columns - 1) / columns;
    return lines * (CARD_HEIGHT + LIP + LINES_APART) - LINES_APART + 2 * PAD_ABOVE;
}

void app_levels_add_cards(app_parts *p, const game_pack *pack, int width, int height, bool scrolls)
{
    int columns = columns_in(width);
    parts_list(p, LEVELS_CARDS, LEVELS_GRID, add_card, pack->pack.count, .grow = 1,
               .most_height = height, .least_height = CARD_HEIGHT + LIP + 2 * PAD_ABOVE,
               .look = APP_LOOK_TRAY, .radius = 20, .own_focus = true, .columns = columns,
               .cell_width = columns == 1 ? CARD_WIDTH : 0, .row = CARD_HEIGHT + LIP,
               .gap = BETWEEN, .line_gap = LINES_APART,
               .pad = {PAD, PAD_ABOVE, PAD + (scrolls ? APP_SCROLL_BAR : 0), PAD_ABOVE},
               .name = _("Levels"));
}
