/* The lab and its other views. */
#include "stage.h"

#include "screens/lab/lab.h"
#include "text/translate.h"

static bool lab_is_idle(const app *app)
{
    const lab_state *lab = top_state(app);
    return !lab->job;
}

/* What is measured in time is set to what it might be, and what was seen only by chance is left out. */
static void fix_times(game_lab *lab)
{
    int count = 0;
    for (int i = 0; i < lab->run_count; i++)
        lab->runs[i].ms = 1.5 * (i + 1);
    for (int i = 0; i < lab->line_count; i++) {
        if (lab->lines[i].event == GAME_LAB_BOUND)
            continue;
        lab->lines[count] = lab->lines[i];
        lab->lines[count++].ms = lab->lines[i].event == GAME_LAB_ENDED ? 1.5 : 0;
    }
    lab->line_count = count;
}

/* The lab as it opens, with a run of A* by each of the first heuristics, and five moves shown. */
static void lead_to_lab(app *app)
{
    game_lab_deinit(&app->client.lab);
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_LAB);
    app_loop_frame(app, NOW);
    for (int i = SOLVER_MISPLACED; i <= SOLVER_LINEAR_CONFLICT; i++) {
        app->client.lab.method = (solver_method){SOLVER_ASTAR, (solver_heuristic)i};
        press(app, SDLK_F5);
        wait_until(app, lab_is_idle);
    }
    fix_times(&app->client.lab);
    lab_state *lab = top_state(app);
    for (int i = 0; i < 5; i++)
        app_lab_show_step(app, lab, LAB_SHOW_STEP);
}

static void lead_to_lab_chart(app *app)
{
    lead_to_lab(app);
    lab_state *lab = top_state(app);
    lab->tab = LAB_TAB_CHART;
}

static void lead_to_lab_runs(app *app)
{
    lead_to_lab(app);
    lab_state *lab = top_state(app);
    lab->tab = LAB_TAB_RUNS;
}

/* An unsolvable start, a tile picked up, and the heuristics open. */
static void lead_to_lab_choices(app *app)
{
    lead_to_lab(app);
    lab_state *lab = top_state(app);
    game_lab_swap(&app->client.lab.boards[GAME_LAB_GOAL], 0, 1);
    app_lab_boards_changed(app, lab);
    app_edit_press(&lab->edit, GAME_LAB_START, 4);
    app_drop_open(&lab->page.drop, LAB_HEURISTIC, 2);
}

static void lead_to_lab_steps(app *app)
{
    lead_to_lab(app);
    app_loop_open(app, APP_SCREEN_LAB_STEPS);
    press(app, SDLK_RIGHT);
    for (int i = 0; i < 3; i++)
        press(app, SDLK_RETURN);
}

/* The interface twice as large. */
static void lead_to_lab_steps_large(app *app)
{
    app->client.settings.scale_percent = 200;
    lead_to_lab_steps(app);
}

static bool distances_are_known(const app *app)
{
    return can_press(app, _("Best move"));
}

static void lead_to_lab_graph(app *app)
{
    lead_to_lab(app);
    app_loop_open(app, APP_SCREEN_LAB_GRAPH);
    static const SDL_Keycode keys[] = {SDLK_DOWN, SDLK_RIGHT, SDLK_UP};
    for (int i = 0; i < 3; i++) {
        wait_until(app, distances_are_known);
        press(app, keys[i]);
    }
    wait_until(app, distances_are_known);
}

const scene lab_scenes[] = {
    {"lab", 1280, 800, GAME_THEME_DARK, .lead = lead_to_lab},
    {"lab-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_lab},
    {"lab-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_lab},
    {"lab-1920x1080", 1920, 1080, GAME_THEME_LIGHT, .lead = lead_to_lab},
    {"lab-800x600", 800, 600, GAME_THEME_CONTRAST, .lead = lead_to_lab},
    {"lab-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_lab_chart},
    {"lab-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_lab},
    {"lab-runs-480x480", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_lab_runs},
    {"lab-choices", 1280, 800, GAME_THEME_DARK, .lead = lead_to_lab_choices},
    {"lab-steps", 1280, 800, GAME_THEME_DARK, .lead = lead_to_lab_steps},
    {"lab-steps-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_lab_steps},
    {"lab-steps-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_lab_steps},
    {"lab-steps-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_lab_steps},
    {"lab-steps-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_lab_steps},
    {"lab-steps-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_lab_steps},
    {"lab-steps-1920x1080", 1920, 1080, GAME_THEME_DARK, .lead = lead_to_lab_steps_large},
    {"lab-graph", 1280, 800, GAME_THEME_DARK, .lead = lead_to_lab_graph},
    {"lab-graph-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_lab_graph},
    {"lab-graph-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_lab_graph},
    {"lab-graph-1920x1080", 1920, 1080, GAME_THEME_LIGHT, .lead = lead_to_lab_graph},
    {"lab-graph-800x600", 800, 600, GAME_THEME_DARK, .lead = lead_to_lab_graph},
    {"lab-graph-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_lab_graph},
    {"lab-graph-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_lab_graph},
    {.name = NULL}};
