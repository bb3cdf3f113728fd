/* Finds the places of a tree's parts.
 *
 * Going through the array backwards meets the parts before their box, and forwards the box before its parts: the solver
 * is four plain loops. Widths go up and come down first, then heights, since the height of a paragraph follows from its
 * width. */
#include "ui/parts_inside.h"

#include <assert.h>
#include <limits.h>

enum { ACROSS, DOWN };

/* ---- What a part needs ---- */

/* Only the parts of a box that are on the screen. */
static int first_in(const app_parts *p, int box)
{
    int at = box + 1;
    while (at < p->parts[box].end && p->parts[at].left_out)
        at = p->parts[at].end;
    return at;
}

static int next_in(const app_parts *p, int box, int at)
{
    do
        at = p->parts[at].end;
    while (at < p->parts[box].end && p->parts[at].left_out);
    return at;
}

#define EACH_IN(at, p, box)                                                                        \
    for (int at = first_in(p, box); at < (p)->parts[box].end; at = next_in(p, box, at))

/* What a raised face has below it. */
int app_part_lip(const app_part *part)
{
    bool raised = (part->kind == APP_PART_CONTROL || part->pressable) &&
                  (part->control == APP_CONTROL_BUTTON || part->control == APP_CONTROL_PRIMARY);
    if (part->look == APP_LOOK_CARD || part->look == APP_LOOK_GLAZED)
        return 5;
    return !raised ? 0 : part->slim ? 3 : part->height >= 56 ? 6 : 5;
}

static int edges_of(const app_part *box, int axis)
{
    enum { SWITCH = 64 + 14 };
    const app_edges *pad = &box->pad;
    bool toggle = box->pressable && box->control == APP_CONTROL_TOGGLE;
    return axis == ACROSS ? pad->left + pad->right + (toggle ? SWITCH : 0)
                          : pad->top + pad->bottom + app_part_lip(box);
}

int app_part_text_width(const app_parts *p, app_type type, const char *words)
{
    return words ? app_view_text_width(p->view, type, words) : 0;
}

int app_part_face_width(const app_parts *p, const app_part *part, const char *words,
                        app_control_fit fit)
{
    app_control control = app_part_control(part, words);
    if (part->tall && fit >= APP_FIT_BARE)
        control.note = part->given ? NULL : part->brief_note ? part->brief_note : part->note;
    return app_control_width(p->view, &control, fit);
}

/* A button leaves its icon out before its words are cut. */
bool app_part_gives_icon(const app_part *part)
{
    return part->icon && part->name && !part->bare && !part->tall &&
           part->control <= APP_CONTROL_PRIMARY;
}

static int face_height(const app_part *part)
{
    switch (part->control) {
    case APP_CONTROL_TOGGLE:
        return 34;
    case APP_CONTROL_SLIDER:
        return 30;
    default:
        return part->cap ? APP_CAP_HEIGHT : part->slim ? 40 : APP_TARGET;
    }
}

static void measure_leaf(const app_parts *p, app_part *part, int axis)
{
    enum { SHORT = 96 };
    int wish = 0, small = 0, lines;
    switch (part->kind) {
    case APP_PART_TEXT:
        wish = axis == ACROSS ? app_part_text_width(p, part->type, part->name)
                              : app_view_line_step(part->type);
        small = wish;
        if (axis == ACROSS && (part->brief || part->tight))
            small = app_part_text_width(p, part->tight ? part->tight : part->type,
                                        part->brief ? part->brief : part->name);
        if (axis == ACROSS && part->given)
            small = app_at_most(small, SHORT);
        break;
    case APP_PART_PARAGRAPH:
        lines = part->most_lines ? part->most_lines : INT_MAX;
        wish = axis == ACROSS ? app_part_text_width(p, part->type, part->name)
                              : app_view_line_step(part->type) *
                                    app_view_paragraph_lines(p->view, part->size[ACROSS],
                                                             part->type, part->name, lines);
        small = axis == ACROSS ? app_at_most(wish, SHORT) : wish;
        break;
    case APP_PART_CONTROL:
        wish = small = face_height(part) + app_part_lip(part);
        if (axis == ACROSS) {
            const char *least = part->brief ? part->brief : part->name;
            wish = app_part_face_width(p, part, part->cap ? least : part->name, APP_FIT_EASY);
            small = app_part_face_width(p, part, least, APP_FIT_BARE);
        }
        break;
    case APP_PART_LIST:
        lines = part->columns ? (part->count + part->columns - 1) / part->columns : part->count;
        if (part->fit) /* it takes what there is */
            break;
        wish = axis == ACROSS ? SHORT : lines * part->row + part->head;
        small = axis == ACROSS ? wish : app_at_most(wish, 2 * part->row + part->head);
        break;
    case APP_PART_SPACE:
        if ((part->up >= 0 && p->parts[part->up].kind == APP_PART_ROW) == (axis == ACROSS))
            wish = small = part->width;
        break;
    default:
        break;
    }
    part->wish[axis] = wish;
    part->small[axis] = small;
}

