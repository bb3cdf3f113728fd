/* What the tests of the levels' screens share: a player with two packs, one of them damaged; and the level maker. */
#ifndef TEST_APP_LEVELS_H
#define TEST_APP_LEVELS_H

#include "board/board_edit.h"
#include "fingers.h"
#include "program/parts_of.h"
#include "puzzle/notation.h"
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

/* ---- The level maker ---- */

enum { MAKER_TITLE, MAKER_PACK }; /* the fields of its page */

static inline const char *maker_text(const app *a, int field)
{
    assert_ptr_equal(top_screen(a), &app_screen_level_maker);
    return page_on_top(a)->fields[field].text;
}

static inline const app_control *maker_field(const app *a, int field)
{
    const app_control_list *list = &layout_on_top(a)->controls;
    for (int i = 0; i < list->count; i++)
        if (list->items[i].field == &page_on_top(a)->fields[field])
            return &list->items[i];
    fail_msg("there is no field %d", field);
    return NULL;
}

/* Its two boards, whose figures know them. */
static inline const app_edit *maker_edit(const app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_level_maker);
    app_parts_of(a, top_state(a));
    return figure_named(a, "Start")->of;
}

/* Pastes the start in place of the present one: a par is sought. Draws no frame. */
static inline void paste_start(app *a, const char *text)
{
    app_event paste = pressed_key(SDLK_v, KMOD_LCTRL);
    app_controls *controls = &page_on_top(a)->controls;
    int focus = controls->focus;
    SDL_SetClipboardText(text);
    focus_on(a, "Start");
    app_loop_event(a, &paste);
    controls->focus = focus;
}

/* The boards were changed behind its back: pastes the start as it is now. */
static inline void take_boards(app *a)
{
    sw_text text;
    sw_text_init(&text, 1 << 13);
    puzzle_board_format(&maker_edit(a)->lab->boards[GAME_LAB_START], &text);
    paste_start(a, text.data);
    sw_text_deinit(&text);
    next_frame(a);
}

/* A text of the page that begins like that. */
static inline bool tells(const app *a, const char *beginning)
{
    const app_parts *p = a->open[a->open_count - 1].parts;
    for (int i = 0; i < p->count; i++)
        if ((p->parts[i].kind == APP_PART_TEXT || p->parts[i].kind == APP_PART_PARAGRAPH) &&
            strncmp(p->parts[i].name, beginning, strlen(beginning)) == 0)
            return true;
    return false;
}

static inline bool seeks_par(const app *a)
{
    return tells(a, "Looking for the par");
}

static inline void assert_said(const app *a, const char *part)
{
    if (!strstr(a->toast.text, part))
        fail_msg("'%s' does not say '%s'", a->toast.text, part);
}

#endif
