/* How controls look, kind by kind, and the ring and the tooltip over them. */
#include "ui/control_face.h"
#include "ui/shape.h"

#include <stdio.h>

enum { BUTTON_RADIUS = 12, CAP_RADIUS = 7 };

typedef app_control_face face;

/* A note that is no key says why it cannot be used: that is to be read. */
static void disable_words(face *f)
{
    f->ink = f->view->colours->disabled;
    if (f->control->intent != APP_INTENT_NONE)
        f->note = f->ink;
}

static int cap_radius(const app_control *control)
{
    return control->round ? control->rect.h / 2 : CAP_RADIUS;
}

/* What is printed on a key or button; the dot stands for its place. */
static void draw_cap(const face *f)
{
    app_control_cap_words(f);
    if (f->control->dotted)
        app_shape_fill(f->view, (app_rect){f->rect.x + f->rect.w - 9, f->rect.y + 5, 4, 4}, 2,
                       f->view->colours->persimmon_line);
}

static void draw_button(face *f)
{
    const app_colours *c = f->view->colours;
    bool primary = f->control->kind == APP_CONTROL_PRIMARY;
    if (f->control->disabled) {
        app_control_outline(f, BUTTON_RADIUS);
        disable_words(f);
    } else {
        app_control_raise(f, primary, f->control->cap ? cap_radius(f->control) : BUTTON_RADIUS);
        if (primary)
            f->ink = f->note = c->persimmon_ink;
    }
    if (f->control->cap)
        draw_cap(f);
    else if (f->control->tall)
        app_control_stacked_words(f, primary ? APP_TYPE_SCREEN_TITLE : APP_TYPE_BUTTON);
    else
        app_control_words(f, f->control->slim ? APP_TYPE_NOTE : APP_TYPE_BUTTON);
}

static void draw_icon_control(face *f)
{
    const app_view *view = f->view;
    if ((f->hover || f->pressed) && !f->control->disabled)
        app_control_raise(f, false, 12);
    int size = 24;
    app_view_icon(view, f->rect.x + (f->rect.w - size) / 2, f->rect.y + (f->rect.h - size) / 2,
                  size, f->control->icon, f->control->disabled ? view->colours->disabled : f->ink);
}

static void draw_tab(face *f)
{
    if (f->control->well.w > 0)
        app_view_well(f->view, f->control->well, 12);
    if (f->control->disabled && f->control->chosen)
        app_control_outline(f, 9);
    else if (f->control->chosen)
        app_control_raise(f, false, 9);
    else if (!f->hover)
        f->ink = f->view->colours->text2;
    if (f->control->disabled)
        f->ink = f->view->colours->disabled;
    int size = 22;
    if (f->control->icon)
        app_view_icon(f->view, f->rect.x + f->rect.w / 2 - size / 2,
                      f->rect.y + (f->rect.h - size) / 2, size, f->control->icon, f->ink);
    else
        app_control_label(f, f->control->chosen ? APP_TYPE_NOTE : APP_TYPE_LABEL);
}

static void draw_row(face *f)
{
    const app_view *view = f->view;
    if (f->control->disabled) {
        disable_words(f);
    } else if (f->control->chosen) {
        app_control_raise(f, false, 10);
    } else if (f->hover || f->pressed) {
        app_colour ground = app_colour_with_alpha(view->colours->text, f->pressed ? 0.16 : 0.10);
        app_shape_fill(view, f->rect, 10, ground);
    }
    app_control_words(f, f->control->chosen ? APP_TYPE_BUTTON : APP_TYPE_LIST);
}

/* At the end of its row. */
static app_rect switch_of(app_rect row)
{
    enum { WIDTH = 64, HEIGHT = 34 };
    return (app_rect){row.x + row.w - WIDTH, row.y + (row.h - HEIGHT) / 2, WIDTH, HEIGHT};
}

static void draw_toggle(face *f)
{
    const app_view *view = f->view;
    bool on = f->control->chosen;
    app_rect well = switch_of(f->rect);
    app_view_well(view, well, 10);
    app_rect knob = {well.x + (on ? 33 : 3), well.y + 4, 28, 24};
    face knob_face = *f;
    knob_face.rect = knob;
    knob_face.lip = 2;
    app_control_raise(&knob_face, on, 7);
    int mark = 16;
    app_view_icon(view, well.x + (on ? 9 : 38), well.y + (well.h - mark) / 2, mark,
                  on ? APP_ICON_TICK : APP_ICON_CLOSE, f->ink);
}

