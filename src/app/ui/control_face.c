/* The face of a control: its surface, and the words on it. */
#include "ui/control_face.h"

#include "ui/glyph.h"
#include "ui/shape.h"

typedef app_control_face face;

/* Between the words and the sides of the face, at least; between label and note. */
enum { EDGE = 4, APART = 6 };
enum { ROW_EDGE = 20, ICON = 22, ICON_APART = 10 };

/* Colours of the face by state, after the design's glazes and button states. */
static app_face colours_of(const face *f, bool primary)
{
    const app_colours *c = f->view->colours;
    const app_colour white = 0xFFFFFFFF;
    const app_colour black = 0x000000FF;
    app_face out = {c->button_top, c->button_bottom, c->button_rim, c->button_lip, 0};
    if (primary)
        out = (app_face){app_colour_mix(c->persimmon, white, 0.10),
                         app_colour_mix(c->persimmon, black, 0.05),
                         app_colour_mix(c->persimmon, white, 0.50), c->persimmon_lip, 0};
    if (f->view->settings->theme == GAME_THEME_CONTRAST)
        return out;
    bool light = f->view->settings->theme == GAME_THEME_LIGHT;
    app_colour towards = f->pressed ? black : light && !primary ? 0xFFE3BDFF : white;
    double amount = f->pressed ? 0.10 : !f->hover ? 0 : primary ? 0.20 : light ? 0.55 : 0.07;
    out.top = app_colour_mix(out.top, towards, amount);
    out.bottom = app_colour_mix(out.bottom, towards, amount);
    return out;
}

void app_control_raise(const face *f, bool primary, int radius)
{
    app_face colours = colours_of(f, primary);
    if (f->view->settings->theme == GAME_THEME_CONTRAST)
        app_shape_flat(f->view, f->rect, radius, f->hover ? 3.5 : 2, colours.top, colours.bottom,
                       colours.rim);
    else
        app_shape_face(f->view, f->rect, radius, f->lip, &colours);
}

/* It lies where the face was: nothing jumps when a button comes to life, or beside one that is alive. */
void app_control_outline(const face *f, int radius)
{
    app_shape_dashes(f->view, f->rect, radius, 1, 3,
                     app_colour_with_alpha(f->view->colours->disabled, 0.55));
}

const char *app_control_note(const app_view *view, const app_control *control, app_key_name *key)
{
    if (control->intent == APP_INTENT_NONE)
        return control->note;
    *key = control->kind == APP_CONTROL_ICON ? app_view_key_names(view, control->intent)
                                             : app_view_key_name(view, control->intent);
    return key->text[0] ? key->text : NULL;
}

/* Behind the label, with a gap; an icon alone has them below it. */
static int pips_width(const face *f)
{
    return f->control->pips && f->control->label ? 14 + f->control->pips * 14 : 0;
}

/* The hint ladder: as many pips as steps, the taken ones filled. */
static void draw_pips(const face *f, int x, int y, int size, int step)
{
    for (int i = 0; i < f->control->pips; i++) {
        app_rect at = {x + i * step, y - size / 2, size, size};
        if (i < f->control->pips_on)
            app_shape_fill(f->view, at, size / 2, f->ink);
        else
            app_shape_ring(f->view, at, size / 2, size > 6 ? 2 : 1, f->ink);
    }
}

/* The icon in the middle, and its pips at the face's foot. */
static void draw_icon_with_pips(const face *f)
{
    enum { SIZE = 6, STEP = 9 };
    app_rect r = f->rect;
    int width = (f->control->pips - 1) * STEP + SIZE;
    app_view_icon(f->view, r.x + (r.w - ICON) / 2, r.y + (r.h - ICON) / 2 - 5, ICON,
                  f->control->icon, f->ink);
    draw_pips(f, r.x + (r.w - width) / 2, r.y + r.h - 8, SIZE, STEP);
}

/* The button of the pad that does the same, where that has room and cuts no label. */
static int draw_button_end(const face *f, int y, int room, int wanted)
{
    enum { PAD = 12, LEAST_HIGH = 40 };
    int code = app_pad_button(f->view->bindings, f->control->intent, APP_BOUND_SCREEN);
    int width = code < 0 ? 0 : app_glyph_width(f->view, code);
    if (width == 0 || f->rect.h < LEAST_HIGH || f->control->centred || f->control->disabled ||
        wanted + width + PAD + APART > room)
        return EDGE;
    app_glyph_draw(f->view, f->rect.x + f->rect.w - PAD - width, y, code);
    return PAD + APART + width;
}

