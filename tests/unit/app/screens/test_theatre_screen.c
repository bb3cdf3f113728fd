/* The list of games that were kept: what can be done with each, by keys and by the pointer. */
#include "client/replays.h"
#include "fingers.h"
#include "runs.h"
#include "screens/replay/replay.h"
#include "screens/screens.h"
#include "screens/theatre/theatre.h"

#include "client/games.h"
#include "client/records.h"
#include "os/file.h"

static theatre_state *theatre_of(app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_theatre);
    return top_state(a);
}

static app *open_theatre(const scratch *own, int width, int height)
{
    app *a = open_app(width, height);
    keep_in(a, own);
    show_screen(a, APP_SCREEN_THEATRE);
    return a;
}

/* Three games, the newest one abandoned. */
static app *open_with_games_in(const scratch *own, int width, int height)
{
    app *a = open_app(width, height);
    keep_in(a, own);
    keep_run(a, 1, 86400, four_moves);
    keep_run(a, 3, 3 * 86400, left_alone);
    keep_run(a, 2, 2 * 86400, six_moves);
    show_screen(a, APP_SCREEN_THEATRE);
    return a;
}

static app *open_with_games(const scratch *own)
{
    return open_with_games_in(own, 1280, 800);
}

static void finish(app *a, const scratch *own)
{
    close_app(a);
    remove_scratch(own);
}

static void click_on(app *a, const char *name)
{
    const app_control *control = control_named(a, name);
    assert_false(control->disabled);
    click_middle(a, control->rect);
}

static void assert_ids(app *a, const uint64_t *ids, size_t count)
{
    theatre_state *self = theatre_of(a);
    assert_int_equal(self->replays.count, count);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(self->replays.entries[i].id, ids[i]);
}

CLAIM(without_games_it_says_what_will_come)
{
    scratch own = make_scratch();
    app *a = open_theatre(&own, 1280, 800);
    assert_true(shows(a, "Nothing to watch yet"));
    press_key(a, SDLK_DELETE, 0);
    press_key(a, SDLK_c, KMOD_LCTRL);
    press_key(a, SDLK_DOWN, 0);
    assert_ids(a, NULL, 0);
    finish(a, &own);
}

CLAIM(the_newest_game_comes_first_and_is_chosen)
{
    scratch own = make_scratch();
    app *a = open_with_games(&own);
    assert_ids(a, (const uint64_t[]){3, 2, 1}, 3);
    assert_int_equal(app_theatre_chosen(theatre_of(a))->id, 3);
    assert_true(shows(a, "Left unsolved"));
    assert_true(shows(a, "6 moves"));
    assert_true(shows(a, "4 moves"));
    finish(a, &own);
}

CLAIM(enter_and_the_button_watch_the_chosen_game)
{
    scratch own = make_scratch();
    app *a = open_with_games(&own);
    press_key(a, SDLK_DOWN, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_watch);
    assert_int_equal(((const replay_state *)top_state(a))->record.round.id, 2);
    press_key(a, SDLK_ESCAPE, 0);
    assert_int_equal(app_theatre_chosen(theatre_of(a))->id, 2);
    press_key(a, SDLK_DOWN, 0);
    click_on(a, "Watch");
    assert_ptr_equal(top_screen(a), &app_screen_watch);
    assert_int_equal(((const replay_state *)top_state(a))->record.round.id, 1);
    finish(a, &own);
}

CLAIM(a_damaged_game_is_named_and_not_watched)
{
    static const char name[] = "19700102-000000-0000000000000001.replay";
    scratch own = make_scratch();
    app *a = open_app(1280, 800);
    char path[128], *text;
    size_t size;
    keep_in(a, &own);
    keep_run(a, 1, 86400, four_moves);
    snprintf(path, sizeof path, "%s/replays/%s", own.folder, name);
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    assert_int_equal(os_file_replace(path, text, size - 9, NULL), SW_OK);
    free(text);
    show_screen(a, APP_SCREEN_THEATRE);
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_theatre);
    assert_ptr_equal(strstr(a->toast.text, name), a->toast.text);
    finish(a, &own);
}

