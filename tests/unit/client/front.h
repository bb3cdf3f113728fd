/* A front end of a few lines: it remembers what it was told, and draws nothing. */
#ifndef TEST_CLIENT_FRONT_H
#define TEST_CLIENT_FRONT_H

#include "client/client.h"
#include "puzzle/notation.h"

#include "claims.h"

#include <stdio.h>
#include <stdlib.h>

enum { MESSAGES = CLIENT_SAYS_NOT_EXPORTED + 1 };

typedef struct front {
    client client;
    int said[MESSAGES]; /* how often each code came */
    int begun, back;    /* games that were dressed */
    char folder[64];
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
    assert_int_equal(client_open_folders(&f->client, NULL, f->folder, f->folder, NULL), SW_OK);
    assert_int_equal(client_start_thinking(&f->client, f->folder, NULL), SW_OK);
}

static inline front *front_open(void)
{
    front *f = calloc(1, sizeof *f);
    assert_non_null(f);
    snprintf(f->folder, sizeof f->folder, "/tmp/slidewise-client-XXXXXX");
    assert_non_null(mkdtemp(f->folder));
    front_open_again(f);
    return f;
}

static inline void front_close(front *f)
{
    char command[128];
    client_deinit(&f->client);
    snprintf(command, sizeof command, "rm -rf '%s'", f->folder);
    assert_int_equal(system(command), 0);
    free(f);
}

/* A round from that board to the standard goal of a 3x3. */
static inline game_round front_round(const char *board)
{
    puzzle_board start, goal;
    game_round round = {.look = {.style = GAME_NUMBERS}, .origin = {.kind = GAME_FROM_BOARD}};
    assert_int_equal(puzzle_board_parse(&start, board, NULL), SW_OK);
    assert_int_equal(puzzle_board_parse(&goal, "1,2,3/4,5,6/7,8,0", NULL), SW_OK);
    game_session_init(&round.session, &start, &goal);
    return round;
}

#endif
