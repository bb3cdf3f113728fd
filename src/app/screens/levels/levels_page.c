/* The page of the levels: the packs, and the levels of one of them as cards. */
#include "screens/levels/levels.h"

#include "game/stars.h"
#include "text/words.h"
#include "ui/shape.h"

/* ---- The packs ---- */

static const char *levels_pack_title(const game_pack *pack)
{
    return pack->pack.count > 0 ? pack->pack.title : pack->name;
}

/* "3 × 3", or "2 × 5 to 2 × 8" from the smallest board to the largest. */
static const char *size_words(app_parts *p, const puzzle_pack *pack)
{
    puzzle_size least = pack->levels[0].start.size, most = least;
    for (int i = 1; i < pack->count; i++) {
        puzzle_size board = pack->levels[i].start.size;
        if (puzzle_size_cells(board) < puzzle_size_cells(least))
            least = board;
        if (puzzle_size_cells(board) > puzzle_size_cells(most))
            most = board;
    }
    const char *from = app_words_size(&p->arena, least);
    if (puzzle_size_cells(least) == puzzle_size_cells(most))
        return from;
    return parts_print(p, _("%s to %s"), from, app_words_size(&p->arena, most));
}

/* What it holds, or that it cannot be read. */
static void add_note(app_parts *p, const game_pack *pack)
{
    const app_colours *c = p->view->colours;
    bool damaged = pack->pack.count == 0;
    const char *sizes = damaged ? "" : size_words(p, &pack->pack);
    parts_text(p, APP_TYPE_LABEL,
               damaged     ? _("Cannot be read")
               : pack->own ? parts_print(p, _("%s, your own"), sizes)
                           : sizes,
               .brief = pack->own && !damaged ? sizes : NULL, .grow = 1,
               .colour = damaged ? c->error : c->text2);
}

static void draw_progress(const app_parts *p, const app_part *part)
{
    const app_colours *c = p->view->colours;
    app_rect track = part->rect;
    app_colour ground = part->chosen ? c->well : c->track;
    int done = part->most > 0 ? track.w * part->number / part->most : 0, radius = track.h / 2;
    app_colour colour = p->view->settings->theme == GAME_THEME_LIGHT ? c->good : c->tile;
    done = done > 0 && done < track.h ? track.h : done;
    const app_shape_part parts[] = {
        {{0, 0, track.w, track.h}, radius, ground, ground},
        {{p->mirrored ? track.w - done : 0, 0, done, track.h}, radius, colour, colour}};
    app_shape_parts(p->view, track, parts, done > 0 ? 2 : 1);
}

static const char *solved_words(app_parts *p, game_marks_sum sum)
{
    return parts_print(p, _("%d / %d"), sum.solved, sum.all);
}

static void add_pack_stars(app_parts *p, game_marks_sum sum)
{
    const app_colours *c = p->view->colours;
    bool any = sum.stars > 0;
    parts_row (p, 6) {
        parts_text(p, APP_TYPE_LABEL, parts_print(p, "%d", sum.stars), .weak = true);
        parts_icon(p, 16, any ? APP_ICON_STAR : APP_ICON_STAR_LINE, .name = _("Stars"),
                   .colour = any ? c->persimmon_text : c->text2);
    }
}

static void add_warning(app_parts *p, const char *name)
{
    parts_icon(p, 22, APP_ICON_WARN, .name = name, .colour = p->view->colours->error);
}

/* Title and note, and how much of it is solved. */
static void add_pack_words(app_parts *p, int index, bool chosen)
{
    const levels_state *self = p->state;
    const game_pack *pack = &p->app->client.levels.packs[index];
    game_marks_sum sum = game_marks_of_pack(&self->marks, index);
    bool damaged = pack->pack.count == 0;
    parts_row (p, 12) {
        parts_column (p, 0, .grow = 1) {
            parts_row (p, 12) {
                parts_text(p, APP_TYPE_BUTTON, levels_pack_title(pack), .grow = 1, .given = true);
                if (!damaged)
                    parts_text(p, APP_TYPE_NOTE, solved_words(p, sum));
            }
            parts_row (p, 12) {
                add_note(p, pack);
                if (!damaged)
                    add_pack_stars(p, sum);
            }
        }
        if (damaged)
            add_warning(p, "");
    }
    if (!damaged)
        parts_figure(p, draw_progress, NULL, .height = 5, .number = sum.solved, .most = sum.all,
                     .chosen = chosen);
}

