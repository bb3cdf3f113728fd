/* What follows a tree that is solved: its controls and lists, drawing, and telling. */
#include "ui/parts_inside.h"

#include "base/utf8.h"
#include "ui/focus.h"
#include "ui/grid.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

/* ---- The controls and lists of the tree ---- */

app_control app_part_control(const app_part *part, const char *words)
{
    bool card = part->control == APP_CONTROL_CARD;
    bool says = !app_part_is_box(part) || card; /* else its parts say it */
    return (app_control){.id = part->id,
                         .kind = part->control,
                         .disabled = part->disabled,
                         .chosen = part->chosen,
                         .centred = part->control != APP_CONTROL_ROW && !part->left_words,
                         .tall = part->tall,
                         .slim = part->slim,
                         .own_focus = part->own_focus,
                         .cap = part->cap,
                         .round = part->round,
                         .dotted = part->dotted,
                         .tail = part->tail,
                         .icon = part->icon,
                         .label = says && !part->bare ? words : NULL,
                         .note = part->note,
                         .tip = part->bare && !card ? part->name : part->tip,
                         .intent = part->intent,
                         .field = part->field,
                         .value = part->number,
                         .min = part->least,
                         .max = part->most,
                         .step = part->step ? part->step : 1,
                         .bare = app_part_is_box(part) || part->bare,
                         .picture = part->picture,
                         .picture_version = part->picture_version,
                         .pips = part->pips,
                         .pips_on = part->pips_on};
}

static const char *words_of(const app_parts *p, const app_part *part)
{
    if (!part->brief)
        return part->name;
    int width = part->cap ? INT_MAX
                : part->kind == APP_PART_CONTROL
                    ? app_part_face_width(p, part, part->name, APP_FIT_TIGHT)
                    : app_part_text_width(p, part->type, part->name);
    return width > part->rect.w ? part->brief : part->name;
}

/* The outermost box that joins controls for the keyboard, or else the bar; NULL: there is none. */
static app_part *joined_in(app_parts *p, const app_part *part)
{
    app_part *joined = NULL, *bar = NULL;
    for (int up = part->up; up >= 0; up = p->parts[up].up)
        if (p->parts[up].together)
            joined = &p->parts[up];
        else if (p->parts[up].bar)
            bar = &p->parts[up];
    return joined ? joined : bar;
}

static bool is_scrolled(const app_parts *p, const app_part *part)
{
    int up = part->up;
    while (up >= 0 && !p->parts[up].scrolls)
        up = p->parts[up].up;
    return up >= 0;
}

static app_icon icon_of(const app_parts *p, const app_part *part)
{
    return p->mirrored && !part->cap ? app_icon_mirrored(part->icon) : part->icon;
}

static void list_control(app_parts *p, app_part *part)
{
    app_control control = app_part_control(part, words_of(p, part));
    app_part *box = joined_in(p, part);
    control.rect = part->rect;
    control.rect.h -= app_part_lip(part);
    if (part->round)
        control.rect = app_rect_middle(control.rect, APP_CAP_HEIGHT, APP_CAP_HEIGHT);
    control.mirrored = p->mirrored && !part->unturned;
    control.icon = icon_of(p, part);
    control.scrolls = p->page.scroll.height > p->page.scroll.window.h && is_scrolled(p, part);
    if (part->brief_note &&
        app_part_face_width(p, part, control.label, APP_FIT_TIGHT) > part->rect.w)
        control.note = part->brief_note;
    if (box)
        control.group = box->group = box->bar ? APP_GROUP_BAR : box->group ? box->group : part->id;
    if (app_part_gives_icon(part) &&
        app_part_face_width(p, part, control.label, APP_FIT_TIGHT) > part->rect.w)
        control.icon = APP_ICON_NONE;
    if (part->ask)
        app_page_ask(p->state, &p->page, &control, part->ask);
    part->listed = p->page.controls.count;
    *app_control_add(&p->page.controls, control.id, control.kind, control.rect, control.label) =
        control;
    p->page.controls.window = p->page.scroll.window;
}

