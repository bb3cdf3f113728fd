/* Pictures of games come while the game goes on, and a bad one changes nothing. */
#include "graphics.h"

#include "boards.h"
#include "client/records.h"

#include "os/file.h"
#include "os/paths.h"
#include "scratch.h"
#include "screens/screens.h"
#include "text/picture_name.h"

static const char good[] = TEST_DATA_DIR "/pictures/plain.png";
static const char bad[] = TEST_DATA_DIR "/pictures/cmyk.jpg";

static game_look *look_of(app *a)
{
    return &a->client.slots.current.look;
}

static app *open_board(void)
{
    app *a = open_game(1280, 800, "1,2,3/4,5,6/7,0,8");
    look_of(a)->numbers = true; /* the samples' tiles look alike */
    next_frame(a);
    return a;
}

static void offer(app *a, const char *path)
{
    app_event drop = {.kind = APP_EVENT_DROP, .path = path};
    app_loop_event(a, &drop);
    take_given(a);
}

/* A path is one that the player opened. */
static void begin_with_picture(app *a, const char *name, bool numbers)
{
    puzzle_board goal = standard_goal(4, 4);
    game_look look = {.style = GAME_PICTURE, .numbers = numbers};
    snprintf(look.picture, sizeof look.picture, "%s", name);
    if (name[0] == '/')
        assert_true(app_gallery_add(&a->gallery, name) >= 0);
    client_begin_new(&a->client, &goal, &look, 1);
}

/* Whether the board's tiles have numbers in the last frame; the game's sign has one in any case. */
static bool shows_numbers(const app *a)
{
    int numbers = 0;
    for (size_t i = 0; i < a->draw.count; i++)
        numbers +=
            a->draw.commands[i].kind == APP_DRAW_TILE && a->draw.commands[i].as.tile.label_px > 0;
    return numbers >= 8;
}

CLAIM(a_dropped_picture_comes_while_the_game_goes_on)
{
    app *a = open_board();
    offer(a, good);
    assert_int_equal(look_of(a)->style, GAME_NUMBERS);
    wait_for_pictures(a);
    assert_int_equal(look_of(a)->style, GAME_PICTURE);
    assert_int_equal(app_game_skin(a).picture, APP_SLOT_GAME);
    close_app(a);
}

CLAIM(a_bad_one_keeps_the_picture_that_is_there)
{
    app *a = open_board();
    offer(a, good);
    wait_for_pictures(a);
    game_look before = *look_of(a);
    offer(a, bad);
    wait_for_pictures(a);
    assert_non_null(strstr(a->toast.text, "CMYK"));
    assert_memory_equal(look_of(a), &before, sizeof before);
    assert_int_equal(app_game_skin(a).picture, APP_SLOT_GAME);
    close_app(a);
}

CLAIM(of_two_dropped_the_last_one_counts)
{
    app *a = open_board();
    offer(a, TEST_DATA_DIR "/pictures/plain.jpg");
    offer(a, good);
    wait_for_pictures(a);
    assert_non_null(strstr(look_of(a)->picture, "plain.png"));
    close_app(a);
}

CLAIM(one_for_a_game_that_is_left_is_not_used)
{
    app *a = open_board();
    offer(a, good);
    begin_board(a, "1,2,3/4,5,6/0,7,8");
    wait_for_pictures(a);
    assert_int_equal(look_of(a)->style, GAME_NUMBERS);
    close_app(a);
}

CLAIM(tiles_are_blank_until_the_picture_is_there)
{
    app *a = open_board();
    assert_true(shows_numbers(a));
    a->client.settings.patterns = true;
    begin_with_picture(a, "lake-at-dusk", true);
    app_loop_frame(a, a->now);
    assert_false(shows_numbers(a));
    app_skin skin = app_game_skin(a);
    assert_true(skin.blank);
    assert_int_equal(skin.picture, 0);
    wait_for_pictures(a);
    skin = app_game_skin(a);
    assert_false(skin.blank);
    assert_int_equal(skin.picture, APP_SLOT_GAME);
    begin_with_picture(a, "koi-pond", true); /* the slot still has the other one */
    assert_true(app_game_skin(a).blank);
    assert_int_equal(app_game_skin(a).picture, 0);
    close_app(a);
}

