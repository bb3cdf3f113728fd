#ifndef APP_GRID_H
#define APP_GRID_H

#include "ui/scroll.h"

/* Cells of one size in rows, as many as one likes, one of them chosen; a list has one column. For the
 * keyboard it is one control: the arrows, Page Up, Page Down, Home and End choose while it has the
 * focus. At an edge the arrows are left to the controls, which move on from there. Only the cells in view are ever drawn; that, and the ground, are the screen's. */
typedef struct app_grid {
    app_scroll scroll;
    int at;    /* the chosen cell; -1: none */
    int hover; /* the one under the pointer; -1: none */
} app_grid;

typedef struct app_grid_page {
    int id;          /* of its control */
    app_rect window; /* the cells and, at the right, the scroll bar; w = 0: not on the screen */
    int x, y; /* the first cell, from the window's corner; as far from its foot is the last */
    int columns;
    int width, height;           /* of a cell */
    int column_pitch, row_pitch; /* from one cell to the next */
    int count;
    bool mirrored; /* the first cell of a row is at its right */
    /* None is chosen, and the keyboard's focus goes past it; Page Up and Page Down scroll it. */
    bool to_read;
} app_grid_page;

/* How high a list's rows are where they are as low as that for a pointer: a finger wants to hit one. */
int app_grid_row(const app_view *view, int height);

/* The page of a list: rows of one height, as wide as the window leaves beside its scroll bar. */
app_grid_page app_grid_rows(int id, app_rect window, int row, int count);

/* Adds the control: an area. What is only read has none. */
void app_grid_add(const app_grid_page *page, app_control_list *controls, const char *label);

/* To be asked before the controls. True: the event is used up. A press on a cell chooses it, but is
 * not used up: the controls move the focus here. A finger that rests on it does no more. */
bool app_grid_event(app_grid *grid, const app_grid_page *page, app_controls *controls,
                    const app_event *event);

/* A finger came down on it (app_roll_begin). */
bool app_grid_roll(app_grid *grid, const app_grid_page *page, app_roll *roll,
                   const app_event *event);

/* Chooses a cell (clamped; -1 none) and scrolls it into view. */
void app_grid_choose(app_grid *grid, const app_grid_page *page, int cell);

/* Where a cell lies, and which one lies under a point (-1: none); the cells to draw are
 * first .. end - 1. */
app_rect app_grid_cell(const app_grid *grid, const app_grid_page *page, int cell);
int app_grid_cell_at(const app_grid *grid, const app_grid_page *page, int x, int y);
int app_grid_first(const app_grid *grid, const app_grid_page *page);
int app_grid_end(const app_grid *grid, const app_grid_page *page);

/* The ground of a list's row: raised where it is chosen, else a rule below it. The raised ground by
 * itself. */
void app_grid_draw_row(const app_grid *grid, const app_view *view, int row, app_rect at);
void app_grid_draw_chosen(const app_view *view, app_rect at);

/* The scroll bar, if there is one. */
void app_grid_draw_bar(const app_grid *grid, const app_view *view, const app_grid_page *page);

#endif