static int columns_of(const app_part *list)
{
    int room = list->rect.w - list->pad.left - list->pad.right + list->gap;
    int columns = list->cell_width ? room / (list->cell_width + list->gap) : 0;
    return columns > list->columns ? columns : SDL_max(list->columns, 1);
}

static void list_grid(app_parts *p, const app_part *part)
{
    app_rect window = part->rect;
    window.y += part->head;
    window.h -= part->head;
    window.h -= part->whole ? window.h % part->row : 0;
    app_grid_page page = app_grid_rows(part->id, window, part->row, part->count);
    if (part->columns > 1 || part->cell_width) {
        int below = part->line_gap ? part->line_gap : part->gap;
        int inner = part->rect.h - part->pad.top - part->pad.bottom;
        page.columns = columns_of(part);
        page.x = part->pad.left;
        page.y = part->pad.top;
        page.column_pitch =
            (part->rect.w - part->pad.left - part->pad.right + part->gap) / page.columns;
        page.width = page.column_pitch - part->gap;
        int row = part->row + page.width * part->cell_percent / 100;
        page.row_pitch = part->lines ? (inner + below) / part->lines : row + below;
        page.height = page.row_pitch - below;
    }
    page.to_read = part->to_read;
    page.mirrored = p->mirrored;
    int before = p->page.controls.count;
    app_page_add_grid(&p->page, part->grid, page, part->name);
    if (p->page.controls.count > before) /* what is only read has no control */
        p->page.controls.items[before].own_focus = part->own_focus;
}

void app_parts_solve(app_parts *p)
{
    assert(p->depth == 0); /* nobody left a box by return or break */
    app_parts_solve_in(p, 0, (app_rect){0, 0, p->view->width, p->view->height});
    for (int i = 0; i < p->count; i++) {
        app_part *part = &p->parts[i];
        if (part->left_out)
            continue;
        if (part->clear)
            p->page.controls.over = part->rect;
        if (part->kind == APP_PART_LIST)
            list_grid(p, part);
        else if (part->kind == APP_PART_CONTROL || part->pressable)
            list_control(p, part);
    }
}

/* ---- Drawing ---- */

static app_align aligned(const app_parts *p, app_align align)
{
    return !p->mirrored || align == APP_ALIGN_CENTRE ? align
           : align == APP_ALIGN_LEFT                 ? APP_ALIGN_RIGHT
                                                     : APP_ALIGN_LEFT;
}

/* A text without its middle, where it is wider than that: in `out`, which holds `size` bytes. */
static const char *without_middle(const app_view *view, app_type type, const char *words, int width,
                                  char *out, size_t size)
{
    enum { END = 12 };
    size_t end = strlen(words);
    for (int i = 0; i < END; i++)
        end = sw_utf8_before(words, end);
    int tail = app_view_text_width(view, type, words + end);
    if (app_view_text_width(view, type, words) <= width || tail >= width || strlen(words) >= size)
        return words;
    snprintf(out, size, "%.*s", (int)end, words);
    app_view_fit(view, type, out, width - tail, out, size);
    SDL_strlcat(out, words + end, size);
    return out;
}

static void draw_words(const app_parts *p, const app_part *part, app_rect at, app_colour colour)
{
    app_align align = aligned(p, part->align);
    app_type type = part->type;
    if (part->tight && app_part_text_width(p, type, part->name) > part->rect.w)
        type = part->tight;
    char shorter[APP_ARENA_TEXT];
    const char *words = words_of(p, part);
    if (part->keeps_end)
        words = without_middle(p->view, type, words, at.w, shorter, sizeof shorter);
    int x = at.x + (align == APP_ALIGN_CENTRE ? at.w / 2 : align == APP_ALIGN_RIGHT ? at.w : 0);
    if (part->kind == APP_PART_TEXT)
        app_view_line(p->view, align, x, at.y + at.h / 2, at.w, type, colour, words);
    else
        app_view_paragraph(p->view, align, x, at.y + app_view_line_step(part->type) / 2, at.w,
                           part->type, colour, part->name, at.h / app_view_line_step(part->type));
}

