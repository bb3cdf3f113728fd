#include "ui/control.h"
#include "ui/keys.h"

#include <math.h>
#include <stdio.h>

/* How a control looks at this moment. */
typedef struct face {
    const app_view *view;
    const app_control *control;
    bool hover, pressed;
    app_rect rect; /* where the face lies now: up when hovered, down when pressed */
    int lip;
    app_colour ink, note;
} face;

static bool contrast(const face *f)
{
    return f->view->settings->theme == GAME_THEME_CONTRAST;
}

static app_layer layer(app_rect at, int radius, app_colour top, app_colour bottom)
{
    return (app_layer){at.x, at.y, at.w, at.h, radius, top, bottom, 0, 0};
}

static app_layer stroked(app_rect at, int radius, app_colour colour, double width)
{
    return (app_layer){at.x, at.y, at.w, at.h, radius, colour, colour, (int)lround(width * 10), 0};
}

static app_rect inset(app_rect rect, int by)
{
    return (app_rect){rect.x + by, rect.y + by, rect.w - 2 * by, rect.h - 2 * by};
}

static int button_radius(const app_view *view)
{
    return app_px(view, 12);
}

/* Gradient of the face by state, after DESIGN.md's glazes and button states. */
static void face_colours(const face *f, bool primary, app_colour *top, app_colour *bottom,
                         app_colour *rim)
{
    const app_colours *c = f->view->colours;
    const app_colour white = 0xFFFFFFFF;
    const app_colour black = 0x000000FF;
    *top = primary ? app_colour_mix(c->persimmon, white, 0.10) : c->button_top;
    *bottom = primary ? app_colour_mix(c->persimmon, black, 0.05) : c->button_bottom;
    *rim = primary ? app_colour_mix(c->persimmon, white, 0.50) : c->button_rim;
    if (contrast(f))
        return;
    if (f->pressed) {
        *top = app_colour_mix(*top, black, 0.10);
        *bottom = app_colour_mix(*bottom, black, 0.10);
    } else if (f->hover) {
        bool light = f->view->settings->theme == GAME_THEME_LIGHT;
        app_colour towards = light && !primary ? 0xFFE3BDFF : white;
        double amount = primary ? 0.20 : light ? 0.55 : 0.07;
        *top = app_colour_mix(*top, towards, amount);
        *bottom = app_colour_mix(*bottom, towards, amount);
    }
}

static void raised(const face *f, bool primary, int radius)
{
    const app_colours *c = f->view->colours;
    app_rect at = {0, 0, f->rect.w, f->rect.h};
    app_colour top, bottom, rim;
    face_colours(f, primary, &top, &bottom, &rim);
    app_box box = app_box_make(at.w, at.h, radius);
    if (contrast(f)) {
        app_box_add(&box, layer(at, radius, top, bottom));
        app_box_add(&box, stroked(at, radius, rim, (f->hover ? 3.5 : 2) * f->view->scale));
    } else {
        app_box_set_shadow(&box, f->lip + app_px(f->view, 2), app_px(f->view, 8),
                           app_colour_with_alpha(c->shadow, 0.35));
        app_rect lip = {0, f->lip, at.w, at.h};
        app_colour lip_colour = primary ? c->persimmon_lip : c->button_lip;
        int line = (int)lround(1.5 * f->view->scale);
        app_box_add(&box, layer(lip, radius, lip_colour, lip_colour));
        app_box_add(&box, layer(at, radius, rim, rim));
        app_box_add(&box, layer(inset(at, line > 0 ? line : 1), radius - line, top, bottom));
    }
    app_draw_box(f->view->draw, f->rect.x, f->rect.y, &box, 255);
}

/* A disabled control is its outline, lying where the pressed face would be. */
static void outlined(const face *f, int radius)
{
    app_rect at = {0, 0, f->rect.w, f->rect.h};
    app_box box = app_box_make(at.w, at.h, radius);
    app_layer edge = stroked(at, radius, app_colour_with_alpha(f->view->colours->disabled, 0.55),
                             f->view->scale);
    edge.dash = app_px(f->view, 3);
    app_box_add(&box, edge);
    app_draw_box(f->view->draw, f->rect.x, f->rect.y + f->lip, &box, 255);
}

static int pips_width(const face *f)
{
    return f->control->pips ? app_px(f->view, 14) + f->control->pips * app_px(f->view, 14) : 0;
}

