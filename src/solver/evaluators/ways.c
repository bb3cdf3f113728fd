/* A board as the ways of its tiles: written down whole, and its Manhattan distance. */
#include "evaluators/ways.h"

void solver_ways_look(const normalized_board *board, home_way *out)
{
    int columns = board->size.columns;
    for (int cell = 0; cell < board->cells; cell++) {
        int home = board->home[cell];
        int across = home % columns - cell % columns, down = home / columns - cell / columns;
        out[cell] = (home_way){(uint8_t)(across + WAYS_MIDDLE), (uint8_t)(down + WAYS_MIDDLE)};
    }
    out[board->blank] = (home_way){0, 0};
}

int solver_ways_distance(int cells, const home_way *ways)
{
    int sum = 0;
    for (int cell = 0; cell < cells; cell++)
        sum += ways[cell].column ? solver_way_length(ways[cell]) : 0;
    return sum;
}
