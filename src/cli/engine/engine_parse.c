/* "position" and "go", read. */
#include "engine/engine_parse.h"

#include "base/scan.h"
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

static void say_ignored(engine_output *output, engine_word word)
{
    cli_engine_say(output, "info string ignored: %.*s", word.length < 40 ? word.length : 40,
                   word.text);
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

/* The functions from here to the next heading say what is wrong, and are false then. */

static bool refuse(engine_output *output, const char *reason)
{
    cli_engine_say(output, "error %s", reason);
    return false;
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
        say_ignored(output, word);
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
        say_ignored(output, word);
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

static bool read_depth(int *out, engine_word word)
{
    int64_t depth;
    sw_scan scan = sw_scan_start(word.text, (size_t)word.length);
    if (!sw_scan_integer(&scan, 0, INT32_MAX, &depth) || !sw_scan_done(&scan))
        return false;
    *out = (int)depth;
    return true;
}

/* Takes the value behind a word that has one. */
static bool take_value(engine_go *go, engine_word word, const char **at)
{
    engine_word value = {0};
    if (cli_engine_is_word(word, "depth"))
        return cli_engine_next_word(at, &value) && read_depth(&go->depth, value);
    cli_engine_next_word(at, &value);
    if (cli_engine_is_word(word, "movetime"))
        return value.length > 0 && copy_word(go->movetime, sizeof go->movetime, value);
    if (cli_engine_is_word(word, "nodes"))
        return value.length > 0 && copy_word(go->nodes, sizeof go->nodes, value);
    return value.length > 0 && copy_word(go->metric, sizeof go->metric, value);
}

static bool has_value(engine_word word)
{
    return cli_engine_is_word(word, "movetime") || cli_engine_is_word(word, "nodes") ||
           cli_engine_is_word(word, "depth") || cli_engine_is_word(word, "metric");
}

bool cli_engine_parse_go(engine_go *out, const char *line, engine_output *output)
{
    engine_go go = {.depth = -1};
    for (engine_word word; cli_engine_next_word(&line, &word);) {
        if (find_mode(word) != ENGINE_NO_MODE) {
            go.mode = find_mode(word);
        } else if (cli_engine_is_word(word, "infinite")) {
            go.infinite = true;
        } else if (!has_value(word)) {
            say_ignored(output, word);
        } else if (!take_value(&go, word, &line)) {
            cli_engine_say(output, "error the value of %.*s is missing or not to be understood",
                           word.length, word.text);
            return false;
        }
    }
    if (go.mode == ENGINE_NO_MODE) {
        cli_engine_say(output, "error go needs optimal, anytime, hint or distances");
        return false;
    }
    *out = go;
    return true;
}