/* The hint ladder: as many pips as steps, the taken ones filled. */
static void draw_pips(const face *f, int x, int y)
{
    int size = app_px(f->view, 8);
    for (int i = 0; i < f->control->pips; i++) {
        app_rect at = {0, 0, size, size};
        app_box box = app_box_make(size, size, size / 2);
        if (i < f->control->pips_on)
            app_box_add(&box, layer(at, size / 2, f->ink, f->ink));
        else
            app_box_add(&box, stroked(at, size / 2, f->ink, 2 * f->view->scale));
        app_draw_box(f->view->draw, x + i * app_px(f->view, 14), y - size / 2, &box, 255);
    }
}

/* The key that does the same stands for the note; a tooltip tells all such keys. */
static const char *note_of(const app_control *control, app_key_name *key)
{
    if (control->intent == APP_INTENT_NONE)
        return control->note;
    *key = control->kind == APP_CONTROL_ICON ? app_keys_names(control->intent)
                                             : app_keys_name(control->intent);
    return key->text;
}

/* Icon, label and pips in a row; at the left with the note at the right, or centred. */
static void draw_words(const face *f, app_type type)
{
    const app_view *view = f->view;
    const app_control *control = f->control;
    int icon = control->icon ? app_px(view, 22) : 0;
    int gap = icon && control->label ? app_px(view, 10) : 0;
    int label = control->label ? app_view_text_width(view, type, control->label) : 0;
    int width = icon + gap + label + pips_width(f);
    int y = f->rect.y + f->rect.h / 2;
    int x = control->centred ? f->rect.x + (f->rect.w - width) / 2
                             : f->rect.x + app_px(view, control->slim ? 14 : 20);
    if (icon)
        app_draw_icon(view->draw, x, y - icon / 2, icon, control->icon, f->ink);
    if (control->label)
        app_view_text(view, APP_ALIGN_LEFT, x + icon + gap, y, type, f->ink, control->label);
    draw_pips(f, x + icon + gap + label + app_px(view, 14), y);
    if (control->tail)
        app_draw_icon(view->draw, f->rect.x + f->rect.w - app_px(view, 36), y - app_px(view, 11),
                      app_px(view, 22), control->tail, f->ink);
    app_key_name key;
    const char *note = note_of(control, &key);
    if (note && !control->centred)
        app_view_text(view, APP_ALIGN_RIGHT,
                      f->rect.x + f->rect.w - app_px(view, control->slim ? 12 : 18), y,
                      APP_TYPE_LABEL, f->note, note);
}

/* The icon over the label, both centred. */
static void draw_icon_over_label(const face *f)
{
    int size = app_px(f->view, 22);
    int x = f->rect.x + f->rect.w / 2;
    app_draw_icon(f->view->draw, x - size / 2, f->rect.y + f->rect.h * 34 / 100 - size / 2, size,
                  f->control->icon, f->ink);
    app_view_text(f->view, APP_ALIGN_CENTRE, x, f->rect.y + f->rect.h * 70 / 100, APP_TYPE_BUTTON,
                  f->ink, f->control->label);
}

/* A second line under the label, both centred. */
static void draw_two_lines(const face *f, app_type type)
{
    int x = f->rect.x + f->rect.w / 2;
    int y = f->rect.y + f->rect.h / 2;
    app_view_text(f->view, APP_ALIGN_CENTRE, x, y - app_px(f->view, 12), type, f->ink,
                  f->control->label);
    app_view_text(f->view, APP_ALIGN_CENTRE, x, y + app_px(f->view, 13), APP_TYPE_LABEL, f->note,
                  f->control->note);
}

static void draw_button(face *f)
{
    const app_colours *c = f->view->colours;
    bool primary = f->control->kind == APP_CONTROL_PRIMARY;
    if (f->control->disabled) {
        outlined(f, button_radius(f->view));
        f->rect.y += f->lip;
        f->ink = f->note = c->disabled;
    } else {
        raised(f, primary, button_radius(f->view));
        if (primary)
            f->ink = f->note = c->persimmon_ink;
    }
    if (f->control->tall && f->control->icon)
        draw_icon_over_label(f);
    else if (f->control->tall)
        draw_two_lines(f, primary ? APP_TYPE_SCREEN_TITLE : APP_TYPE_BUTTON);
    else
        draw_words(f, f->control->slim ? APP_TYPE_NOTE : APP_TYPE_BUTTON);
}

static void draw_icon_control(face *f)
{
    const app_view *view = f->view;
    if ((f->hover || f->pressed) && !f->control->disabled)
        raised(f, false, app_px(view, 12));
    int size = app_px(view, 24);
    app_draw_icon(view->draw, f->rect.x + (f->rect.w - size) / 2,
                  f->rect.y + (f->rect.h - size) / 2, size, f->control->icon,
                  f->control->disabled ? view->colours->disabled : f->ink);
}

