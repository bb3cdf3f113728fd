/* The packs: what they hold, and what was reached in them. */
#include "screens/levels/levels.h"

#include "text/text.h"
#include "ui/shape.h"

#include <stdio.h>
#include <string.h>

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

void app_levels_pack_note(const game_pack *pack, char *out, size_t size)
{
    char sizes[80];
    if (pack->pack.count == 0) {
        snprintf(out, size, "%s", app_text(APP_TEXT_LEVELS_DAMAGED));
        return;
    }
    size_words(&pack->pack, sizes, sizeof sizes);
    if (pack->own)
        app_textf(out, size, APP_TEXT_LEVELS_OWN, sizes);
    else
        snprintf(out, size, "%s", sizes);
}

typedef struct painter {
    const app *app;
    const app_view *view;
    const levels_state *self;
    const levels_layout *layout;
} painter;

static void draw_progress(const painter *p, app_rect track, levels_sum sum, bool chosen)
{
    const app_colours *c = p->view->colours;
    app_colour ground = chosen ? c->well : c->track;
    int done = sum.all > 0 ? track.w * sum.solved / sum.all : 0;
    int radius = track.h / 2;
    app_colour colour = p->view->settings->theme == GAME_THEME_LIGHT ? c->good : c->tile;
    done = done > 0 && done < track.h ? track.h : done;
    const app_shape_part parts[] = {{{0, 0, track.w, track.h}, radius, ground, ground},
                                    {{0, 0, done, track.h}, radius, colour, colour}};
    app_shape_parts(p->view, track, parts, done > 0 ? 2 : 1);
}

/* How much of it is solved, and the stars, at the right. Returns what that takes of the width. */
static int draw_sum(const painter *p, app_rect face, levels_sum sum)
{
    const app_colours *c = p->view->colours;
    char words[32];
    int right = face.x + face.w - 18;
    int star = 16;
    app_textf(words, sizeof words, APP_TEXT_LEVELS_COUNT, sum.solved, sum.all);
    int taken =
        app_view_text(p->view, APP_ALIGN_RIGHT, right, face.y + 20, APP_TYPE_NOTE, c->text, words);
    snprintf(words, sizeof words, "%d", sum.stars);
    app_view_icon(p->view, right - star, face.y + 44 - star / 2, star,
                  sum.stars > 0 ? APP_ICON_STAR : APP_ICON_STAR_LINE,
                  sum.stars > 0 ? c->persimmon_text : c->text2);
    app_view_text(p->view, APP_ALIGN_RIGHT, right - star - 6, face.y + 44, APP_TYPE_LABEL, c->text2,
                  words);
    return taken;
}

static int draw_warning(const painter *p, app_rect face)
{
    int size = 22;
    app_view_icon(p->view, face.x + face.w - 18 - size, face.y + 32 - size / 2, size, APP_ICON_WARN,
                  p->view->colours->error);
    return size;
}

static void draw_pack(const painter *p, int index)
{
    const app_colours *c = p->view->colours;
    const game_pack *pack = &p->app->client.levels.packs[index];
    app_rect row = app_list_row(&p->self->packs, &p->layout->packs, index);
    app_rect face = {row.x + 6, row.y + 6, row.w - 12, row.h - 12};
    bool chosen = index == p->self->packs.at;
    char title[PUZZLE_LEVEL_TEXT_SIZE], note[128];
    if (chosen)
        face = app_levels_draw_card(p->view, face, LEVELS_BUTTON, 0);
    else if (index + 1 != p->self->packs.at)
        app_view_rule(p->view, face.x + 18, row.y + row.h - 1, face.w - 36);
    bool damaged = pack->pack.count == 0;
    levels_sum sum = app_levels_sum_of(p->app, p->self, index);
    int taken = damaged ? draw_warning(p, face) : draw_sum(p, face, sum);
    int x = face.x + 18;
    int room = face.w - (18 + 18 + 12) - taken;
    app_view_fit(p->view, APP_TYPE_BUTTON, app_levels_pack_title(pack), room, title, sizeof title);
    app_view_text(p->view, APP_ALIGN_LEFT, x, face.y + 20, APP_TYPE_BUTTON, c->text, title);
    app_levels_pack_note(pack, note, sizeof note);
    app_view_fit(p->view, APP_TYPE_LABEL, note, room, note, sizeof note);
    app_view_text(p->view, APP_ALIGN_LEFT, x, face.y + 44, APP_TYPE_LABEL,
                  damaged ? c->error : c->text2, note);
    if (!damaged)
        draw_progress(p, (app_rect){x, face.y + 59, face.w - 36, 5}, sum, chosen);
}

void app_levels_draw_packs(const app *app, const levels_state *self, const levels_layout *layout,
                           const app_view *view)
{
    painter p = {app, view, self, layout};
    const app_list_page *page = &layout->packs;
    if (page->window.w == 0)
        return;
    app_view_clip(view, page->window);
    int end = app_list_end(&self->packs, page);
    for (int i = app_list_first(&self->packs, page); i < end; i++)
        draw_pack(&p, i);
    if (self->controls.focus == LEVELS_PACKS && self->controls.focus_shown && self->packs.at >= 0) {
        app_rect row = app_list_row(&self->packs, page, self->packs.at);
        int in = 6;
        app_view_focus(view, (app_rect){row.x + in, row.y + in, row.w - 2 * in, row.h - 2 * in},
                       10);
    }
    app_view_unclip(view);
    app_list_draw_bar(&self->packs, view, page);
}
