/* "position" and "go", read. */
#include "engine/engine_parse.h"

#include "engine/engine_words.h"
#include "puzzle/id.h"
#include "puzzle/notation.h"

#include <string.h>

enum { GOAL_SIZE = PUZZLE_BOARD_TEXT_SIZE, SIZE_SIZE = 16 };

void cli_engine_position_deinit(engine_position *position)
{
    slidewise_board_free(position->start);
    slidewise_board_free(position->goal);
    *position = (engine_position){0};
}

static bool copy_word(char *out, size_t size, engine_word word)
{
    if ((size_t)word.length >= size)
        return false;
    memcpy(out, word.text, (size_t)word.length);
    out[word.length] = '\0';
    return true;
}

/* Like all functions here that have an output, it says what is wrong, and is false then. */
static bool refuse(engine_output *output, const char *reason)
{
    cli_engine_say(output, "error %s", reason);
    return false;
}

/* ---- position ---- */

/* Cuts the line before its word "moves" and returns what stands behind that, or NULL. */
static const char *cut_moves(char *line)
{
    const char *at = line;
    engine_word word;
    while (cli_engine_next_word(&at, &word))
        if (cli_engine_is_word(word, "moves")) {
            line[word.text - line] = '\0';
            return at;
        }
    return NULL;
}

static bool make_goal(slidewise_board **out, const char *text, puzzle_size size,
                      engine_output *output)
{
    puzzle_board board;
    sw_error reason;
    if (puzzle_goal_parse(&board, text, size, &reason) != SW_OK) {
        cli_engine_say(output, "error goal: %s", reason.message);
        return false;
    }
    char error[SLIDEWISE_ERROR_SIZE];
    return slidewise_board_create(out, size.columns, size.rows, board.tiles, error) ==
               SLIDEWISE_OK ||
           refuse(output, error);
}

typedef struct placement {
    char size[SIZE_SIZE];
    char goal[GOAL_SIZE]; /* "" where it is not given */
    const char *board;    /* NULL where it is not given; borrowed */
} placement;

static bool is_size(const slidewise_board *board, puzzle_size size)
{
    return slidewise_board_columns(board) == size.columns &&
           slidewise_board_rows(board) == size.rows;
}

static bool place(engine_position *out, const placement *with, engine_output *output)
{
    puzzle_size size;
    sw_error reason;
    char error[SLIDEWISE_ERROR_SIZE];
    if (puzzle_size_parse(&size, with->size, &reason) != SW_OK)
        return refuse(output, reason.message);
    if (slidewise_board_parse(&out->start, with->board, error) != SLIDEWISE_OK)
        return refuse(output, error);
    if (!is_size(out->start, size))
        return refuse(output, "the board is of another size than the position");
    return make_goal(&out->goal, *with->goal ? with->goal : "standard", size, output);
}

static bool take_part(placement *with, engine_word word, const char **at, engine_output *output)
{
    engine_word value = {0};
    bool is_goal = cli_engine_is_word(word, "goal");
    if (!is_goal && !cli_engine_is_word(word, "size")) {
        cli_engine_say_ignored(output, word);
        return true;
    }
    cli_engine_next_word(at, &value);
    bool fits = is_goal ? copy_word(with->goal, sizeof with->goal, value)
                        : copy_word(with->size, sizeof with->size, value);
    return fits || refuse(output, is_goal ? "the goal is too long" : "the size is too long");
}

/* "size 5x5 goal spiral board 1 2 3 ..." */
static bool parse_boards(engine_position *out, const char *at, engine_output *output)
{
    placement with = {0};
    for (engine_word word; !with.board && cli_engine_next_word(&at, &word);) {
        if (cli_engine_is_word(word, "board"))
            with.board = at;
        else if (!take_part(&with, word, &at, output))
            return false;
    }
    if (!*with.size || !with.board)
        return refuse(output, "a position needs a size and a board, or an id");
    return place(out, &with, output);
}

static bool parse_id(engine_position *out, const char *at, engine_output *output)
{
    char id[PUZZLE_ID_SIZE] = "", error[SLIDEWISE_ERROR_SIZE];
    engine_word word = {0};
    if (cli_engine_next_word(&at, &word) && !copy_word(id, sizeof id, word))
        return refuse(output, "the id is too long");
    while (cli_engine_next_word(&at, &word))
        cli_engine_say_ignored(output, word);
    return slidewise_board_parse_id(&out->start, &out->goal, id, error) == SLIDEWISE_OK ||
           refuse(output, error);
}

static bool play(slidewise_board *board, const char *moves, engine_output *output)
{
    char error[SLIDEWISE_ERROR_SIZE];
    return !moves || slidewise_board_play(board, moves, error) == SLIDEWISE_OK ||
           refuse(output, error);
}

void cli_engine_parse_position(engine_position *position, char *line, engine_output *output)
{
    engine_position next = {0};
    const char *moves = cut_moves(line), *at = line;
    engine_word word = {0};
    bool is_id = cli_engine_next_word(&at, &word) && cli_engine_is_word(word, "id");
    bool is_read = is_id ? parse_id(&next, at, output) : parse_boards(&next, line, output);
    if (is_read && play(next.start, moves, output)) {
        cli_engine_position_deinit(position);
        *position = next;
    } else {
        cli_engine_position_deinit(&next);
    }
}

/* ---- go ---- */

static engine_mode find_mode(engine_word word)
{
    static const char *const names[] = {
        [ENGINE_OPTIMAL] = "optimal",
        [ENGINE_ANYTIME] = "anytime",
        [ENGINE_HINT] = "hint",
        [ENGINE_DISTANCES] = "distances",
    };
    for (int mode = ENGINE_OPTIMAL; mode <= ENGINE_DISTANCES; mode++)
        if (cli_engine_is_word(word, names[mode]))
            return (engine_mode)mode;
    return ENGINE_NO_MODE;
}

/* A word of "go" that a value stands behind, and where the value goes. */
typedef struct go_value {
    const char *name;
    char *out;
    size_t size;
} go_value;

/* Takes the word's value, if it is one that has a value: *has_value. False where that is missing
 * or too long. */
static bool take_value(engine_go *go, engine_word word, const char **at, bool *has_value)
{
    const go_value values[] = {
        {"movetime", go->movetime, sizeof go->movetime},
        {"nodes", go->nodes, sizeof go->nodes},
        {"depth", go->depth, sizeof go->depth},
        {"metric", go->metric, sizeof go->metric},
    };
    *has_value = false;
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        engine_word value;
        if (!cli_engine_is_word(word, values[i].name))
            continue;
        *has_value = true;
        return cli_engine_next_word(at, &value) && copy_word(values[i].out, values[i].size, value);
    }
    return true;
}

static bool take_word(engine_go *go, engine_word word, const char **at, engine_output *output)
{
    bool has_value;
    if (!take_value(go, word, at, &has_value)) {
        cli_engine_say(output, "error the value of %.*s is missing or too long", word.length,
                       word.text);
        return false;
    }
    if (find_mode(word) != ENGINE_NO_MODE)
        go->mode = find_mode(word);
    else if (cli_engine_is_word(word, "infinite"))
        go->infinite = true;
    else if (!has_value)
        cli_engine_say_ignored(output, word);
    return true;
}

bool cli_engine_parse_go(engine_go *out, const char *line, engine_output *output)
{
    engine_go go = {0};
    for (engine_word word; cli_engine_next_word(&line, &word);)
        if (!take_word(&go, word, &line, output))
            return false;
    if (go.mode == ENGINE_NO_MODE)
        return refuse(output, "go needs optimal, anytime, hint or distances");
    *out = go;
    return true;
}