/* A box without an id cannot be pressed: 0 is what is pressed while nothing is. */
static bool is_pressed(const app_parts *p, const app_part *box)
{
    return box->id != 0 && ((const app_page *)p->state)->controls.pressed == box->id;
}

/* The ground of a box. Returns how far its parts move down with it. */
static int draw_box(const app_parts *p, const app_part *box)
{
    const app_page *page = p->state;
    app_rect at = box->rect;
    int down = 0;
    switch (box->look) {
    case APP_LOOK_WELL:
        app_view_well(p->view, at, box->radius);
        break;
    case APP_LOOK_TRAY:
        app_view_tray(p->view, at, box->radius);
        break;
    case APP_LOOK_SLAB:
        app_view_slab(p->view, at, box->radius);
        break;
    case APP_LOOK_RULE:
        app_view_rule(p->view, at.x, at.y, at.w);
        break;
    case APP_LOOK_CARD:
    case APP_LOOK_GLAZED:
        down = app_view_card(p->view, at,
                             box->look == APP_LOOK_CARD ? APP_CARD_BUTTON : APP_CARD_GLAZED,
                             is_pressed(p, box) ? -1 : 0)
                   .y -
               at.y;
        break;
    case APP_LOOK_CHIP_GOOD:
    case APP_LOOK_CHIP_BOUNDED:
    case APP_LOOK_CHIP_PLAIN:
        app_view_chip_ground(p->view, at, (app_chip)(box->look - APP_LOOK_CHIP_GOOD));
        break;
    default:
        break;
    }
    if (box->pressable)
        down += app_control_draw(p->view, &page->controls, &p->page.controls.items[box->listed]).y -
                at.y;
    return down;
}

static void draw_cells(app_parts *p, const app_part *list);

static void draw_figure(const app_parts *p, const app_part *part, app_rect at)
{
    app_part moved = *part;
    moved.rect = at;
    part->draw(p, &moved);
}

static void draw_leaf(app_parts *p, const app_part *part, int down)
{
    const app_colours *c = p->view->colours;
    const app_page *page = p->state;
    app_colour colour = part->colour ? part->colour : part->weak ? c->text2 : c->text;
    app_rect at = part->rect;
    at.y += down;
    /* In a window of a few pixels. A figure that does not ask for a place may mark another's. */
    if ((at.w <= 0 || at.h <= 0) && (part->kind != APP_PART_FIGURE || part->fit))
        return;
    switch (part->kind) {
    case APP_PART_TEXT:
    case APP_PART_PARAGRAPH:
        draw_words(p, part, at, colour);
        break;
    case APP_PART_ICON:
        app_view_icon(p->view, at.x, at.y, at.w, icon_of(p, part), colour);
        break;
    case APP_PART_CONTROL:
        app_control_draw(p->view, &page->controls, &p->page.controls.items[part->listed]);
        break;
    case APP_PART_FIGURE:
        draw_figure(p, part, at);
        break;
    case APP_PART_LIST:
        draw_box(p, part);
        draw_cells(p, part);
        break;
    default:
        break;
    }
}

/* In reading order, so that a box lies below its parts; what scrolls is cut to its window. */
static void draw_from(app_parts *p, int first)
{
    int clipped = -1, moved = -1, down = 0;
    for (int i = first; i < p->count; i++) {
        const app_part *part = &p->parts[i];
        if (i == clipped)
            app_view_unclip(p->view);
        if (i == moved)
            down = 0;
        if (part->left_out || part->last)
            continue;
        if (part->scrolls) {
            app_view_clip(p->view, part->rect);
            clipped = part->end;
        }
        if (!app_part_is_box(part)) {
            draw_leaf(p, part, down);
        } else if (part->pressable || part->look != APP_LOOK_NONE) {
            int by = draw_box(p, part);
            if (part->pressable) {
                down = by;
                moved = part->end;
            }
        }
    }
    if (clipped == p->count)
        app_view_unclip(p->view);
}

