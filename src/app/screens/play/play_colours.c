/* The colours of the tiles in play: palettes, patterns, and the layers of grids. */
#include "screens/play/play.h"

#include "client/client.h"
#include "client/games.h"
#include "program/say.h"
#include "text/translate.h"
#include "text/words.h"

static puzzle_size size_of(const app *app)
{
    return client_round(&app->client)->session.goal.size;
}

static game_palette palette_of(const app *app)
{
    return game_settings_palette(&app->client.settings, size_of(app));
}

bool app_play_has_colours(const app *app)
{
    return client_round(&app->client)->look.style != GAME_PICTURE;
}

bool app_play_has_layers(const app *app)
{
    return app_play_has_colours(app) && palette_of(app) == GAME_PALETTE_GRIDS;
}

bool app_play_chooses_layer(const app *app)
{
    return app_play_has_layers(app) && game_layer_exists(size_of(app), GAME_LAYER_HALVES);
}

/* In high contrast all tiles are white, but for the slate ones of grids. */
static game_palette next_palette(const app *app)
{
    game_palette now = palette_of(app);
    if (app->client.settings.theme == GAME_THEME_CONTRAST)
        return now == GAME_PALETTE_GRIDS ? GAME_PALETTE_PLAIN : GAME_PALETTE_GRIDS;
    return now == GAME_PALETTE_GRIDS ? GAME_PALETTE_PLAIN : now + 1;
}

void app_play_next_palette(app *app)
{
    static const char *const names[GAME_PALETTES] = {[GAME_PALETTE_PLAIN] = N_("Plain tiles"),
                                                     [GAME_PALETTE_ROWS] = N_("Colours by row"),
                                                     [GAME_PALETTE_RINGS] = N_("Colours by ring"),
                                                     [GAME_PALETTE_FRINGE] =
                                                         N_("Colours by fringe"),
                                                     [GAME_PALETTE_GRIDS] = N_("Colours by grids")};
    if (!app_play_has_colours(app)) {
        app_notify(app, APP_ICON_PICTURE, _("Pictures have their own colours."));
        return;
    }
    app->client.settings.palette = (int)next_palette(app);
    client_settings_changed(&app->client);
    app_notify(app, APP_ICON_TICK, _(names[app->client.settings.palette]));
}

void app_play_toggle_patterns(app *app)
{
    bool *patterns = &app->client.settings.patterns;
    if (!app_play_has_colours(app)) {
        app_notify(app, APP_ICON_PICTURE, _("Pictures have their own colours."));
        return;
    }
    *patterns = !*patterns;
    client_settings_changed(&app->client);
    app_notify(app, APP_ICON_TICK, *patterns ? _("Patterns are on") : _("Patterns are off"));
}

/* ---- Layers ---- */

game_layer app_play_layer(const app *app)
{
    return game_layer_of(size_of(app), app->layer);
}

bool app_play_layer_beside(const app *app, int step, game_layer *out)
{
    int layer = (int)app_play_layer(app) + step;
    if (layer < 0 || layer >= GAME_LAYERS || !game_layer_exists(size_of(app), (game_layer)layer))
        return false;
    *out = (game_layer)layer;
    return true;
}

/* By the size of its first block, which is the largest. */
static const char *layer_words(const app *app, app_arena *in, game_layer layer)
{
    game_block block = game_layer_block(size_of(app), layer, 0);
    return layer == GAME_LAYER_FRINGE
               ? _("Fringe")
               : app_words_size(in, (puzzle_size){block.columns, block.rows});
}

void app_play_change_layer(app *app, int step)
{
    app_arena in;
    if (!app_play_has_layers(app)) {
        app_notify(app, APP_ICON_WARN, _("Only the colours by grids have layers."));
        return;
    }
    app_play_layer_beside(app, step, &app->layer);
    app_arena_empty(&in);
    app_notify(app, APP_ICON_TICK, layer_words(app, &in, app_play_layer(app)));
}

/* Of a flat board the quarters are left out. */
void app_play_add_layers(app_parts *p)
{
    enum { HEIGHT = 46, MARGIN = 4, LIP = 2 };
    parts_row (p, 0, .look = APP_LOOK_WELL, .radius = 12, .height = HEIGHT, .together = true,
               .pad = {MARGIN, MARGIN, MARGIN, MARGIN + LIP}) {
        for (int layer = 0; layer < GAME_LAYERS; layer++) {
            if (game_layer_exists(size_of(p->app), (game_layer)layer))
                parts_control(p, APP_CONTROL_TAB, PLAY_LAYER_FIRST + layer,
                              layer_words(p->app, &p->arena, (game_layer)layer), .grow = 1,
                              .chosen = (game_layer)layer == app_play_layer(p->app),
                              .height = HEIGHT - 2 * MARGIN - LIP);
        }
    }
}