static void draw_pack_card(const app_parts *p, const app_part *part)
{
    app_view_card(p->view, part->rect, APP_CARD_BUTTON, 0);
}

static void draw_pack_focus(const app_parts *p, const app_part *part)
{
    app_view_focus(p->view, part->rect, APP_CARD_RADIUS);
}

/* The chosen one is raised; between the others is a rule. */
static void add_pack(app_parts *p, int index)
{
    enum { EDGE = 6, INSET = 18 };
    const app_page *page = p->state;
    int chosen = page->grids[LEVELS_PACK_LIST].at;
    bool focused = page->controls.focus == LEVELS_PACKS && page->controls.focus_shown;
    parts_stack (p, {EDGE, EDGE, EDGE, 0}) {
        parts_column (p, 0) {
            parts_stack (p, parts_edges(0, 0), .height = 74) {
                if (index == chosen)
                    parts_figure(p, draw_pack_card, NULL);
                parts_column (p, 5, .pad = {INSET, 8, INSET, 0}) {
                    add_pack_words(p, index, index == chosen);
                }
                if (index == chosen && focused)
                    parts_figure(p, draw_pack_focus, NULL);
            }
            parts_space(p, EDGE - 1);
            if (index != chosen && index + 1 != chosen && index + 1 < p->app->client.levels.count)
                parts_row (p, 0, .pad = {INSET, 0, INSET, 0}) {
                    parts_column (p, 0, .grow = 1, .height = 1, .look = APP_LOOK_RULE) {
                    }
                }
        }
    }
}

static void levels_add_packs(app_parts *p)
{
    parts_list(p, LEVELS_PACK_LIST, LEVELS_PACKS, add_pack, p->app->client.levels.count, .grow = 1,
               .row = LEVELS_PACK_ROW, .own_focus = true, .name = _("Packs"));
}

/* The button that opens the list of packs; `low`: in a bar. */
static void levels_add_pick(app_parts *p, const levels_state *self, const game_pack *pack, bool low)
{
    const char *title = pack ? levels_pack_title(pack) : _("Packs");
    parts_press (p, APP_CONTROL_BUTTON, LEVELS_PICK, 12, .name = title, .tail = APP_ICON_CHEV,
                 .slim = true, .grow = low, .height = low ? 38 : 46, .pad = {16, 0, 46, 0},
                 .across = low ? APP_PLACE_MIDDLE : APP_PLACE_FILL) {
        parts_text(p, APP_TYPE_BUTTON, pack ? title : "", .grow = 1, .given = true);
        if (pack) {
            game_marks_sum sum = game_marks_of_pack(&self->marks, self->pack);
            if (sum.all == 0)
                add_warning(p, _("Cannot be read"));
            else
                parts_text(p, APP_TYPE_LABEL, solved_words(p, sum), .weak = true);
        }
    }
}

/* ---- The cards: glazed once they are solved, bare slate before ---- */

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
    app_view_paragraph_step(p->view, APP_ALIGN_LEFT, part->rect.x, part->rect.y + STEP / 2,
                            part->rect.w, APP_TYPE_CHIP, STEP, part->colour, part->name, 2);
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

/* How high a tray of that width is in which all cards are seen. */
static int levels_cards_height(const game_pack *pack, int width)
{
    int columns = columns_in(width), lines = (pack->pack.count + columns - 1) / columns;
    return lines * (CARD_HEIGHT + LIP + LINES_APART) - LINES_APART + 2 * PAD_ABOVE;
}

static void levels_add_cards(app_parts *p, const game_pack *pack, int width, int height,
                             bool scrolls)
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

