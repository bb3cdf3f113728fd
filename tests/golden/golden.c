/* Draws scenes of the game while time stands still, and compares each with what was found good: its frame as text,
 * and where it is about pixels, a picture.
 *
 *   golden SCENES PICTURES OUT       compares; what differs is written to the folder OUT
 *   golden --update SCENES PICTURES  takes what is drawn now as good
 *   golden --language xx|xx-rtl [NAME]
 *                                    fails where words of a tree of parts are cut, or lie over one another, in the
 *                                    pseudo-language, in any size of window at 100 and 200 %
 *   golden --tell NAME               prints what the scene tells of itself, part by part
 *   golden --whole SCALE [NAME]      fails where words of the game are cut, in any size of window at that scale in
 *                                    percent, in each way to a scene or in the scene NAME */
#include "app/decode.h"
#include "compare.h"
#include "dump.h"
#include "sheets.h"
#include "stage.h"
#include "told.h"
#include "whole.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Scenes are kept at this scale, so that all sizes of window have their own layouts. */
enum { KEPT_SCALE = 100 };

/* Where what is good lies, and where what differs goes: NULL takes everything as good. */
typedef struct folders {
    const char *scenes, *pictures, *out;
} folders;

/* ---- Frames as text ---- */

/* The whole file; the caller frees it. NULL where it cannot be read. */
static char *read_file(const char *path)
{
    char *text = NULL;
    size_t size = 0;
    FILE *file = fopen(path, "r");
    if (!file)
        return NULL;
    ssize_t length = getdelim(&text, &size, '\0', file);
    fclose(file);
    if (length < 0) {
        free(text);
        return NULL;
    }
    return text;
}

static bool write_file(const char *folder, const char *name, const char *text)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.txt", folder, name);
    FILE *file = fopen(path, "w");
    bool well = file && fputs(text, file) >= 0;
    well = file && fclose(file) == 0 && well;
    if (!well)
        perror(path);
    return well;
}

/* Says the first line that differs, as it was and as it is. */
static void tell_difference(const char *name, const char *was, const char *is)
{
    int line = 1;
    for (;; line++) {
        size_t length = strcspn(was, "\n"), now = strcspn(is, "\n");
        if (length != now || strncmp(was, is, length) != 0 || !was[length] || !is[length]) {
            printf("%s, line %d:\n- %.*s\n+ %.*s\n", name, line, (int)length, was, (int)now, is);
            return;
        }
        was += length + 1;
        is += length + 1;
    }
}

static char *frame_text(const app *app, const scene *scene)
{
    char *text = NULL;
    size_t size;
    FILE *to = open_memstream(&text, &size);
    if (!to)
        return NULL;
    dump_frame(to, &app->draw, scene->theme,
               scene->measured ? scene->measured(app) : (app_rect){0});
    fclose(to);
    return text;
}

static bool check_text(app *app, const folders *in, const scene *scene)
{
    char path[4096];
    char *text = frame_text(app, scene);
    if (!text)
        return false;
    bool well;
    if (in->out) {
        snprintf(path, sizeof path, "%s/%s.txt", in->scenes, scene->name);
        char *good = read_file(path);
        well = good && strcmp(good, text) == 0;
        if (!good)
            printf("%s cannot be read\n", path);
        else if (!well)
            tell_difference(scene->name, good, text);
        if (!well)
            write_file(in->out, scene->name, text);
        free(good);
    } else {
        well = write_file(in->scenes, scene->name, text);
    }
    free(text);
    return well;
}

/* ---- Pictures ---- */

/* Takes the picture. With no folder for what differs, it is kept as the good one where it is another picture: files of
 * other bytes may hold the same one. */
static bool check_picture(const folders *in, SDL_Surface *picture, const char *name)
{
    char path[4096], why[256];
    snprintf(path, sizeof path, "%s/%s.png", in->pictures, name);
    SDL_Surface *good = IMG_Load(path);
    bool same = picture && good && golden_same(picture, good, why, sizeof why);
    if (!picture || !good)
        snprintf(why, sizeof why, "%s", SDL_GetError());
    SDL_FreeSurface(good);
    if (same) {
        SDL_FreeSurface(picture);
        return true;
    }
    if (!in->out)
        return stage_save(picture, in->pictures, name);
    printf("%s: %s; see %s/%s.png\n", name, why, in->out, name);
    stage_save(picture, in->out, name);
    return false;
}

