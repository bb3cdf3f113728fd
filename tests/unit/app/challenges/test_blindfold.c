/* Blindfold, once the numbers are hidden: whichever tiles are exchanged, nothing that a player sees, hears or tries
 * is different, whether the board is solved or not. */
#include "challenge.h"
#include "observer.h"
#include "program/window.h"

enum { BEGAN = 1000000 };

/* ---- The same game on another board ---- */

static void set_board(app *a, const puzzle_board *board)
{
    game_session *session = &a->client.run.round.session;
    session->start = session->board = *board;
}

static puzzle_board goal_of_side(int side)
{
    puzzle_board goal;
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, (puzzle_size){side, side}, NULL);
    return goal;
}

static puzzle_board exchanged(const puzzle_board *board, int one, int other)
{
    puzzle_board out = *board;
    int first = puzzle_board_find(board, one), second = puzzle_board_find(board, other);
    out.tiles[first] = board->tiles[second];
    out.tiles[second] = board->tiles[first];
    return out;
}

/* A run of that size whose numbers are hidden; nothing of the one before it is left. */
static void begin_hidden(app *a, const puzzle_board *board)
{
    char text[32];
    const game_challenge *challenge = &a->client.run.challenge;
    app_loop_close_all(a);
    a->now = BEGAN;
    a->way = GAME_WAY_KEYS;
    a->quit = false;
    a->comparing = a->comparing_start = false;
    a->copied = (app_copied){.board = 0};
    a->keyboard.open = false;
    a->sounds = (app_sounds){.device = NULL};
    SDL_SetClipboardText("");
    snprintf(text, sizeof text, "blind %dx%d", board->size.columns, board->size.rows);
    show_challenge(a, text);
    game_challenge same = *challenge;
    game_run_deinit(&a->client.run);
    game_run_init(&a->client.run, &same, RUN_SEED, RUN_ID, 0, 0);
    client_results_changed(&a->client); /* the run that was left was a try */
    set_board(a, board);
    play_of(a)->followed = 0;
    app_board_view_init(&play_of(a)->board);
    assert_true(client_run_start_solving(&a->client));
    app_loop_frame(a, a->now + 1);
    a->toast = (app_toast){.since = 0}; /* that no folder keeps what was won */
}

/* ---- What a player does ---- */

static void point_at(app *a, app_event_kind kind, int cell, double aside)
{
    const app_board_layout own = app_play_boards(parts_on_top(a)).own, *board = &own;
    app_rect face = app_board_layout_units(board, app_board_layout_cell(board, cell));
    send(a, (app_event){.kind = kind,
                        .way = GAME_WAY_POINTER,
                        .x = face.x + face.w / 2.0 + aside,
                        .y = face.y + face.h / 2.0});
}

/* Down, right, and back, so that a board that was solved is solved again; each is looked at while it slides. */
static void slide_by_keys(app *a, observer *o)
{
    static const app_intent there_and_back[] = {
        APP_INTENT_DOWN, APP_INTENT_RIGHT,     APP_INTENT_LEFT,   APP_INTENT_UP,
        APP_INTENT_UP,   APP_INTENT_LINE_DOWN, APP_INTENT_LINE_UP};
    for (size_t i = 0; i < SDL_arraysize(there_and_back); i++) {
        press_intent(a, there_and_back[i]);
        observe(a, o, "key", 1);
        observe(a, o, "key, sliding", 37);
        observe(a, o, "key, late", 60);
        observe(a, o, "key, at rest", 300);
    }
}

/* Over each tile, or every so many of them. */
static void hover_over_tiles(app *a, observer *o, int step)
{
    int cells = puzzle_size_cells(session_in_play(a)->board.size);
    for (int cell = 0; cell < cells; cell += step) {
        point_at(a, APP_EVENT_POINTER_MOVE, cell, 0);
        observe(a, o, "hover", 400);
    }
}

