/* The page of the levels: the packs, and the levels of one of them. */
#include "screens/levels/levels.h"

#include "text/words.h"

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
    int cards = app_levels_cards_height(pack, in.width);
    int room = in.height - in.least - below - GAP;
    int side = in.height - (cards < room ? cards : room) - GAP - below;
    parts_column (p, GAP, .grow = 1) {
        app_levels_add_cards(p, pack, in.width, cards, cards > room);
        app_levels_add_info(p, self, pack, in.width, app_at_most(side, in.most));
    }
}

static void add_head(app_parts *p, const game_pack *pack)
{
    parts_column (p, 0, .least_height = 70) {
        if (pack)
            parts_text(p, APP_TYPE_SCREEN_TITLE, app_levels_pack_title(pack), .given = true);
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
        app_levels_add_packs(p);
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
        app_levels_add_packs(p);
    }
}

static void add_narrow_bar(app_parts *p, const levels_state *self, const game_pack *pack)
{
    parts_bar (p, NULL, NULL) {
        app_levels_add_pick(p, self, pack, true);
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
            app_levels_add_pick(p, self, pack, false);
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
