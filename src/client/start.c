/* From the command line to the first game. */
#include "client/start.h"

#include "os/paths.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "puzzle/scramble.h"
#include "puzzle/solvable.h"

#include <stdio.h>
#include <string.h>

void client_make_round(game_round *out, const puzzle_board *goal, const game_look *look,
                       uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    puzzle_board start = puzzle_scramble(goal, &rng);
    memset(out, 0, sizeof *out);
    game_session_init(&out->session, &start, goal);
    out->look = *look;
    out->origin.kind = GAME_FROM_SEED;
    out->origin.seed = seed;
}

sw_status client_home_path(game_home home, char *out, size_t size, sw_error *error)
{
    static sw_status (*const paths[GAME_HOMES])(char *, size_t,
                                                sw_error *) = {[GAME_HOME_CONFIG] = os_path_config,
                                                               [GAME_HOME_STATE] = os_path_state,
                                                               [GAME_HOME_DATA] = os_path_data};
    return paths[home](out, size, error);
}

sw_status client_own_levels(char *out, size_t size, sw_error *error)
{
    sw_status status = os_path_data(out, size, error);
    return status == SW_OK ? game_file_path(out, size, GAME_FILE_PACKS, out, error) : status;
}

sw_status client_load_levels(game_levels *out, sw_error *error)
{
    char bundled[OS_PATH_SIZE], own[OS_PATH_SIZE];
    bool has_own = client_own_levels(own, sizeof own, NULL) == SW_OK;
    sw_status status = os_path_bundled(bundled, sizeof bundled, "levels", error);
    if (status == SW_OK)
        status = game_levels_load(out, bundled, has_own ? own : NULL, error);
    return status;
}

void client_round_of_level(game_round *out, const puzzle_level *level, const char *name,
                           const game_look *look)
{
    memset(out, 0, sizeof *out);
    game_session_init(&out->session, &level->start, &level->goal);
    out->look = *look;
    out->look.style = level->picture[0] ? GAME_PICTURE
                      : level->word[0]  ? GAME_LETTERS
                                        : GAME_NUMBERS;
    snprintf(out->look.picture, sizeof out->look.picture, "%s", level->picture);
    snprintf(out->look.word, sizeof out->look.word, "%s", level->word);
    out->origin.kind = GAME_FROM_LEVEL;
    out->origin.board = GAME_BOARD_LEVEL;
    snprintf(out->origin.level, sizeof out->origin.level, "%s", name);
    snprintf(out->origin.title, sizeof out->origin.title, "%s", level->title);
    out->origin.par = level->par;
    out->origin.par_proof = level->par_proof;
    out->origin.par_metric = level->par_metric;
}

void client_round_again(game_round *out, const game_round *from)
{
    *out = (game_round){.look = from->look, .origin = from->origin};
    game_session_init(&out->session, &from->session.start, &from->session.goal);
}

void client_round_of_id(game_round *out, const puzzle_id *id, const game_look *look)
{
    memset(out, 0, sizeof *out);
    game_session_init(&out->session, &id->start, &id->goal);
    out->look = *look;
    out->origin.kind = id->kind == PUZZLE_ID_SEED ? GAME_FROM_SEED : GAME_FROM_BOARD;
    out->origin.board = game_board_kind_of(out->origin.kind);
    out->origin.seed = id->seed;
}

game_look client_look_of_settings(const game_settings *settings)
{
    game_look look = {.style = (game_style)settings->style, .numbers = settings->numbers};
    snprintf(look.picture, sizeof look.picture, "%s", settings->picture);
    return look;
}

/* Why there is no such level: the pack may be damaged. */
static sw_status fail_level(const game_levels *levels, const char *name, sw_error *error)
{
    size_t length = strcspn(name, "/");
    for (int i = 0; i < levels->count; i++) {
        const game_pack *pack = &levels->packs[i];
        if (pack->problem.status == SW_OK || strlen(pack->name) != length ||
            strncmp(pack->name, name, length) != 0)
            continue;
        return sw_fail_in_file(error, pack->path, &pack->problem);
    }
    return sw_fail(error, SW_NOT_FOUND, "--level: no level is called '%s', as pack/name", name);
}

