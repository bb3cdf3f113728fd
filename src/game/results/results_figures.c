/* Figures of a category of results: best, mean and the averages of the last games. */
#include "game/pace.h"
#include "game/results.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- Averages ---- */

/* The values that an average is taken of, in order. */
typedef struct window {
    double sorted[GAME_AVERAGE_MAX];
    size_t count;
} window;

/* Where the value stands, or belongs. */
static size_t place_in(const window *values, double value)
{
    size_t at = 0;
    while (at < values->count && values->sorted[at] < value)
        at++;
    return at;
}

static void insert(window *values, double value)
{
    double *at = values->sorted + place_in(values, value);
    size_t behind = (size_t)(values->sorted + values->count - at);
    memmove(at + 1, at, behind * sizeof *at);
    *at = value;
    values->count++;
}

static void take_out(window *values, double value)
{
    double *at = values->sorted + place_in(values, value);
    size_t behind = (size_t)(values->sorted + values->count - at) - 1;
    memmove(at, at + 1, behind * sizeof *at);
    values->count--;
}

/* How many of the best, and of the worst, an average leaves out. */
static size_t left_out(size_t count)
{
    enum { ONE_OF = 20 };
    return (count + ONE_OF - 1) / ONE_OF;
}

static double average_of(const window *values)
{
    double sum = 0;
    size_t trim = left_out(values->count);
    for (size_t i = trim; i < values->count - trim; i++)
        sum += values->sorted[i];
    return sum / (double)(values->count - 2 * trim);
}

double game_average(const double *values, size_t count)
{
    window sorted = {.count = 0};
    assert(count <= GAME_AVERAGE_MAX && count >= 3);
    for (size_t i = 0; i < count; i++)
        insert(&sorted, values[i]);
    return average_of(&sorted);
}

size_t game_average_games(game_average_kind average)
{
    static const size_t games[GAME_AVERAGES] = {[GAME_AO5] = 5,
                                                [GAME_AO12] = 12,
                                                [GAME_AO25] = 25,
                                                [GAME_AO50] = 50,
                                                [GAME_AO100] = GAME_AVERAGE_MAX};
    return games[average];
}

/* ---- Categories ---- */

game_category game_category_of(const game_result *result)
{
    game_category category = {.size = result->size, .goal = result->goal, .board = result->board};
    memcpy(category.challenge, result->challenge, sizeof category.challenge);
    return category;
}

bool game_category_has(const game_category *category, const game_result *result)
{
    bool by_it = category->way == GAME_WAY_UNKNOWN || category->way == result->way;
    return by_it && game_result_credit(result) != GAME_CREDIT_SHOWN &&
           result->goal == category->goal && result->board == category->board &&
           puzzle_size_equal(result->size, category->size) &&
           game_challenge_text_same(result->challenge, category->challenge);
}

bool game_category_counts(const game_category *category, const game_result *result)
{
    bool own = game_result_credit(result) == GAME_CREDIT_OWN;
    return (own || category->assisted) && game_category_has(category, result);
}

/* All games of one kind of board, and how many of them came by each way. */
typedef struct tally {
    game_category all;
    size_t by_way[GAME_RESULT_WAYS];
} tally;

static int by_games(const void *left, const void *right)
{
    const game_category *a = &((const tally *)left)->all, *b = &((const tally *)right)->all;
    if (a->games != b->games)
        return a->games > b->games ? -1 : 1;
    int order = puzzle_size_cells(a->size) - puzzle_size_cells(b->size);
    if (order == 0)
        order = a->size.columns - b->size.columns;
    if (order == 0)
        order = a->goal - b->goal;
    if (order == 0)
        order = (int)a->board - (int)b->board;
    return order != 0 ? order : strcmp(a->challenge, b->challenge);
}

/* Where the result belongs: behind the last one where it is the first of its kind. */
static tally *find_tally(tally *list, size_t count, const game_result *result)
{
    size_t at = 0;
    while (at < count && !game_category_has(&list[at].all, result))
        at++;
    return &list[at];
}

static size_t count_games(const game_results *results, tally *list)
{
    size_t count = 0;
    for (size_t i = 0; i < results->count; i++) {
        const game_result *result = &results->list[i];
        if (game_result_credit(result) == GAME_CREDIT_SHOWN)
            continue;
        tally *found = find_tally(list, count, result);
        if (found == &list[count])
            list[count++].all = game_category_of(result);
        found->all.games++;
        found->by_way[result->way]++;
    }
    return count;
}

