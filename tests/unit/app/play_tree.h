/* The play screen, as it is now: a menu may lie over it. */
#ifndef TEST_APP_PLAY_TREE_H
#define TEST_APP_PLAY_TREE_H

#include "app_fixture.h"
#include "screens/play/play.h"
#include "screens/screens.h"

static inline app_parts *play_tree(const app *a)
{
    int i = a->open_count - 1;
    while (a->open[i].screen != &app_screen_play)
        i--;
    const app_open_screen *open = &a->open[i];
    app_parts *p = open->parts;
    app_parts_begin(p, a, &a->view, open->state);
    app_play_parts(p);
    app_parts_solve(p);
    return p;
}

static inline play_boards boards_in_play(const app *a)
{
    return app_play_boards(play_tree(a));
}

#endif