static void draw_tab(face *f)
{
    if (f->control->chosen)
        raised(f, false, app_px(f->view, 9));
    else if (!f->hover)
        f->ink = f->view->colours->text2;
    int x = f->rect.x + f->rect.w / 2;
    app_type type = f->control->chosen ? APP_TYPE_NOTE : APP_TYPE_LABEL;
    if (f->control->icon) {
        int size = app_px(f->view, 22);
        app_draw_icon(f->view->draw, x - size / 2, f->rect.y + (f->rect.h - size) / 2, size,
                      f->control->icon, f->ink);
    } else {
        app_view_text(f->view, APP_ALIGN_CENTRE, x, f->rect.y + f->rect.h / 2, type, f->ink,
                      f->control->label);
    }
}

static void draw_row(face *f)
{
    const app_view *view = f->view;
    if (f->control->disabled) {
        f->ink = f->note = view->colours->disabled;
    } else if (f->control->chosen) {
        raised(f, false, app_px(view, 10));
    } else if (f->hover || f->pressed) {
        app_box box = app_box_make(f->rect.w, f->rect.h, app_px(view, 10));
        app_colour ground = app_colour_with_alpha(view->colours->text, f->pressed ? 0.16 : 0.10);
        app_box_add(
            &box, layer((app_rect){0, 0, f->rect.w, f->rect.h}, app_px(view, 10), ground, ground));
        app_draw_box(view->draw, f->rect.x, f->rect.y, &box, 255);
    }
    draw_words(f, f->control->chosen ? APP_TYPE_BUTTON : APP_TYPE_LIST);
}

static void draw_toggle(face *f)
{
    const app_view *view = f->view;
    bool on = f->control->chosen;
    app_rect well = {f->rect.x + f->rect.w - app_px(view, 64),
                     f->rect.y + (f->rect.h - app_px(view, 34)) / 2, app_px(view, 64),
                     app_px(view, 34)};
    app_view_well(view, well, app_px(view, 10));
    app_rect knob = {well.x + (on ? app_px(view, 33) : app_px(view, 3)), well.y + app_px(view, 4),
                     app_px(view, 28), app_px(view, 24)};
    face knob_face = *f;
    knob_face.rect = knob;
    knob_face.lip = app_px(view, 2);
    raised(&knob_face, on, app_px(view, 7));
    int mark = app_px(view, 16);
    app_draw_icon(view->draw, well.x + (on ? app_px(view, 9) : app_px(view, 38)),
                  well.y + (well.h - mark) / 2, mark, on ? APP_ICON_TICK : APP_ICON_CLOSE, f->ink);
}

static void draw_slider(face *f)
{
    const app_view *view = f->view;
    const app_control *control = f->control;
    app_rect track = {f->rect.x, f->rect.y + f->rect.h / 2 - app_px(view, 5), f->rect.w,
                      app_px(view, 10)};
    int range = control->max - control->min;
    int knob = range > 0 ? (int)((long long)track.w * (control->value - control->min) / range) : 0;
    app_view_well(view, track, track.h / 2);
    int edge = app_px(view, 2);
    if (knob > 2 * edge) {
        app_rect filled = {0, 0, knob - edge, track.h - 2 * edge};
        app_box box = app_box_make(filled.w, filled.h, filled.h / 2);
        app_box_add(&box, layer(filled, filled.h / 2, view->colours->persimmon_line,
                                view->colours->persimmon_line));
        app_draw_box(view->draw, track.x + edge, track.y + edge, &box, 255);
    }
    app_box box = app_box_make(app_px(view, 24), app_px(view, 24), app_px(view, 7));
    app_rect at = {0, 0, app_px(view, 24), app_px(view, 24)};
    app_colour tile = view->colours->tile;
    app_colour lip = app_colour_mix(tile, 0x0B1513FF, 0.46);
    app_box_add(&box, layer((app_rect){0, app_px(view, 2), at.w, at.h}, app_px(view, 7), lip, lip));
    app_box_add(&box, layer(at, app_px(view, 7), app_colour_mix(tile, 0xFFFFFFFF, 0.58), tile));
    app_box_add(&box, layer(inset(at, 1), app_px(view, 6),
                            app_colour_mix(tile, 0xFFFFFFFF, f->hover ? 0.32 : 0.12), tile));
    app_box_add(&box, layer((app_rect){at.w / 2 - 1, app_px(view, 8), 2, app_px(view, 8)}, 1,
                            view->colours->ink, view->colours->ink));
    app_draw_box(view->draw, track.x + knob - at.w / 2, f->rect.y + f->rect.h / 2 - at.h / 2, &box,
                 255);
}

