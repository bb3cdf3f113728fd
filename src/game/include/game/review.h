#ifndef GAME_REVIEW_H
#define GAME_REVIEW_H

#include "game/analysis.h"
#include "game/session.h"

/* What a finished or abandoned game was worth, slide by slide, from what the analysis found out. */

typedef enum game_verdict {
    GAME_UNJUDGED, /* a distance before or after it is not known */
    GAME_BEST,     /* each of its moves led nearer */
    GAME_SIDEWAYS, /* as far away after it as before */
    GAME_LOST,     /* otherwise: `lost` moves more than were needed */
} game_verdict;

typedef struct game_judgement {
    size_t place; /* of the path, before the slide */
    int length;   /* moves of the slide */
    game_verdict verdict;
    int lost;   /* moves that it cost beyond what it gained: length + after - before */
    bool exact; /* by true distances; otherwise by the best solutions known */
} game_judgement;

enum { GAME_REVIEW_WORST = 8 };

typedef struct game_review {
    game_judgement *slides; /* one for each step of the path; owned */
    size_t count;
    size_t judged;                   /* moves with a verdict; */
    size_t best;                     /* those of them that led nearer */
    size_t detours;                  /* slides that lost moves */
    double accuracy;                 /* 100 * best / judged; -1 where none is judged */
    bool exact;                      /* all of it by true distances */
    size_t worst[GAME_REVIEW_WORST]; /* slides that lost most, the worst first, then in order */
    int worst_count;
} game_review;

/* False where memory ran out; *out is then empty. A zeroed review is safe to deinit. */
bool game_review_make(game_review *out, const game_session *session, const game_distance *left,
                      size_t known);
void game_review_deinit(game_review *review);

#endif
