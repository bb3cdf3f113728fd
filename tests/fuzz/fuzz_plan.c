/* Plans: the first line is a task, "moves" or "slides", a board, and perhaps a goal; on each other line there may
 * be an action. What is carried out is a move of the game, what is read is written and read again alike, and a
 * plan is valid where the board is the goal. */

#include "plan/plan.h"
#include "require.h"

#include <stdint.h>
#include <string.h>

enum { MOST_BYTES = 1 << 14 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Cuts the text at the next blank or line end: its first word, or NULL. */
static char *next_word(char **at, const char *ends)
{
    char *word = *at + strspn(*at, ends);
    size_t length = strcspn(word, ends);
    *at = word[length] ? word + length + 1 : word + length;
    word[length] = '\0';
    return length > 0 ? word : NULL;
}

static bool read_task(cli_plan_task *out, char *line)
{
    sw_error error = {0};
    const char *metric = next_word(&line, " ");
    const char *board = next_word(&line, " "), *goal = next_word(&line, " ");
    if (!metric || !board)
        return false;
    sw_status status = cli_plan_task_parse(
        out, board, goal, *metric == 's' ? PUZZLE_METRIC_SLIDES : PUZZLE_METRIC_MOVES, &error);
    REQUIRE(status == SW_OK || error.message[0]);
    return status == SW_OK;
}

/* By the rules of the game alone. */
static bool is_move(const puzzle_board *board, const cli_plan_action *action)
{
    int columns = board->size.columns, from = action->from, to = action->to;
    int across = abs(from % columns - to % columns), down = abs(from / columns - to / columns);
    return board->tiles[from] == action->tile && board->tiles[to] == 0 && across + down == 1;
}

static void require_moved(const puzzle_board *before, const puzzle_board *after,
                          const cli_plan_action *action)
{
    REQUIRE(is_move(before, action));
    for (int cell = 0; cell < puzzle_size_cells(before->size); cell++)
        REQUIRE(after->tiles[cell] == (cell == action->to     ? action->tile
                                       : cell == action->from ? 0
                                                              : before->tiles[cell]));
}

/* A plan, and the difference of the cells that its last tile went over: 0 at first. Moves that go on one way are
 * one slide. */
typedef struct plan {
    cli_plan_run run;
    int step;
} plan;

static void carry_out(plan *own, const cli_plan_action *action, sw_text *why)
{
    cli_plan_run *run = &own->run;
    const cli_plan_run before = *run;
    int step = action->to - action->from;
    sw_text_clear(why);
    if (cli_plan_run_step(run, action, why)) {
        require_moved(&before.board, &run->board, action);
        REQUIRE(run->moves == before.moves + 1 && why->length == 0);
        bool same_slide = action->kind != CLI_PLAN_MOVE && step == own->step;
        REQUIRE(run->cost == before.cost + !same_slide);
        own->step = step;
    } else {
        REQUIRE(why->length > 0 && puzzle_board_equal(&run->board, &before.board));
        REQUIRE(run->moves == before.moves && run->cost == before.cost);
        REQUIRE(action->kind != CLI_PLAN_MOVE || !is_move(&before.board, action));
    }
}

static void require_same_again(const cli_plan_task *task, const cli_plan_action *action,
                               sw_text *text)
{
    cli_plan_action again;
    sw_text_clear(text);
    cli_plan_action_write(action, task->start.size, text);
    REQUIRE(cli_plan_action_read(&again, task, text->data, text->length, NULL) == SW_OK);
    REQUIRE(again.kind == action->kind && again.tile == action->tile);
    REQUIRE(again.from == action->from && again.to == action->to);
    REQUIRE(again.before == action->before && again.now == action->now);
}

/* False where the line is no action. */
static bool take_line(plan *own, const cli_plan_task *task, const char *line, sw_text *text)
{
    cli_plan_action action;
    sw_error error = {0};
    cli_plan_line_tidy(line, strlen(line), text);
    if (text->length == 0)
        return true;
    if (cli_plan_line_read(&action, task, text, &error) != SW_OK) {
        REQUIRE(error.status == SW_BAD_INPUT && error.message[0]);
        return false;
    }
    require_same_again(task, &action, text);
    carry_out(own, &action, text);
    return true;
}

static void run_plan(const cli_plan_task *task, char *lines)
{
    plan own = {.run = cli_plan_run_start(task)};
    sw_text text;
    sw_text_init(&text, MOST_BYTES);
    for (char *line; (line = next_word(&lines, "\n"));)
        if (!take_line(&own, task, line, &text))
            break;
    sw_text_clear(&text);
    bool ends = cli_plan_run_end(&own.run, &task->goal, &text);
    REQUIRE(ends == puzzle_board_equal(&own.run.board, &task->goal));
    REQUIRE(ends == (text.length == 0) && !text.failed);
    sw_text_deinit(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    cli_plan_task task;
    if (size > MOST_BYTES)
        return 0;
    char *text = malloc(size + 1), *at = text;
    REQUIRE(text);
    memcpy(text, data, size);
    text[size] = '\0';
    char *first = next_word(&at, "\n");
    if (first && read_task(&task, first))
        run_plan(&task, at);
    free(text);
    return 0;
}
