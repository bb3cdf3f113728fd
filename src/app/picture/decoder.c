/* Requests for pictures, the threads that see to them, and the answers. */
#include "picture/decoder.h"

#include "os/atomic_file.h"
#include "os/thread.h"
#include "picture/copies.h"
#include "picture/decode_answer.h"
#include "picture/decode_apart.h"
#include "picture/picture_cut.h"
#include "picture/picture_key.h"
#include "picture/picture_pixels.h"
#include "picture/thumbnails.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef struct request {
    struct request *next;
    char *path;
    SDL_Surface *pixels; /* that are there already */
    int longest;
    app_decode_use use;
    bool keeps;
    bool compares; /* tiles that look alike are looked for */
    puzzle_board goal;
    game_crop crop;
    os_child *child; /* while one works for it */
    bool forgotten;
    app_decoded answer;
} request;

typedef struct worker {
    app_decoder *decoder;
    os_thread thread;
    bool thumbnails; /* takes these as well */
    bool started;
    request *request; /* under way */
} worker;

enum { WORKERS = 2 };

struct app_decoder {
    os_mutex lock;
    os_condition changed;
    char *program;
    char copies[OS_PATH_SIZE]; /* "": none are made */
    app_thumbnails thumbnails; /* for the one thread that makes them */
    void (*wake)(void *data);
    void *data;
    bool closing;
    app_decode_ticket last;
    request *waiting;               /* the newest first */
    request *done[APP_DECODE_USES]; /* the oldest first */
    worker workers[WORKERS];
};

static void free_request(request *one)
{
    SDL_FreeSurface(one->answer.picture);
    SDL_FreeSurface(one->pixels);
    free(one->path);
    free(one);
}

static void free_list(request **list)
{
    while (*list) {
        request *first = *list;
        *list = first->next;
        free_request(first);
    }
}

static void append(request **list, request *one)
{
    while (*list)
        list = &(*list)->next;
    one->next = NULL;
    *list = one;
}

/* ---- The threads ---- */

/* What comes next; NULL where nothing waits that this worker may take. */
static request *pick(app_decoder *decoder, const worker *self)
{
    request **best = NULL;
    for (request **at = &decoder->waiting; *at; at = &(*at)->next)
        if (((*at)->use != APP_DECODE_THUMBNAIL || self->thumbnails) &&
            (!best || (*at)->use < (*best)->use))
            best = at;
    if (!best)
        return NULL;
    request *picked = *best;
    *best = picked->next;
    picked->next = NULL;
    return picked;
}

typedef struct shown {
    app_decoder *decoder;
    request *one;
} shown;

/* While the child is shown, another thread may kill it. */
static void show_child(void *data, os_child *child)
{
    const shown *to = data;
    os_mutex_lock(&to->decoder->lock);
    to->one->child = child;
    if (child && to->one->forgotten)
        os_child_kill(child);
    os_mutex_unlock(&to->decoder->lock);
}

static SDL_Surface *decode_apart(app_decoder *decoder, request *one, int longest, bool *photograph)
{
    shown to = {decoder, one};
    const app_decode_order order = {.program = decoder->program,
                                    .path = one->path,
                                    .longest = longest,
                                    .ms = APP_DECODE_MS,
                                    .shown = show_child,
                                    .data = &to};
    SDL_Surface *picture = NULL;
    app_decode_apart(&picture, photograph, &order, &one->answer.error);
    return picture;
}

/* To what was asked for, unless memory runs out. */
static SDL_Surface *shrink(SDL_Surface *picture, int to)
{
    int longest = SDL_max(picture->w, picture->h);
    SDL_Rect all = {0, 0, picture->w, picture->h};
    if (longest <= to)
        return picture;
    SDL_Surface *small =
        app_picture_resample(picture, all, app_picture_shrunk(picture->w, longest, to),
                             app_picture_shrunk(picture->h, longest, to));
    if (!small)
        return picture;
    SDL_FreeSurface(picture);
    return small;
}

/* Without a copy where that fails, or the file was changed meanwhile: the picture can be played with all
 * the same. */
static SDL_Surface *copy_picture(app_decoder *decoder, request *one)
{
    bool photograph;
    uint64_t key = app_picture_key(one->path, 0);
    SDL_Surface *picture = decode_apart(decoder, one, APP_COPY_PIXELS, &photograph);
    if (!picture)
        return NULL;
    bool kept = key && key == app_picture_key(one->path, 0) &&
                app_copies_keep(one->answer.own, decoder->copies, one->path, key, picture,
                                photograph, NULL) == SW_OK;
    if (!kept)
        one->answer.own[0] = '\0';
    return shrink(picture, one->longest);
}

