#ifndef CLIENT_START_H
#define CLIENT_START_H

#include "client/options.h"
#include "game/kept/file_kinds.h"
#include "game/levels.h"
#include "game/settings.h"
#include "game/slots.h"
#include "puzzle/id.h"

/* One of the player's folders, which may not be there yet. SW_NOT_FOUND, SW_LIMIT. */
sw_status client_home_path(game_home home, char *out, size_t size, sw_error *error);

/* The player's folder of packs, which may not be there yet. */
sw_status client_own_levels(char *out, size_t size, sw_error *error);

/* The packs that come with the game and those in the player's folder. */
sw_status client_load_levels(game_levels *out, sw_error *error);

/* A fresh scramble for a goal. */
void client_make_round(game_round *out, const puzzle_board *goal, const game_look *look,
                       uint64_t seed);

/* A level of that name, "pack/id". `look` says whether numbers lie over a picture. */
void client_round_of_level(game_round *out, const puzzle_level *level, const char *name,
                           const game_look *look);

/* The same board once more, as a new game. */
void client_round_again(game_round *out, const game_round *from);

/* The board of an ID. */
void client_round_of_id(game_round *out, const puzzle_id *id, const game_look *look);

/* How the player last chose to see boards. */
game_look client_look_of_settings(const game_settings *settings);

/* The game that the options ask for; *asked is false, and *out untouched, where they name none.
 * `look` and `size` serve where the options leave them open. The error names what was wrong. */
sw_status client_start_round(game_round *out, bool *asked, const client_options *options,
                             const game_look *look, puzzle_size size, uint64_t seed,
                             sw_error *error);

#endif
