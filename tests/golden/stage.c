/* Sets up a game, and leads it to scenes. */
#include "stage.h"

#include "app/decode.h"
#include "base/day.h"
#include "client/records.h"
#include "client/runs.h"
#include "draw/render.h"
#include "game/daily.h"
#include "os/file.h"
#include "os/paths.h"
#include "program/parts_of.h"
#include "shell/setup.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern const scene play_scenes[], title_scenes[], run_scenes[], new_game_scenes[],
    settings_scenes[], statistics_scenes[], lab_scenes[], challenge_scenes[], daily_scenes[],
    level_scenes[], picture_scenes[], zen_scenes[], files_scenes[], theatre_scenes[],
    replay_scenes[], review_scenes[];

static const scene *const tables[] = {
    play_scenes,     title_scenes,      run_scenes,     new_game_scenes,
    settings_scenes, statistics_scenes, lab_scenes,     challenge_scenes,
    daily_scenes,    level_scenes,      picture_scenes, zen_scenes,
    files_scenes,    theatre_scenes,    replay_scenes,  review_scenes,
};
enum { TABLES = sizeof tables / sizeof *tables };

const struct stage_size stage_sizes[STAGE_SIZES] = {
    {1280, 800}, {800, 600}, {1920, 1080}, {720, 1280}, {480, 480}};

const scene *stage_scene(int index)
{
    for (int i = 0; i < TABLES; i++)
        for (const scene *scene = tables[i]; scene->name; scene++)
            if (index-- == 0)
                return scene;
    return NULL;
}

const scene *stage_find(const char *name)
{
    const scene *scene;
    for (int i = 0; (scene = stage_scene(i)); i++)
        if (strcmp(scene->name, name) == 0)
            return scene;
    return NULL;
}

bool stage_is_new_way(int index)
{
    for (int before = 0; before < index; before++)
        if (stage_scene(before)->lead == stage_scene(index)->lead)
            return false;
    return true;
}

/* ---- For what leads to a scene ---- */

void *top_state(const app *app)
{
    return app->open[app->open_count - 1].state;
}

void press(app *app, SDL_Keycode key)
{
    app_event down = {.kind = APP_EVENT_KEY_DOWN, .key = key};
    app_event up = {.kind = APP_EVENT_KEY_UP, .key = key};
    app_keys_interpret(&app->input, &down);
    app_keys_interpret(&app->input, &up);
    app_loop_event(app, &down);
    app_loop_event(app, &up);
}

int scene_day(void)
{
    return sw_day_of((sw_calendar_day){2026, 11, 22});
}

void solve_day(app *app, int day, int over)
{
    uint64_t id = 1000 * (uint64_t)day;
    char date[SW_DAY_SIZE];
    game_result board = {.id = game_run_board_id(id, 0),
                         .size = game_daily_size(day),
                         .moves = 40 + over,
                         .par = 40,
                         .par_proof = PUZZLE_PAR_OPTIMAL,
                         .hints = {over > 20},
                         .time_ms = 64000 + over * 1370};
    game_run_result run = {.id = id,
                           .challenge = {.mode = GAME_MODE_DAILY, .day = day},
                           .began_day = day,
                           .boards = 1};
    sw_day_format(day, date);
    snprintf(board.challenge, sizeof board.challenge, "daily %s", date);
    game_results_add(&app->client.results, &board);
    game_results_add_run(&app->client.results, &run);
}

bool can_press(const app *app, const char *name)
{
    const app_parts *p = app_parts_of(app, top_state(app));
    for (int i = 0; i < p->count; i++) {
        const app_part *part = &p->parts[i];
        if (part->kind == APP_PART_CONTROL && strcmp(part->name, name) == 0)
            return !part->disabled;
    }
    return false;
}

void wait_until(app *app, condition *done)
{
    enum { LONGEST_MS = 300000 };
    for (Uint64 since = SDL_GetTicks64(); !done(app);) {
        if (SDL_GetTicks64() - since > LONGEST_MS) {
            fputs("golden: a scene waited in vain\n", stderr);
            exit(1);
        }
        SDL_Delay(2);
        app_loop_frame(app, NOW);
    }
}