static SDL_Surface *make_thumbnail(app_decoder *decoder, request *one)
{
    bool photograph;
    uint64_t key = app_picture_key(one->path, one->longest);
    SDL_Surface *picture = app_thumbnails_read(&decoder->thumbnails, key, one->longest);
    if (picture)
        return picture;
    picture = decode_apart(decoder, one, one->longest, &photograph);
    if (picture && key)
        app_thumbnails_keep(&decoder->thumbnails, key, picture);
    return picture;
}

static SDL_Surface *make_picture(app_decoder *decoder, request *one)
{
    bool photograph;
    if (one->pixels)
        return NULL;
    if (one->use == APP_DECODE_THUMBNAIL)
        return make_thumbnail(decoder, one);
    if (one->keeps)
        return copy_picture(decoder, one);
    return decode_apart(decoder, one, one->longest, &photograph);
}

static void see_to_picture(app_decoder *decoder, request *one)
{
    app_decoded *answer = &one->answer;
    answer->picture = make_picture(decoder, one);
    SDL_Surface *pixels = one->pixels ? one->pixels : answer->picture;
    if (pixels && one->compares)
        answer->twins = app_picture_twins(pixels, &one->goal, &one->crop, answer->marked);
}

/* The lock is held before and after. */
static void see_to(worker *self, request *one)
{
    app_decoder *decoder = self->decoder;
    self->request = one;
    os_mutex_unlock(&decoder->lock);
    see_to_picture(decoder, one);
    os_mutex_lock(&decoder->lock);
    self->request = NULL;
    bool wanted = !one->forgotten;
    if (wanted)
        append(&decoder->done[one->use], one);
    else
        free_request(one);
    os_condition_signal_all(&decoder->changed);
    if (wanted && decoder->wake)
        decoder->wake(decoder->data);
}

/* A game that was killed may have left files half written. */
static void tidy_folders(const app_decoder *decoder)
{
    os_atomic_file_tidy(decoder->thumbnails.folder);
    os_atomic_file_tidy(decoder->copies);
}

static void work(void *data)
{
    worker *self = data;
    app_decoder *decoder = self->decoder;
    if (self->thumbnails)
        tidy_folders(decoder);
    os_mutex_lock(&decoder->lock);
    while (!decoder->closing) {
        request *next = pick(decoder, self);
        if (next)
            see_to(self, next);
        else
            os_condition_wait(&decoder->changed, &decoder->lock);
    }
    os_mutex_unlock(&decoder->lock);
}

/* ---- From the beginning to the end ---- */

/* From the first request on. */
static bool start_workers(app_decoder *decoder)
{
    bool all = true;
    for (int i = 0; i < WORKERS; i++) {
        worker *self = &decoder->workers[i];
        if (self->started)
            continue;
        *self = (worker){.decoder = decoder, .thumbnails = i > 0};
        self->started = os_thread_start(&self->thread, work, self, NULL) == SW_OK;
        all = all && self->started;
    }
    return all;
}

sw_status app_decoder_create(app_decoder **out, const app_decoder_setup *setup, sw_error *error)
{
    app_decoder *decoder = calloc(1, sizeof *decoder);
    char *program = setup->program ? SDL_strdup(setup->program) : NULL;
    if (!decoder || (setup->program && !program)) {
        free(decoder);
        SDL_free(program);
        return sw_fail(error, SW_NO_MEMORY, "no memory for decoding pictures");
    }
    os_mutex_init(&decoder->lock);
    os_condition_init(&decoder->changed);
    decoder->program = program;
    app_thumbnails_init(&decoder->thumbnails, setup->thumbnails, APP_THUMBNAILS_BYTES);
    SDL_strlcpy(decoder->copies, setup->copies ? setup->copies : "", sizeof decoder->copies);
    decoder->wake = setup->wake;
    decoder->data = setup->data;
    *out = decoder;
    return SW_OK;
}

/* The lock is held. */
static void drop_work(request *one)
{
    one->forgotten = true;
    if (one->child)
        os_child_kill(one->child);
}

