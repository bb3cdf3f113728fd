#ifndef GOLDEN_STATISTICS_SCENES_H
#define GOLDEN_STATISTICS_SCENES_H

#include "program/app.h"

void lead_to_statistics(app *app);
void lead_to_statistics_boards(app *app);
void lead_to_statistics_graph(app *app);
void lead_to_statistics_histogram(app *app);
void lead_to_statistics_sessions(app *app);
void lead_to_statistics_table(app *app);
void lead_to_statistics_question(app *app); /* the last one before everything is deleted */
void lead_to_statistics_hints(app *app);
void lead_to_statistics_hints_counted(app *app);
void lead_to_no_statistics(app *app);

#endif