/* A slider's knob: a small tile with a grip. */
static void draw_knob(const face *f, int x, int y)
{
    enum { SIDE = 24 };
    app_colour tile = f->view->colours->tile, ink = f->view->colours->ink;
    app_colour lip = app_colour_mix(tile, 0x0B1513FF, 0.46);
    app_colour rim = app_colour_mix(tile, 0xFFFFFFFF, 0.58);
    app_colour top = app_colour_mix(tile, 0xFFFFFFFF, f->hover ? 0.32 : 0.12);
    const app_shape_part parts[] = {{{0, 2, SIDE, SIDE}, 7, lip, lip},
                                    {{0, 0, SIDE, SIDE}, 7, rim, tile},
                                    {{1, 1, SIDE - 2, SIDE - 2}, 6, top, tile},
                                    {{SIDE / 2 - 1, 8, 2, 8}, 1, ink, ink}};
    app_shape_parts(f->view, (app_rect){x - SIDE / 2, y - SIDE / 2, SIDE, SIDE}, parts, 4);
}

static void draw_slider(face *f)
{
    const app_view *view = f->view;
    const app_control *control = f->control;
    app_rect track = {f->rect.x, f->rect.y + f->rect.h / 2 - 5, f->rect.w, 10};
    int range = control->max - control->min;
    int knob = range > 0 ? (int)((long long)track.w * (control->value - control->min) / range) : 0;
    app_view_well(view, track, track.h / 2);
    app_rect filled = {track.x + 2, track.y + 2, knob - 2, track.h - 4};
    if (filled.w > 2)
        app_shape_fill(view, filled, filled.h / 2, view->colours->persimmon_line);
    draw_knob(f, track.x + knob, f->rect.y + f->rect.h / 2);
}

static void draw_stepper(face *f)
{
    const app_control *control = f->control;
    app_rect whole = f->rect;
    char value[16];
    snprintf(value, sizeof value, "%d", control->value);
    app_view_well(f->view, whole, BUTTON_RADIUS);
    app_view_text(f->view, APP_ALIGN_CENTRE, whole.x + whole.w / 2, whole.y + whole.h / 2,
                  APP_TYPE_SMALL_COUNTER, f->ink, value);
    int margin = 2, lip = 3;
    int width = APP_TARGET - margin, height = whole.h - 2 * margin - lip;
    for (int end = 0; end < 2; end++) {
        face button = *f;
        button.lip = lip;
        button.rect = (app_rect){end ? whole.x + whole.w - margin - width : whole.x + margin,
                                 whole.y + margin, width, height};
        bool dead = end ? control->value >= control->max : control->value <= control->min;
        if (!dead)
            app_control_raise(&button, false, 9);
        int size = 22;
        app_view_icon(
            f->view, button.rect.x + (width - size) / 2, button.rect.y + (height - size) / 2, size,
            end ? APP_ICON_PLUS : APP_ICON_MINUS, dead ? f->view->colours->disabled : f->ink);
    }
}

static void draw_card(face *f)
{
    const app_view *view = f->view;
    int radius = 10;
    if (f->control->picture)
        app_view_picture(view, f->rect, f->control->picture, f->control->picture_version, radius);
    else if (!f->control->bare)
        app_view_well(view, f->rect, radius);
    if (f->control->icon) {
        int size = 28;
        app_view_icon(view, f->rect.x + (f->rect.w - size) / 2, f->rect.y + (f->rect.h - size) / 2,
                      size, f->control->icon, f->ink);
    }
    if (f->control->chosen || f->hover) {
        app_colour edge = f->control->chosen ? view->colours->persimmon_line : view->colours->text2;
        app_shape_ring(view, f->rect, radius, f->control->chosen ? 4 : 2, edge);
    }
    if (f->control->chosen) {
        int size = 26;
        int x = f->rect.x + f->rect.w - size;
        app_shape_fill(view, (app_rect){x, f->rect.y, size, size}, 8,
                       view->colours->persimmon_line);
        app_view_icon(view, x + 5, f->rect.y + 5, 16, APP_ICON_TICK, view->colours->persimmon_ink);
    }
}

static int lip_of(const app_control *control)
{
    if (control->kind == APP_CONTROL_ICON || control->kind == APP_CONTROL_TAB || control->slim)
        return 3;
    return control->rect.h >= 56 ? 6 : 5;
}

static void draw_kind(face *f, const app_controls *state)
{
    const app_control *control = f->control;
    switch (control->kind) {
    case APP_CONTROL_BUTTON:
    case APP_CONTROL_PRIMARY:
        draw_button(f);
        break;
    case APP_CONTROL_ICON:
        draw_icon_control(f);
        break;
    case APP_CONTROL_TAB:
        draw_tab(f);
        break;
    case APP_CONTROL_ROW:
        draw_row(f);
        break;
    case APP_CONTROL_TOGGLE:
        draw_toggle(f);
        break;
    case APP_CONTROL_SLIDER:
        draw_slider(f);
        break;
    case APP_CONTROL_STEPPER:
        draw_stepper(f);
        break;
    case APP_CONTROL_CARD:
        draw_card(f);
        break;
    case APP_CONTROL_FIELD:
        app_field_draw(f->view, control->rect, control->field, control->label,
                       state->focus == control->id);
        break;
    case APP_CONTROL_AREA:
        break; /* the screen draws it */
    }
}

