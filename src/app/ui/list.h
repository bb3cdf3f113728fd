#ifndef APP_LIST_H
#define APP_LIST_H

#include "ui/scroll.h"

/* Rows of one height, as many as one likes, one of them chosen. For the keyboard it is one control:
 * Up, Down, Page Up, Page Down, Home and End choose while it has the focus. Only the rows in view are
 * ever drawn; that, and the ground, are the screen's. */
typedef struct app_list {
    app_scroll scroll;
    int at; /* the chosen row; -1: none */
} app_list;

typedef struct app_list_page {
    int id;          /* of its control */
    app_rect window; /* the rows and, at the right, the scroll bar; w = 0: not on the screen */
    int row;         /* height of one */
    int count;
} app_list_page;

/* Adds the control: an area. */
void app_list_add(const app_list_page *page, app_control_list *controls, const char *label);

/* To be asked before the controls. True: the event is used up. A press on a row chooses it, but is
 * not used up: the controls move the focus here. */
bool app_list_event(app_list *list, const app_list_page *page, app_controls *controls,
                    const app_event *event);

/* Chooses a row (clamped; -1 none) and scrolls it into view. */
void app_list_choose(app_list *list, const app_list_page *page, int row);

/* Where a row lies; the rows to draw are first .. end - 1. */
app_rect app_list_row(const app_list *list, const app_list_page *page, int row);
int app_list_first(const app_list *list, const app_list_page *page);
int app_list_end(const app_list *list, const app_list_page *page);

/* The ground under the chosen row; the scroll bar, if there is one. */
void app_list_draw_chosen(const app_view *view, app_rect row);
void app_list_draw_bar(const app_list *list, const app_view *view, const app_list_page *page);

#endif
