/* Finds words that are cut. Names that players give may be: they are as long as players like. */
#include "whole.h"

#include "shell/loop.h"
#include "stage.h"

#include <stdio.h>
#include <string.h>

/* What the scenes' player has given names to. */
static const char *const names[] = {
    "IMG_11 the whole family at the lake on the last evening of the summer.jpg", "Tuesday evening",
    "Round the corner and back again, the long way", "A wide one whose par nobody knows"};

/* Without the dots the text ends within the name, or is the last line of several. */
static bool ends_within(const char *words, size_t length, const char *name)
{
    enum { LEAST = 3 }; /* letters */
    for (const char *at = name; length >= LEAST && strlen(at) >= length; at++)
        if (memcmp(at, words, length) == 0)
            return true;
    for (size_t part = LEAST; part <= length && part <= strlen(name); part++)
        if (memcmp(words + length - part, name, part) == 0)
            return true;
    return false;
}

/* The game's own dots follow a space, those of a cut do not. */
static bool is_shortened(const char *words)
{
    static const char dots[] = "…";
    size_t length = strlen(words), end = sizeof dots - 1;
    if (length <= end || strcmp(words + length - end, dots) != 0 || words[length - end - 1] == ' ')
        return false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (ends_within(words, length - end, names[i]))
            return false;
    return true;
}

/* What a page has scrolled away is not seen at all. */
static bool is_cut(const app_draw_command *text, const char *words)
{
    app_rect whole = text->rect, seen = text->bounds;
    bool aside =
        seen.w > 0 && seen.h > 0 && (seen.x > whole.x || seen.x + seen.w < whole.x + whole.w);
    return aside || is_shortened(words);
}

static int count_in_frame(const app_draw *draw, const char *where)
{
    int count = 0;
    for (size_t i = 0; i < draw->count; i++) {
        const app_draw_command *command = &draw->commands[i];
        const char *words = draw->strings + command->as.text.string;
        if (command->kind != APP_DRAW_TEXT || !is_cut(command, words))
            continue;
        printf("%s: '%s' is cut\n", where, words);
        count++;
    }
    return count;
}

/* True where there was more below. */
static bool scroll_page(app_scroll *scroll, const app_scroll_page *page)
{
    int before = app_scroll_offset(scroll, page);
    if (page->window.w == 0)
        return false;
    scroll->wanted = before + page->window.h * 2 / 3;
    return app_scroll_offset(scroll, page) > before;
}

static bool scroll_grid(app_grid *grid, const app_grid_page *page)
{
    if (page->window.w == 0 || app_grid_end(grid, page) >= page->count)
        return false;
    app_grid_choose(grid, page, app_grid_end(grid, page));
    return true;
}

static bool scroll_on(app_page *page, const app_page_layout *layout)
{
    bool more = scroll_page(&page->scroll, &layout->scroll);
    for (int i = 0; i < APP_PAGE_GRIDS; i++)
        more = scroll_grid(&page->grids[i], &layout->grids[i]) || more;
    return more;
}

int golden_count_cut(app *app, const char *where)
{
    int count = count_in_frame(&app->draw, where), screens = 1;
    app_open_screen *top = &app->open[app->open_count - 1];
    while (scroll_on(top->state, &top->parts->page)) {
        app_loop_frame(app, LATER + screens++);
        count += count_in_frame(&app->draw, where);
    }
    return count;
}