CLAIM(a_game_goes_on_with_numbers_where_its_picture_is_gone)
{
    app *a = open_board();
    begin_with_picture(a, "/no/such/lake.png", false);
    assert_true(app_game_skin(a).blank);
    wait_for_pictures(a);
    assert_non_null(strstr(a->toast.text, "Lake"));
    assert_int_equal(look_of(a)->style, GAME_NUMBERS);
    assert_false(app_game_skin(a).blank);
    close_app(a);
}

static int labels_on_tiles(const app *a)
{
    int labels = 0;
    for (size_t i = 0; i < a->draw.count; i++)
        labels += a->draw.commands[i].kind == APP_DRAW_TILE &&
                  a->draw.commands[i].as.tile.picture == APP_SLOT_GAME &&
                  a->draw.commands[i].as.tile.label_px > 0;
    return labels;
}

/* As a board of 4x4 cuts it all tiles but the two last ones are of their own colours. */
static void write_alike(const char *file)
{
    enum { SIDE = 120, TILE = 30, OWN = 13 };
    SDL_Surface *picture =
        SDL_CreateRGBSurfaceWithFormat(0, SIDE, SIDE, 32, SDL_PIXELFORMAT_RGBA32);
    assert_non_null(picture);
    for (int i = 0; i < OWN; i++) {
        SDL_Rect tile = {i % 4 * TILE, i / 4 * TILE, TILE, TILE};
        Uint8 red = (Uint8)(i % 6 * 40 + 20), green = (Uint8)(200 - i / 6 * 80);
        SDL_FillRect(picture, &tile, SDL_MapRGB(picture->format, red, green, 90));
    }
    assert_int_equal(SDL_SaveBMP(picture, file), 0);
    SDL_FreeSurface(picture);
}

/* The two last tiles of fifteen. */
static void assert_two_are_marked(app *a)
{
    const app_skin skin = app_game_skin(a);
    next_frame(a);
    assert_false(look_of(a)->numbers);
    assert_non_null(skin.marked);
    for (int cell = 0; cell < 15; cell++)
        assert_int_equal(skin.marked[cell], cell >= 13);
    assert_int_equal(labels_on_tiles(a), 2);
}

CLAIM(tiles_that_look_alike_have_numbers)
{
    app *a = open_board();
    char path[OS_PATH_SIZE];
    write_alike("test_pictures.bmp");
    assert_int_equal(os_path_absolute(path, sizeof path, "test_pictures.bmp", NULL), SW_OK);
    begin_with_picture(a, path, false);
    wait_for_pictures(a);
    assert_non_null(strstr(a->toast.text, "1 pair"));
    assert_two_are_marked(a);
    begin_with_picture(a, path, false); /* the same once more: it is in its slot */
    assert_false(app_game_skin(a).blank);
    wait_for_pictures(a);
    assert_two_are_marked(a);
    begin_with_picture(a, path, true);
    wait_for_pictures(a);
    next_frame(a);
    assert_int_equal(labels_on_tiles(a), 15);
    begin_with_picture(a, "lake-at-dusk", false);
    wait_for_pictures(a);
    assert_null(app_game_skin(a).marked);
    next_frame(a);
    assert_int_equal(labels_on_tiles(a), 0);
    close_app(a);
    assert_int_equal(os_file_remove("test_pictures.bmp", NULL), SW_OK);
}

/* The same game later, when the file is gone. */
static void assert_comes_back(app *a)
{
    char own[GAME_PICTURE_SIZE], title[64];
    snprintf(own, sizeof own, "%s", look_of(a)->picture);
    assert_int_equal(strncmp(own, "own/holiday-", 12), 0);
    app_picture_title(own, title, sizeof title);
    assert_string_equal(title, "Holiday");
    assert_int_equal(app_game_skin(a).picture, APP_SLOT_GAME);
    begin_with_picture(a, "lake-at-dusk", true);
    wait_for_pictures(a);
    begin_with_picture(a, own, true);
    assert_true(app_game_skin(a).blank);
    wait_for_pictures(a);
    assert_string_equal(look_of(a)->picture, own);
    assert_int_equal(app_game_skin(a).picture, APP_SLOT_GAME);
}