static void keep_larger(int *sum, int size)
{
    *sum = size > *sum ? size : *sum;
}

/* The lines of a wrap, from widths that are known: the height of each, and what stands in it. */
static int line_end(const app_parts *p, int box, int at, int *height)
{
    const app_part *wrap = &p->parts[box];
    int room = wrap->size[ACROSS] - edges_of(wrap, ACROSS), taken = 0, cells = 0;
    *height = 0;
    while (at < wrap->end) {
        const app_part *part = &p->parts[at];
        bool full = wrap->columns ? cells == wrap->cells
                                  : cells > 0 && taken + wrap->gap + part->size[ACROSS] > room;
        if (full)
            break;
        taken += (cells++ ? wrap->gap : 0) + part->size[ACROSS];
        keep_larger(height, part->wish[DOWN]);
        at = next_in(p, box, at);
    }
    return at;
}

static void measure_box(app_parts *p, int at, int axis)
{
    app_part *box = &p->parts[at];
    bool along = (box->kind == APP_PART_ROW && axis == ACROSS) ||
                 (box->kind == APP_PART_COLUMN && axis == DOWN);
    int wish = 0, small = 0, count = 0, height;
    EACH_IN (i, p, at) {
        const app_part *part = &p->parts[i];
        box->greedy = box->greedy || part->greedy;
        int gap = count++ ? box->gap : 0;
        if (along) {
            wish += part->wish[axis] + gap;
            small += part->leave ? 0 : part->small[axis] + gap;
        } else {
            keep_larger(&wish, part->wish[axis]);
            keep_larger(&small, part->small[axis]);
        }
    }
    if (box->kind == APP_PART_WRAP && axis == ACROSS) {
        int cells = box->columns ? box->columns : count;
        wish = cells * (wish + box->gap) - box->gap;
    } else if (box->kind == APP_PART_WRAP) {
        wish = -box->gap;
        for (int i = first_in(p, at); i < box->end; wish += height + box->gap)
            i = line_end(p, at, i, &height);
        small = wish;
    }
    if (box->turns && axis == ACROSS) {
        box->flat = small + edges_of(box, axis);
        small = 0;
        EACH_IN (i, p, at)
            keep_larger(&small, p->parts[i].small[axis]);
    }
    box->wish[axis] = wish + edges_of(box, axis);
    box->small[axis] = (box->scrolls && axis == DOWN ? 0 : small) + edges_of(box, axis);
}

static void bound(app_part *part, int axis)
{
    int fixed = axis == ACROSS ? part->width : part->height;
    int least = axis == ACROSS ? part->least_width : part->least_height;
    int most = axis == ACROSS ? part->most_width : part->most_height;
    int *wish = &part->wish[axis], *small = &part->small[axis];
    if (fixed > 0 && part->kind != APP_PART_SPACE)
        *wish = *small = fixed + (axis == DOWN ? app_part_lip(part) : 0);
    if (most > 0) {
        *wish = app_at_most(*wish, most);
        *small = app_at_most(*small, most);
    }
    keep_larger(wish, least);
    keep_larger(small, least);
}

static void measure(app_parts *p, int first, int axis)
{
    for (int i = p->count - 1; i >= first; i--) {
        app_part *part = &p->parts[i];
        part->greedy = part->fit && !part->fitted;
        if (app_part_is_box(part))
            measure_box(p, i, axis);
        else
            measure_leaf(p, part, axis);
        bound(part, axis);
    }
}

/* ---- Sharing a row's width or a column's height ---- */

