/* Thumbnails come for whoever wants them, and what nobody wants makes room. */
#include "program/thumbs.h"

#include "app_fixture.h"

static const char *name_of(const app *a, int entry)
{
    return a->gallery.entries[entry].name;
}

/* A frame in which these are wanted. */
static void want(app *a, int from, int to)
{
    app_thumbs_take(a);
    for (int i = from; i < to; i++)
        app_thumbs_want(a, name_of(a, i), NULL);
}

CLAIM(they_come_while_they_are_wanted)
{
    app *a = open_app(800, 600);
    want(a, 0, 3);
    assert_false(app_thumbs_are_there(a));
    assert_int_equal(app_thumbs_slot(a, name_of(a, 0), NULL), 0);
    app_decoder_finish(a->decoder);
    want(a, 0, 3);
    assert_true(app_thumbs_are_there(a));
    for (int i = 0; i < 3; i++) {
        int slot = app_thumbs_slot(a, name_of(a, i), NULL);
        const SDL_Surface *picture = app_render_picture(a->render, slot);
        assert_true(slot >= APP_SLOT_THUMBS);
        assert_int_equal(SDL_max(picture->w, picture->h), APP_THUMB_PIXELS);
    }
    app_thumbs_clear(a);
    assert_int_equal(app_thumbs_slot(a, name_of(a, 0), NULL), 0);
    close_app(a);
}

CLAIM(what_nobody_wants_any_more_is_not_decoded)
{
    app *a = open_app(800, 600);
    want(a, 0, 2);
    want(a, 2, 3);
    want(a, 2, 3);
    for (int i = 0; i < APP_THUMBS; i++)
        if (a->thumbs.all[i].ticket)
            assert_string_equal(a->thumbs.all[i].name, name_of(a, 2));
    app_decoder_finish(a->decoder);
    want(a, 2, 3);
    assert_true(app_thumbs_slot(a, name_of(a, 2), NULL) > 0);
    close_app(a);
}

/* The same picture twice, of which two parts are seen. */
CLAIM(each_part_has_a_place_of_its_own)
{
    app *a = open_app(800, 600);
    const game_crop closer = {.closer = 100};
    for (int frame = 0; frame < 2; frame++) {
        app_thumbs_take(a);
        app_thumbs_want(a, "koi-pond", NULL);
        app_thumbs_want(a, "koi-pond", &closer);
        app_decoder_finish(a->decoder);
    }
    app_thumbs_take(a);
    assert_int_not_equal(app_thumbs_slot(a, "koi-pond", NULL),
                         app_thumbs_slot(a, "koi-pond", &closer));
    close_app(a);
}

/* There are more than have places: those that are wanted now keep theirs. */
CLAIM(the_oldest_make_room)
{
    app *a = open_app(800, 600);
    char path[64];
    want(a, 0, 1);
    app_decoder_finish(a->decoder);
    want(a, 0, 1);
    for (int i = 0; i < 2 * APP_THUMBS; i++) {
        snprintf(path, sizeof path, "/no/such/%d.png", i);
        app_thumbs_want(a, path, NULL);
    }
    assert_true(app_thumbs_slot(a, name_of(a, 0), NULL) > 0);
    app_thumbs_take(a);
    for (int i = 0; i < APP_THUMBS; i++) {
        snprintf(path, sizeof path, "/no/such/%d.png", 1000 + i);
        app_thumbs_want(a, path, NULL);
    }
    assert_int_equal(app_thumbs_slot(a, name_of(a, 0), NULL), 0);
    close_app(a);
}

CLAIM(one_that_cannot_be_read_is_marked_in_the_gallery)
{
    app *a = open_app(800, 600);
    int at = app_gallery_add(&a->gallery, "/no/such/boat.png");
    want(a, at, at + 1);
    app_decoder_finish(a->decoder);
    want(a, at, at + 1);
    assert_true(a->gallery.entries[at].failed);
    assert_int_equal(app_thumbs_slot(a, name_of(a, at), NULL), 0);
    assert_true(app_thumbs_are_there(a));
    close_app(a);
}
