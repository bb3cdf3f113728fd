/* What a new player's settings take over from the desktop. */
#include "front.h"

static void assert_seen(os_desktop_wishes wishes, int theme, bool still)
{
    front *f = front_open();
    client_follow_desktop(&f->client, &wishes);
    assert_int_equal(f->client.settings.theme, theme);
    assert_int_equal(f->client.settings.reduced_motion, still);
    front_close(f);
}

CLAIM(wishes_become_settings)
{
    assert_seen((os_desktop_wishes){.light = false}, GAME_THEME_DARK, false);
    assert_seen((os_desktop_wishes){.light = true}, GAME_THEME_LIGHT, false);
    assert_seen((os_desktop_wishes){.contrast = true}, GAME_THEME_CONTRAST, false);
    assert_seen((os_desktop_wishes){.light = true, .contrast = true}, GAME_THEME_CONTRAST, false);
    assert_seen((os_desktop_wishes){.still = true}, GAME_THEME_DARK, true);
}

CLAIM(what_the_player_has_chosen_meanwhile_stays)
{
    front *f = front_open();
    f->client.settings.theme = GAME_THEME_CONTRAST;
    f->client.settings.reduced_motion = true;
    client_follow_desktop(&f->client, &(os_desktop_wishes){.light = true});
    assert_int_equal(f->client.settings.theme, GAME_THEME_CONTRAST);
    assert_true(f->client.settings.reduced_motion);
    front_close(f);
}

/* ---- The first start ---- */

static void open_in(front *f, const char *config, const char *state, const char *data)
{
    const client_host host = f->client.host;
    client_deinit(&f->client);
    client_init(&f->client, &host);
    assert_int_equal(client_open_folders(&f->client, config, state, data, NULL), SW_OK);
}

CLAIM(who_has_none_of_the_folders_is_a_newcomer)
{
    front *f = front_open();
    enum { NONE = 3 };
    for (int there = 0; there <= NONE; there++) {
        char nowhere[128]; /* which is made then */
        snprintf(nowhere, sizeof nowhere, "%s/nowhere-%d", f->own.folder, there);
        open_in(f, there == 0 ? f->own.folder : nowhere, there == 1 ? f->own.folder : nowhere,
                there == 2 ? f->own.folder : nowhere);
        assert_int_equal(f->client.newcomer, there == NONE);
    }
    front_close(f);
}

/* Only where no settings were there is the desktop asked. */
CLAIM(settings_are_new_once)
{
    front *f = front_open();
    open_in(f, f->own.folder, f->own.folder, f->own.folder);
    assert_true(f->client.settings_new);
    game_store_save_settings(f->client.store, &f->client.settings);
    open_in(f, f->own.folder, f->own.folder, f->own.folder);
    assert_false(f->client.settings_new);
    front_close(f);
}
