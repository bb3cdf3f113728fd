/* A view without a window, to lay out in and draw into. */
#ifndef TEST_APP_EMPTY_VIEW_H
#define TEST_APP_EMPTY_VIEW_H

#include "draw/style.h"
#include "ui/view.h"

#include "claims.h"

/* A frame with nothing in it. There is one, which the next call empties again. */
static inline app_view *empty_view(int width, int height)
{
    static app_fonts *fonts;
    static app_draw draw;
    static game_settings settings;
    static app_view view;
    if (!fonts) {
        assert_int_equal(app_fonts_create(&fonts, NULL, NULL), SW_OK);
        app_draw_init(&draw, fonts);
    }
    app_draw_begin(&draw, width, height);
    view = (app_view){.draw = &draw,
                      .settings = &settings,
                      .colours = app_style_colours(GAME_THEME_DARK),
                      .scale = 1,
                      .width = width,
                      .height = height};
    return &view;
}

#endif
