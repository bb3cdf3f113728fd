/* The two ways to count a path: single tiles, or slides. */
#include "puzzle/metric.h"

#include <string.h>

const char *const puzzle_metric_names[PUZZLE_METRICS] = {"moves", "slides"};

bool puzzle_metric_find(const char *name, puzzle_metric *out)
{
    for (int i = 0; i < PUZZLE_METRICS; i++)
        if (strcmp(puzzle_metric_names[i], name) == 0) {
            *out = (puzzle_metric)i;
            return true;
        }
    return false;
}

size_t puzzle_metric_length(puzzle_metric metric, const puzzle_path *path)
{
    return metric == PUZZLE_METRIC_SLIDES ? puzzle_path_slides(path) : path->length;
}

bool puzzle_metric_within(puzzle_metric metric, const puzzle_path *path, size_t place)
{
    return metric == PUZZLE_METRIC_SLIDES && place > 0 && place < path->length &&
           path->moves[place] == path->moves[place - 1];
}

size_t puzzle_metric_place(puzzle_metric metric, const puzzle_path *path, size_t length)
{
    size_t place = 0;
    for (; place < path->length; place++)
        if (!puzzle_metric_within(metric, path, place) && length-- == 0)
            break;
    return place;
}