static void draw_stepper(face *f)
{
    const app_control *control = f->control;
    app_rect whole = f->rect;
    char value[16];
    snprintf(value, sizeof value, "%d", control->value);
    app_view_well(f->view, whole, button_radius(f->view));
    app_view_text(f->view, APP_ALIGN_CENTRE, whole.x + whole.w / 2, whole.y + whole.h / 2,
                  APP_TYPE_SMALL_COUNTER, f->ink, value);
    int margin = app_px(f->view, 4);
    int side = whole.h - 2 * margin - f->lip / 2;
    for (int end = 0; end < 2; end++) {
        face button = *f;
        button.lip = app_px(f->view, 3);
        button.rect = (app_rect){end ? whole.x + whole.w - margin - side : whole.x + margin,
                                 whole.y + margin, side, side};
        bool dead = end ? control->value >= control->max : control->value <= control->min;
        if (!dead)
            raised(&button, false, app_px(f->view, 9));
        int size = app_px(f->view, 22);
        app_draw_icon(f->view->draw, button.rect.x + (side - size) / 2,
                      button.rect.y + (side - size) / 2, size, end ? APP_ICON_PLUS : APP_ICON_MINUS,
                      dead ? f->view->colours->disabled : f->ink);
    }
}

static void draw_card(face *f)
{
    const app_view *view = f->view;
    int radius = app_px(view, 10);
    if (f->control->picture)
        app_draw_picture(view->draw, f->rect, f->control->picture, f->control->picture_version,
                         radius, 255);
    else
        app_view_well(view, f->rect, radius);
    if (f->control->icon) {
        int size = app_px(view, 28);
        app_draw_icon(view->draw, f->rect.x + (f->rect.w - size) / 2,
                      f->rect.y + (f->rect.h - size) / 2, size, f->control->icon, f->ink);
    }
    if (f->control->chosen || f->hover) {
        app_rect at = {0, 0, f->rect.w, f->rect.h};
        app_box box = app_box_make(at.w, at.h, radius);
        app_colour edge = f->control->chosen ? view->colours->persimmon_line : view->colours->text2;
        app_box_add(&box, stroked(at, radius, edge, (f->control->chosen ? 4 : 2) * view->scale));
        app_draw_box(view->draw, f->rect.x, f->rect.y, &box, 255);
    }
    if (f->control->chosen) {
        int size = app_px(view, 26);
        app_rect at = {0, 0, size, size};
        app_box box = app_box_make(size, size, app_px(view, 8));
        app_box_add(&box, layer(at, app_px(view, 8), view->colours->persimmon_line,
                                view->colours->persimmon_line));
        int x = f->rect.x + f->rect.w - size;
        app_draw_box(view->draw, x, f->rect.y, &box, 255);
        app_draw_icon(view->draw, x + app_px(view, 5), f->rect.y + app_px(view, 5),
                      app_px(view, 16), APP_ICON_TICK, view->colours->persimmon_ink);
    }
}

static int lip_of(const app_view *view, const app_control *control)
{
    if (control->kind == APP_CONTROL_ICON || control->kind == APP_CONTROL_TAB || control->slim)
        return app_px(view, 3);
    return app_px(view, control->rect.h >= app_px(view, 56) ? 6 : 5);
}

static void draw_control(const app_view *view, const app_controls *state,
                         const app_control *control)
{
    face f = {.view = view, .control = control, .rect = control->rect};
    f.pressed = state->pressed == control->id &&
                (state->by_key || state->hover == control->id || state->hover == 0);
    f.hover = state->hover == control->id && !control->disabled;
    f.lip = lip_of(view, control);
    f.ink = view->colours->text;
    f.note = view->colours->text2;
    bool raises = control->kind == APP_CONTROL_BUTTON || control->kind == APP_CONTROL_PRIMARY;
    if (raises && !control->disabled && view->settings->theme != GAME_THEME_CONTRAST) {
        if (f.pressed) {
            f.rect.y += f.lip - app_px(view, 1);
            f.lip = app_px(view, 1);
        } else if (f.hover) {
            f.rect.y -= app_px(view, 1);
            f.lip += app_px(view, 1);
        }
    }
    switch (control->kind) {
    case APP_CONTROL_BUTTON:
    case APP_CONTROL_PRIMARY:
        draw_button(&f);
        break;
    case APP_CONTROL_ICON:
        draw_icon_control(&f);
        break;
    case APP_CONTROL_TAB:
        draw_tab(&f);
        break;
    case APP_CONTROL_ROW:
        draw_row(&f);
        break;
    case APP_CONTROL_TOGGLE:
        draw_toggle(&f);
        break;
    case APP_CONTROL_SLIDER:
        draw_slider(&f);
        break;
    case APP_CONTROL_STEPPER:
        draw_stepper(&f);
        break;
    case APP_CONTROL_CARD:
        draw_card(&f);
        break;
    case APP_CONTROL_FIELD:
        app_field_draw(view, control->rect, control->field, control->label,
                       state->focus == control->id);
        break;
    case APP_CONTROL_AREA:
        break; /* the screen draws it */
    }
}

