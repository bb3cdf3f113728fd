/* Draws scenes as pictures, for people to look at.
 *
 *   gallery OUT [NAME...]                these scenes, or every way to one, in each size of window, theme and scale
 *   gallery --as-kept OUT [NAME...]      these scenes, or all, as the tests keep them
 *   gallery --screenshots OUT NAME...    these scenes as stores show them: scripts/screenshots */
#include "app/decode.h"
#include "stage.h"

#include <stdio.h>
#include <string.h>

static const char *const themes[] = {
    [GAME_THEME_DARK] = "dark", [GAME_THEME_LIGHT] = "light", [GAME_THEME_CONTRAST] = "contrast"};

static bool draw(app *app, const char *out, const scene *scene, int scale, const char *name)
{
    stage_show(app, scene, scale);
    return stage_save(stage_capture(app, scene, true), out, name);
}

static bool draw_everywhere(app *app, const char *out, scene scene)
{
    bool well = true;
    for (int i = 0; i < STAGE_SIZES * 3 * 2; i++) {
        int size = i / 6, scale = i % 2 ? 200 : 100;
        char name[128];
        scene.width = stage_sizes[size].width;
        scene.height = stage_sizes[size].height;
        scene.theme = (game_theme)(i / 2 % 3);
        snprintf(name, sizeof name, "%s-%dx%d-%s-%d", scene.name, scene.width, scene.height,
                 themes[scene.theme], scale);
        well = draw(app, out, &scene, scale, name) && well;
    }
    return well;
}

/* The largest that stores take. */
static bool draw_for_stores(app *app, const char *out, scene scene)
{
    scene.width = 1000;
    scene.height = 700;
    return draw(app, out, &scene, 100, scene.name);
}

static bool draw_as_kept(app *app, const char *out, scene scene)
{
    return draw(app, out, &scene, 100, scene.name);
}

typedef bool draws(app *app, const char *out, scene scene);

static bool draw_named(app *app, const char *out, char **names, draws *each)
{
    bool well = true;
    for (; *names; names++) {
        const scene *scene = stage_find(*names);
        if (!scene)
            fprintf(stderr, "gallery: there is no scene '%s'\n", *names);
        well = scene && each(app, out, *scene) && well;
    }
    return well;
}

static bool draw_all(app *app, const char *out, bool ways, draws *each)
{
    bool well = true;
    const scene *scene;
    for (int i = 0; (scene = stage_scene(i)); i++)
        if (!ways || stage_is_new_way(i))
            well = each(app, out, *scene) && well;
    return well;
}

static bool run(app *app, char **words)
{
    bool kept = strcmp(words[0], "--as-kept") == 0, stores = strcmp(words[0], "--screenshots") == 0;
    draws *each = kept ? draw_as_kept : stores ? draw_for_stores : draw_everywhere;
    words += kept || stores;
    return words[1] ? draw_named(app, words[0], words + 1, each)
                    : draw_all(app, words[0], !kept, each);
}

int main(int argc, char **argv)
{
    if (app_decode_asked(argc, argv))
        return app_decode_run(argc, argv);
    if (argc > 1 && (argv[1][0] != '-' || argc > 2))
        return stage_run(run, argv + 1);
    fputs("usage: gallery [--as-kept | --screenshots] OUT [NAME...]\n", stderr);
    return 2;
}