/* Cell -1 are the heads, above those in view. */
static app_rect cell_rect(const app_parts *p, const app_part *list, int cell)
{
    const app_grid *grid = &((const app_page *)p->state)->grids[list->grid];
    app_rect at = app_grid_cell(grid, &p->page.grids[list->grid], cell < 0 ? 0 : cell);
    if (cell < 0) {
        at.y = list->rect.y;
        at.h = list->head;
    }
    return at;
}

/* A cell is a tree of its own behind the screen's, as long as it is drawn or told. Returns its first part. */
static int build_cell(app_parts *p, const app_part *list, int cell)
{
    app_rect at = cell_rect(p, list, cell);
    int first = p->count;
    app_parts_open(p, &(app_part){.kind = APP_PART_STACK});
    app_parts_enter(p);
    list->cell(p, cell);
    app_parts_close(p);
    app_parts_solve_in(p, first, at);
    return first;
}

static void draw_cells(app_parts *p, const app_part *list)
{
    const app_grid *grid = &((const app_page *)p->state)->grids[list->grid];
    const app_grid_page *page = &p->page.grids[list->grid];
    size_t words = p->arena.used;
    int end = app_grid_end(grid, page), count = p->count;
    if (list->head > 0) {
        draw_from(p, build_cell(p, list, -1));
        p->count = count;
        p->arena.used = words;
    }
    app_view_clip(p->view, page->window);
    for (int cell = app_grid_first(grid, page); cell < end; cell++) {
        if (page->columns == 1 && !list->own_focus && (!list->plain || cell == grid->at))
            app_grid_draw_row(grid, p->view, cell, cell_rect(p, list, cell));
        draw_from(p, build_cell(p, list, cell));
        p->count = count;
        p->arena.used = words;
    }
    app_view_unclip(p->view);
    app_grid_draw_bar(grid, p->view, page);
}

void app_parts_draw(app_parts *p)
{
    draw_from(p, 0);
    for (int i = 0; i < p->count; i++)
        if (p->parts[i].last && !p->parts[i].left_out)
            draw_leaf(p, &p->parts[i], 0);
    app_page_draw_over(p->state, &p->page);
}

/* ---- Telling ---- */

/* Those of an icon, a toggle, a slider, a card are only told. */
static bool shows_words(const app_part *part)
{
    return part->control != APP_CONTROL_ICON && part->control != APP_CONTROL_TOGGLE &&
           part->control != APP_CONTROL_SLIDER && part->control != APP_CONTROL_AREA &&
           part->control != APP_CONTROL_CARD;
}

static bool is_cut(const app_parts *p, const app_part *part)
{
    const char *words = words_of(p, part);
    if (part->given && !part->tall)
        return false;
    if (part->kind == APP_PART_TEXT)
        return app_part_text_width(p, part->tight ? part->tight : part->type, words) > part->rect.w;
    if (part->kind == APP_PART_CONTROL && words && shows_words(part))
        return app_part_face_width(p, part, words, APP_FIT_LEAST) > part->rect.w;
    if (part->kind != APP_PART_PARAGRAPH)
        return false;
    int lines = app_view_paragraph_lines(p->view, part->rect.w, part->type, words, INT_MAX);
    return lines * app_view_line_step(part->type) > part->rect.h;
}

static void tell_from(app_parts *p, int first, app_parts_told *told, void *to)
{
    for (int i = first, end = p->count; i < end; i++) {
        const app_part *part = &p->parts[i];
        if (part->left_out || (app_part_is_box(part) && !part->pressable) ||
            part->kind == APP_PART_SPACE)
            continue;
        told(to, p, part, is_cut(p, part));
        bool list = part->kind == APP_PART_LIST;
        for (int cell = list && part->head > 0 ? -1 : 0; list && cell < part->count; cell++) {
            size_t words = p->arena.used;
            tell_from(p, build_cell(p, part, cell), told, to);
            p->count = end;
            p->arena.used = words;
        }
    }
}

void app_parts_tell(app_parts *p, app_parts_told *told, void *to)
{
    tell_from(p, 0, told, to);
}
