/* From what happens on screens to what is heard, by the settings. */
#include "program/sound.h"

#include "program/app.h"
#include "program/say.h"
#include "sound/device.h"
#include "text/translate.h"

#include <math.h>

/* A step of a slider is heard as a step, all along it. */
static double gain_of(int percent)
{
    return pow((double)percent / GAME_LOUDNESS_MAX, 1.5);
}

static bool is_tile(app_sound sound)
{
    return sound == APP_SOUND_SLIDE || sound == APP_SOUND_STOP || sound == APP_SOUND_HOME;
}

static bool is_heard(const app *app)
{
    const game_settings *settings = &app->client.settings;
    return settings->sound && !(app->away && settings->quiet_away);
}

void app_sound_prepare(app *app)
{
    const game_settings *settings = &app->client.settings;
    if (settings->sound && app->sounds.device)
        app_device_prepare(app->sounds.device, (game_sound_set)settings->sound_set);
}

void app_sound_cue(app *app, const app_cue *wanted)
{
    app_sounds *sounds = &app->sounds;
    const game_settings *settings = &app->client.settings;
    app_cue cue = *wanted;
    if (!is_heard(app))
        return;
    sounds->asked[cue.sound]++;
    sounds->all++;
    int part = is_tile(cue.sound) ? settings->tile_loudness : settings->interface_loudness;
    cue.gain *= gain_of(settings->loudness) * gain_of(part);
    cue.gain *= app_cue_thin(&sounds->last[cue.sound], app->now);
    if (cue.gain > 0 && sounds->device)
        app_device_play(sounds->device, (game_sound_set)settings->sound_set, &cue, app->now);
}

void app_sound_play(app *app, app_sound sound)
{
    app_sound_cue(app, &(app_cue){.sound = sound, .gain = 1});
}

void app_sound_change(app *app, app_board_view *view, const puzzle_board *before,
                      const puzzle_board *after, const puzzle_board *goal)
{
    app_cue cues[APP_CUES];
    int count = app_cues_of_change(cues, before, after, goal, app_slide_ms(app));
    bool seen = app->client.settings.sound_signs;
    for (int i = 0; i < count; i++) {
        app_sound_cue(app, &cues[i]);
        if (seen && cues[i].sound == APP_SOUND_SLIDE)
            app_board_signs_slide(&view->signs, before, after, app->now);
        else if (seen)
            app_board_signs_home(&view->signs, before, after, goal, app->now + cues[i].delay_ms);
    }
}

void app_sound_stop(app *app, app_board_view *view, game_command sent)
{
    const puzzle_board *board = &view->board;
    int columns = board->size.columns;
    int cell = sent.kind == GAME_PRESS ? sent.cell : board->blank;
    if (app->client.settings.sound_signs && sent.kind == GAME_PRESS)
        app_board_signs_stop_tile(&view->signs, board, cell, app->now);
    else if (app->client.settings.sound_signs)
        app_board_signs_stop_move(&view->signs, board, sent.move, app->now);
    app_sound_cue(app, &(app_cue){.sound = APP_SOUND_STOP,
                                  .pan = app_cue_pan(cell % columns, columns),
                                  .gain = 1});
}

void app_sound_solved(app *app, const puzzle_board *goal)
{
    app_cue cue = app_cue_solved(goal, app_slide_ms(app));
    app_sound_cue(app, &cue);
}

app_icon app_sound_icon(const app *app)
{
    return app->client.settings.sound ? APP_ICON_SOUND : APP_ICON_MUTE;
}

void app_sound_toggle(app *app)
{
    bool *sound = &app->client.settings.sound;
    *sound = !*sound;
    app_sound_quieten(app);
    app_notify(app, app_sound_icon(app), *sound ? _("Sound on") : _("Sound off"));
    client_settings_changed(&app->client);
}

void app_sound_quieten(app *app)
{
    if (app->sounds.device && !is_heard(app))
        app_device_hush(app->sounds.device);
}
