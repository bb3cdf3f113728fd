/* What searches the lab's boards, and what leads on from them. */
#include "screens/lab/lab.h"

enum { GAP = 16 };

/* ---- Algorithm and heuristic ---- */

int app_lab_chosen(const app *app, int id)
{
    solver_method method = app->client.lab.method;
    return id == LAB_ALGORITHM ? (int)method.algorithm : (int)method.heuristic - SOLVER_NONE;
}

static void add_drop(app_parts *p, int id, const char *caption, const app_drop_item *items,
                     int count, const char *words, bool disabled)
{
    parts_column (p, 7, .grow = 1) {
        parts_text(p, APP_TYPE_LABEL, caption, .weak = true);
        parts_drop(p, id, items, count, app_lab_chosen(p->app, id), words, .height = APP_TARGET,
                   .disabled = disabled);
    }
}

static void add_algorithm(app_parts *p)
{
    app_drop_item items[SOLVER_ALGORITHMS];
    for (int i = 0; i < SOLVER_ALGORITHMS; i++)
        items[i] = (app_drop_item){.label = app_lab_algorithm_words((solver_algorithm)i)};
    items[SOLVER_ANY_ALGORITHM].note = _("the fastest");
    add_drop(p, LAB_ALGORITHM, _("Algorithm"), items, SOLVER_ALGORITHMS,
             app_lab_algorithm_words(p->app->client.lab.method.algorithm), false);
}

/* All but the first: an algorithm that is named has its heuristic named too. */
static void add_heuristic(app_parts *p)
{
    app_drop_item items[SOLVER_HEURISTICS - SOLVER_NONE];
    const game_lab *lab = &p->app->client.lab;
    bool named = lab->method.algorithm != SOLVER_ANY_ALGORITHM;
    bool informed = app_lab_is_informed(lab->method);
    for (int i = SOLVER_NONE; i < SOLVER_HEURISTICS; i++) {
        solver_heuristic heuristic = (solver_heuristic)i;
        bool suits = solver_heuristic_suits(heuristic, lab->boards[GAME_LAB_START].size);
        items[i - SOLVER_NONE] = (app_drop_item){
            .label = app_lab_heuristic_words(heuristic),
            .disabled = !suits,
            .note = !suits                                       ? _("not for this size")
                    : !solver_heuristic_is_admissible(heuristic) ? _("not admissible")
                                                                 : NULL};
    }
    add_drop(p, LAB_HEURISTIC, _("Heuristic"), items, SOLVER_HEURISTICS - SOLVER_NONE,
             !named     ? _("Automatic")
             : informed ? app_lab_heuristic_words(lab->method.heuristic)
                        : _("Needs no heuristic"),
             !informed);
}

void app_lab_add_pickers(app_parts *p, bool beside)
{
    parts_line (p, beside, beside ? GAP : 4, .together = true, .turns = beside) {
        add_algorithm(p);
        add_heuristic(p);
    }
}

/* ---- Size and Solve ---- */

void app_lab_add_solve(app_parts *p)
{
    const lab_state *self = p->state;
    bool running = self->job != NULL, vain = !running && !app_lab_can_solve(p->app);
    parts_primary(p, LAB_SOLVE, running ? _("Stop") : _("Solve"), .height = 50,
                  .icon = running ? APP_ICON_PAUSE : APP_ICON_PLAY,
                  .disabled = vain || (running && self->stopping));
}

/* Steppers need room for two digits each. */
void app_lab_add_size_and_solve(app_parts *p, int width)
{
    const lab_state *self = p->state;
    bool narrow = width < 520;
    parts_row (p, GAP, .turns = true) {
        parts_column (p, 0, .grow = narrow ? 58 : 1)
            app_edit_add_size(p, &self->edit);
        parts_column (p, 0, .grow = narrow ? 42 : 1, .pad = {0, GAP, 0, 0})
            app_lab_add_solve(p);
    }
}

/* ---- The other views ---- */

void app_lab_add_ways(app_parts *p)
{
    enum { HEIGHT = 42 };
    parts_row (p, GAP, .together = true) {
        parts_button(p, LAB_STEPS, _("Step the search"), .brief = _("Step it"), .slim = true,
                     .icon = APP_ICON_STEPF, .height = HEIGHT, .grow = 1);
        parts_button(p, LAB_GRAPH, _("State graph"), .brief = _("Graph"), .slim = true,
                     .icon = APP_ICON_SWAP, .height = HEIGHT, .grow = 1);
    }
}
