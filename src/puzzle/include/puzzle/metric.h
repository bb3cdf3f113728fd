#ifndef PUZZLE_METRIC_H
#define PUZZLE_METRIC_H

#include "puzzle/path.h"

/* What the length of a path counts: each tile that moves one cell, or each slide, of however many tiles
 * in line with the blank. */
typedef enum puzzle_metric {
    PUZZLE_METRIC_MOVES,
    PUZZLE_METRIC_SLIDES,
    PUZZLE_METRICS, /* how many */
} puzzle_metric;

extern const char *const puzzle_metric_names[PUZZLE_METRICS]; /* "moves", "slides" */
bool puzzle_metric_find(const char *name, puzzle_metric *out);

/* The path's length in the metric. */
size_t puzzle_metric_length(puzzle_metric metric, const puzzle_path *path);

/* After how many of its moves the path has made so many moves, or whole slides; at most all of them. */
size_t puzzle_metric_place(puzzle_metric metric, const puzzle_path *path, size_t length);

/* In slides, whether the path goes on there with the slide that it is in. */
bool puzzle_metric_within(puzzle_metric metric, const puzzle_path *path, size_t place);

#endif
