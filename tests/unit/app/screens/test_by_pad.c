/* Everything by a gamepad alone: a game, the levels, the lab, the settings, and names that are typed. */
#include "screens/lab/lab.h"
#include "screens/new_game/new_game.h"
#include "screens/play/play.h"

#include "boards.h"
#include "fingers.h"
#include "levels.h"
#include "settings_rows.h"
#include "virtual_pad.h"

#include "client/records.h"
#include "solver/solver.h"

static virtual_pad take_pad(app *a)
{
    a->options.no_animation = true;
    look_for_pads(a);
    return plug_into(a, pad_of_microsoft);
}

static void put_pad_away(app *a, virtual_pad *pad)
{
    pull_out_of(a, pad);
    app_pads_stop(&a->pads);
}

/* ---- As a player's thumb does ---- */

static int focus_of(const app *a)
{
    return page_on_top(a)->controls.focus;
}

/* Towards the control: first up or down; who comes there again goes across, and then to the next group. */
static int button_towards(const app_control *from, const app_control *to, int visits)
{
    int dx = to->rect.x + to->rect.w / 2 - from->rect.x - from->rect.w / 2;
    int dy = to->rect.y + to->rect.h / 2 - from->rect.y - from->rect.h / 2;
    bool value = from->kind == APP_CONTROL_SLIDER || from->kind == APP_CONTROL_STEPPER;
    bool higher = abs(dy) > to->rect.h / 2;
    int ways[3], count = 0;
    if (higher)
        ways[count++] = dy > 0 ? DOWN : UP;
    if (!value)
        ways[count++] = dx > 0 ? RIGHT : LEFT;
    ways[count++] = LS;
    return ways[visits % count];
}

static void go_to(app *a, const virtual_pad *pad, int id)
{
    enum { STEPS = 80, IDS = 1 << 15 };
    int visits[IDS] = {0};
    for (int i = 0; i < STEPS && focus_of(a) != id; i++) {
        const app_control *from = control_on_top(a, focus_of(a)), *to = control_on_top(a, id);
        if (!to)
            fail_msg("there is no control %d", id);
        press_pad(a, pad, from ? button_towards(from, to, visits[from->id]++) : LS);
    }
    if (focus_of(a) != id)
        fail_msg("the pad does not come to control %d, but to %d", id, focus_of(a));
    assert_true(page_on_top(a)->controls.focus_shown);
}

static void choose(app *a, const virtual_pad *pad, int id)
{
    go_to(a, pad, id);
    press_pad(a, pad, A);
}

/* ---- A game ---- */

/* The d-pad's buttons in the order of puzzle_move. */
static const int buttons[PUZZLE_MOVES] = {UP, RIGHT, DOWN, LEFT};

static void slide(app *a, const virtual_pad *pad, puzzle_move move, bool by_stick)
{
    static const int across[PUZZLE_MOVES] = {0, SDL_MAX_SINT16, 0, SDL_MIN_SINT16};
    static const int down[PUZZLE_MOVES] = {SDL_MIN_SINT16, 0, SDL_MAX_SINT16, 0};
    if (!by_stick) {
        press_pad(a, pad, buttons[move]);
        return;
    }
    move_pad(a, pad, across[move] ? STICK_X : STICK_Y, across[move] + down[move]);
    move_pad(a, pad, across[move] ? STICK_X : STICK_Y, 0);
}

/* As a solver says, by d-pad and stick in turn. */
static void play_to_the_end(app *a, const virtual_pad *pad)
{
    solver_request request = {.start = session_in_play(a)->board, .goal = session_in_play(a)->goal};
    solver_answer answer;
    assert_int_equal(solver_solve(a->client.solver, &request, NULL, &answer), SW_OK);
    for (size_t i = 0; i < answer.path.length; i++)
        slide(a, pad, (puzzle_move)answer.path.moves[i], i % 2 == 1);
    solver_answer_deinit(&answer);
    assert_true(game_session_solved(session_in_play(a)));
}

CLAIM(a_whole_game)
{
    app *a = open_app(1280, 800);
    virtual_pad pad = take_pad(a);
    choose(a, &pad, control_named(a, "New game")->id);
    assert_ptr_equal(top_screen(a), &app_screen_new_game);
    choose(a, &pad, NEW_GAME_QUICK_FIRST); /* 3x3 */
    choose(a, &pad, NEW_GAME_START);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_true(says(a, "Slide"));
    press_pad(a, &pad, session_in_play(a)->board.blank % 3 < 2 ? LEFT : RIGHT);
    assert_int_equal(session_in_play(a)->done, 1);
    press_pad(a, &pad, X);
    assert_int_equal(session_in_play(a)->done, 0);
    press_pad(a, &pad, RB);
    assert_int_equal(session_in_play(a)->done, 1);
    play_to_the_end(a, &pad);
    const game_results *results = client_results(&a->client);
    assert_int_equal(results->list[results->count - 1].way, GAME_WAY_PAD);
    assert_true(says(a, "Choose"));
    go_to(a, &pad, PLAY_REVIEW);
    choose(a, &pad, PLAY_NEXT);
    assert_false(game_session_solved(session_in_play(a)));
    press_pad(a, &pad, B);
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    press_pad(a, &pad, B);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    put_pad_away(a, &pad);
    close_app(a);
}

/* ---- Levels ---- */