static int focus_radius(const app_view *view, const app_control *control)
{
    switch (control->kind) {
    case APP_CONTROL_SLIDER:
        return app_px(view, 7);
    case APP_CONTROL_TOGGLE:
    case APP_CONTROL_TAB:
    case APP_CONTROL_ROW:
    case APP_CONTROL_CARD:
    case APP_CONTROL_FIELD:
        return app_px(view, 10);
    default:
        return app_px(view, 12);
    }
}

/* What the ring goes round: a slider's knob, a toggle's well, a button with its lip. */
static app_rect focus_rect(const app_view *view, const app_control *control)
{
    app_rect rect = control->rect;
    if (control->kind == APP_CONTROL_SLIDER) {
        int range = control->max - control->min;
        int at = range > 0 ? (int)((long long)rect.w * (control->value - control->min) / range) : 0;
        return (app_rect){rect.x + at - app_px(view, 12), rect.y + rect.h / 2 - app_px(view, 12),
                          app_px(view, 24), app_px(view, 26)};
    }
    if (control->kind == APP_CONTROL_TOGGLE)
        return (app_rect){rect.x + rect.w - app_px(view, 64),
                          rect.y + (rect.h - app_px(view, 34)) / 2, app_px(view, 64),
                          app_px(view, 34)};
    if (control->kind == APP_CONTROL_BUTTON || control->kind == APP_CONTROL_PRIMARY)
        rect.h += lip_of(view, control);
    return rect;
}

static void draw_tooltip(const app_view *view, const app_control *control)
{
    int pad = app_px(view, 14);
    int label = app_view_text_width(view, APP_TYPE_NOTE, control->label);
    app_key_name keys;
    const char *note = note_of(control, &keys);
    int below = note ? app_view_text_width(view, APP_TYPE_LABEL, note) : 0;
    int width = (label > below ? label : below) + 2 * pad;
    int height = app_px(view, note ? 56 : 36);
    int x = control->rect.x + (control->rect.w - width) / 2;
    int margin = app_px(view, 8);
    if (x + width > view->width - margin)
        x = view->width - margin - width;
    if (x < margin)
        x = margin;
    int y = control->rect.y + control->rect.h + app_px(view, 10);
    if (y + height > view->height - margin)
        y = control->rect.y - height - app_px(view, 10);
    app_view_slab(view, (app_rect){x, y, width, height}, app_px(view, 10));
    app_view_text(view, APP_ALIGN_LEFT, x + pad, y + app_px(view, 18), APP_TYPE_NOTE,
                  view->colours->text, control->label);
    if (note)
        app_view_text(view, APP_ALIGN_LEFT, x + pad, y + app_px(view, 39), APP_TYPE_LABEL,
                      view->colours->text2, note);
}

static void draw_focus(const app_view *view, const app_controls *state,
                       const app_control_list *list)
{
    const app_control *focus = app_control_find(list, state->focus);
    if (!focus || (!state->focus_shown && focus->kind != APP_CONTROL_FIELD))
        return;
    if (focus->scrolls)
        app_draw_clip(view->draw, list->window);
    app_view_focus(view, focus_rect(view, focus), focus_radius(view, focus));
    app_draw_unclip(view->draw);
}

void app_controls_draw(const app_view *view, const app_controls *state,
                       const app_control_list *list)
{
    app_draw_clip(view->draw, list->window);
    for (int i = 0; i < list->count; i++)
        if (list->items[i].scrolls)
            draw_control(view, state, &list->items[i]);
    app_draw_unclip(view->draw);
    for (int i = 0; i < list->count; i++)
        if (!list->items[i].scrolls)
            draw_control(view, state, &list->items[i]);
    draw_focus(view, state, list);
    const app_control *hover = app_control_find(list, state->hover);
    if (hover && hover->kind == APP_CONTROL_ICON && !state->pressed &&
        view->now >= state->hover_since + APP_TOOLTIP_MS)
        draw_tooltip(view, hover);
}