/* What stands at the right end: an icon, or else the note, which leaves the label what it wants or half
 * of their room. A key that would cut the label goes: it is told elsewhere too. Returns what of the room
 * it takes. */
static int draw_end(const face *f, int y, int room, int wanted)
{
    const app_view *view = f->view;
    const app_control *control = f->control;
    int right = f->rect.x + f->rect.w;
    if (control->tail) {
        app_view_icon(view, right - 36, y - 11, 22, control->tail, f->ink);
        return 36; /* the icon has room about it of its own */
    }
    if (view->by_pad && control->intent != APP_INTENT_NONE)
        return draw_button_end(f, y, room, wanted);
    app_key_name key;
    const char *note = app_control_note(f->view, control, &key);
    if (!note || !note[0] || control->centred)
        return EDGE;
    int pad = control->slim ? 12 : 18;
    room -= pad + APART;
    int most = room - app_at_most(wanted, room / 2);
    bool cuts = wanted + app_view_text_width(view, APP_TYPE_LABEL, note) > room;
    if (note == key.text && cuts)
        return EDGE;
    return pad + APART +
           app_view_line(view, APP_ALIGN_RIGHT, right - pad, y, most, APP_TYPE_LABEL, f->note,
                         note);
}

/* Of what stands at the right end and does not go for the label's sake. */
static int end_width(const face *f)
{
    const app_control *control = f->control;
    bool note = control->note && control->intent == APP_INTENT_NONE && !control->centred;
    int pad = control->slim ? 12 : 18;
    return control->tail ? 36
           : note        ? pad + APART + app_view_text_width(f->view, APP_TYPE_LABEL, control->note)
                         : EDGE;
}

static bool is_row_with_note(const app_control *control)
{
    return control->kind == APP_CONTROL_ROW && control->label && control->note &&
           control->intent == APP_INTENT_NONE;
}

/* In the smallest type. */
static int least_label(const face *f)
{
    app_type least = app_view_type_for(f->view, APP_TYPE_LIST, f->control->label, 0);
    return app_view_text_width(f->view, least, f->control->label);
}

/* The note of a row goes below its label where they have no room side by side. There the icon goes before the label is
 * cut. */
static void draw_note_below(const face *f)
{
    const char *label = f->control->label;
    int x = f->rect.x + ROW_EDGE, y = f->rect.y + f->rect.h / 2;
    int room = f->rect.w - ROW_EDGE - EDGE;
    if (f->control->icon && least_label(f) <= room - ICON - ICON_APART) {
        app_view_icon(f->view, x, y - ICON / 2, ICON, f->control->icon, f->ink);
        x += ICON + ICON_APART;
        room -= ICON + ICON_APART;
    }
    app_type type = app_view_type_for(f->view, APP_TYPE_NOTE, label, room);
    app_view_line(f->view, APP_ALIGN_LEFT, x, y - 9, room, type, f->ink, label);
    app_view_line(f->view, APP_ALIGN_LEFT, x, y + 10, room, APP_TYPE_LABEL, f->note,
                  f->control->note);
}

void app_control_words(const face *f, app_type type)
{
    const app_view *view = f->view;
    const app_control *control = f->control;
    if (control->pips > 0 && !control->label) {
        draw_icon_with_pips(f);
        return;
    }
    int icon = control->icon ? ICON : 0;
    int gap = icon && control->label ? ICON_APART : 0;
    int pips = pips_width(f);
    int edge = control->centred ? EDGE : control->slim ? 14 : ROW_EDGE;
    int y = f->rect.y + f->rect.h / 2;
    int room = f->rect.w - edge - icon - gap - pips;
    if (is_row_with_note(control) && least_label(f) > room - end_width(f)) {
        draw_note_below(f);
        return;
    }
    if (control->label)
        type = app_view_type_for(view, type, control->label, room - end_width(f));
    int label = control->label ? app_view_text_width(view, type, control->label) : 0;
    label = app_at_most(label, room - draw_end(f, y, room, label));
    int x = f->rect.x + edge;
    if (control->centred)
        x = f->rect.x + (f->rect.w - (icon + gap + label + pips)) / 2;
    if (icon)
        app_view_icon(view, x, y - icon / 2, icon, control->icon, f->ink);
    if (control->label)
        app_view_line(view, APP_ALIGN_LEFT, x + icon + gap, y, label, type, f->ink, control->label);
    draw_pips(f, x + icon + gap + label + 14, y, 8, 14);
}

/* A line in the middle of the face, its digits at y. */
static void draw_line(const face *f, int y, app_type type, app_colour colour, const char *text)
{
    int room = f->rect.w - 2 * EDGE;
    type = app_view_type_for(f->view, type, text, room);
    app_view_line(f->view, APP_ALIGN_CENTRE, f->rect.x + f->rect.w / 2, y, room, type, colour,
                  text);
}