CLAIM(the_level_list)
{
    player p = make_player(1280, 800);
    app *a = p.app;
    virtual_pad pad = take_pad(a);
    choose(a, &pad, control_named(a, "Levels")->id);
    levels_state *self = levels_of(a);
    go_to(a, &pad, LEVELS_PACKS);
    int pack = self->page.grids[LEVELS_PACK_LIST].at;
    press_pad(a, &pad, pack > 0 ? UP : DOWN);
    assert_int_not_equal(self->page.grids[LEVELS_PACK_LIST].at, pack);
    press_pad(a, &pad, pack > 0 ? DOWN : UP);
    go_to(a, &pad, LEVELS_GRID);
    press_pad(a, &pad, RIGHT);
    press_pad(a, &pad, A);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_int_equal(a->client.slots.current.origin.kind, GAME_FROM_LEVEL);
    play_to_the_end(a, &pad);
    put_pad_away(a, &pad);
    remove_player(&p);
}

/* A name is typed with capitals and signs, mended in the middle, and the level is kept. */
CLAIM(a_level_is_made_and_named)
{
    player p = make_player(1280, 800);
    app *a = p.app;
    virtual_pad pad = take_pad(a);
    app_loop_open(a, APP_SCREEN_LEVEL_MAKER);
    app_loop_turn(a);
    choose(a, &pad, maker_field(a, MAKER_TITLE)->id);
    assert_true(a->keyboard.open);
    assert_true(says(a, "Type"));
    press_pad(a, &pad, A); /* g */
    press_pad(a, &pad, LEFT);
    press_pad(a, &pad, A); /* f */
    press_pad(a, &pad, LB);
    press_pad(a, &pad, UP);
    press_pad(a, &pad, A); /* r, between them */
    assert_string_equal(maker_text(a, MAKER_TITLE), "grf");
    press_pad(a, &pad, RB);
    press_pad(a, &pad, X);
    assert_string_equal(maker_text(a, MAKER_TITLE), "gr");
    press_pad(a, &pad, B);
    assert_false(a->keyboard.open);
    assert_ptr_equal(top_screen(a), &app_screen_level_maker);
    puzzle_board before = maker_edit(a)->lab->boards[GAME_LAB_START];
    go_to(a, &pad, APP_EDIT_BOARD);
    press_pad(a, &pad, A); /* takes a tile */
    press_pad(a, &pad, RIGHT);
    press_pad(a, &pad, A); /* and changes it with that one */
    assert_false(puzzle_board_equal(&before, &maker_edit(a)->lab->boards[GAME_LAB_START]));
    put_pad_away(a, &pad);
    remove_player(&p);
}

/* ---- The lab ---- */

CLAIM(the_lab)
{
    app *a = open_app(1280, 800);
    virtual_pad pad = take_pad(a);
    choose(a, &pad, control_named(a, "Lab")->id);
    lab_state *self = top_state(a);
    game_lab *lab = &a->client.lab;
    solver_method algorithm = lab->method;
    choose(a, &pad, LAB_ALGORITHM);
    assert_true(self->page.drop.open);
    press_pad(a, &pad, UP);
    press_pad(a, &pad, A);
    assert_false(self->page.drop.open);
    assert_memory_not_equal(&lab->method, &algorithm, sizeof algorithm);
    int rows = lab->boards[GAME_LAB_START].size.rows;
    go_to(a, &pad, APP_EDIT_ROWS);
    press_pad(a, &pad, RIGHT);
    assert_int_equal(lab->boards[GAME_LAB_START].size.rows, rows + 1);
    press_pad(a, &pad, LEFT);
    choose(a, &pad, APP_EDIT_SCRAMBLE);
    go_to(a, &pad, LAB_SOLVE);
    press_pad(a, &pad, B);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    put_pad_away(a, &pad);
    close_app(a);
}

/* ---- Settings ---- */

CLAIM(the_settings)
{
    app *a = open_app(1280, 800);
    virtual_pad pad = take_pad(a);
    choose(a, &pad, control_named(a, "Settings")->id);
    const settings_state *self = top_state(a);
    for (int tab = 0; tab < SETTINGS_TABS; tab++) {
        choose(a, &pad, tab_id((settings_tab)tab));
        assert_int_equal(self->tab, tab);
    }
    choose(a, &pad, tab_id(SETTINGS_PLAYING));
    int slide_ms = a->client.settings.slide_ms;
    go_to(a, &pad, row_named("Slide time"));
    press_pad(a, &pad, RIGHT);
    assert_true(a->client.settings.slide_ms > slide_ms);
    choose(a, &pad, tab_id(SETTINGS_CONTROLS));
    choose(a, &pad, row_named("Rumble"));
    assert_false(a->client.settings.rumble);
    press_pad(a, &pad, B);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    put_pad_away(a, &pad);
    close_app(a);
}

/* In a small window the tabs are one drop-down. */
CLAIM(the_settings_in_a_small_window)
{
    app *a = open_app(480, 480);
    virtual_pad pad = take_pad(a);
    choose(a, &pad, control_named(a, "Settings")->id);
    const settings_state *self = top_state(a);
    choose(a, &pad, tab_id(self->tab));
    press_pad(a, &pad, DOWN);
    press_pad(a, &pad, A);
    assert_int_equal(self->tab, 1);
    choose(a, &pad, row_named("Points"));
    assert_false(a->client.settings.points);
    put_pad_away(a, &pad);
    close_app(a);
}
