/* Small tiles with what is printed on a pad's buttons. */
#include "ui/glyph.h"

#include "ui/shape.h"

#include <string.h>

enum { LIP = 3, RADIUS = 7, LEAST = 36, EDGE = 9, ICON = 16 };

static bool is_direction(int code)
{
    return code >= SDL_CONTROLLER_BUTTON_DPAD_UP && code <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
}

/* The four for the right thumb, which are round. */
static bool is_round(int code)
{
    return code <= SDL_CONTROLLER_BUTTON_Y;
}

/* APP_ICON_NONE: letters stand on it. */
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

int app_glyph_width(const app_view *view, int code)
{
    if (is_round(code))
        return APP_GLYPH_HEIGHT;
    if (icon_of(view->pad, code) != APP_ICON_NONE)
        return LEAST;
    int width = app_view_text_width(view, APP_TYPE_CHIP, app_pad_name(view->pad, code)) + 2 * EDGE;
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
    app_icon icon = icon_of(view->pad, code);
    int width = app_glyph_width(view, code), high = APP_GLYPH_HEIGHT - !is_round(code);
    app_rect at = {x, y - APP_GLYPH_HEIGHT / 2 - 1, width, high};
    draw_face(view, at, is_round(code) ? high / 2 : RADIUS);
    if (icon)
        app_view_icon(view, x + (width - ICON) / 2, at.y + (high - ICON) / 2, ICON, icon,
                      view->colours->text);
    else
        app_view_text(view, APP_ALIGN_CENTRE, x + width / 2, at.y + high / 2, APP_TYPE_CHIP,
                      view->colours->text, app_pad_name(view->pad, code));
    return width;
}

app_key_name app_view_key_name(const app_view *view, app_intent intent)
{
    app_key_name name = app_keys_name(view->bindings, intent);
    int code = view->pad ? app_pad_button(view->bindings, intent, APP_BOUND_SCREEN) : -1;
    if (code >= 0)
        SDL_strlcpy(name.text, app_pad_name(view->pad, code), sizeof name.text);
    return name;
}