app_rect app_control_draw(const app_view *view, const app_controls *state,
                          const app_control *control)
{
    face f = {.view = view, .control = control, .rect = control->rect};
    f.pressed = state->pressed == control->id &&
                (state->by_key || state->hover == control->id || state->hover == 0);
    f.hover = state->hover == control->id && !control->disabled;
    f.lip = lip_of(control);
    f.ink = view->colours->text;
    f.note = view->colours->text2;
    bool raises = control->kind == APP_CONTROL_BUTTON || control->kind == APP_CONTROL_PRIMARY;
    if (raises && !control->disabled && view->settings->theme != GAME_THEME_CONTRAST) {
        if (f.pressed) {
            f.rect.y += f.lip - 1;
            f.lip = 1;
        } else if (f.hover) {
            f.rect.y -= 1;
            f.lip += 1;
        }
    }
    if (control->mirrored)
        app_view_mirror(view, f.rect);
    draw_kind(&f, state);
    app_view_mirror_end(view);
    return f.rect;
}

static int focus_radius(const app_control *control)
{
    if (control->cap)
        return cap_radius(control);
    switch (control->kind) {
    case APP_CONTROL_SLIDER:
        return 7;
    case APP_CONTROL_TOGGLE:
    case APP_CONTROL_TAB:
    case APP_CONTROL_ROW:
    case APP_CONTROL_CARD:
    case APP_CONTROL_FIELD:
        return 10;
    default:
        return 12;
    }
}

/* What the ring goes round: a slider's knob, a toggle's well, a button with its lip. */
static app_rect focus_rect(const app_control *control)
{
    app_rect rect = control->rect;
    if (control->kind == APP_CONTROL_SLIDER) {
        int range = control->max - control->min;
        int at = range > 0 ? (int)((long long)rect.w * (control->value - control->min) / range) : 0;
        rect = (app_rect){rect.x + at - 12, rect.y + rect.h / 2 - 12, 24, 26};
    } else if (control->kind == APP_CONTROL_TOGGLE) {
        rect = switch_of(rect);
    } else if (control->kind == APP_CONTROL_BUTTON || control->kind == APP_CONTROL_PRIMARY) {
        rect.h += lip_of(control);
    }
    if (control->mirrored)
        rect.x = app_control_along(control, rect.x + rect.w);
    return rect;
}

static bool overlap(app_rect a, app_rect b)
{
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static void draw_tooltip(const app_view *view, const app_control *control, app_rect over)
{
    int pad = 14, margin = 8;
    int most = view->width - 2 * (pad + margin);
    app_key_name keys;
    const char *note = app_control_note(view, control, &keys);
    const char *words = control->tip ? control->tip : control->label;
    int label = app_view_text_width(view, APP_TYPE_NOTE, words);
    int below = note ? app_view_text_width(view, APP_TYPE_LABEL, note) : 0;
    int text = app_at_most(label > below ? label : below, most);
    int width = text + 2 * pad;
    int height = note ? 56 : 36;
    int x = control->rect.x + (control->rect.w - width) / 2;
    if (x + width > view->width - margin)
        x = view->width - margin - width;
    if (x < margin)
        x = margin;
    int y = control->rect.y + control->rect.h + 10;
    if (y + height > view->height - margin)
        y = control->rect.y - height - 10;
    if (overlap((app_rect){x, y, width, height}, over))
        y = over.y - height - 10;
    app_view_slab(view, (app_rect){x, y, width, height}, 10);
    if (control->mirrored)
        app_view_mirror(view, (app_rect){x, y, width, height});
    app_view_line(view, APP_ALIGN_LEFT, x + pad, y + 18, text, APP_TYPE_NOTE, view->colours->text,
                  words);
    if (note)
        app_view_line(view, APP_ALIGN_LEFT, x + pad, y + 39, text, APP_TYPE_LABEL,
                      view->colours->text2, note);
    app_view_mirror_end(view);
}

static void draw_focus(const app_view *view, const app_controls *state,
                       const app_control_list *list)
{
    const app_control *focus = app_control_find(list, state->focus);
    if (!focus || focus->own_focus || (!state->focus_shown && focus->kind != APP_CONTROL_FIELD))
        return;
    if (focus->scrolls)
        app_view_clip(view, list->window);
    app_view_focus(view, focus_rect(focus), focus_radius(focus));
    app_view_unclip(view);
}

void app_controls_draw(const app_view *view, const app_controls *state,
                       const app_control_list *list)
{
    app_view_clip(view, list->window);
    for (int i = 0; i < list->count; i++)
        if (list->items[i].scrolls)
            app_control_draw(view, state, &list->items[i]);
    app_view_unclip(view);
    for (int i = 0; i < list->count; i++)
        if (!list->items[i].scrolls)
            app_control_draw(view, state, &list->items[i]);
    app_controls_draw_over(view, state, list);
}

void app_controls_draw_over(const app_view *view, const app_controls *state,
                            const app_control_list *list)
{
    draw_focus(view, state, list);
    const app_control *told = app_controls_told(state, list, view->now);
    if (told && !view->covered)
        draw_tooltip(view, told, list->over);
}
