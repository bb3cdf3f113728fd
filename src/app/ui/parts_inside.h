#ifndef APP_PARTS_INSIDE_H
#define APP_PARTS_INSIDE_H

#include "ui/control_face.h"
#include "ui/parts.h"

/* What solving a tree of parts and drawing it have in common. */

static inline bool app_part_is_box(const app_part *part)
{
    return part->kind <= APP_PART_WRAP;
}

/* How far what is raised stands out at its foot; that belongs to its size. */
int app_part_lip(const app_part *part);

/* How wide its words are in a type (0 without any), and its face is with them. */
int app_part_text_width(const app_parts *p, app_type type, const char *words);
int app_part_face_width(const app_parts *p, const app_part *part, const char *words,
                        app_control_fit fit);

/* The control that it is, in no place yet, with those words. */
app_control app_part_control(const app_part *part, const char *words);
bool app_part_gives_icon(const app_part *part); /* before its words are cut */

/* Finds the places of the tree whose outermost part is `first`, in that rectangle. */
void app_parts_solve_in(app_parts *p, int first, app_rect at);

#endif