void app_control_stacked_words(const face *f, app_type type)
{
    int size = 22;
    app_rect r = f->rect;
    if (f->control->icon) {
        app_view_icon(f->view, r.x + r.w / 2 - size / 2, r.y + r.h * 34 / 100 - size / 2, size,
                      f->control->icon, f->ink);
        draw_line(f, r.y + r.h * 70 / 100, APP_TYPE_BUTTON, f->ink, f->control->label);
    } else {
        draw_line(f, r.y + r.h / 2 - 12, type, f->ink, f->control->label);
        draw_line(f, r.y + r.h / 2 + 13, APP_TYPE_LABEL, f->note, f->control->note);
    }
}

void app_control_label(const face *f, app_type type)
{
    draw_line(f, f->rect.y + f->rect.h / 2, type, f->ink, f->control->label);
}

void app_control_cap_words(const face *f)
{
    const app_control *control = f->control;
    enum { SIZE = APP_GLYPH_ICON, GAP = APP_GLYPH_GAP };
    int label = control->label ? app_view_text_width(f->view, APP_TYPE_CHIP, control->label) : 0;
    int icon = !control->icon ? 0 : label > 0 ? SIZE + GAP : SIZE;
    int x = f->rect.x + (f->rect.w - icon - label) / 2, y = f->rect.y + f->rect.h / 2;
    if (icon > 0)
        app_view_icon(f->view, x, y - SIZE / 2, SIZE, control->icon, f->ink);
    if (label > 0)
        app_view_line(f->view, APP_ALIGN_LEFT, x + icon, y, f->rect.w - icon, APP_TYPE_CHIP, f->ink,
                      control->label);
}

/* Of label and note over one another, or of icon and label, or of all in a row. */
static int words_width(const app_view *view, const app_control *control, app_type type,
                       app_control_fit fit)
{
    enum { NOTE_APART = 24 };
    int edge = fit == APP_FIT_EASY ? 10 : EDGE;
    bool gives_icon = control->label && fit >= APP_FIT_BARE;
    if (fit == APP_FIT_LEAST && control->label)
        type = app_view_type_for(view, type, control->label, 0);
    int label = control->label ? app_view_text_width(view, type, control->label) : 0;
    int note = control->note ? app_view_text_width(view, APP_TYPE_LABEL, control->note) : 0;
    if (control->tall)
        return SDL_max(label, note) + 2 * edge;
    if (is_row_with_note(control) && gives_icon)
        return ROW_EDGE + SDL_max(label, note) + edge;
    int icon = !control->icon || gives_icon ? 0 : control->label ? ICON + ICON_APART : ICON;
    const face f = {.view = view, .control = control};
    int tail = control->tail ? 36 - EDGE : 0;
    return icon + label + tail + pips_width(&f) + 2 * edge +
           (!control->centred && note ? note + NOTE_APART : 0);
}

static int cap_width(const app_view *view, const app_control *control)
{
    enum { EDGES = 2 * 11, LEAST = 36 };
    int label = control->label ? app_view_text_width(view, APP_TYPE_CHIP, control->label) : 0;
    int icon = !control->icon ? 0 : APP_GLYPH_ICON + (label > 0 ? APP_GLYPH_GAP : 0);
    return SDL_max(LEAST, control->round ? 0 : icon + label + EDGES);
}

int app_control_width(const app_view *view, const app_control *control, app_control_fit fit)
{
    bool title = control->kind == APP_CONTROL_PRIMARY && control->tall;
    if (control->cap)
        return cap_width(view, control);
    switch (control->kind) {
    case APP_CONTROL_ICON:
        return APP_TARGET;
    case APP_CONTROL_FIELD:
        return SDL_max(160, app_view_text_width(view, APP_TYPE_LIST, control->label) + 28);
    case APP_CONTROL_SLIDER:
        return fit == APP_FIT_EASY ? 160 : 96;
    case APP_CONTROL_STEPPER:
        return 2 * APP_TARGET + (fit == APP_FIT_EASY ? 56 : 28);
    case APP_CONTROL_TOGGLE:
        return 64;
    case APP_CONTROL_TAB:
        return words_width(view, control, APP_TYPE_NOTE, fit);
    default:
        return words_width(view, control,
                           title           ? APP_TYPE_SCREEN_TITLE
                           : control->slim ? APP_TYPE_NOTE
                                           : APP_TYPE_BUTTON,
                           fit);
    }
}