/* ---- The bar ---- */

/* "%d of %d solved": levels, of all. */
static const char *reached_words(app_parts *p, const levels_state *self)
{
    game_marks_sum sum = game_marks_of_all(&self->marks);
    return parts_print(
        p, PL_("%d of %d solved, %s star", "%d of %d solved, %s stars", (long long)sum.stars),
        sum.solved, sum.all, app_words_count(&p->arena, (size_t)sum.stars));
}

/* How else a pack is opened; NULL: there is no other way. */
static const char *open_note(app_parts *p)
{
    app_key_name paste = app_view_key_name(p->view, APP_INTENT_PASTE);
    if (paste.text[0])
        return parts_print(p, _("%s, or drop a file"), paste.text);
    return p->view->by_touch || p->view->by_pad ? NULL : _("Drop a file");
}

static void add_icons(app_parts *p, bool with_open)
{
    if (with_open)
        parts_icon_button(p, LEVELS_OPEN, APP_ICON_HAND, _("Open a pack"), .note = open_note(p));
    parts_icon_button(p, LEVELS_MAKE, APP_ICON_PLUS, _("Make a level"));
    app_parts_add_help(p);
}

static void add_bar(app_parts *p, const levels_state *self, bool with_open)
{
    parts_bar (p, _("Levels"), reached_words(p, self)) {
        add_icons(p, with_open);
    }
}

/* ---- The levels of a pack ---- */

/* What the pars of the pack are: one that nobody has proved is called so. */
static const char *note_of(const game_pack *pack)
{
    bool proved = true, slides = puzzle_levels_version(pack->pack.levels, pack->pack.count) > 1;
    for (int i = 0; i < pack->pack.count; i++)
        proved = proved && pack->pack.levels[i].par_proof == PUZZLE_PAR_OPTIMAL;
    if (proved)
        return slides
                   ? _("Par is the proven fewest moves, or slides where it says so.")
                   : _("Par is the proven fewest moves. Stars come from moves, never from time.");
    return slides ? _("Best known is the fewest moves or slides found so far.")
                  : _("Par is the proven fewest moves, best known the fewest found so far.");
}

/* Where the cards and the words on one level go. */
typedef struct place {
    int width, height;
    int least, most; /* of the height of the words */
} place;

/* The cards, and below them what there is to say of one level: in pictures as large as the cards let them be. Or what
 * is wrong with the pack. */
static void add_levels(app_parts *p, const levels_state *self, const game_pack *pack, place in)
{
    enum { GAP = 14 };
    if (!pack)
        return;
    if (pack->pack.count == 0) {
        app_levels_add_damage(p, pack);
        return;
    }
    int below = app_levels_info_below(self, pack, in.width);
    int cards = levels_cards_height(pack, in.width);
    int room = in.height - in.least - below - GAP;
    int side = in.height - (cards < room ? cards : room) - GAP - below;
    parts_column (p, GAP, .grow = 1) {
        levels_add_cards(p, pack, in.width, cards, cards > room);
        app_levels_add_info(p, self, pack, in.width, app_at_most(side, in.most));
    }
}

static void add_head(app_parts *p, const game_pack *pack)
{
    parts_column (p, 0, .least_height = 70) {
        if (pack)
            parts_text(p, APP_TYPE_SCREEN_TITLE, levels_pack_title(pack), .given = true);
        if (pack && pack->pack.count > 0)
            parts_paragraph(p, APP_TYPE_LABEL, note_of(pack), .weak = true);
    }
}

/* ---- The page ---- */

enum { LIST = 328, LIST_GAP = 40, BUTTON = 48, BUTTON_LIP = 5, ROW_EDGE = 6 };

/* With room for the button below it. */
static void add_packs(app_parts *p)
{
    parts_column (p, 8, .width = LIST + 2 * ROW_EDGE, .pad = {0, 3, 0, 19 + BUTTON + BUTTON_LIP}) {
        parts_row (p, 0, .pad = {ROW_EDGE + 8, 0, 0, 0}) {
            parts_text(p, APP_TYPE_BUTTON, _("Packs"));
        }
        levels_add_packs(p);
    }
}

