/* The packs: what they hold, and what was reached in them. */
#include "screens/levels/levels.h"

#include "text/words.h"
#include "ui/shape.h"

const char *app_levels_pack_title(const game_pack *pack)
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

static void add_stars(app_parts *p, game_marks_sum sum)
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
static void add_words(app_parts *p, int index, bool chosen)
{
    const levels_state *self = p->state;
    const game_pack *pack = &p->app->client.levels.packs[index];
    game_marks_sum sum = game_marks_of_pack(&self->marks, index);
    bool damaged = pack->pack.count == 0;
    parts_row (p, 12) {
        parts_column (p, 0, .grow = 1) {
            parts_row (p, 12) {
                parts_text(p, APP_TYPE_BUTTON, app_levels_pack_title(pack), .grow = 1,
                           .given = true);
                if (!damaged)
                    parts_text(p, APP_TYPE_NOTE, solved_words(p, sum));
            }
            parts_row (p, 12) {
                add_note(p, pack);
                if (!damaged)
                    add_stars(p, sum);
            }
        }
        if (damaged)
            add_warning(p, "");
    }
    if (!damaged)
        parts_figure(p, draw_progress, NULL, .height = 5, .number = sum.solved, .most = sum.all,
                     .chosen = chosen);
}

static void draw_card(const app_parts *p, const app_part *part)
{
    app_view_card(p->view, part->rect, APP_CARD_BUTTON, 0);
}

static void draw_focus(const app_parts *p, const app_part *part)
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
                    parts_figure(p, draw_card, NULL);
                parts_column (p, 5, .pad = {INSET, 8, INSET, 0}) {
                    add_words(p, index, index == chosen);
                }
                if (index == chosen && focused)
                    parts_figure(p, draw_focus, NULL);
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

void app_levels_add_packs(app_parts *p)
{
    parts_list(p, LEVELS_PACK_LIST, LEVELS_PACKS, add_pack, p->app->client.levels.count, .grow = 1,
               .row = LEVELS_PACK_ROW, .own_focus = true, .name = _("Packs"));
}

void app_levels_add_pick(app_parts *p, const levels_state *self, const game_pack *pack, bool low)
{
    const char *title = pack ? app_levels_pack_title(pack) : _("Packs");
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
