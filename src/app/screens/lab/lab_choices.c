/* What the lab's dropdowns offer, and why some of it cannot be chosen. */
#include "screens/lab/lab.h"

#include "text/text.h"
#include "text/words.h"

bool app_lab_asks_heuristic(const app *app)
{
    solver_algorithm algorithm = app->client.lab.method.algorithm;
    return algorithm != SOLVER_ANY_ALGORITHM && solver_algorithm_is_informed(algorithm);
}

static int goals(const app *app, app_drop_item *out, int *chosen)
{
    puzzle_goal goal;
    for (int i = 0; i < PUZZLE_GOALS; i++)
        out[i] = (app_drop_item){.label = app_words_goal(i)};
    bool named = puzzle_goal_identify(&app->client.lab.boards[GAME_LAB_GOAL], &goal);
    *chosen = named ? (int)goal : -1;
    return PUZZLE_GOALS;
}

static int algorithms(const app *app, app_drop_item *out, int *chosen)
{
    for (int i = 0; i < SOLVER_ALGORITHMS; i++)
        out[i] = (app_drop_item){.label = app_lab_algorithm_words((solver_algorithm)i)};
    out[SOLVER_ANY_ALGORITHM].note = app_text(APP_TEXT_LAB_OWN_NOTE);
    *chosen = (int)app->client.lab.method.algorithm;
    return SOLVER_ALGORITHMS;
}

/* All but the first: an algorithm that is named has its heuristic named too. */
static int heuristics(const app *app, app_drop_item *out, int *chosen)
{
    puzzle_size size = app->client.lab.boards[GAME_LAB_START].size;
    for (int i = SOLVER_NONE; i < SOLVER_HEURISTICS; i++) {
        solver_heuristic heuristic = (solver_heuristic)i;
        app_drop_item *item = &out[i - SOLVER_NONE];
        *item = (app_drop_item){.label = app_lab_heuristic_words(heuristic)};
        item->disabled = !solver_heuristic_suits(heuristic, size);
        if (item->disabled)
            item->note = app_text(APP_TEXT_LAB_NOT_THIS_SIZE);
        else if (!solver_heuristic_is_admissible(heuristic))
            item->note = app_text(APP_TEXT_LAB_NOT_ADMISSIBLE);
    }
    *chosen = (int)app->client.lab.method.heuristic - SOLVER_NONE;
    return SOLVER_HEURISTICS - SOLVER_NONE;
}

int app_lab_choices(const app *app, int id, app_drop_item *out, int *chosen)
{
    if (id == LAB_GOALS)
        return goals(app, out, chosen);
    if (id == LAB_ALGORITHM)
        return algorithms(app, out, chosen);
    return heuristics(app, out, chosen);
}

void app_lab_lay_out_drop(const app *app, const lab_state *self, const lab_layout *layout,
                          app_drop_layout *out)
{
    app_drop_item items[LAB_CHOICES];
    int chosen;
    int count = app_lab_choices(app, self->drop.open, items, &chosen);
    const app_control *button = app_control_find(&layout->controls, self->drop.open);
    app_rect at = button ? button->rect : (app_rect){0, 0, 0, 0};
    app_drop_lay_out(&app->view, at, items, count, chosen, out);
}