CLAIM(a_click_on_a_row_chooses_it)
{
    scratch own = make_scratch();
    app *a = open_with_games(&own);
    const app_page_layout *layout = layout_on_top(a);
    const app_grid_page *list = &layout->grids[0];
    click(a, list->window.x + 100, list->window.y + list->row_pitch * 5 / 2);
    assert_int_equal(app_theatre_chosen(theatre_of(a))->id, 1);
    finish(a, &own);
}

CLAIM(a_game_is_deleted_only_after_an_answer)
{
    scratch own = make_scratch();
    app *a = open_with_games(&own);
    press_key(a, SDLK_DELETE, 0);
    press_key(a, SDLK_RETURN, 0); /* the focus is on keeping it */
    assert_ids(a, (const uint64_t[]){3, 2, 1}, 3);
    press_key(a, SDLK_DELETE, 0);
    press_key(a, SDLK_ESCAPE, 0);
    assert_ids(a, (const uint64_t[]){3, 2, 1}, 3);
    click_on(a, "Delete");
    click_on(a, "Delete for good");
    assert_ids(a, (const uint64_t[]){2, 1}, 2);
    assert_int_equal(app_theatre_chosen(theatre_of(a))->id, 2);
    press_key(a, SDLK_END, 0);
    press_key(a, SDLK_DELETE, 0);
    press_key(a, SDLK_LEFT, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_ids(a, (const uint64_t[]){2}, 1);
    finish(a, &own);
}

CLAIM(what_is_copied_can_be_pasted_after_it_was_deleted)
{
    scratch own = make_scratch();
    app *a = open_with_games(&own);
    press_key(a, SDLK_DOWN, 0);
    press_key(a, SDLK_c, KMOD_LCTRL);
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_string_equal(a->toast.text, "This replay is in the list already");
    assert_ids(a, (const uint64_t[]){3, 2, 1}, 3);
    click_on(a, "Delete");
    click_on(a, "Delete for good");
    assert_ids(a, (const uint64_t[]){3, 1}, 2);
    click_on(a, "Import");
    assert_ids(a, (const uint64_t[]){3, 2, 1}, 3);
    assert_int_equal(app_theatre_chosen(theatre_of(a))->id, 2);
    finish(a, &own);
}

static void paste_record(app *a, const game_record *record)
{
    sw_text text;
    sw_text_init(&text, 1 << 20);
    game_record_format(record, &text);
    assert_int_equal(SDL_SetClipboardText(text.data), 0);
    sw_text_deinit(&text);
    press_key(a, SDLK_v, KMOD_LCTRL);
}

/* As one is that a solution was taken over in to its end. */
CLAIM(a_solved_game_is_kept_before_another_takes_its_place)
{
    scratch own = make_scratch();
    app *a = open_app(1280, 800);
    keep_in(a, &own);
    for (uint64_t id = 1; id <= 2; id++) {
        game_record solved = run_of(id, 0, two_moves, 500), next = run_of(9, 0, left_alone, 500);
        game_round_deinit(&a->client.slots.current);
        a->client.slots.has_current = true;
        a->client.slots.current = solved.round;
        if (id == 1) {
            client_begin(&a->client, &next.round);
        } else {
            a->client.slots.has_parked = true;
            a->client.slots.parked = next.round;
            assert_true(client_bring_back(&a->client));
        }
        assert_int_equal(client_results(&a->client)->count, id);
    }
    show_screen(a, APP_SCREEN_THEATRE);
    assert_int_equal(theatre_of(a)->replays.count, 2);
    finish(a, &own);
}

CLAIM(a_solved_board_that_is_taken_over_is_not_won_by_that)
{
    scratch own = make_scratch();
    app *a = open_app(1280, 800);
    keep_in(a, &own);
    game_record solved = run_of(1, 0, six_moves, 500);
    client_take_over(&a->client, &solved, 6);
    assert_int_equal(a->client.slots.current.session.moves, 5);
    assert_false(game_session_solved(&a->client.slots.current.session));
    game_record_deinit(&solved);
    finish(a, &own);
}

CLAIM(another_game_of_the_same_id_takes_nobodys_place)
{
    scratch own = make_scratch();
    app *a = open_with_games(&own);
    game_record other = run_of(2, 2 * 86400, two_moves, 500);
    paste_record(a, &other);
    game_record_deinit(&other);
    theatre_state *self = theatre_of(a);
    assert_int_equal(self->replays.count, 4);
    assert_int_equal(app_theatre_chosen(self)->moves, 2);
    int sixes = 0;
    for (size_t i = 0; i < self->replays.count; i++)
        sixes += self->replays.entries[i].id == 2 && self->replays.entries[i].moves == 6;
    assert_int_equal(sixes, 1);
    finish(a, &own);
}

CLAIM(text_that_is_no_replay_is_refused_with_line_and_reason)
{
    scratch own = make_scratch();
    app *a = open_with_games(&own);
    assert_int_equal(SDL_SetClipboardText("a shopping list\n"), 0);
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_non_null(strstr(a->toast.text, "line 1"));
    assert_int_equal(SDL_SetClipboardText(" \n"), 0);
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_string_equal(a->toast.text, "There is no replay in the clipboard");
    assert_ids(a, (const uint64_t[]){3, 2, 1}, 3);
    finish(a, &own);
}

CLAIM(the_settings_may_keep_no_replay_at_all)
{
    scratch own = make_scratch();
    app *a = open_theatre(&own, 1280, 800);
    game_record record = run_of(9, 86400, two_moves, 500);
    a->client.settings.replays = 0;
    paste_record(a, &record);
    assert_string_equal(a->toast.text, "Not kept: the settings say that no replays are kept");
    assert_ids(a, NULL, 0);
    game_record_deinit(&record);
    finish(a, &own);
}

CLAIM(what_could_not_be_kept_is_not_said_to_be_in_the_list)
{
    scratch own = make_scratch();
    app *a = open_theatre(&own, 1280, 800);
    char in_the_path[96];
    snprintf(in_the_path, sizeof in_the_path, "%s/replays/new.tmp", own.folder);
    assert_int_equal(os_folder_make(in_the_path, NULL), SW_OK);
    game_record record = run_of(9, 86400, two_moves, 500);
    paste_record(a, &record);
    assert_non_null(strstr(a->toast.text, "the replay was not saved: "));
    paste_record(a, &record); /* the store tells its reason once */
    assert_string_equal(a->toast.text, "Not imported: the folder of replays cannot be written");
    game_record_deinit(&record);
    finish(a, &own);
}

/* Whoever selects text in a window takes blanks with it or leaves the last line end behind. */
CLAIM(a_replay_is_pasted_whatever_blanks_came_with_it)
{
    scratch own = make_scratch();
    app *a = open_theatre(&own, 1280, 800);
    game_record record = run_of(9, 86400, two_moves, 500);
    sw_text text, pasted;
    sw_text_init(&text, 1 << 20);
    sw_text_init(&pasted, 1 << 20);
    game_record_format(&record, &text);
    sw_text_add(&pasted, "\n  ");
    for (size_t i = 0; i + 1 < text.length; i++) {
        if (text.data[i] == '\n')
            sw_text_add_char(&pasted, '\r');
        sw_text_add_char(&pasted, text.data[i]);
    }
    assert_int_equal(SDL_SetClipboardText(pasted.data), 0);
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_ids(a, (const uint64_t[]){9}, 1);
    sw_text_deinit(&pasted);
    sw_text_deinit(&text);
    game_record_deinit(&record);
    finish(a, &own);
}

CLAIM(an_exported_game_is_a_file_of_its_own_and_can_be_dropped_in_again)
{
    scratch own = make_scratch();
    app *a = open_with_games(&own);
    char documents[96], first[160], second[160];
    snprintf(documents, sizeof documents, "%s/documents", own.folder);
    snprintf(first, sizeof first, "%s/slidewise-3x3-1970-01-04-0000.replay", documents);
    snprintf(second, sizeof second, "%s/slidewise-3x3-1970-01-04-0000-2.replay", documents);
    setenv("XDG_DOCUMENTS_DIR", documents, 1);
    click_on(a, "Export");
    assert_non_null(strstr(a->toast.text, first));
    click_on(a, "Export");
    assert_true(os_file_exists(first));
    assert_true(os_file_exists(second));
    click_on(a, "Delete");
    click_on(a, "Delete for good");
    assert_ids(a, (const uint64_t[]){2, 1}, 2);
    drop_file(a, first);
    assert_ids(a, (const uint64_t[]){3, 2, 1}, 3);
    drop_file(a, documents);
    assert_non_null(strstr(a->toast.text, "documents: "));
    assert_ids(a, (const uint64_t[]){3, 2, 1}, 3);
    finish(a, &own);
}

CLAIM(a_game_that_was_left_is_not_raced_and_says_why)
{
    scratch own = make_scratch();
    for (int i = 0; i < SIZES; i++) {
        app *a = open_with_games_in(&own, sizes[i].width, sizes[i].height);
        const app_control *race = control_named(a, "Race");
        assert_true(race->disabled);
        assert_string_equal(race->note, "unsolved");
        assert_true(race->kind == APP_CONTROL_ICON || shows(a, "unsolved"));
        press_key(a, SDLK_DOWN, 0);
        assert_false(control_named(a, "Race")->disabled);
        close_app(a);
    }
    remove_scratch(&own);
}

CLAIM(a_race_is_against_the_best_run_on_the_board)
{
    scratch own = make_scratch();
    app *a = open_with_games(&own);
    press_key(a, SDLK_DOWN, 0);
    click_on(a, "Race"); /* of the game in six moves: the best one took four */
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_int_equal(a->client.ghost.kind, GAME_GHOST_RUN);
    assert_int_equal(a->client.ghost.path.length, 4);
    assert_int_equal(a->client.slots.current.session.moves, 0);
    assert_true(puzzle_board_equal(&a->client.slots.current.session.board, &a->client.ghost.start));
    finish(a, &own);
}

/* ---- In every window ---- */

CLAIM(it_fits_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        scratch own = make_scratch();
        app *a = open_theatre(&own, sizes[i].width, sizes[i].height);
        check_page(a, "theatre");
        for (uint64_t id = 1; id <= 20; id++)
            keep_run(a, id, (int64_t)id * 86400,
                     id % 3 == 0   ? with_auto_solve
                     : id % 3 == 1 ? six_moves
                                   : left_alone);
        app_theatre_reload(a, theatre_of(a));
        next_frame(a);
        check_page(a, "theatre");
        press_key(a, SDLK_DELETE, 0);
        check_page(a, "theatre");
        finish(a, &own);
    }
}

/* Ten hours, two minutes and seven seconds are wider than a fifth of what is told of a game. */
CLAIM(a_long_time_stays_apart_from_the_figures_beside_it)
{
    for (int i = 0; i < SIZES; i++) {
        scratch own = make_scratch();
        app *a = open_theatre(&own, sizes[i].width, sizes[i].height);
        game_record record = run_of(1, 86400, two_moves, 36127000);
        game_store_keep_record(a->client.store, &record, 1000);
        game_record_deinit(&record);
        app_theatre_reload(a, theatre_of(a));
        next_frame(a);
        assert_true(shows(a, "10:02:07"));
        check_words(a, "theatre");
        finish(a, &own);
    }
}

int main(void)
{
    setenv("TZ", "UTC", 1);
    return claims_run();
}
