/* Results: made of what the solver says, and asked. */
#include "solver.h"

#include "fail.h"
#include "puzzle/notation.h"

#include <stdlib.h>
#include <string.h>

/* ---- Made ---- */

slidewise_result *library_result_create(slidewise_status status)
{
    slidewise_result *made = malloc(sizeof *made);
    if (!made)
        return NULL;
    *made = (slidewise_result){
        .status = status, .moves = -1, .slides = -1, .engine = "", .heuristic = ""};
    for (int move = 0; move < PUZZLE_MOVES; move++)
        made->after[move] = -1;
    return made;
}

bool library_result_take_path(slidewise_result *result, const puzzle_path *path)
{
    char *letters = malloc(path->length + 1);
    if (!letters)
        return false;
    for (size_t i = 0; i < path->length; i++)
        letters[i] = puzzle_move_letter((puzzle_move)path->moves[i]);
    letters[path->length] = '\0';
    free(result->path);
    result->path = letters;
    result->moves = (int)path->length;
    result->slides = (int)puzzle_path_slides(path);
    return true;
}

slidewise_result *library_result_copy(const slidewise_result *result)
{
    slidewise_result *made = malloc(sizeof *made);
    if (!made)
        return NULL;
    *made = *result;
    made->path = result->path ? strdup(result->path) : NULL;
    if (!result->path || made->path)
        return made;
    free(made);
    return NULL;
}

void library_result_note(slidewise_result *result, const solver_progress *progress)
{
    int bound = solver_progress_lower_bound(progress);
    result->bound = result->bound > bound ? result->bound : bound;
    result->nodes = solver_progress_nodes(progress);
}

slidewise_result *library_result_of_answer(const solver_answer *answer)
{
    slidewise_result *made = library_result_create(library_status(answer->status));
    if (!made)
        return NULL;
    made->proved = answer->optimal;
    made->bound = answer->lower_bound;
    made->engine = answer->engine;
    made->heuristic = answer->heuristic;
    made->nodes = answer->expanded;
    made->ms = answer->ms;
    made->cpu_ms = answer->cpu_ms;
    made->table_ms = answer->table_ms;
    if (answer->status != SW_OK || library_result_take_path(made, &answer->path))
        return made;
    slidewise_result_free(made);
    return NULL;
}

slidewise_result *library_result_of_distances(const solver_distances *distances)
{
    slidewise_result *made = library_result_create(library_status(distances->status));
    if (!made)
        return NULL;
    made->ms = distances->ms;
    made->cpu_ms = distances->cpu_ms;
    made->table_ms = distances->table_ms;
    if (distances->status != SW_OK)
        return made;
    made->proved = true;
    made->bound = distances->moves_left;
    char *best = made->best;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        made->after[move] = distances->after[move];
        if (solver_distances_best(distances, (puzzle_move)move))
            *best++ = puzzle_move_letter((puzzle_move)move);
    }
    return made;
}

void slidewise_result_free(slidewise_result *result)
{
    if (result)
        free(result->path);
    free(result);
}

/* ---- Asked ---- */

slidewise_status slidewise_result_status(const slidewise_result *result)
{
    return result->status;
}

const char *slidewise_result_path(const slidewise_result *result)
{
    return result->path;
}

int slidewise_result_moves(const slidewise_result *result)
{
    return result->moves;
}

int slidewise_result_slides(const slidewise_result *result)
{
    return result->slides;
}

int slidewise_result_proved(const slidewise_result *result)
{
    return result->proved;
}

int slidewise_result_bound(const slidewise_result *result)
{
    return result->bound;
}

const char *slidewise_result_engine(const slidewise_result *result)
{
    return result->engine;
}

const char *slidewise_result_heuristic(const slidewise_result *result)
{
    return result->heuristic;
}

uint64_t slidewise_result_nodes(const slidewise_result *result)
{
    return result->nodes;
}

double slidewise_result_milliseconds(const slidewise_result *result)
{
    return result->ms;
}

double slidewise_result_cpu_milliseconds(const slidewise_result *result)
{
    return result->cpu_ms;
}

double slidewise_result_table_milliseconds(const slidewise_result *result)
{
    return result->table_ms;
}

int slidewise_result_after(const slidewise_result *result, char move)
{
    for (int i = 0; i < PUZZLE_MOVES; i++)
        if (puzzle_move_letter((puzzle_move)i) == move)
            return result->after[i];
    return -1;
}

const char *slidewise_result_best(const slidewise_result *result)
{
    return result->best;
}
