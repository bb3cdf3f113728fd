#ifndef TESTS_GAME_JUDGED_H
#define TESTS_GAME_JUDGED_H

/* Games of which only the distances matter: each is given by hand, a place at a time. Included after
 * claims.h. */

#include "game/review.h"
#include "game/session.h"

enum { JUDGED_MOST = 128 };

typedef struct judged {
    game_session session; /* its boards are empty */
    game_step steps[JUDGED_MOST];
    game_distance left[JUDGED_MOST];
    size_t known;
    puzzle_metric metric; /* moves, unless a test says otherwise */
} judged;

static inline game_distance exactly(int moves)
{
    return (game_distance){moves, moves};
}

/* Begins at that distance. */
static inline judged *judged_from(judged *game, int moves)
{
    *game = (judged){.known = 1};
    game->session.steps = game->steps;
    game->left[0] = exactly(moves);
    return game;
}

/* A slide whose moves lead to these places. */
static inline void slide_to(judged *game, game_by by, int length, const game_distance *places)
{
    game_session *session = &game->session;
    assert_true(game->known + (size_t)length <= JUDGED_MOST);
    uint8_t move = session->done % 2 ? PUZZLE_RIGHT : PUZZLE_UP; /* so that each is a slide */
    game->steps[session->done++] =
        (game_step){.move = move, .by = (uint8_t)by, .length = (uint8_t)length};
    session->total = session->done;
    session->slides++;
    session->moves += length;
    for (int i = 0; i < length; i++)
        game->left[game->known++] = places[i];
}

static inline void move_to(judged *game, game_by by, int moves)
{
    game_distance place = exactly(moves);
    slide_to(game, by, 1, &place);
}

static inline void undo_slide(judged *game)
{
    game_session *session = &game->session;
    int length = game->steps[--session->done].length;
    session->undos++;
    session->slides--;
    session->moves -= length;
    game->known -= (size_t)length;
}

static inline game_review review_of(const judged *game)
{
    game_review review;
    assert_true(game_review_make(&review, &game->session, game->metric, game->left, game->known));
    return review;
}

#endif