static bool check_sheets(app *app, const folders *in)
{
    bool well = true;
    char name[64];
    for (int i = 0; i < SHEETS * GAME_THEMES; i++) {
        SDL_Surface *sheet =
            sheet_draw(app, i / GAME_THEMES, (game_theme)(i % GAME_THEMES), name, sizeof name);
        well = check_picture(in, sheet, name) && well;
    }
    return well;
}

static bool go_through(app *app, const folders *in)
{
    const scene *scene;
    bool well = check_sheets(app, in);
    for (int i = 0; (scene = stage_scene(i)); i++) {
        stage_show(app, scene, KEPT_SCALE);
        well = check_text(app, in, scene) && well;
        if (scene->pixels)
            well = check_picture(in, stage_capture(app, scene, false), scene->name) && well;
    }
    return well;
}

static bool compare(app *app, char **words)
{
    return go_through(app, &(folders){words[0], words[1], words[2]});
}

static bool update(app *app, char **words)
{
    return go_through(app, &(folders){words[1], words[2], NULL});
}

/* ---- Words that are cut ---- */

/* The smallest window is no other at a larger scale. */
static bool is_whole(app *app, scene scene, int scale)
{
    bool well = true;
    for (int i = 0; i < STAGE_SIZES; i++) {
        char where[128];
        scene.width = stage_sizes[i].width;
        scene.height = stage_sizes[i].height;
        if (scale > KEPT_SCALE && scene.width == 480)
            continue;
        snprintf(where, sizeof where, "%s at %dx%d, %d %%", scene.name, scene.width, scene.height,
                 scale);
        stage_show(app, &scene, scale);
        well = golden_count_cut(app, where) == 0 && well;
    }
    return well;
}

static bool find_cut_words(app *app, char **words)
{
    const scene *scene;
    bool well = true;
    for (int i = 0; (scene = stage_scene(i)); i++)
        if (words[2] ? strcmp(words[2], scene->name) == 0 : stage_is_new_way(i))
            well = is_whole(app, *scene, atoi(words[1])) && well;
    return well;
}

/* ---- Trees of parts ---- */

static bool is_told_well(app *app, scene scene, const char *language)
{
    int faults = 0;
    for (int i = 0; i < STAGE_SIZES * 2; i++) {
        char where[128];
        int scale = i % 2 ? 200 : 100;
        scene.width = stage_sizes[i / 2].width;
        scene.height = stage_sizes[i / 2].height;
        if (scale > KEPT_SCALE && scene.width == 480)
            continue;
        stage_show(app, &scene, scale);
        snprintf(where, sizeof where, "%s in %s at %dx%d, %d %%", scene.name, language, scene.width,
                 scene.height, scale);
        faults += golden_count_told(app, where, false);
    }
    return faults == 0;
}

static bool find_untold(app *app, char **words)
{
    const scene *scene;
    bool well = true;
    app_language_begin(words[1]);
    for (int i = 0; (scene = stage_scene(i)); i++)
        if (words[2] ? strcmp(words[2], scene->name) == 0 : stage_is_new_way(i))
            well = is_told_well(app, *scene, words[1]) && well;
    return well;
}

static bool tell(app *app, char **words)
{
    const scene *scene = stage_find(words[1]);
    if (!scene)
        return false;
    stage_show(app, scene, KEPT_SCALE);
    return golden_count_told(app, scene->name, true) == 0;
}

int main(int argc, char **argv)
{
    if (app_decode_asked(argc, argv))
        return app_decode_run(argc, argv);
    if (argc >= 3 && argc <= 4 && strcmp(argv[1], "--whole") == 0)
        return stage_run(find_cut_words, argv + 1);
    if (argc >= 3 && argc <= 4 && strcmp(argv[1], "--language") == 0)
        return stage_run(find_untold, argv + 1);
    if (argc == 3 && strcmp(argv[1], "--tell") == 0)
        return stage_run(tell, argv + 1);
    if (argc == 4)
        return stage_run(strcmp(argv[1], "--update") == 0 ? update : compare, argv + 1);
    fputs("usage: golden SCENES PICTURES OUT\n       golden --update SCENES PICTURES\n"
          "       golden --whole SCALE [NAME]\n       golden --language xx|xx-rtl [NAME]\n"
          "       golden --tell NAME\n",
          stderr);
    return 2;
}