/* Until every figure knows its size only those that do not yet take what is left. */
static bool grows(const app_parts *p, int box, int at)
{
    return p->parts[box].greedy ? p->parts[at].greedy : p->parts[at].grow > 0;
}

static int weight_of(const app_part *part)
{
    return part->grow > 0 ? part->grow : 1;
}

static int base_of(const app_parts *p, int box, int at, int axis)
{
    bool least = p->parts[at].grow > 0 || grows(p, box, at);
    return least ? p->parts[at].small[axis] : p->parts[at].wish[axis];
}

static int needed(const app_parts *p, int box, int axis)
{
    int sum = -p->parts[box].gap;
    EACH_IN (i, p, box)
        sum += base_of(p, box, i, axis) + p->parts[box].gap;
    return sum;
}

static bool leave_one_out(app_parts *p, int box)
{
    app_part *last = NULL;
    EACH_IN (i, p, box)
        if (p->parts[i].leave > 0 && (!last || p->parts[i].leave >= last->leave))
            last = &p->parts[i];
    if (last)
        last->left_out = true;
    return last != NULL;
}

/* What still has room beside those that are left is not left out after all. */
static void bring_back(app_parts *p, int box, int axis, int room)
{
    for (int i = box + 1; i < p->parts[box].end; i = p->parts[i].end) {
        app_part *part = &p->parts[i];
        if (!part->left_out)
            continue;
        part->left_out = false;
        part->left_out = needed(p, box, axis) > room;
    }
}

/* What a part can give up: first what it can do without, at last words, which are cut then. */
static int spare_of(const app_part *part, int axis, bool at_last)
{
    bool rigid = part->kind == APP_PART_SPACE || part->kind == APP_PART_ICON ||
                 (part->kind == APP_PART_CONTROL && part->control == APP_CONTROL_ICON) ||
                 (axis == ACROSS && part->width > 0) || (axis == DOWN && !app_part_is_box(part));
    return !at_last ? part->size[axis] - part->small[axis] : rigid ? 0 : part->size[axis];
}

/* What is too much is taken from what each can spare, in proportion. Returns what is too much still. */
static int shrink(app_parts *p, int box, int axis, int excess, bool at_last)
{
    int spare = 0;
    EACH_IN (i, p, box)
        spare += spare_of(&p->parts[i], axis, at_last);
    int rest = excess > spare ? excess - spare : 0;
    excess -= rest;
    EACH_IN (i, p, box) {
        app_part *part = &p->parts[i];
        int own = spare_of(part, axis, at_last);
        int cut = spare > 0 ? (int)((long long)excess * own / spare) : 0;
        part->size[axis] -= cut;
        excess -= cut;
        spare -= own;
    }
    return rest;
}

/* Those that grow become equally large for equal shares; who needs more or may have less keeps that. */
static void grow(app_parts *p, int box, int axis, int room)
{
    bool settled = false;
    int weights = 0, left = room;
    while (!settled) {
        settled = true;
        weights = 0;
        left = room;
        EACH_IN (i, p, box)
            if (grows(p, box, i) && !p->parts[i].frozen)
                weights += weight_of(&p->parts[i]);
            else
                left -= p->parts[i].size[axis];
        for (int pass = 0; pass < 2 && settled && weights > 0; pass++)
            EACH_IN (i, p, box) {
                app_part *part = &p->parts[i];
                int share = left * weight_of(part) / weights;
                int most = axis == ACROSS ? part->most_width : part->most_height;
                bool bounded = pass == 0 ? share < part->small[axis] : most > 0 && share > most;
                if (!grows(p, box, i) || part->frozen || !bounded)
                    continue;
                part->size[axis] = pass == 0 ? part->small[axis] : most;
                part->frozen = true;
                settled = false;
            }
    }
    EACH_IN (i, p, box)
        if (grows(p, box, i) && !p->parts[i].frozen) {
            int weight = weight_of(&p->parts[i]), share = left * weight / weights;
            p->parts[i].size[axis] = share;
            left -= share;
            weights -= weight;
        }
}

static void share_along(app_parts *p, int box, int axis, int room)
{
    int need = needed(p, box, axis), gaps = -p->parts[box].gap;
    if (need > room) {
        while (leave_one_out(p, box) && needed(p, box, axis) > room)
            ;
        bring_back(p, box, axis, room);
        need = needed(p, box, axis);
    }
    EACH_IN (i, p, box) {
        p->parts[i].size[axis] = base_of(p, box, i, axis);
        p->parts[i].frozen = false;
        gaps += p->parts[box].gap;
    }
    if (need > room)
        shrink(p, box, axis, shrink(p, box, axis, need - room, false), true);
    else
        grow(p, box, axis, room - gaps);
}

