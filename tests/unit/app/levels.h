/* What the tests of the levels' screens share: a player with two packs, one of them damaged. */
#ifndef TEST_APP_LEVELS_H
#define TEST_APP_LEVELS_H

#include "screens/level_maker/level_maker.h"
#include "screens/levels/levels.h"
#include "screens/screens.h"

#include "os/file.h"
#include "scratch.h"

static const char mine[] = "slidewise-levels 1\n"
                           "title My own levels, called by a name that is long\n"
                           "author A player with a name that is nearly as long\n"
                           "\n"
                           "level first\n"
                           "title A title that is as long as titles of levels hardly ever are\n"
                           "size 3x3\n"
                           "goal standard\n"
                           "board 1,2,3/4,5,6/0,7,8\n"
                           "par 100000 best-known\n"
                           "\n"
                           "level second\n"
                           "title Without a par\n"
                           "size 5x4\n"
                           "goal standard\n"
                           "board 1,2,3,4,5/6,7,8,9,10/11,12,13,14,15/16,17,18,0,19\n";

static inline void write_file(const char *folder, const char *name, const char *text)
{
    char path[256];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    assert_int_equal(os_folder_make(folder, NULL), SW_OK);
    assert_int_equal(os_file_replace(path, text, strlen(text), NULL), SW_OK);
}

typedef struct player {
    scratch home;
    char levels[128]; /* the folder of own packs */
    app *app;
} player;

static inline player make_player(int width, int height)
{
    player p = {.home = make_scratch()};
    snprintf(p.levels, sizeof p.levels, "%s/slidewise/levels", p.home.folder);
    setenv("XDG_DATA_HOME", p.home.folder, 1);
    write_file(p.levels, "mine.txt", mine);
    write_file(p.levels, "torn.txt", "slidewise-levels 1\ntitle Torn\nsize 2x2\n");
    p.app = open_app(width, height);
    return p;
}

static inline void remove_player(player *p)
{
    close_app(p->app);
    remove_scratch(&p->home);
}

static inline levels_state *levels_of(const app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_levels);
    return top_state(a);
}

static inline void click_control(app *a, const app_control_list *list, int id)
{
    const app_control *control = app_control_find(list, id);
    assert_non_null(control);
    click_middle(a, control->rect);
}

static inline void assert_said(const app *a, const char *part)
{
    if (!strstr(a->toast.text, part))
        fail_msg("'%s' does not say '%s'", a->toast.text, part);
}

#endif