/* ---- Scenes ---- */

/* What the game saves, in no order; each program has its own. */
static char folder[] = "/tmp/slidewise-golden-XXXXXX";

/* Saves go to the folder and succeed, as the title says; results and replays are not kept, as each
 * scene has its own. */
static sw_status open_store(app *app, sw_error *error)
{
    game_store_destroy(app->client.store);
    return game_store_create(&app->client.store, folder, folder, NULL, error);
}

void stage_show(app *app, const scene *scene, int scale_percent)
{
    SDL_SetWindowSize(app->window.handle, scene->width, scene->height);
    app->client.settings = game_settings_default();
    app->client.settings.theme = scene->theme;
    app->client.settings.scale_percent = scale_percent;
    app->toast = (app_toast){.since = 0};
    app->comparing = false;
    app->layer = GAME_LAYER_HALVES;
    app->keyboard.open = false;
    app->way = GAME_WAY_UNKNOWN;
    game_slots_deinit(&app->client.slots);
    open_store(app, NULL);
    client_results_changed(&app->client);
    app_loop_close_all(app);
    app_loop_set_time(app, NOW);
    app->today = scene_day();
    scene->lead(app);
    app_decoder_finish(app->decoder);
    app_loop_frame(app, LATER);
    app_decoder_finish(app->decoder); /* a picture may be asked for while a frame is drawn */
    if (!app->toast.offer)
        app->toast.since = 0; /* that no folder keeps what was won */
    app_loop_frame(app, LATER);
}

SDL_Surface *stage_capture(app *app, const scene *scene, bool whole)
{
    SDL_Surface *picture = app_render_capture(app->render);
    if (picture && scene->measured && !whole) {
        app_rect rect = scene->measured(app);
        SDL_FillRect(picture, &(SDL_Rect){rect.x, rect.y, rect.w, rect.h}, 0xFF000000);
    }
    return picture;
}

bool stage_save(SDL_Surface *picture, const char *to, const char *name)
{
    char path[OS_PATH_SIZE];
    snprintf(path, sizeof path, "%s/%s.png", to, name);
    bool saved = picture && IMG_SavePNG(picture, path) == 0;
    if (!saved)
        fprintf(stderr, "golden: %s: %s\n", path, SDL_GetError());
    SDL_FreeSurface(picture);
    return saved;
}

/* ---- A program ---- */

static sw_status set_up(app *app, sw_error *error)
{
    app_set_up_client(app);
    app->options.no_animation = true;
    sw_status status = open_store(app, error);
    if (status != SW_OK)
        return status;
    return app_set_up_window(app, error);
}

static void remove_folder(void)
{
    char **names, path[OS_PATH_SIZE];
    size_t count;
    if (os_folder_list(&names, &count, folder, NULL) != SW_OK)
        return;
    for (size_t i = 0; i < count; i++)
        if (os_path_join(path, sizeof path, folder, names[i], NULL) == SW_OK)
            os_file_remove(path, NULL);
    os_folder_free(names, count);
    rmdir(folder);
}

int stage_run(bool (*run)(app *app, char **words), char **words)
{
    static app app;
    sw_error error;
    SDL_setenv("TZ", "UTC", 1); /* dates are shown by the local clock */
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    SDL_setenv("SDL_RENDER_DRIVER", "software", 1);
    SDL_setenv("XDG_CACHE_HOME", "/dev/null", 1); /* a thumbnail that is kept differs a little */
    if (!mkdtemp(folder)) {
        perror("golden");
        return 1;
    }
    bool well = set_up(&app, &error) == SW_OK;
    if (!well)
        fprintf(stderr, "golden: %s\n", error.message);
    else
        well = run(&app, words);
    app_take_down(&app);
    remove_folder();
    return well ? 0 : 1;
}
