/* A file that is given is read beside the window, which goes on meanwhile. The file's drive is the test's: it answers
 * when the test says so (see the end of screens.cmake). */
#include "program/clipboard.h"

#include "app_fixture.h"
#include "os/reader.h"
#include "os/thread.h"

static struct {
    os_mutex mutex;
    os_condition changed;
    bool slow;
    int asked; /* for the replay: the game reads its own packs too */
} drive;

sw_status __real_os_reader_open(os_reader *out, const char *path, sw_error *error);
sw_status __wrap_os_reader_open(os_reader *out, const char *path, sw_error *error);

sw_status __wrap_os_reader_open(os_reader *out, const char *path, sw_error *error)
{
    bool replay = strstr(path, "replay.txt"), dropped = replay || strstr(path, "words.txt");
    os_mutex_lock(&drive.mutex);
    drive.asked += replay;
    os_condition_signal_all(&drive.changed);
    while (drive.slow && dropped)
        os_condition_wait(&drive.changed, &drive.mutex);
    os_mutex_unlock(&drive.mutex);
    return __real_os_reader_open(out, path, error);
}

static void set_slow(bool slow)
{
    os_mutex_lock(&drive.mutex);
    drive.slow = slow;
    drive.asked = 0;
    os_condition_signal_all(&drive.changed);
    os_mutex_unlock(&drive.mutex);
}

static void wait_until_asked(int times)
{
    os_mutex_lock(&drive.mutex);
    while (drive.asked < times)
        os_condition_wait(&drive.changed, &drive.mutex);
    os_mutex_unlock(&drive.mutex);
}

static void drop(app *a, const char *path)
{
    const app_event event = {.kind = APP_EVENT_DROP, .path = path};
    app_loop_event(a, &event);
}

CLAIM(the_window_goes_on_while_a_drive_is_slow)
{
    app *a = open_app(800, 600);
    set_slow(true);
    drop(a, TEST_DATA_DIR "/replay.txt");
    wait_until_asked(1);
    for (int i = 0; i < 3; i++)
        next_frame(a);
    press_key(a, SDLK_F1, 0);
    assert_int_equal(top_id(a), APP_SCREEN_HELP);
    press_key(a, SDLK_F1, 0);
    assert_int_equal(top_id(a), APP_SCREEN_TITLE);
    set_slow(false);
    take_given(a);
    assert_int_equal(top_id(a), APP_SCREEN_THEATRE);
    close_app(a);
}

/* Its content comes along, so that who takes it reads nothing. */
CLAIM(a_file_is_read_once)
{
    app *a = open_app(800, 600);
    set_slow(false);
    drop_file(a, TEST_DATA_DIR "/replay.txt");
    assert_int_equal(top_id(a), APP_SCREEN_THEATRE);
    assert_in_range(drive.asked, 1, 2); /* its head, and all of it */
    close_app(a);
}

CLAIM(several_files_come_in_their_order)
{
    app *a = open_app(800, 600);
    set_slow(true);
    drop(a, LEVELS_DIR "/words.txt");
    drop(a, TEST_DATA_DIR "/replay.txt");
    wait_until_asked(1);
    assert_int_equal(a->given.count, 2);
    set_slow(false);
    take_given(a);
    assert_int_equal(top_id(a), APP_SCREEN_THEATRE);
    assert_int_equal(a->open[a->open_count - 2].id, APP_SCREEN_LEVELS);
    close_app(a);
}

/* More at once are refused with a word. */
CLAIM(too_many_files_are_told)
{
    app *a = open_app(800, 600);
    set_slow(true);
    for (int i = 0; i <= APP_GIVEN_MOST; i++)
        drop(a, TEST_DATA_DIR "/replay.txt");
    assert_int_equal(a->given.count, APP_GIVEN_MOST);
    assert_non_null(strstr(a->toast.text, "Too many files"));
    wait_until_asked(APP_GIVEN_MOST);
    app_drop_given(a); /* whoever quits waits for no drive */
    close_app(a);
    set_slow(false);
}

int main(void)
{
    os_mutex_init(&drive.mutex);
    os_condition_init(&drive.changed);
    return claims_run();
}