/* "pack/name" of a pack that comes with the game, or of the player's own. */
static sw_status start_level(game_round *out, const char *name, const game_look *look,
                             sw_error *error)
{
    game_levels levels;
    sw_status status = client_load_levels(&levels, error);
    if (status != SW_OK)
        return status;
    const puzzle_level *level = game_levels_find(&levels, name, NULL, NULL);
    if (level)
        client_round_of_level(out, level, name, look);
    else
        status = fail_level(&levels, name, error);
    game_levels_deinit(&levels);
    return status;
}

static sw_status parse_goal(puzzle_board *out, const client_options *options, puzzle_size size,
                            sw_error *error)
{
    sw_error reason;
    if (puzzle_goal_parse(out, options->goal ? options->goal : "standard", size, &reason) != SW_OK)
        return sw_fail_because(error, SW_BAD_INPUT, &reason, "--goal");
    return SW_OK;
}

static sw_status start_board(game_round *out, const client_options *options, const game_look *look,
                             sw_error *error)
{
    puzzle_board start, goal;
    sw_error reason;
    if (puzzle_board_parse(&start, options->board, &reason) != SW_OK)
        return sw_fail_because(error, SW_BAD_INPUT, &reason, "--board");
    sw_status status = parse_goal(&goal, options, start.size, error);
    if (status != SW_OK)
        return status;
    if (!puzzle_solvable(&start, &goal))
        return sw_fail(error, SW_BAD_INPUT,
                       "--board: no moves lead from this board to the goal: the parity differs");
    memset(out, 0, sizeof *out);
    game_session_init(&out->session, &start, &goal);
    out->look = *look;
    out->origin.kind = GAME_FROM_BOARD;
    out->origin.board = GAME_BOARD_OWN;
    return SW_OK;
}

static sw_status start_id(game_round *out, const char *text, const game_look *look, sw_error *error)
{
    puzzle_id id;
    sw_error reason;
    if (puzzle_id_parse(&id, text, &reason) != SW_OK)
        return sw_fail_because(error, SW_BAD_INPUT, &reason, "--id");
    client_round_of_id(out, &id, look);
    return SW_OK;
}

static sw_status start_scramble(game_round *out, const client_options *options,
                                const game_look *look, puzzle_size size, uint64_t seed,
                                sw_error *error)
{
    puzzle_board goal;
    sw_status status = parse_goal(&goal, options, options->has_size ? options->size : size, error);
    if (status != SW_OK)
        return status;
    client_make_round(out, &goal, look, options->has_seed ? options->seed : seed);
    return SW_OK;
}

static sw_status set_image(game_look *look, const char *path, sw_error *error)
{
    sw_error reason;
    sw_status status = os_path_absolute(look->picture, sizeof look->picture, path, &reason);
    if (status != SW_OK)
        return sw_fail_because(error, status, &reason, "--image: %s", path);
    look->style = GAME_PICTURE;
    return SW_OK;
}

sw_status client_start_round(game_round *out, bool *asked, const client_options *options,
                             const game_look *look, puzzle_size size, uint64_t seed,
                             sw_error *error)
{
    game_look chosen = *look;
    *asked = options->goal || options->board || options->image || options->level || options->id ||
             options->has_size || options->has_seed;
    if (!*asked)
        return SW_OK;
    if (options->image) {
        sw_status status = set_image(&chosen, options->image, error);
        if (status != SW_OK)
            return status;
    }
    if (options->level) {
        sw_status status = start_level(out, options->level, &chosen, error);
        if (status == SW_OK && options->image)
            out->look = chosen;
        return status;
    }
    if (options->id)
        return start_id(out, options->id, &chosen, error);
    if (options->board)
        return start_board(out, options, &chosen, error);
    return start_scramble(out, options, &chosen, size, seed, error);
}