static app_part_place place_of(const app_part *box, const app_part *part, int axis)
{
    app_part_place place = box->kind == APP_PART_STACK && axis == DOWN ? part->down : part->across;
    int fixed = axis == ACROSS ? part->width : part->height;
    bool fills =
        app_part_is_box(part) || part->kind == APP_PART_LIST || part->kind == APP_PART_FIGURE;
    if (place != APP_PLACE_USUAL)
        return place;
    if (box->kind == APP_PART_ROW)
        return fills && fixed == 0 ? APP_PLACE_FILL : APP_PLACE_MIDDLE;
    return fixed == 0 || part->kind == APP_PART_SPACE ? APP_PLACE_FILL : APP_PLACE_START;
}

static void share_across(app_parts *p, int box, int axis, int room)
{
    EACH_IN (i, p, box) {
        app_part *part = &p->parts[i];
        int most = axis == ACROSS ? part->most_width : part->most_height;
        bool fill = place_of(&p->parts[box], part, axis) == APP_PLACE_FILL || part->greedy;
        int size = fill ? room : app_at_most(part->wish[axis], room);
        part->size[axis] = fill && most > 0 ? app_at_most(size, most) : size;
    }
}

/* As many cells side by side as have room, and no line much shorter than the others. */
static int cells_in(const app_parts *p, int box, int room)
{
    const app_part *wrap = &p->parts[box];
    int widest = 1, count = 0;
    EACH_IN (i, p, box) {
        keep_larger(&widest, p->parts[i].small[ACROSS]);
        count++;
    }
    int fit = app_at_most((room + wrap->gap) / (widest + wrap->gap), wrap->columns);
    int lines = fit > 0 ? (count + fit - 1) / fit : count;
    return lines > 0 ? (count + lines - 1) / lines : 1;
}

static void share_cells(app_parts *p, int box, int room)
{
    app_part *wrap = &p->parts[box];
    int cell = 0;
    wrap->cells = wrap->columns ? cells_in(p, box, room) : 0;
    EACH_IN (i, p, box) {
        app_part *part = &p->parts[i];
        part->size[ACROSS] = app_at_most(part->wish[ACROSS], room);
        if (wrap->columns)
            part->size[ACROSS] =
                app_rect_share((app_rect){.w = room}, cell++ % wrap->cells, wrap->cells, wrap->gap)
                    .w;
    }
}

/* Gives the parts of each box their sizes in one direction. */
static void share(app_parts *p, int first, int axis)
{
    for (int box = first; box < p->count; box++) {
        app_part *of = &p->parts[box];
        int room = of->size[axis] - edges_of(of, axis);
        if (of->turns && axis == ACROSS && of->flat > of->size[axis])
            of->kind = APP_PART_COLUMN;
        if (of->scrolls && axis == DOWN) /* it is as high as it likes, behind its window */
            keep_larger(&room, of->wish[DOWN] - edges_of(of, DOWN));
        if (of->kind == APP_PART_WRAP && axis == ACROSS)
            share_cells(p, box, room);
        else if (of->kind == APP_PART_WRAP)
            EACH_IN (i, p, box)
                p->parts[i].size[DOWN] = p->parts[i].wish[DOWN];
        else if (of->kind == (axis == ACROSS ? APP_PART_ROW : APP_PART_COLUMN))
            share_along(p, box, axis, room);
        else if (app_part_is_box(of))
            share_across(p, box, axis, room);
    }
}

/* ---- Places ---- */

static int shift_of(app_part_place place, int room)
{
    return place == APP_PLACE_END                                 ? room
           : place == APP_PLACE_MIDDLE || place == APP_PLACE_FILL ? room / 2
                                                                  : 0;
}

static void place_wrap(app_parts *p, int box, app_rect in)
{
    int height, y = in.y, gap = p->parts[box].gap;
    for (int i = first_in(p, box); i < p->parts[box].end; y += height + gap) {
        int end = line_end(p, box, i, &height), x = in.x;
        for (; i < end; i = next_in(p, box, i)) {
            app_part *part = &p->parts[i];
            part->size[DOWN] = height;
            part->rect = (app_rect){x, y, part->size[ACROSS], height};
            x += part->size[ACROSS] + gap;
        }
    }
}

