#ifndef APP_DROP_H
#define APP_DROP_H

#include "ui/control.h"

/* A dropdown: a button that tells what is chosen, and while it is open the choices on a slab over the
 * screen. Then it alone is asked about input. */
typedef struct app_drop {
    int open; /* the button's id; 0: none is open */
    app_controls controls;
} app_drop;

typedef struct app_drop_item {
    const char *label;
    const char *note; /* may be NULL: beside a disabled one, why it is */
    bool disabled;
} app_drop_item;

/* What an open one shows; its rows' ids are the items' indices + 1. */
typedef struct app_drop_layout {
    app_rect slab;
    app_control_list rows;
} app_drop_layout;

void app_drop_open(app_drop *drop, int id, int chosen);

void app_drop_lay_out(const app_view *view, app_rect button, const app_drop_item *items, int count,
                      int chosen, app_drop_layout *out);

/* The item that was chosen, or -1. Choosing, Escape and a press elsewhere close it. */
int app_drop_event(app_drop *drop, const app_drop_layout *layout, const app_event *event,
                   double now);

void app_drop_draw(const app_view *view, const app_drop *drop, const app_drop_layout *layout);

#endif
