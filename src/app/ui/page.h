#ifndef APP_PAGE_H
#define APP_PAGE_H

#include "ui/control.h"
#include "ui/grid.h"
#include "ui/scroll.h"

/* What a player can touch on a screen: controls, grids and lists of cells, a page that scrolls, fields
 * for text, a dropdown. A screen lays them out for each frame; one function asks them about an event,
 * in an order that is the same for all screens, and answers with what came of it. */

enum { APP_PAGE_GRIDS = 3, APP_PAGE_FIELDS = 2, APP_PAGE_ITEMS = 32 };

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

/* The controls that all screens have in their bar, and the first of a screen's own. */
enum { APP_ID_BACK = 1, APP_ID_HELP, APP_ID_OWN };

/* What lasts from frame to frame: the first member of a screen's state. */
typedef struct app_page {
    app_controls controls;
    app_grid grids[APP_PAGE_GRIDS]; /* a list is a grid of one column */
    app_field fields[APP_PAGE_FIELDS];
    app_scroll scroll;
    app_roll roll;
    app_drop drop;
    bool follows;    /* once the page is made anew, the focus is scrolled into view */
    int asked;       /* the control that was pressed once and asks; 0: none */
    double asked_at; /* ms */
} app_page;

/* Where it all is in this frame: the first member of a screen's layout. A part that is not on the
 * screen stays zero. */
typedef struct app_page_layout {
    const app_view *view;
    app_control_list controls;
    app_grid_page grids[APP_PAGE_GRIDS]; /* in the order of app_page's */
    bool still;                          /* the grids are drawn, but do not react */
    app_scroll_page scroll;
    app_focus_rule focus;
    app_drop_item items[APP_PAGE_ITEMS]; /* of the dropdown that is open */
    int item_count, item_chosen;
    bool made; /* as the state is now (shell/dispatch.c) */
} app_page_layout;

typedef enum app_answer_kind {
    APP_ANSWER_NONE,     /* nobody used the event: it is the screen's */
    APP_ANSWER_USED,     /* the focus moved, something lit up */
    APP_ANSWER_CHOSEN,   /* the control was pressed and let go, or confirmed */
    APP_ANSWER_CHANGED,  /* the control has the new value */
    APP_ANSWER_MOVED,    /* another cell of the grid is chosen: value */
    APP_ANSWER_ITEM,     /* an item of the dropdown was chosen: value */
    APP_ANSWER_TYPED,    /* the text of the field is another one */
    APP_ANSWER_HELD,     /* an area or a grid was pressed and is being held */
    APP_ANSWER_RELEASED, /* what was held was let go */
} app_answer_kind;

typedef struct app_answer {
    app_answer_kind kind;
    int id; /* of the control */
    int value;
    const app_event *event; /* borrowed during the call */
} app_answer;

/* To be asked about a finger's event first (app_roll_event). */
app_rolled app_page_finger(app_page *page, const app_page_layout *layout, const app_event *event);

app_answer app_page_event(app_page *page, const app_page_layout *layout, const app_event *event);

/* The control throws something away, and asks in place: once pressed it says `question` for some seconds, and only a
 * press within these chooses it. Whatever else is pressed leaves it. */
void app_page_ask(const app_page *page, const app_page_layout *layout, app_control *control,
                  const char *question);

/* A key of the screen's means what the control does: true where that may be done. One that asks gets the focus. */
bool app_page_may(app_page *page, const app_page_layout *layout, int id);

/* Puts a grid or a list on the page, and its control with the label. */
void app_page_add_grid(app_page_layout *layout, int grid, app_grid_page page, const char *label);

/* Draws what lies over the parts: the scroll bar, a tooltip, the focus, an open dropdown. */
void app_page_draw_over(const app_page *page, const app_page_layout *layout);

/* The pointer's shape over the page; an arrow where nothing on it can be pressed. */
app_cursor app_page_cursor(const app_page *page, const app_page_layout *layout);

/* ms until it looks different by itself; a large number if never. */
double app_page_wait(const app_page *page, const app_page_layout *layout);

/* The field that has the focus, or NULL: only while there is one are keys text as well. */
const app_control *app_page_field(const app_page *page, const app_page_layout *layout);
bool app_page_types(const app_page *page, const app_page_layout *layout);

/* While the control `id` of a field has the focus, keys that go through the cells which it finds do so, and
 * those that move the caret where nothing is typed; sideways only where there is more than one column. A
 * pad's directions lead to the other controls. */
bool app_page_browses(const app_page *page, int id, int field, bool sideways,
                      const app_event *event);

/* What a key of the event means to the screen: an intent that nothing on the page used. */
app_intent app_answer_intent(const app_answer *answer);

/* Where a board has a place among the controls, Escape first takes the focus back to it: true, where it
 * did so. */
bool app_page_leave_controls(app_page *page, const app_answer *answer);

/* The cell of a grid that the pointer or the key of the answer's event let go of: the chosen one, if
 * the pointer is still over it; else -1. */
int app_page_picked(const app_page *page, const app_page_layout *layout, int grid,
                    const app_answer *answer);

/* Chooses a cell and scrolls it into view. */
void app_page_choose(app_page *page, const app_page_layout *layout, int grid, int cell);

/* ---- The dropdown by itself: its page asks it while it is open ---- */

void app_drop_open(app_drop *drop, int id, int chosen);

void app_drop_lay_out(const app_view *view, app_rect button, const app_drop_item *items, int count,
                      int chosen, app_drop_layout *out);

/* The item that was chosen, or -1. Choosing, Escape and a press elsewhere close it. */
int app_drop_event(app_drop *drop, const app_drop_layout *layout, const app_event *event,
                   double now);

#endif
