#ifndef PICTURE_SCENES_H
#define PICTURE_SCENES_H

#include "program/app.h"

/* The screen of pictures: as it opens, with a part that was moved, with tiles that look alike, with what is typed,
 * and without any that is called that. */
void lead_to_pictures(app *app);
void lead_to_pictures_part(app *app);
void lead_to_pictures_twins(app *app);
void lead_to_pictures_found(app *app);
void lead_to_pictures_none(app *app);

#endif
