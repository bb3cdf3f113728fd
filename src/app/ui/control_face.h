#ifndef APP_CONTROL_FACE_H
#define APP_CONTROL_FACE_H

#include "input/keys.h"
#include "ui/control.h"

/* A control as it looks at this moment. */
typedef struct app_control_face {
    const app_view *view;
    const app_control *control;
    bool hover, pressed;
    app_rect rect; /* where the face lies now: up when hovered, down when pressed */
    int lip;
    app_colour ink, note;
} app_control_face;

/* The two surfaces that words stand on: raised, or the outline of what is disabled. */
void app_control_raise(const app_control_face *face, bool primary, int radius);
void app_control_outline(const app_control_face *face, int radius);

/* The words on it, which never leave it. In a row: icon, label and pips, and a note or an icon at the
 * right end. Stacked: the icon over the label, or the label over the note. */
void app_control_words(const app_control_face *face, app_type type);
void app_control_stacked_words(const app_control_face *face, app_type type);

/* The label alone, in the middle. */
void app_control_label(const app_control_face *face, app_type type);

/* What is printed on a key's cap or a pad's button: icon and label in the middle. */
void app_control_cap_words(const app_control_face *face);

/* How wide a face is that has room for all that is on it; `rect` is not looked at. */
typedef enum app_control_fit {
    APP_FIT_EASY,  /* with 10 units free at either side of its words */
    APP_FIT_TIGHT, /* with 4 units */
    APP_FIT_BARE,  /* tight; an icon beside words is left out */
    APP_FIT_LEAST, /* bare, in the smallest type */
} app_control_fit;
int app_control_width(const app_view *view, const app_control *control, app_control_fit fit);

/* A control's note: the key that does the same stands for it, and a tooltip tells all such keys. May be
 * NULL; `key` holds the words. */
const char *app_control_note(const app_view *view, const app_control *control, app_key_name *key);

#endif
