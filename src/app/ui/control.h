#ifndef APP_CONTROL_H
#define APP_CONTROL_H

#include "ui/cursor.h"
#include "ui/field.h"

/* Everything on a screen that can be pressed, as plain values. A screen lays its controls out into
 * an array; the same array is drawn and asked about input, so that what is seen is what reacts. */

typedef enum app_control_kind {
    APP_CONTROL_BUTTON,
    APP_CONTROL_PRIMARY, /* the one filled button of a screen */
    APP_CONTROL_ICON,    /* a pictogram on the table, with a tooltip */
    APP_CONTROL_TAB,     /* one of several in a well; `chosen` is the raised one */
    APP_CONTROL_ROW,     /* a line of a menu or list */
    APP_CONTROL_TOGGLE,
    APP_CONTROL_SLIDER,  /* min .. max in steps */
    APP_CONTROL_STEPPER, /* minus, a value, plus */
    APP_CONTROL_CARD,    /* a picture to choose */
    APP_CONTROL_FIELD,   /* a line of text; what is typed goes to app_field_event first */
    APP_CONTROL_AREA,    /* drawn by the screen itself; held while pressed */
} app_control_kind;

typedef struct app_control {
    int id; /* > 0, unique on its screen */
    app_control_kind kind;
    int group;     /* what it belongs to for the keyboard (focus.h); 0: it is alone */
    app_rect rect; /* the face; the lip comes below it */
    bool disabled;
    bool chosen;    /* tab, row, card; on for a toggle */
    bool centred;   /* icon and label in the middle of the button, not at its left */
    bool tall;      /* two centred lines: label and note or, with an icon, that and the label */
    bool slim;      /* a lesser button: smaller type and lip */
    bool cap;       /* a button that looks like a key's cap */
    bool round;     /* a button that looks like a pad's round one */
    bool dotted;    /* there is a dot in its corner */
    bool asks;      /* it is chosen by a second press only (app_page_ask) */
    bool own_focus; /* an area that shows the focus itself */
    bool mirrored;  /* its left is at the right: for scripts that are read from there */
    bool scrolls;   /* seen, and in the pointer's reach, only inside the list's window */
    app_icon icon;
    app_icon tail;             /* on a button, at its right end, in place of the note */
    const char *label;         /* for an icon its tooltip; borrowed while the array lives */
    const char *note;          /* a second line; may be NULL */
    const char *tip;           /* the tooltip of a button that has no label; NULL: none */
    app_intent intent;         /* that does the same: the note is its key. NONE: no key does */
    const app_field *field;    /* of a field; the label stands there while it is empty */
    int pips, pips_on;         /* on a button, behind its label */
    int value, min, max, step; /* slider, stepper */
    app_rect well;             /* on the first tab: what they all lie in; w = 0: nothing */
    int picture;               /* card: its slot, or 0 */
    bool bare;                 /* card: the screen has drawn what it shows */
    uint32_t picture_version;
} app_control;

enum { APP_CONTROLS_MAX = 256 };

typedef struct app_control_list {
    app_control items[APP_CONTROLS_MAX];
    int count;
    app_control spare; /* what is added beyond these: it is not on the screen */
    app_rect window;   /* of the controls that scroll */
    app_rect over;     /* what lies over the page: no tooltip covers it */
} app_control_list;

/* Adds a control and returns it, for setting what the arguments do not say. */
app_control *app_control_add(app_control_list *list, int id, app_control_kind kind, app_rect rect,
                             const char *label);

/* Where the place lies on the control as it would be drawn from left to right. */
int app_control_along(const app_control *control, int x);

/* Those from the item `first` on belong together: a row of buttons, say. For Tab they are one stop, and
 * the arrows move between them. Those of the bar always do. */
void app_controls_join(app_control_list *list, int first);

/* How high the cap of a key is. */
enum { APP_CAP_HEIGHT = 29 };

/* What can be hit well. A stepper's buttons are so wide, one at either end. */
enum { APP_TARGET = 44 };

const app_control *app_control_find(const app_control_list *list, int id);

enum { APP_FOCUS_REMEMBERED = 12 };

/* Which control is under the pointer, pressed, or has the keyboard's focus. 0 is none: on the play
 * screen the board has the focus then. */
typedef struct app_controls {
    int focus;
    bool focus_shown;                  /* the keyboard was used last */
    int visited[APP_FOCUS_REMEMBERED]; /* had the focus, the newest first: one of each group */
    int reached;                       /* the control that a key reached, for tooltips */
    double reached_at;                 /* ms: when the key reached it */
    int hover;
    double hover_since; /* ms, for tooltips */
    int pressed;
    bool by_key; /* pressed by Enter or Space */
} app_controls;

typedef enum app_control_outcome {
    APP_CONTROL_IGNORED, /* not for a control: the screen may use the event */
    APP_CONTROL_USED,    /* the focus moved, something lit up */
    APP_CONTROL_CHOSEN,  /* `id` was pressed and let go, or confirmed */
    APP_CONTROL_CHANGED, /* `id` has the new `value` */
    APP_CONTROL_HELD,    /* an area was pressed and is being held */
    APP_CONTROL_RELEASED /* an area that was held was let go */
} app_control_outcome;

typedef struct app_control_result {
    app_control_outcome outcome;
    int id;
    int value;
} app_control_result;

/* Tab and Shift+Tab walk from group to group, and past either end to `none` (0) if the screen gives
 * the board a place there; a click leaves the keys to that board. An arrow goes to the nearest control
 * in its direction: of the group, or else of any other. */
typedef enum app_focus_rule { APP_FOCUS_KEEPS, APP_FOCUS_MAY_LEAVE } app_focus_rule;

app_control_result app_controls_event(app_controls *state, const app_control_list *list,
                                      app_focus_rule rule, const app_event *event, double now);

/* Draws them all, then tooltip and focus ring on top. */
void app_controls_draw(const app_view *view, const app_controls *state,
                       const app_control_list *list);

/* The same one by one, for screens that draw things between them: a control, whose face's place it returns; and what
 * lies over all. */
app_rect app_control_draw(const app_view *view, const app_controls *state,
                          const app_control *control);
void app_controls_draw_over(const app_view *view, const app_controls *state,
                            const app_control_list *list);

/* When the look will change by itself (a tooltip is due), in ms from now; a large number if never. */
double app_controls_wait(const app_controls *state, const app_control_list *list, double now);

/* The pointer's shape over them; an arrow where it is over none. */
app_cursor app_controls_cursor(const app_controls *state, const app_control_list *list);

/* What a tooltip names: an icon that the pointer, or the focus that a key has moved, has rested on for
 * a moment. NULL: nothing. */
const app_control *app_controls_told(const app_controls *state, const app_control_list *list,
                                     double now);

enum { APP_TOOLTIP_MS = 500 };

#endif
