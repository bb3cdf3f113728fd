#ifndef TESTS_GAME_SAME_H
#define TESTS_GAME_SAME_H

/* Games that are to be the same in everything that a player can find out. Included after claims.h. */

#include "game/slots.h"

static inline void assert_same_round(const game_round *a, const game_round *b)
{
    assert_true(a->id == b->id);
    const game_session *s = &a->session;
    const game_session *t = &b->session;
    assert_true(puzzle_board_equal(&s->start, &t->start));
    assert_true(puzzle_board_equal(&s->goal, &t->goal));
    assert_true(puzzle_board_equal(&s->board, &t->board));
    assert_int_equal(s->total, t->total);
    assert_int_equal(s->done, t->done);
    if (s->total > 0)
        assert_memory_equal(s->steps, t->steps, s->total * sizeof *s->steps);
    assert_int_equal(s->moves, t->moves);
    assert_int_equal(s->slides, t->slides);
    assert_int_equal(s->undos, t->undos);
    assert_memory_equal(s->hints, t->hints, sizeof s->hints);
    assert_int_equal(s->autos, t->autos);
    if (game_session_credit(s) != GAME_CREDIT_OWN) {
        assert_int_equal(s->alone.steps, t->alone.steps);
        assert_int_equal(s->alone.undos, t->alone.undos);
        assert_int_equal(s->alone.regions, t->alone.regions);
        assert_int_equal(s->alone.tiles, t->alone.tiles);
    }
    assert_int_equal(s->started, t->started);
    assert_int_equal(s->end, t->end);
    assert_true(s->time_ms == t->time_ms);
    assert_int_equal(a->look.style, b->look.style);
    assert_string_equal(a->look.picture, b->look.picture);
    assert_string_equal(a->look.word, b->look.word);
    assert_true(game_crop_same(&a->look.crop, &b->look.crop));
    assert_int_equal(a->look.numbers, b->look.numbers);
    assert_int_equal(a->origin.kind, b->origin.kind);
    assert_int_equal(a->origin.board, b->origin.board);
    assert_int_equal(a->origin.path_step, b->origin.path_step);
    assert_string_equal(a->later, b->later);
    assert_true(a->origin.seed == b->origin.seed);
    assert_string_equal(a->origin.level, b->origin.level);
    assert_string_equal(a->origin.title, b->origin.title);
    assert_int_equal(a->origin.par, b->origin.par);
    assert_int_equal(a->origin.par_proof, b->origin.par_proof);
    assert_int_equal(a->origin.par_metric, b->origin.par_metric);
}

static inline void assert_same_slots(const game_slots *a, const game_slots *b)
{
    assert_int_equal(a->has_current, b->has_current);
    assert_int_equal(a->has_parked, b->has_parked);
    if (a->has_current)
        assert_same_round(&a->current, &b->current);
    if (a->has_parked)
        assert_same_round(&a->parked, &b->parked);
}

#endif