void app_decoder_destroy(app_decoder *decoder)
{
    if (!decoder)
        return;
    os_mutex_lock(&decoder->lock);
    decoder->closing = true;
    for (int i = 0; i < WORKERS; i++)
        if (decoder->workers[i].request)
            drop_work(decoder->workers[i].request);
    os_condition_signal_all(&decoder->changed);
    os_mutex_unlock(&decoder->lock);
    for (int i = 0; i < WORKERS; i++)
        if (decoder->workers[i].started)
            os_thread_join(decoder->workers[i].thread);
    free_list(&decoder->waiting);
    for (int i = 0; i < APP_DECODE_USES; i++)
        free_list(&decoder->done[i]);
    os_condition_deinit(&decoder->changed);
    os_mutex_deinit(&decoder->lock);
    SDL_free(decoder->program);
    free(decoder);
}

/* ---- For who asks ---- */

/* NULL where memory ran out. */
static request *make_request(const app_decoder *decoder, const app_decode *what)
{
    request *one = calloc(1, sizeof *one);
    if (!one)
        return NULL;
    one->path = what->path ? strdup(what->path) : NULL;
    one->pixels = what->pixels ? SDL_DuplicateSurface(what->pixels) : NULL;
    one->longest = what->longest;
    one->use = what->use;
    one->keeps = what->keep && decoder->copies[0];
    one->compares = what->goal != NULL;
    if (what->goal)
        one->goal = *what->goal;
    one->crop = what->crop;
    if (one->path || one->pixels)
        return one;
    free_request(one);
    return NULL;
}

app_decode_ticket app_decoder_ask(app_decoder *decoder, const app_decode *what)
{
    assert(what->pixels || (what->longest > 0 && what->longest <= APP_DECODE_LONGEST));
    request *one = start_workers(decoder) ? make_request(decoder, what) : NULL;
    if (!one)
        return 0;
    os_mutex_lock(&decoder->lock);
    decoder->last = decoder->last == UINT32_MAX ? 1 : decoder->last + 1;
    app_decode_ticket ticket = one->answer.ticket = decoder->last;
    one->next = decoder->waiting;
    decoder->waiting = one;
    os_condition_signal_all(&decoder->changed);
    os_mutex_unlock(&decoder->lock);
    return ticket;
}

bool app_decoder_take(app_decoder *decoder, app_decode_use use, app_decoded *out)
{
    os_mutex_lock(&decoder->lock);
    request *first = decoder->done[use];
    if (first)
        decoder->done[use] = first->next;
    os_mutex_unlock(&decoder->lock);
    if (!first)
        return false;
    *out = first->answer;
    first->answer.picture = NULL;
    free_request(first);
    return true;
}

/* What a request is left out by: its ticket, or where that is 0 its use. */
static bool is_meant(const request *one, app_decode_ticket ticket, app_decode_use use)
{
    return ticket ? one->answer.ticket == ticket : one->use == use;
}

static void drop_from(request **list, app_decode_ticket ticket, app_decode_use use)
{
    while (*list) {
        request *one = *list;
        if (!is_meant(one, ticket, use)) {
            list = &one->next;
            continue;
        }
        *list = one->next;
        free_request(one);
    }
}

static void forget(app_decoder *decoder, app_decode_ticket ticket, app_decode_use use)
{
    os_mutex_lock(&decoder->lock);
    drop_from(&decoder->waiting, ticket, use);
    for (int i = 0; i < APP_DECODE_USES; i++)
        drop_from(&decoder->done[i], ticket, use);
    for (int i = 0; i < WORKERS; i++) {
        request *running = decoder->workers[i].request;
        if (running && is_meant(running, ticket, use))
            drop_work(running);
    }
    os_mutex_unlock(&decoder->lock);
}

void app_decoder_forget(app_decoder *decoder, app_decode_ticket ticket)
{
    if (ticket)
        forget(decoder, ticket, APP_DECODE_USES);
}

void app_decoder_forget_all(app_decoder *decoder, app_decode_use use)
{
    forget(decoder, 0, use);
}

static bool is_busy(const app_decoder *decoder)
{
    bool busy = decoder->waiting != NULL;
    for (int i = 0; i < WORKERS; i++)
        busy = busy || decoder->workers[i].request;
    return busy;
}

void app_decoder_finish(app_decoder *decoder)
{
    os_mutex_lock(&decoder->lock);
    while (is_busy(decoder))
        os_condition_wait(&decoder->changed, &decoder->lock);
    os_mutex_unlock(&decoder->lock);
}
