#ifndef GAME_REVIEW_H
#define GAME_REVIEW_H

#include "game/analysis.h"
#include "game/session.h"

/* What a finished or abandoned game was worth, from what the analysis found out: each slide for itself,
 * and the detours. It counts moves or slides; docs/SCORE.md has the rules. */

typedef enum game_verdict {
    GAME_UNJUDGED, /* a distance before or after it is not known */
    GAME_BEST,     /* each of its moves led nearer; in slides, it did as a whole */
    GAME_AWAY,     /* it did not: one of its moves at least led away */
} game_verdict;

typedef struct game_judgement {
    size_t place; /* of the path, before the slide */
    int length;   /* moves of the slide */
    game_verdict verdict;
    int lost;   /* what it cost beyond what it gained: length, or 1 in slides, + after - before */
    bool exact; /* by true distances; otherwise by the best solutions known */
} game_judgement;

/* It begins with a move that leads away, or a slide that does not lead nearer, and ends when as few
 * are left as before that. Two with no gaining one between them are one. */
typedef struct game_detour {
    size_t from;   /* the place of the path where it began */
    size_t to;     /* the place where it was over; else the last one that is judged */
    size_t top;    /* the first place of it that lies farthest from the goal */
    size_t cost;   /* its moves or slides */
    bool returned; /* as few moves are left at its end as at its beginning */
    bool exact;    /* by true distances */
} game_detour;

typedef struct game_review {
    puzzle_metric metric;
    game_judgement *slides; /* one for each step of the path, in slides for each slide; owned */
    size_t count;
    size_t judged;        /* moves or slides with a verdict */
    size_t best;          /* judged ones that led nearer */
    size_t best_run;      /* the most of these in a row */
    double accuracy;      /* 100 * best / judged; -1 where none is judged */
    bool exact;           /* all of it by true distances */
    game_detour *detours; /* by cost, the dearest first, then in order; owned */
    size_t detour_count;
    size_t detour_moves; /* what they cost together */
} game_review;

/* False where memory ran out; *out is then empty. A zeroed review is safe to deinit. */
bool game_review_make(game_review *out, const game_session *session, puzzle_metric metric,
                      const game_distance *left, size_t known);
void game_review_deinit(game_review *review);

/* The detour that begins at the place or has not ended there; NULL: none. Borrowed. */
const game_detour *game_review_detour_at(const game_review *review, size_t place);

/* How many moves or slides of detours lie, or begin, between two places. */
size_t game_review_lost_between(const game_review *review, size_t from, size_t to);

#endif