CLAIM(a_picture_that_is_played_is_copied)
{
    scratch folder = make_scratch();
    char path[1024], command[2048];
    snprintf(path, sizeof path, "%s/holiday.png", folder.folder);
    snprintf(command, sizeof command, "cp '%s' '%s'", good, path);
    app *a = open_board();
    app_decoder_destroy(a->decoder);
    snprintf(a->gallery.copies, sizeof a->gallery.copies, "%s/copies", folder.folder);
    const app_decoder_setup setup = {.program = SLIDEWISE_PROGRAM, .copies = a->gallery.copies};
    assert_int_equal(app_decoder_create(&a->decoder, &setup, NULL), SW_OK);

    assert_int_equal(system(command), 0);
    begin_with_picture(a, path, true); /* chosen for a new game */
    wait_for_pictures(a);
    assert_int_equal(os_file_remove(path, NULL), SW_OK);
    assert_comes_back(a);

    assert_int_equal(system(command), 0);
    offer(a, path); /* dropped */
    wait_for_pictures(a);
    assert_int_equal(os_file_remove(path, NULL), SW_OK);
    assert_comes_back(a);
    close_app(a);
    remove_scratch(&folder);
}

CLAIM(a_picture_dropped_on_the_title_is_played_when_it_is_there)
{
    app *a = open_app(1280, 800);
    offer(a, bad);
    wait_for_pictures(a);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    assert_false(a->client.slots.has_current);
    offer(a, good);
    wait_for_pictures(a);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_int_equal(look_of(a)->style, GAME_PICTURE);
    assert_int_equal(app_game_skin(a).picture, APP_SLOT_GAME);
    close_app(a);
}

CLAIM(who_leaves_the_title_meanwhile_wants_something_else)
{
    app *a = open_app(1280, 800);
    offer(a, good);
    press_key(a, SDLK_n, KMOD_LCTRL);
    assert_ptr_equal(top_screen(a), &app_screen_new_game);
    press_key(a, SDLK_ESCAPE, 0);
    wait_for_pictures(a);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    assert_false(a->client.slots.has_current);
    close_app(a);
}

CLAIM(a_watched_game_has_numbers_where_its_picture_is_gone)
{
    app *a = open_board();
    game_round round = a->client.slots.current;
    round.look = (game_look){.style = GAME_PICTURE, .picture = "lake-at-dusk"};
    app_replay_use_picture(a, &round);
    assert_true(app_replay_skin(a, &round).blank);
    wait_for_pictures(a);
    assert_int_equal(app_replay_skin(a, &round).picture, APP_SLOT_WATCHED);
    snprintf(round.look.picture, sizeof round.look.picture, "/no/such/lake.png");
    app_gallery_add(&a->gallery, round.look.picture);
    app_replay_use_picture(a, &round);
    assert_true(app_replay_skin(a, &round).blank);
    wait_for_pictures(a);
    assert_false(app_replay_skin(a, &round).blank);
    assert_int_equal(app_replay_skin(a, &round).picture, 0);
    close_app(a);
}

/* Whose replay it is does not matter: nothing outside of the picture folders is looked at. */
CLAIM(a_stranger_s_replay_leads_to_no_file_of_its_own_choice)
{
    static const char *const names[] = {good, "../../data/pictures/plain", "own/../plain.png"};
    app *a = open_board();
    game_round round = a->client.slots.current;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        round.look = (game_look){.style = GAME_PICTURE};
        snprintf(round.look.picture, sizeof round.look.picture, "%s", names[i]);
        app_replay_use_picture(a, &round);
        assert_int_equal(a->pictures.watched.ticket, 0); /* nobody was asked for it */
        assert_false(app_replay_skin(a, &round).blank);
        assert_int_equal(app_replay_skin(a, &round).picture, 0);
    }
    close_app(a);
}

/* Nor does the game that is gone on with from it. */
CLAIM(a_game_from_a_stranger_s_replay_copies_no_file_of_its_choice)
{
    app *a = open_board();
    game_record record;
    assert_true(client_record_current(&a->client, &record));
    record.round.look = (game_look){.style = GAME_PICTURE};
    snprintf(record.round.look.picture, sizeof record.round.look.picture, "%s", good);
    assert_true(client_take_over(&a->client, &record, 0));
    assert_int_equal(a->pictures.game.ticket, 0);
    assert_int_equal(a->client.slots.current.look.style, GAME_NUMBERS);
    assert_string_equal(a->toast.text, "Plain: the picture lies outside of your picture folders");
    game_record_deinit(&record);
    close_app(a);
}
