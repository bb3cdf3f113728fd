/* Kinds of boards, by their names and by where the board came from. */
#include "game/origin.h"

const char *const game_board_kind_names[GAME_BOARD_KINDS] = {"uniform", "easy", "hard", "level",
                                                             "own"};

game_board_kind game_board_kind_of(game_origin_kind from)
{
    switch (from) {
    case GAME_FROM_SEED:
        return GAME_BOARD_UNIFORM;
    case GAME_FROM_LEVEL:
        return GAME_BOARD_LEVEL;
    case GAME_FROM_BOARD:
        break;
    }
    return GAME_BOARD_OWN;
}
