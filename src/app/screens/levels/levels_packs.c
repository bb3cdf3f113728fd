/* The packs: what they hold, and what was reached in them. */
#include "screens/levels/levels.h"

#include "text/text.h"
#include "ui/cut.h"
#include "ui/shape.h"

#include <stdio.h>

const char *app_levels_pack_title(const game_pack *pack)
{
    return pack->pack.count > 0 ? pack->pack.title : pack->name;
}

/* "3 × 3", or "2 × 5 to 2 × 8" from the smallest board to the largest. */
static void size_words(const puzzle_pack *pack, char *out, size_t size)
{
    puzzle_size least = pack->levels[0].start.size, most = least;
    for (int i = 1; i < pack->count; i++) {
        puzzle_size board = pack->levels[i].start.size;
        if (puzzle_size_cells(board) < puzzle_size_cells(least))
            least = board;
        if (puzzle_size_cells(board) > puzzle_size_cells(most))
            most = board;
    }
    char from[32], to[32];
    app_textf(from, sizeof from, APP_TEXT_SIZE, least.columns, least.rows);
    app_textf(to, sizeof to, APP_TEXT_SIZE, most.columns, most.rows);
    if (puzzle_size_cells(least) == puzzle_size_cells(most))
        snprintf(out, size, "%s", from);
    else
        app_textf(out, size, APP_TEXT_LEVELS_SIZES, from, to);
}

static void pack_note(const game_pack *pack, char *out, size_t size)
{
    char sizes[80];
    if (pack->pack.count == 0) {
        app_textf(out, size, APP_TEXT_LEVELS_DAMAGED);
        return;
    }
    size_words(&pack->pack, sizes, sizeof sizes);
    if (pack->own)
        app_textf(out, size, APP_TEXT_LEVELS_OWN, sizes);
    else
        snprintf(out, size, "%s", sizes);
}

static void draw_progress(const levels_layout *l, app_rect track, game_marks_sum sum, bool chosen)
{
    const app_colours *c = l->view->colours;
    app_colour ground = chosen ? c->well : c->track;
    int done = sum.all > 0 ? track.w * sum.solved / sum.all : 0;
    int radius = track.h / 2;
    app_colour colour = l->view->settings->theme == GAME_THEME_LIGHT ? c->good : c->tile;
    done = done > 0 && done < track.h ? track.h : done;
    const app_shape_part parts[] = {{{0, 0, track.w, track.h}, radius, ground, ground},
                                    {{0, 0, done, track.h}, radius, colour, colour}};
    app_shape_parts(l->view, track, parts, done > 0 ? 2 : 1);
}

/* How much of it is solved, and the stars, at the right. Returns what that takes of the width. */
static int draw_sum(const levels_layout *l, app_rect face, game_marks_sum sum)
{
    const app_colours *c = l->view->colours;
    char words[32];
    int right = face.x + face.w - 18;
    int star = 16;
    app_textf(words, sizeof words, APP_TEXT_LEVELS_COUNT, sum.solved, sum.all);
    int taken =
        app_view_text(l->view, APP_ALIGN_RIGHT, right, face.y + 20, APP_TYPE_NOTE, c->text, words);
    snprintf(words, sizeof words, "%d", sum.stars);
    app_view_icon(l->view, right - star, face.y + 44 - star / 2, star,
                  sum.stars > 0 ? APP_ICON_STAR : APP_ICON_STAR_LINE,
                  sum.stars > 0 ? c->persimmon_text : c->text2);
    app_view_text(l->view, APP_ALIGN_RIGHT, right - star - 6, face.y + 44, APP_TYPE_LABEL, c->text2,
                  words);
    return taken;
}

static int draw_warning(const levels_layout *l, int right, int y)
{
    int size = 22;
    app_view_icon(l->view, right - size, y - size / 2, size, APP_ICON_WARN,
                  l->view->colours->error);
    return size;
}

static void draw_pack(const void *of, int index, app_rect row)
{
    const levels_layout *l = of;
    const app_colours *c = l->view->colours;
    const app_page *page = &l->self->page;
    const game_pack *pack = &l->app->client.levels.packs[index];
    int chosen = page->grids[LEVELS_PACK_LIST].at;
    app_rect at = app_cut_margin(row, 6, 6), face = at;
    char note[128];
    if (index == chosen)
        face = app_view_card(l->view, at, APP_CARD_BUTTON, 0);
    else if (index + 1 != chosen)
        app_view_rule(l->view, at.x + 18, row.y + row.h - 1, at.w - 36);
    bool damaged = pack->pack.count == 0;
    game_marks_sum sum = game_marks_of_pack(&l->self->marks, index);
    int x = face.x + 18, right = face.x + face.w - 18;
    int room =
        right - 12 - x - (damaged ? draw_warning(l, right, face.y + 32) : draw_sum(l, face, sum));
    pack_note(pack, note, sizeof note);
    app_view_line(l->view, APP_ALIGN_LEFT, x, face.y + 20, room, APP_TYPE_BUTTON, c->text,
                  app_levels_pack_title(pack));
    app_view_line(l->view, APP_ALIGN_LEFT, x, face.y + 44, room, APP_TYPE_LABEL,
                  damaged ? c->error : c->text2, note);
    if (!damaged)
        draw_progress(l, (app_rect){x, face.y + 59, right - x, 5}, sum, index == chosen);
    if (index == chosen && page->controls.focus == LEVELS_PACKS && page->controls.focus_shown)
        app_view_focus(l->view, at, 10);
}

void app_levels_draw_packs(const levels_layout *l)
{
    app_page_draw_grid(&l->self->page, &l->page, LEVELS_PACK_LIST, draw_pack, l);
}

void app_levels_draw_pick(const levels_layout *l)
{
    const app_colours *c = l->view->colours;
    const app_control *pick = app_control_find(&l->page.controls, LEVELS_PICK);
    char count[32];
    if (!pick || !l->pack)
        return;
    app_rect at = pick->rect;
    int x = at.x + 16, y = at.y + at.h / 2, right = at.x + at.w - 46;
    game_marks_sum sum = game_marks_of_pack(&l->self->marks, l->self->pack);
    app_textf(count, sizeof count, APP_TEXT_LEVELS_COUNT, sum.solved, sum.all);
    int taken = sum.all == 0 ? draw_warning(l, right, y)
                             : app_view_text(l->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_LABEL,
                                             c->text2, count);
    app_view_line(l->view, APP_ALIGN_LEFT, x, y, right - taken - 12 - x, APP_TYPE_BUTTON, c->text,
                  app_levels_pack_title(l->pack));
}
