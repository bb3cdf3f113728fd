/* The colours of the tiles in play: palettes, patterns, and the layers of grids. */
#include "screens/play/play.h"

#include "client/client.h"
#include "client/games.h"
#include "program/say.h"
#include "text/text.h"
#include "ui/choice.h"

#include <stdio.h>

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
    static const app_text_id names[GAME_PALETTES] = {[GAME_PALETTE_PLAIN] = APP_TEXT_COLOURS_PLAIN,
                                                     [GAME_PALETTE_ROWS] = APP_TEXT_COLOURS_ROWS,
                                                     [GAME_PALETTE_RINGS] = APP_TEXT_COLOURS_RINGS,
                                                     [GAME_PALETTE_FRINGE] =
                                                         APP_TEXT_COLOURS_FRINGE,
                                                     [GAME_PALETTE_GRIDS] = APP_TEXT_COLOURS_GRIDS};
    if (!app_play_has_colours(app)) {
        app_notify(app, APP_ICON_PICTURE, app_text(APP_TEXT_COLOURS_NONE));
        return;
    }
    app->client.settings.palette = (int)next_palette(app);
    client_settings_changed(&app->client);
    app_notify(app, APP_ICON_TICK, app_text(names[app->client.settings.palette]));
}

void app_play_toggle_patterns(app *app)
{
    bool *patterns = &app->client.settings.patterns;
    if (!app_play_has_colours(app)) {
        app_notify(app, APP_ICON_PICTURE, app_text(APP_TEXT_COLOURS_NONE));
        return;
    }
    *patterns = !*patterns;
    client_settings_changed(&app->client);
    app_notify(app, APP_ICON_TICK,
               app_text(*patterns ? APP_TEXT_PATTERNS_ON : APP_TEXT_PATTERNS_OFF));
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

void app_play_change_layer(app *app, int step)
{
    char words[48];
    if (!app_play_has_layers(app)) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_LAYERS_NONE));
        return;
    }
    app_play_layer_beside(app, step, &app->layer);
    app_play_layer_words(app, app_play_layer(app), words, sizeof words);
    app_notify(app, APP_ICON_TICK, words);
}

/* By the size of its first block, which is the largest. */
void app_play_layer_words(const app *app, game_layer layer, char *out, size_t size)
{
    game_block block = game_layer_block(size_of(app), layer, 0);
    if (layer == GAME_LAYER_FRINGE)
        snprintf(out, size, "%s", app_text(APP_TEXT_PALETTE_FRINGE));
    else
        app_textf(out, size, APP_TEXT_SIZE, block.columns, block.rows);
}

/* A tab's id says which layer it is: of a flat board the quarters are left out. */
void app_play_place_layers(play_layout *l, app_rect well)
{
    const char *words[GAME_LAYERS];
    int count = 0, chosen = 0, ids[GAME_LAYERS], first = l->page.controls.count;
    for (int layer = 0; layer < GAME_LAYERS; layer++) {
        if (!game_layer_exists(size_of(l->app), (game_layer)layer))
            continue;
        if ((game_layer)layer == app_play_layer(l->app))
            chosen = count;
        app_play_layer_words(l->app, (game_layer)layer, l->layer_words[layer],
                             sizeof l->layer_words[layer]);
        words[count] = l->layer_words[layer];
        ids[count++] = PLAY_LAYER_FIRST + layer;
    }
    app_choice_add_words(&l->page.controls, well, PLAY_LAYER_FIRST, words, count, chosen);
    for (int i = 0; i < count; i++)
        l->page.controls.items[first + i].id = ids[i];
}
