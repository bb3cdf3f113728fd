/* Challenges in play, and what they came to. */
#include "stage.h"

#include "base/array.h"
#include "client/runs.h"
#include "puzzle/notation.h"
#include "screens/play/play.h"

enum { SEED = 11, RUN = 4711, EARLIER = 815 };

static game_run *run_of(app *app)
{
    return &app->client.run;
}

/* ---- What was there before ---- */

static void add_earlier(app *app, const game_challenge *challenge, int boards, int64_t time_ms,
                        int fewest)
{
    game_run_result earlier = {.id = EARLIER,
                               .challenge = *challenge,
                               .boards = boards,
                               .time_ms = time_ms,
                               .moves = 40 * boards,
                               .fewest = fewest,
                               .way = GAME_WAY_KEYS};
    app->client.has_results = true;
    game_results_add_run(&app->client.results, &earlier);
}

static void add_split(app *app, size_t index, int64_t time_ms)
{
    game_result board = {.id = game_run_board_id(EARLIER, index), .moves = 40, .time_ms = time_ms};
    game_results_add(&app->client.results, &board);
}

/* ---- The run ---- */

static void begin(app *app, const game_challenge *challenge)
{
    app->way = GAME_WAY_KEYS;
    app->client.settings.guided = true;
    client_run_begin(&app->client, challenge);
    game_run_deinit(run_of(app));
    game_run_init(run_of(app), challenge, SEED, RUN, 0, 0);
}

/* Another board was solved, and the next one is drawn. */
static void solve(app *app, int moves, int time_ms)
{
    game_run *run = run_of(app);
    puzzle_size size = run->round.session.goal.size;
    sw_array_reserve(&run->boards, &run->capacity, run->count + 1, sizeof *run->boards);
    run->time_ms += time_ms;
    run->boards[run->count++] = (game_run_board){.size = size,
                                                 .moves = moves,
                                                 .slides = moves,
                                                 .way = GAME_WAY_KEYS,
                                                 .time_ms = time_ms,
                                                 .at_ms = (int64_t)run->time_ms};
    if (game_run_complete(run))
        return;
    game_round_deinit(&run->round);
    game_run_rules(run)->draw(&run->challenge, run->seed, (int)run->count, &run->round);
    run->round.id = RUN + run->count;
}

/* The board is played for so long. */
static void play(app *app, int slides, int time_ms)
{
    game_session *session = &run_of(app)->round.session;
    for (int i = 0; i < slides; i++) {
        game_command command = {
            .kind = GAME_MOVE, .way = GAME_WAY_KEYS, .move = i % 4 < 2 ? PUZZLE_LEFT : PUZZLE_UP};
        if (game_session_apply(session, command) == GAME_NOTHING) {
            command.move = i % 4 < 2 ? PUZZLE_RIGHT : PUZZLE_DOWN;
            game_session_apply(session, command);
        }
    }
    session->time_ms = time_ms;
    run_of(app)->before_ms = run_of(app)->time_ms;
    run_of(app)->time_ms += time_ms;
}

/* The board on the table is the solved one, as long as the player lets it. */
static void leave_solved(app *app, int moves, int time_ms)
{
    game_session *session = &run_of(app)->round.session;
    session->board = session->goal;
    session->moves = session->slides = moves;
    session->time_ms = time_ms;
    session->started = true;
}

static void show(app *app)
{
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_PLAY);
}

/* ---- Time attack ---- */

static void attack(app *app, int solved)
{
    const game_challenge challenge = {
        .mode = GAME_MODE_ATTACK, .size = {4, 4}, .first_s = 60, .each_s = 15};
    add_earlier(app, &challenge, 14, 268000, 38);
    begin(app, &challenge);
    for (int i = 0; i < solved; i++)
        solve(app, 40 + i * 3 % 7, 11240 + i * 2357 % 4000);
}

static void lead_to_attack(app *app)
{
    attack(app, 7);
    play(app, 31, 9800);
    show(app);
}

static void lead_to_attack_over(app *app)
{
    attack(app, 17);
    play(app, 12, 4000);
    game_run_advance(run_of(app), 1e9);
    show(app);
}

/* ---- Marathon ---- */

static void marathon(app *app, int boards)
{
    static const int times[] = {13920, 15890, 13220, 15460, 9860,  14870,
                                13220, 18410, 13900, 11970, 15020, 12840};
    const game_challenge challenge = {.mode = GAME_MODE_MARATHON, .size = {4, 4}, .boards = boards};
    begin(app, &challenge);
    for (int i = 0; i < 12; i++)
        solve(app, 62 + i * 17 % 34, times[i]);
    leave_solved(app, 71, 12840);
}

static void lead_to_marathon(app *app)
{
    marathon(app, 50);
    show(app);
}

static void lead_to_marathon_over(app *app)
{
    marathon(app, 12);
    run_of(app)->over = true;
    show(app);
}

/* In the board's place. */
static void lead_to_marathon_table(app *app)
{
    lead_to_marathon(app);
    play_state *play = top_state(app);
    play->run.run = run_of(app)->id;
    play->run.table = true;
}

/* ---- Relay ---- */

static void relay(app *app, int solved)
{
    static const int times[] = {1930, 7400, 21860, 41300, 93410, 170200};
    const game_challenge challenge = {.mode = GAME_MODE_RELAY, .size = {7, 7}};
    add_earlier(app, &challenge, 6, 401200, 12);
    for (size_t i = 0; i < 6; i++)
        add_split(app, i, times[i] + 700 * (int64_t)(i + 1));
    begin(app, &challenge);
    for (int i = 0; i < solved; i++)
        solve(app, 10 + 50 * i, times[i]);
}

