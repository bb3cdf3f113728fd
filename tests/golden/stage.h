/* Scenes: the game's screens while time stands still, and what leads to them. */
#ifndef GOLDEN_STAGE_H
#define GOLDEN_STAGE_H

#include "input/keys.h"
#include "shell/loop.h"

#include <SDL.h>

typedef struct scene {
    const char *name; /* NULL ends a table */
    int width, height;
    game_theme theme;
    void (*lead)(app *app); /* from a closed window to what shall be seen */
    app_rect (*measured)(
        const app *app); /* shows times, nodes or a path, which differ; may be NULL */
    bool pixels;         /* kept as a picture as well */
} scene;

/* The sizes of window that every screen is looked at in. */
enum { STAGE_SIZES = 5 };
extern const struct stage_size {
    int width, height;
} stage_sizes[STAGE_SIZES];

/* Of all tables (each *_scenes.c has one), in order; NULL past the last one. */
const scene *stage_scene(int index);

/* The scene so called, or NULL. */
const scene *stage_find(const char *name);

/* True for the first scene that is led to in that way. */
bool stage_is_new_way(int index);

/* Whole programs of scenes: a game without a player's files, in which nothing moves, is set up, `run` called with it,
 * and the game taken down. Returns the program's exit status: 0 where `run` returns true. */
int stage_run(bool (*run)(app *app, char **words), char **words);

/* Leads to a scene and makes its frame: app->draw. */
void stage_show(app *app, const scene *scene, int scale_percent);

/* The frame's pixels, black where the scene is measured unless `whole`; NULL where memory ran out. The caller frees
 * it. */
SDL_Surface *stage_capture(app *app, const scene *scene, bool whole);

/* Writes it as FOLDER/NAME.png and frees it; false, and said, where that failed. */
bool stage_save(SDL_Surface *picture, const char *folder, const char *name);

/* ---- For what leads to a scene ---- */

/* ms: when everything is drawn, and when whatever was still moving has come to rest. */
enum { NOW = 1000000, LATER = NOW + 10000 };

void *top_state(const app *app);
void press(app *app, SDL_Keycode key);

/* Whether the screen on top has a control of that name, as it is now, and it can be pressed. */
bool can_press(const app *app, const char *name);

typedef bool condition(const app *app);

/* All scenes are of one day, 22 November 2026: as sw_day_of counts days. */
int scene_day(void);

/* A daily board was solved in so many moves over par. */
void solve_day(app *app, int day, int over);

/* The solver works on its own thread, and wakes a loop that does not run here. A scene that never gets ready ends the
 * program: a picture of it would say less. */
void wait_until(app *app, condition *done);

/* A board of numbers with some moves made, 83 seconds old, on the play screen; one that is far from its goal, with
 * slides counted; and a relay. */
void lead_to_play(app *app);
void lead_to_far_board_in_slides(app *app);
void lead_to_relay(app *app);

#endif