/* Packs at the left, their levels at the right. For the keyboard the button below the packs comes last: one step leads
 * from the levels to the packs. */
static void add_wide_page(app_parts *p, const levels_state *self, const game_pack *pack)
{
    enum { CARDS = 848, MARGIN = 32, FOOT = 24, HEAD = 70 };
    int whole = app_at_most(p->view->width - 2 * MARGIN, LIST + LIST_GAP + CARDS);
    int width = whole - LIST - LIST_GAP, left = (p->view->width - whole) / 2;
    int height = p->view->height - app_view_bar(p->view) - FOOT - HEAD;
    add_bar(p, self, false);
    parts_stack (p, {left, 0, left, FOOT}, .grow = 1) {
        parts_row (p, LIST_GAP - ROW_EDGE, .pad = {-ROW_EDGE, 0, 0, 0}) {
            add_packs(p);
            parts_column (p, 0, .width = width) {
                add_head(p, pack);
                add_levels(p, self, pack, (place){width, height, 80, 168});
            }
        }
        parts_row (p, 0, .across = APP_PLACE_START, .down = APP_PLACE_END, .width = LIST) {
            parts_button(p, LEVELS_OPEN, _("Open a pack"), .icon = APP_ICON_HAND, .height = BUTTON,
                         .grow = 1);
        }
    }
}

/* In place of the levels while a pack is picked. */
static void add_slab(app_parts *p)
{
    enum { PAD = 8 };
    parts_column (p, 0, .id = LEVELS_SLAB, .grow = 1,
                  .most_height = p->app->client.levels.count * LEVELS_PACK_ROW + 2 * PAD,
                  .look = APP_LOOK_SLAB, .radius = 14, .pad = parts_edges(PAD, PAD)) {
        levels_add_packs(p);
    }
}

static void add_narrow_bar(app_parts *p, const levels_state *self, const game_pack *pack)
{
    parts_bar (p, NULL, NULL) {
        levels_add_pick(p, self, pack, true);
        add_icons(p, true);
    }
}

/* The packs are behind a button, which stands in the bar of the smallest windows. */
static void add_narrow_page(app_parts *p, const levels_state *self, const game_pack *pack)
{
    enum { PICK = 46 + 3, GAP = 15, SLAB_GAP = 7 };
    app_layout kind = app_view_layout(p->view);
    bool low = kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 12 : 24, foot = low ? 10 : 20, gap = self->picking ? SLAB_GAP : GAP;
    int top = !low ? 4 : self->picking ? 2 : 6;
    place in = {.width = p->view->width - 2 * margin,
                .height = p->view->height - app_view_bar(p->view) - top - foot,
                .least = low ? 48 : 72,
                .most = low                           ? 96
                        : kind == APP_LAYOUT_PORTRAIT ? 168
                                                      : 120};
    if (low)
        add_narrow_bar(p, self, pack);
    else
        add_bar(p, self, true);
    parts_column (p, gap, .grow = 1, .pad = {margin, top, margin, self->picking ? 12 : foot}) {
        if (!low) {
            levels_add_pick(p, self, pack, false);
            in.height -= PICK + GAP;
        }
        if (self->picking)
            add_slab(p);
        else
            add_levels(p, self, pack, in);
    }
}

/* Lists are counted even where they are not on the screen: something in them is chosen. */
void app_levels_parts(app_parts *p)
{
    const levels_state *self = p->state;
    const game_pack *pack = app_levels_shown(p->app, self);
    p->page.grids[LEVELS_PACK_LIST].count = p->app->client.levels.count;
    p->page.grids[LEVELS_CARDS].count = pack ? pack->pack.count : 0;
    parts_column (p, 0) {
        if (app_view_layout(p->view) == APP_LAYOUT_WIDE)
            add_wide_page(p, self, pack);
        else
            add_narrow_page(p, self, pack);
    }
}