void lead_to_relay(app *app)
{
    relay(app, 3);
    play(app, 111, 38200);
    show(app);
}

static void lead_to_relay_over(app *app)
{
    relay(app, 6);
    leave_solved(app, 510, 170200);
    run_of(app)->over = true;
    show(app);
}

/* ---- Fewest moves ---- */

static void fewest(app *app, int solved)
{
    const game_challenge challenge = {.mode = GAME_MODE_FEWEST, .size = {4, 4}};
    add_earlier(app, &challenge, 3, 0, 49);
    begin(app, &challenge);
    for (int i = 0; i < solved; i++)
        solve(app, 66 - 4 * i, 60000);
}

static bool has_par(const app *app)
{
    return app->client.run.round.origin.par > 0;
}

/* The search that goes on is of a board that chance has drawn. */
static void set_par(app *app)
{
    wait_until(app, has_par);
    run_of(app)->round.origin.par = 54;
    run_of(app)->round.origin.par_proof = PUZZLE_PAR_OPTIMAL;
}

static void lead_to_fewest(app *app)
{
    fewest(app, 1);
    play(app, 23, 20000);
    show(app);
    set_par(app);
}

static void lead_to_menu_in_run(app *app)
{
    lead_to_fewest(app);
    press(app, SDLK_ESCAPE);
}

static void lead_to_fewest_over(app *app)
{
    fewest(app, 3);
    leave_solved(app, 58, 60000);
    run_of(app)->over = true;
    show(app);
    set_par(app);
}

/* ---- Blindfold ---- */

static void add_try(app *app, const game_challenge *challenge, uint64_t id, bool solved)
{
    game_run_result try = {.id = id,
                           .challenge = *challenge,
                           .boards = solved,
                           .time_ms = 48100 + (int)id * 1700,
                           .learn_ms = 31900,
                           .way = GAME_WAY_KEYS};
    app->client.has_results = true;
    game_results_add_run(&app->client.results, &try);
}

/* A board near its goal, of which two moves are still to be made. */
static void set_board(app *app, const char *board)
{
    game_session *session = &run_of(app)->round.session;
    puzzle_board_parse(&session->board, board, NULL);
}

static void blind(app *app)
{
    static const bool solved[] = {false, false, true, false, true, true, false};
    const game_challenge challenge = {.mode = GAME_MODE_BLIND, .size = {4, 4}};
    for (int i = 0; i < 7; i++)
        add_try(app, &challenge, (uint64_t)i + 1, solved[i]);
    begin(app, &challenge);
    game_run_advance(run_of(app), 34200);
}

static void lead_to_learning(app *app)
{
    blind(app);
    show(app);
}

static void lead_to_blind(app *app)
{
    blind(app);
    client_run_start_solving(&app->client);
    play(app, 14, 0);
    game_run_advance(run_of(app), 12840);
    show(app);
}

static bool has_moves_left(const app *app)
{
    const play_state *play = top_state(app);
    game_distance left = app_play_analysis_left(app, &play->analysis);
    return game_distance_known(left) && left.moves == left.bound;
}

static void lead_to_blind_over(app *app)
{
    blind(app);
    client_run_start_solving(&app->client);
    play(app, 58, 0);
    game_run_advance(run_of(app), 28610);
    set_board(app, "1,2,3,4/5,6,7,8/9,10,12,15/13,14,11,0");
    show(app);
    app_loop_frame(app, NOW);
    press(app, SDLK_RETURN);
    app_loop_frame(app, NOW);
    wait_until(app, has_moves_left);
}

/* ---- A pause ---- */

static void lead_to_pause(app *app)
{
    lead_to_attack(app);
    app_loop_frame(app, NOW);
    press(app, SDLK_ESCAPE);
}

const scene run_scenes[] = {
    {"menu-run", 800, 600, GAME_THEME_DARK, .lead = lead_to_menu_in_run},
    {"run-attack", 1280, 800, GAME_THEME_DARK, .lead = lead_to_attack},
    {"run-attack-over", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_attack_over},
    {"run-marathon", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_marathon},
    {"run-marathon-over", 1280, 800, GAME_THEME_DARK, .lead = lead_to_marathon_over},
    {"run-relay", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_relay},
    {"run-relay-over", 1280, 800, GAME_THEME_DARK, .lead = lead_to_relay_over},
    {"run-fewest", 1280, 800, GAME_THEME_DARK, .lead = lead_to_fewest},
    {"run-fewest-over", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_fewest_over},
    {"run-learning", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_learning},
    {"run-blind", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_blind},
    {"run-blind-over", 1280, 800, GAME_THEME_DARK, .lead = lead_to_blind_over},
    {"run-pause", 1280, 800, GAME_THEME_DARK, .lead = lead_to_pause},
    {"run-attack-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_attack},
    {"run-attack-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_attack},
    {"run-marathon-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_marathon},
    {"run-marathon-800x600", 800, 600, GAME_THEME_DARK, .lead = lead_to_marathon},
    {"run-relay-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_relay},
    {"run-fewest-1920x1080", 1920, 1080, GAME_THEME_DARK, .lead = lead_to_fewest},
    {"run-blind-480x480", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_blind},
    {"run-blind-over-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_blind_over},
    {"run-table-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_marathon_table},
    {.name = NULL}};