/* All games, then those by each way that are some and not all of them. Returns how many there are. */
static size_t part_by_way(const tally *of, game_category *out)
{
    size_t count = 0;
    out[count++] = of->all;
    for (int way = GAME_WAY_KEYS; way < GAME_RESULT_WAYS; way++) {
        if (of->by_way[way] == 0 || of->by_way[way] == of->all.games)
            continue;
        out[count] = of->all;
        out[count].way = way;
        out[count++].games = of->by_way[way];
    }
    return count;
}

sw_status game_results_categories(const game_results *results, game_category **out, size_t *count,
                                  sw_error *error)
{
    tally *tallies = calloc(results->count + 1, sizeof *tallies);
    /* Each way that stands behind its kind has a game of its own. */
    game_category *list = calloc(2 * results->count + 1, sizeof *list);
    if (!tallies || !list) {
        free(tallies);
        free(list);
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    }
    size_t kinds = count_games(results, tallies);
    qsort(tallies, kinds, sizeof *tallies, by_games);
    *count = 0;
    for (size_t i = 0; i < kinds; i++)
        *count += part_by_way(&tallies[i], list + *count);
    free(tallies);
    *out = list;
    return SW_OK;
}

size_t game_results_of(const game_results *results, const game_category *category,
                       const game_result **out)
{
    size_t count = 0;
    for (size_t i = 0; i < results->count; i++)
        if (game_category_has(category, &results->list[i]))
            out[count++] = &results->list[i];
    return count;
}

/* ---- Figures ---- */

double game_result_value(const game_result *result, game_figure_kind kind)
{
    switch (kind) {
    case GAME_FIGURE_TIME:
        return (double)result->time_ms;
    case GAME_FIGURE_MOVES:
        return result->moves;
    case GAME_FIGURE_SPEED:
        break;
    }
    return game_speed(result->moves, result->time_ms);
}

static bool better(double value, double than, game_figure_kind kind)
{
    return kind == GAME_FIGURE_SPEED ? value > than : value < than;
}

static void take_best(double *best, double value, game_figure_kind kind)
{
    if (*best < 0 || better(value, *best, kind))
        *best = value;
}

/* The average of the last `length` games, while one after the other is added. */
typedef struct rolling {
    size_t length;
    window values;
    double last, best; /* negative while there are too few games */
} rolling;

/* `oldest` is the value that many games ago, if there is one. */
static void roll(rolling *average, double newest, double oldest, game_figure_kind kind)
{
    if (average->values.count == average->length)
        take_out(&average->values, oldest);
    insert(&average->values, newest);
    if (average->values.count < average->length)
        return;
    average->last = average_of(&average->values);
    take_best(&average->best, average->last, kind);
}

/* All of them before the first game. */
static void start_rolling(rolling averages[GAME_AVERAGES])
{
    for (int k = 0; k < GAME_AVERAGES; k++)
        averages[k] =
            (rolling){.length = game_average_games((game_average_kind)k), .last = -1, .best = -1};
}

game_figures game_results_figures(const game_results *results, const game_category *category,
                                  game_figure_kind kind)
{
    rolling averages[GAME_AVERAGES];
    double newest[GAME_AVERAGE_MAX] = {0}; /* value n at n modulo the size */
    double sum = 0;
    game_figures out = {.best = -1, .last = -1, .mean = -1};
    start_rolling(averages);
    for (size_t i = 0; i < results->count; i++) {
        if (!game_category_counts(category, &results->list[i]))
            continue;
        out.last = game_result_value(&results->list[i], kind);
        take_best(&out.best, out.last, kind);
        sum += out.last;
        for (int k = 0; k < GAME_AVERAGES; k++) {
            size_t ago = out.games + GAME_AVERAGE_MAX - averages[k].length;
            roll(&averages[k], out.last, newest[ago % GAME_AVERAGE_MAX], kind);
        }
        newest[out.games++ % GAME_AVERAGE_MAX] = out.last;
    }
    if (out.games > 0)
        out.mean = sum / (double)out.games;
    for (int k = 0; k < GAME_AVERAGES; k++) {
        out.ao[k] = averages[k].last;
        out.best_ao[k] = averages[k].best;
    }
    return out;
}