/* A tile is dragged and let go, one that cannot slide is clicked, and one that can. */
static void use_the_pointer(app *a, observer *o)
{
    int last = puzzle_size_cells(session_in_play(a)->board.size) - 1;
    int beside = last - 1;
    point_at(a, APP_EVENT_POINTER_DOWN, beside, 0);
    observe(a, o, "pressed", 10);
    point_at(a, APP_EVENT_POINTER_MOVE, beside, 9);
    observe(a, o, "dragged", 10);
    point_at(a, APP_EVENT_POINTER_UP, beside, 9);
    observe(a, o, "let go", 30);
    observe(a, o, "back", 300);
    point_at(a, APP_EVENT_POINTER_DOWN, 0, 0);
    point_at(a, APP_EVENT_POINTER_UP, 0, 0);
    observe(a, o, "stuck", 50);
    observe(a, o, "stuck, later", 300);
    for (int i = 0; i < 2; i++) {
        int cell = i == 0 ? beside : last;
        point_at(a, APP_EVENT_POINTER_DOWN, cell, 0);
        point_at(a, APP_EVENT_POINTER_UP, cell, 0);
        observe(a, o, "clicked", 25);
        observe(a, o, "clicked, later", 300);
    }
    send(a, (app_event){.kind = APP_EVENT_POINTER_LEAVE, .way = GAME_WAY_POINTER});
    observe(a, o, "left", 300);
}

static void play_a_little(app *a, const puzzle_board *board, observer *o, int step)
{
    begin_hidden(a, board);
    observe(a, o, "begun", 1);
    slide_by_keys(a, o);
    hover_over_tiles(a, o, step);
    use_the_pointer(a, o);
}

/* ---- All pairs ---- */

typedef void script(app *a, const puzzle_board *board, observer *o, int step);

static void compare_pair(app *a, const puzzle_board *board, int one, int other, script *play,
                         const observer *before, observer *after, int step)
{
    char what[64];
    puzzle_board changed = exchanged(board, one, other);
    *after = (observer){.pixels = before->pixels};
    play(a, &changed, after, step);
    snprintf(what, sizeof what, "%d and %d exchanged", one, other);
    assert_alike(before, after, what);
}

/* Every `stride`th pair. */
static void compare_pairs(app *a, int side, script *play, bool pixels, int stride)
{
    static observer before, after;
    puzzle_board board = goal_of_side(side);
    int tiles = side * side - 1, pair = 0, step = side > 5 ? 17 : side > 3 ? 5 : 1;
    before = (observer){.pixels = pixels};
    play(a, &board, &before, step);
    for (int one = 1; one <= tiles; one++)
        for (int other = one + 1; other <= tiles; other++)
            if (pair++ % stride == 0)
                compare_pair(a, &board, one, other, play, &before, &after, step);
}

static app *open_blind(int width, int height)
{
    app *a = open_app(width, height);
    game_settings *settings = &a->client.settings;
    settings->mark_in_place = settings->sound_signs = settings->patterns = true;
    settings->moves_left = settings->points = settings->sound = true;
    return a;
}

CLAIM(all_pairs_of_3x3_and_of_4x4_to_the_pixel)
{
    app *a = open_blind(480, 480);
    compare_pairs(a, 3, play_a_little, true, 1);
    compare_pairs(a, 4, play_a_little, true, 1);
    close_app(a);
}

CLAIM(pairs_of_a_large_board_with_its_loupe)
{
    static const int windows[][2] = {{480, 480}, {1280, 800}};
    for (size_t i = 0; i < SDL_arraysize(windows); i++) {
        app *a = open_blind(windows[i][0], windows[i][1]);
        compare_pairs(a, 10, play_a_little, true, 900);
        const app_board_layout own = app_play_boards(parts_on_top(a)).own;
        assert_int_equal(app_board_has_loupe(&own), windows[i][0] == 480);
        close_app(a);
    }
}

CLAIM(pairs_in_all_themes_palettes_and_patterns)
{
    app *a = open_blind(480, 480);
    game_settings *settings = &a->client.settings;
    for (int look = 0; look < GAME_THEMES * GAME_PALETTES * 2; look++) {
        settings->theme = (game_theme)(look % GAME_THEMES);
        settings->palette = look / GAME_THEMES % GAME_PALETTES;
        settings->patterns = look / GAME_THEMES / GAME_PALETTES;
        compare_pairs(a, 3, play_a_little, true, 14);
    }
    close_app(a);
}

CLAIM(windows_of_all_shapes)
{
    static const int windows[][2] = {{1920, 1080}, {800, 600}, {720, 1280}, {480, 900}};
    for (size_t i = 0; i < SDL_arraysize(windows); i++) {
        app *a = open_blind(windows[i][0], windows[i][1]);
        compare_pairs(a, 3, play_a_little, true, 14);
        compare_pairs(a, 4, play_a_little, true, 60);
        close_app(a);
    }
}

/* ---- Whatever is tried ---- */