static int left_over(const app_parts *p, int box, int axis, int room)
{
    EACH_IN (i, p, box)
        room -= p->parts[i].size[axis] + p->parts[box].gap;
    return room + p->parts[box].gap > 0 ? room + p->parts[box].gap : 0;
}

static void place_parts(app_parts *p, int box, app_rect in)
{
    const app_part *of = &p->parts[box];
    int x = in.x, y = in.y;
    if (of->centred && of->kind == APP_PART_ROW)
        x += left_over(p, box, ACROSS, in.w) / 2;
    else if (of->centred)
        y += left_over(p, box, DOWN, in.h) / 2;
    EACH_IN (i, p, box) {
        app_part *part = &p->parts[i];
        int right = in.w - part->size[ACROSS], below = in.h - part->size[DOWN];
        part->rect = (app_rect){x, y, part->size[ACROSS], part->size[DOWN]};
        if (of->kind != APP_PART_ROW)
            part->rect.x += shift_of(place_of(of, part, ACROSS), right);
        if (of->kind != APP_PART_COLUMN)
            part->rect.y += shift_of(place_of(of, part, DOWN), below);
        part->rect.x += part->aside;
        part->rect.y += part->below;
        x += of->kind == APP_PART_ROW ? part->size[ACROSS] + of->gap : 0;
        y += of->kind == APP_PART_COLUMN ? part->size[DOWN] + of->gap : 0;
    }
}

static void place(app_parts *p, int first)
{
    for (int box = first; box < p->count; box++) {
        app_part *of = &p->parts[box];
        app_rect in = {of->rect.x + of->pad.left, of->rect.y + of->pad.top,
                       of->size[ACROSS] - edges_of(of, ACROSS),
                       of->size[DOWN] - edges_of(of, DOWN)};
        if (of->scrolls) {
            const app_page *page = p->state;
            p->page.scroll = (app_scroll_page){of->rect, of->wish[DOWN], p->mirrored};
            in.y -= app_scroll_offset(&page->scroll, &p->page.scroll);
            keep_larger(&in.h, of->wish[DOWN] - edges_of(of, DOWN));
        }
        if (of->kind == APP_PART_WRAP)
            place_wrap(p, box, in);
        else if (app_part_is_box(of))
            place_parts(p, box, in);
    }
}

/* What is left out takes its parts along. */
static void leave_out(app_parts *p, int first)
{
    for (int i = first; i < p->count; i++)
        if (p->parts[i].up >= first && p->parts[p->parts[i].up].left_out)
            p->parts[i].left_out = true;
}

/* True where a figure has told how much of its place it uses. */
static bool fit_figures(app_parts *p, int first)
{
    bool any = false;
    for (int i = first; i < p->count; i++) {
        app_part *part = &p->parts[i];
        if (!part->fit || part->fitted)
            continue;
        int width = part->rect.w, height = part->rect.h;
        part->fit(p, part, &width, &height);
        part->width = (short)width;
        part->height = (short)height;
        part->grow = 0;
        part->fitted = any = true;
    }
    return any;
}

void app_parts_solve_in(app_parts *p, int first, app_rect at)
{
    assert(!p->failed && !p->arena.failed);
    if (first == p->count) /* there was no room for any part of it */
        return;
    do {
        for (int i = first; i < p->count; i++) {
            p->parts[i].left_out = false;
            p->parts[i].kind = p->parts[i].turns ? APP_PART_ROW : p->parts[i].kind;
        }
        measure(p, first, ACROSS);
        p->parts[first].size[ACROSS] = at.w;
        share(p, first, ACROSS);
        measure(p, first, DOWN);
        p->parts[first].size[DOWN] = at.h;
        p->parts[first].rect = at;
        share(p, first, DOWN);
        place(p, first);
        leave_out(p, first);
    } while (fit_figures(p, first));
    for (int i = first; i < p->count && p->mirrored; i++) {
        p->parts[i].rect.x = 2 * at.x + at.w - p->parts[i].rect.x - p->parts[i].rect.w;
        if (p->parts[i].scrolls)
            p->page.scroll.window = p->parts[i].rect;
    }
}
