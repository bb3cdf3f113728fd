/* Everything of a game that reaches a player: what is drawn, heard, said and pointed with, noted down in the order
 * in which it comes, so that two games can be compared. */
#ifndef TEST_APP_CHALLENGES_OBSERVER_H
#define TEST_APP_CHALLENGES_OBSERVER_H

#include "app_fixture.h"
#include "draw/hash.h"

#include <stdio.h>

enum { OBSERVER_NOTES = 2048 };

typedef struct observer {
    bool pixels; /* each picture's are noted, too */
    int count;
    struct {
        char when[32];
        uint64_t drawn, pixels, around;
    } notes[OBSERVER_NOTES];
} observer;

/* The list of what is drawn: each command's hash is of everything that it shows. */
static inline uint64_t hash_of_drawn(const app *a)
{
    uint64_t hash = 0;
    for (size_t i = 0; i < a->draw.count; i++) {
        const app_draw_command *command = &a->draw.commands[i];
        hash = app_hash(hash, &command->kind, sizeof command->kind);
        hash = app_hash(hash, &command->rect, sizeof command->rect);
        hash = app_hash(hash, &command->alpha, sizeof command->alpha);
        hash = app_hash(hash, &command->hash, sizeof command->hash);
    }
    return hash;
}

static inline uint64_t hash_of_pixels(app *a)
{
    uint64_t hash = 0;
    SDL_Surface *picture = app_render_capture(a->render);
    assert_non_null(picture);
    for (int y = 0; y < picture->h; y++)
        hash = app_hash(hash, (char *)picture->pixels + y * picture->pitch, (size_t)picture->w * 4);
    SDL_FreeSurface(picture);
    return hash;
}

/* Sounds, words, the pointer's shape, the focus, what the pads' buttons do, and when the next frame is due. */
static inline uint64_t hash_of_the_rest(app *a)
{
    int prompts = 0;
    const app_screen *screen = top_screen(a);
    const app_page *page = top_state(a);
    double wait = screen->wait ? screen->wait(a, top_state(a)) : 0;
    const app_prompt *prompt = screen->prompts ? screen->prompts(a, &prompts) : NULL;
    char *clipboard = SDL_GetClipboardText();
    const char *title = SDL_GetWindowTitle(a->window.handle);
    uint64_t hash = app_hash(0, a->sounds.asked, sizeof a->sounds.asked);
    hash = app_hash(hash, a->toast.text, strlen(a->toast.text));
    hash = app_hash(hash, &a->window.cursor, sizeof a->window.cursor);
    hash = app_hash(hash, &page->controls.focus, sizeof page->controls.focus);
    hash = app_hash(hash, &a->open[a->open_count - 1].id, sizeof a->open[0].id);
    hash = app_hash(hash, &wait, sizeof wait);
    hash = app_hash(hash, &prompt, sizeof prompt);
    hash = app_hash(hash, clipboard, strlen(clipboard));
    hash = app_hash(hash, title, strlen(title));
    SDL_free(clipboard);
    return hash;
}

/* Draws a frame so many ms later, and notes what there is. */
static inline void observe(app *a, observer *o, const char *when, double later)
{
    assert_true(o->count < OBSERVER_NOTES);
    app_loop_frame(a, a->now + later);
    snprintf(o->notes[o->count].when, sizeof o->notes[0].when, "%s", when);
    o->notes[o->count].drawn = hash_of_drawn(a);
    o->notes[o->count].pixels = o->pixels ? hash_of_pixels(a) : 0;
    o->notes[o->count].around = hash_of_the_rest(a);
    o->count++;
}

/* Fails where the two are told apart. */
static inline void assert_alike(const observer *a, const observer *b, const char *what)
{
    for (int i = 0; i < a->count && i < b->count; i++) {
        assert_string_equal(a->notes[i].when, b->notes[i].when);
        if (a->notes[i].drawn != b->notes[i].drawn)
            fail_msg("%s: the draw list of '%s' (%d) differs", what, a->notes[i].when, i);
        if (a->notes[i].pixels != b->notes[i].pixels)
            fail_msg("%s: the pixels of '%s' (%d) differ", what, a->notes[i].when, i);
        if (a->notes[i].around != b->notes[i].around)
            fail_msg("%s: what is said or heard at '%s' (%d) differs", what, a->notes[i].when, i);
    }
    assert_int_equal(a->count, b->count);
}

#endif
