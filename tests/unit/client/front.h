/* A front end of a few lines: it remembers what it was told, and draws nothing. */
#ifndef TEST_CLIENT_FRONT_H
#define TEST_CLIENT_FRONT_H

#include "client/client.h"

#include "claims.h"
#include "support/rounds.h"
#include "support/scratch.h"

enum { MESSAGES = CLIENT_SAYS_NOT_EXPORTED + 1 };

typedef struct front {
    client client;
    int said[MESSAGES]; /* how often each code came */
    int begun, back;    /* games that were dressed */
    scratch own;
} front;

static inline void front_say(void *data, const client_message *message)
{
    front *f = data;
    f->said[message->id]++;
}

static inline void front_dress(void *data, game_round *round, bool begins)
{
    front *f = data;
    (void)round;
    f->begun += begins;
    f->back += !begins;
}

static inline void front_wake(void *data)
{
    (void)data;
}

static inline void front_open_again(front *f)
{
    const client_host host = {
        .data = f, .say = front_say, .dress = front_dress, .wake = front_wake};
    client_init(&f->client, &host);
    assert_int_equal(client_open_folders(&f->client, NULL, f->own.folder, f->own.folder, NULL),
                     SW_OK);
    assert_int_equal(client_start_thinking(&f->client, f->own.folder, NULL), SW_OK);
}

static inline front *front_open(void)
{
    front *f = calloc(1, sizeof *f);
    assert_non_null(f);
    f->own = make_scratch();
    front_open_again(f);
    return f;
}

static inline void front_close(front *f)
{
    client_deinit(&f->client);
    remove_scratch(&f->own);
    free(f);
}

#endif
