#ifndef GAME_LEVELS_MARKS_H
#define GAME_LEVELS_MARKS_H

#include "game/levels.h"
#include "game/results.h"

/* What was reached in every level, from the results of all games. */
typedef struct game_marks {
    const game_levels *levels; /* borrowed */
    game_mark
        *list; /* pack after pack; NULL where memory ran out: as if nothing was reached; owned */
} game_marks;

/* False where memory ran out. */
bool game_marks_make(game_marks *out, const game_levels *levels, const game_results *results);
void game_marks_deinit(game_marks *marks);

game_mark game_marks_of(const game_marks *marks, int pack, int level);

/* The first level of a pack that is not solved; -1: none is left. */
int game_marks_unsolved(const game_marks *marks, int pack);

typedef struct game_marks_sum {
    int solved, all, stars;
} game_marks_sum;
game_marks_sum game_marks_of_pack(const game_marks *marks, int pack);
game_marks_sum game_marks_of_all(const game_marks *marks);

/* In fewer moves or slides, as its par counts, than were known to be needed, without being told one. */
bool game_mark_beats(game_mark mark, const puzzle_level *level);

#endif
