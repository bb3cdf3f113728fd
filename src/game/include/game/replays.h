#ifndef GAME_REPLAYS_H
#define GAME_REPLAYS_H

#include "game/record.h"

/* The folder of replays: a file a game, named by when it ended and by its id. */

enum { GAME_REPLAY_NAME = 64 };

/* What a list shows of a game, without its boards and moves: thousands of them may be listed, and
 * game_replays_read fetches what little of them is in view. */
typedef struct game_replay_entry {
    char name[GAME_REPLAY_NAME]; /* of its file */
    int64_t date;
    uint64_t id;
    puzzle_size size;
    uint64_t boards; /* a hash of start and goal */
    game_style style;
    char level[PUZZLE_LEVEL_ID_SIZE * 2]; /* "" where it is none */
    char title[PUZZLE_LEVEL_TEXT_SIZE];
    char challenge[GAME_CHALLENGE_TEXT]; /* "" where it is of none */
    bool solved;
    int moves;
    game_credit credit;
    double time_ms;
} game_replay_entry;

typedef struct game_replays {
    game_replay_entry *entries; /* newest first; owned */
    size_t count;
    size_t damaged;   /* files that are no replays; left alone */
    sw_error problem; /* with the first of them: which one, and what is wrong */
} game_replays;

/* Lists the folder; a missing one is empty. Only what an entry shows is read and checked. */
sw_status game_replays_list(game_replays *out, const char *folder, sw_error *error);
void game_replays_deinit(game_replays *replays);

/* SW_NO_MEMORY, where *out is empty. */
sw_status game_replays_copy(game_replays *out, const game_replays *replays, sw_error *error);

sw_status game_replays_read(game_record *out, const char *folder, const char *name,
                            sw_error *error);

/* Keeps the record, in place of one of the same id, and then removes the oldest others beyond
 * `limit`; with 0 it keeps none at all, and `name` is "". Once it has returned a process that is
 * killed loses nothing; no disk is waited for. `name` (of GAME_REPLAY_NAME bytes, or NULL) receives
 * the file's. */
sw_status game_replays_keep(const char *folder, const game_record *record, int limit, char *name,
                            sw_error *error);

sw_status game_replays_remove(const char *folder, const char *name, sw_error *error);

/* The player's own solved game with the fewest moves (then the shortest time) from that start to that goal: its
 * file's name, or NULL. Borrowed. */
const char *game_replays_best(const game_replays *replays, const puzzle_board *start,
                              const puzzle_board *goal);

#endif
