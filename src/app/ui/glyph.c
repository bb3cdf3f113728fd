/* Small tiles with what is printed on a pad's buttons. */
#include "ui/glyph.h"

#include "text/translate.h"
#include "ui/shape.h"

#include <string.h>

enum { LIP = 3, RADIUS = 7, LEAST = 36, EDGE = 9, ICON = APP_GLYPH_ICON };

static bool is_direction(int code)
{
    return code >= SDL_CONTROLLER_BUTTON_DPAD_UP && code <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
}

/* The four for the right thumb, which are round. */
static bool is_round(int code)
{
    return code <= SDL_CONTROLLER_BUTTON_Y;
}

static app_icon icon_of(app_pad_family family, int code)
{
    static const app_icon signs[] = {[SDL_CONTROLLER_BUTTON_A] = APP_ICON_CLOSE,
                                     [SDL_CONTROLLER_BUTTON_B] = APP_ICON_RING_LINE,
                                     [SDL_CONTROLLER_BUTTON_X] = APP_ICON_SQUARE_LINE,
                                     [SDL_CONTROLLER_BUTTON_Y] = APP_ICON_TRIANGLE_LINE};
    bool nintendo = family == APP_PAD_NINTENDO;
    if (is_direction(code))
        return APP_ICON_DPAD;
    if (code == SDL_CONTROLLER_BUTTON_START)
        return nintendo ? APP_ICON_PLUS : APP_ICON_MENU;
    if (code == SDL_CONTROLLER_BUTTON_BACK && family != APP_PAD_PLAYSTATION)
        return nintendo ? APP_ICON_MINUS : APP_ICON_COPY;
    return family == APP_PAD_PLAYSTATION && is_round(code) ? signs[code] : APP_ICON_NONE;
}

app_glyph app_glyph_of(const app_view *view, int code)
{
    static const char *const arrows[] = {N_("↑"), N_("↓"), N_("←"), N_("→")};
    app_glyph glyph = {.icon = icon_of(view->family, code), .round = is_round(code)};
    if (is_direction(code))
        glyph.label = _(arrows[code - SDL_CONTROLLER_BUTTON_DPAD_UP]);
    else if (!glyph.icon)
        glyph.label = app_pad_name(view->family, code);
    return glyph;
}

int app_glyph_width(const app_view *view, int code)
{
    app_glyph glyph = app_glyph_of(view, code);
    if (glyph.round)
        return APP_GLYPH_HEIGHT;
    if (glyph.icon)
        return LEAST;
    int width = app_view_text_width(view, APP_TYPE_CHIP, glyph.label) + 2 * EDGE;
    return width > LEAST ? width : LEAST;
}

static void draw_face(const app_view *view, app_rect at, int radius)
{
    const app_colours *c = view->colours;
    const app_face face = {c->button_top, c->button_bottom, c->button_rim, c->button_lip, 0};
    if (view->settings->theme == GAME_THEME_CONTRAST)
        app_shape_flat(view, at, radius, 2, c->button_top, c->button_bottom, c->button_rim);
    else
        app_shape_face(view, at, radius, LIP, &face);
}

int app_glyph_draw(const app_view *view, int x, int y, int code)
{
    app_glyph glyph = app_glyph_of(view, code);
    int width = app_glyph_width(view, code), high = APP_GLYPH_HEIGHT - !glyph.round;
    app_rect at = {x, y - APP_GLYPH_HEIGHT / 2 - 1, width, high};
    draw_face(view, at, glyph.round ? high / 2 : RADIUS);
    if (glyph.icon)
        app_view_icon(view, x + (width - ICON) / 2, at.y + (high - ICON) / 2, ICON, glyph.icon,
                      view->colours->text);
    else
        app_view_text(view, APP_ALIGN_CENTRE, x + width / 2, at.y + high / 2, APP_TYPE_CHIP,
                      view->colours->text, glyph.label);
    return width;
}

/* Empty where fingers are used, or no button does it. */
static app_key_name button_name(const app_view *view, app_intent intent)
{
    app_key_name name = {""};
    int code = view->by_pad ? app_pad_button(view->bindings, intent, APP_BOUND_SCREEN) : -1;
    if (code >= 0)
        SDL_strlcpy(name.text, app_pad_name(view->family, code), sizeof name.text);
    return name;
}

app_key_name app_view_key_name(const app_view *view, app_intent intent)
{
    return view->by_touch || view->by_pad ? button_name(view, intent)
                                          : app_keys_name(view->bindings, intent);
}

app_key_name app_view_key_names(const app_view *view, app_intent intent)
{
    return view->by_touch || view->by_pad ? button_name(view, intent)
                                          : app_keys_names(view->bindings, intent);
}