/* All that a key can mean, but for what ends the run or the program, or leaves for another board. */
static bool is_tried(app_intent intent)
{
    switch (intent) {
    case APP_INTENT_CONFIRM: /* it is done */
    case APP_INTENT_RESTART:
    case APP_INTENT_QUIT:
    case APP_INTENT_FULLSCREEN:
    case APP_INTENT_SCREENSHOT: /* which writes the picture that is compared */
        return false;
    default:
        return intent != APP_INTENT_NONE;
    }
}

/* Back to the board, and on with it. */
static void come_back(app *a)
{
    for (int i = 0; i < 4 && top_screen(a) != &app_screen_play; i++)
        press_intent(a, APP_INTENT_BACK);
    if (play_of(a)->run.paused)
        press_intent(a, APP_INTENT_BACK);
    assert_false(play_of(a)->run.paused);
}

static void press_every_key(app *a, const puzzle_board *board, observer *o, int step)
{
    (void)step;
    const game_settings settings = a->client.settings; /* some keys change them */
    begin_hidden(a, board);
    for (int intent = 0; intent < APP_INTENTS; intent++) {
        if (!is_tried((app_intent)intent))
            continue;
        app_event key = {.kind = APP_EVENT_KEY_DOWN,
                         .way = GAME_WAY_KEYS,
                         .intent = (app_intent)intent,
                         .control = (app_intent)intent};
        send(a, key);
        observe(a, o, "held", 40);
        key.kind = APP_EVENT_KEY_UP;
        send(a, key);
        observe(a, o, "let go", 300);
        come_back(a);
        observe(a, o, "come back", 300);
    }
    a->client.settings = settings;
    a->zen = false;
    a->layer = GAME_LAYER_HALVES;
    assert_true(game_run_hides(&a->client.run));
}

static void look_away_and_pause(app *a, const puzzle_board *board, observer *o, int step)
{
    (void)step;
    begin_hidden(a, board);
    send(a, (app_event){.kind = APP_EVENT_FOCUS_LOST});
    observe(a, o, "away", 300);
    send(a, (app_event){.kind = APP_EVENT_FOCUS_GAINED});
    observe(a, o, "there again", 300);
    come_back(a);
    press_intent(a, APP_INTENT_MENU);
    observe(a, o, "menu", 70);
    observe(a, o, "menu, later", 300);
    come_back(a);
    observe(a, o, "goes on", 70);
    observe(a, o, "goes on, later", 300);
}

CLAIM(no_key_tells_anything)
{
    for (int twice = 0; twice < 2; twice++) {
        app *a = open_blind(800, 600);
        a->client.settings.press_twice = twice;
        compare_pairs(a, 3, press_every_key, true, 14);
        compare_pairs(a, 3, look_away_and_pause, true, 3);
        close_app(a);
    }
}

enum { MENU_WIDTH = 720, MENU_HEIGHT = 1280 };

/* Chooses what the menu has in that place; full screen is left again. */
static const char *choose_of_menu(app *a, const puzzle_board *board, observer *o, int place)
{
    const game_settings settings = a->client.settings;
    begin_hidden(a, board);
    press_intent(a, APP_INTENT_MENU);
    app_loop_frame(a, a->now + 300);
    const app_page_layout *menu = layout_on_top(a);
    if (place >= menu->controls.count)
        return NULL;
    const app_control *control = &menu->controls.items[place];
    const char *label = control->label;
    click_middle(a, control->rect);
    observe(a, o, "chosen", 1);
    observe(a, o, "chosen, later", 500);
    app_set_fullscreen(a, settings.fullscreen);
    SDL_SetWindowSize(a->window.handle, MENU_WIDTH, MENU_HEIGHT);
    a->client.settings = settings;
    a->zen = false;
    return label;
}

/* The player has given it up, or has begun another one. */
static bool is_past(const app *a)
{
    return !a->client.in_run || a->client.run.id != RUN_ID || a->client.run.over;
}

CLAIM(nothing_in_the_menu_leads_to_the_tiles)
{
    static observer before, after;
    puzzle_board solved = goal_of_side(3), other = exchanged(&solved, 3, 8);
    app *a = open_blind(MENU_WIDTH, MENU_HEIGHT);
    const char *label = "";
    int compared = 0;
    for (int place = 0; label; place++) {
        before = after = (observer){.pixels = false};
        label = choose_of_menu(a, &solved, &before, place);
        choose_of_menu(a, &other, &after, place);
        if (!label || is_past(a))
            continue;
        assert_alike(&before, &after, label);
        compared++;
    }
    assert_true(compared >= 10);
    close_app(a);
}
