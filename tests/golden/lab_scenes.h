/* Ways from a closed window to the lab and its other views. */
#ifndef GOLDEN_LAB_SCENES_H
#define GOLDEN_LAB_SCENES_H

#include "program/app.h"

void lead_to_lab(app *app);
void lead_to_lab_chart(app *app);
void lead_to_lab_choices(app *app);
void lead_to_lab_steps(app *app);
void lead_to_lab_steps_large(app *app);
void lead_to_lab_graph(app *app);

#endif
