/* The client as a whole: opened in order, closed in reverse, and what it says to the player. */
#include "client/client.h"

#include "client/records.h"
#include "os/clock.h"
#include "os/file.h"
#include "os/paths.h"
#include "solver/cache.h"
#include "solver/solver.h"

void client_say(client *client, client_message_id id)
{
    client_say_facts(client, id, NULL, NULL);
}

void client_say_facts(client *client, client_message_id id, const char *name, const sw_error *error)
{
    client->host.say(client->host.data, &(client_message){.id = id, .name = name, .error = error});
}

void client_init(client *client, const client_host *host)
{
    *client = (struct client){.host = *host, .settings = game_settings_default()};
}

/* ---- Files ---- */

static bool name_round(bool has, game_round *round)
{
    if (!has || round->id != 0)
        return false;
    round->id = os_clock_seed();
    return true;
}

/* Games of a version that gave them no id: saved at once, lest one counts again at the next start. */
static void name_games(client *client)
{
    bool current = name_round(client->slots.has_current, &client->slots.current);
    bool kept = name_round(client->slots.has_parked, &client->slots.parked);
    if (current || kept)
        game_store_save_slots(client->store, &client->slots);
}

static bool is_there(const char *folder)
{
    return folder && os_file_exists(folder);
}

/* What counts in challenges that go by it. */
static void set_metric(client *client)
{
    game_settings *settings = &client->settings;
    for (int mode = 0; mode < GAME_MODES; mode++)
        if (game_rules_of((game_mode)mode)->by_metric)
            settings->challenges[mode].metric = (puzzle_metric)settings->metric;
}

sw_status client_open_folders(client *client, const char *config, const char *state,
                              const char *data, sw_error *error)
{
    sw_error problem;
    client->newcomer = !is_there(config) && !is_there(state) && !is_there(data);
    sw_status status = game_store_create(&client->store, config, state, data, error);
    if (status != SW_OK)
        return status;
    if (game_store_load_settings(client->store, &client->settings, &problem) != SW_OK)
        client_say_facts(client, CLIENT_SAYS_PROBLEM, NULL, &problem);
    else
        client->settings_new = !game_store_has_settings(client->store);
    set_metric(client);
    game_store_name_sitting(client->store, client->settings.sitting);
    if (game_store_load_slots(client->store, &client->slots, &problem) != SW_OK)
        client_say_facts(client, CLIENT_SAYS_PROBLEM, NULL, &problem);
    name_games(client);
    client_keep_solved(client);
    if (game_store_is_second(client->store))
        client_say(client, CLIENT_SAYS_SECOND);
    return SW_OK;
}

sw_status client_open_files(client *client, sw_error *error)
{
    char config[OS_PATH_SIZE], state[OS_PATH_SIZE], data[OS_PATH_SIZE];
    bool has_config = os_path_config(config, sizeof config, NULL) == SW_OK;
    bool has_state = os_path_state(state, sizeof state, NULL) == SW_OK;
    bool has_data = os_path_data(data, sizeof data, NULL) == SW_OK;
    return client_open_folders(client, has_config ? config : NULL, has_state ? state : NULL,
                               has_data ? data : NULL, error);
}

/* ---- Thinking ---- */

static void find_values(client *client, const char *assets)
{
    char values[OS_PATH_SIZE];
    client->has_values = os_path_join(values, sizeof values, assets, "values", NULL) == SW_OK &&
                         solver_set_values(client->solver, values);
}

sw_status client_start_thinking(client *client, const char *assets, sw_error *error)
{
    const client_host *host = &client->host;
    char tables[OS_PATH_SIZE];
    sw_status status = solver_create(&client->solver, error);
    if (status != SW_OK)
        return status;
    if (solver_cache_folder(tables, sizeof tables, NULL) == SW_OK)
        (void)solver_set_cache(client->solver, tables); /* without memory for it tables are made */
    solver_set_memory(client->solver, (solver_memory)client->settings.memory);
    find_values(client, assets);
    status = game_hint_create(&client->hint, client->solver, host->wake, host->data, error);
    for (int metric = 0; metric < PUZZLE_METRICS && status == SW_OK; metric++)
        status = game_analysis_create(&client->analyses[metric], client->solver,
                                      (puzzle_metric)metric, host->wake, host->data, error);
    return status;
}

puzzle_metric client_metric(const client *client, const game_round *round)
{
    bool slides = round->origin.par_metric == PUZZLE_METRIC_SLIDES;
    return slides ? PUZZLE_METRIC_SLIDES : (puzzle_metric)client->settings.metric;
}

void client_pause_analyses(client *client)
{
    for (int metric = 0; metric < PUZZLE_METRICS; metric++)
        game_analysis_pause(client->analyses[metric]);
}

void client_check_values(client *client, puzzle_size size)
{
    sw_error error;
    bool checked = puzzle_size_equal(client->values_for, size);
    if (checked || !client->has_values || !solver_wants_values(size))
        return;
    client->values_for = size;
    if (solver_check_values(client->solver, size, &error) != SW_OK)
        client_say_facts(client, CLIENT_SAYS_NO_VALUES, NULL, &error);
}

void client_settings_changed(client *client)
{
    set_metric(client);
    solver_set_memory(client->solver, (solver_memory)client->settings.memory);
    game_store_save_settings(client->store, &client->settings);
}

void client_follow_desktop(client *client, const os_desktop_wishes *wishes)
{
    game_settings *settings = &client->settings;
    if (settings->theme == game_settings_default().theme) {
        if (wishes->contrast)
            settings->theme = GAME_THEME_CONTRAST;
        else if (wishes->light)
            settings->theme = GAME_THEME_LIGHT;
    }
    if (wishes->still)
        settings->reduced_motion = true;
    client_settings_changed(client);
}

void client_deinit(client *client)
{
    solver_job_drop(client->run_par);
    game_hard_destroy(client->sought);
    game_hint_destroy(client->hint);
    for (int metric = 0; metric < PUZZLE_METRICS; metric++)
        game_analysis_destroy(client->analyses[metric]);
    solver_destroy(client->solver);
    game_store_destroy(client->store);
    game_ghost_deinit(&client->ghost);
    game_levels_deinit(&client->levels);
    game_results_deinit(&client->results);
    game_results_deinit(&client->sitting);
    game_run_deinit(&client->run);
    game_round_deinit(&client->left);
    game_slots_deinit(&client->slots);
    game_lab_deinit(&client->lab);
}
