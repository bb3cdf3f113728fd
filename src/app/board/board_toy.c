/* A board that can be slid, by pointer and by key, and is no game. */
#include "board/board_toy.h"

#include "puzzle/goal.h"

void app_toy_init(app_toy *toy, puzzle_size size, bool solved, double now)
{
    *toy = (app_toy){.touched = false};
    puzzle_goal_make(&toy->goal, PUZZLE_GOAL_STANDARD, size, NULL);
    toy->board = toy->goal;
    if (!solved)
        puzzle_slide_apply(&toy->board, (puzzle_slide){PUZZLE_RIGHT, 1});
    app_board_view_init(&toy->view);
    app_board_view_show(&toy->view, &toy->board, now, 0);
}

static void slide(app_toy *toy, puzzle_slide moved, double now, double ms)
{
    int blank = toy->board.blank;
    if (!puzzle_slide_apply(&toy->board, moved))
        return;
    toy->touched = true;
    app_board_view_show(&toy->view, &toy->board, now, ms);
    if (toy->celebrates && ms > 0 && puzzle_board_equal(&toy->board, &toy->goal))
        app_board_view_celebrate(&toy->view, blank, now);
}

static void point(app_toy *toy, const app_board_layout *layout, const app_event *event, double now,
                  double ms)
{
    if (layout->side == 0) /* there is no room for it */
        return;
    int cell = app_board_view_event(&toy->view, layout, event, now);
    if (cell >= 0)
        slide(toy, puzzle_slide_from(&toy->board, cell), now, ms);
}

bool app_toy_first(app_toy *toy, const app_board_layout *layout, const app_event *event, double now,
                   double ms)
{
    bool held = app_board_view_holds(&toy->view, event);
    if (held)
        point(toy, layout, event, now, ms);
    return held;
}

void app_toy_answer(app_toy *toy, const app_board_layout *layout, const app_answer *answer,
                    double now, double ms)
{
    if (answer->kind == APP_ANSWER_NONE)
        point(toy, layout, answer->event, now, ms);
    else
        toy->view.hover = -1;
}

bool app_toy_key(app_toy *toy, app_intent intent, double now, double ms)
{
    if (app_intent_is_direction(intent))
        slide(toy, (puzzle_slide){(puzzle_move)(intent - APP_INTENT_UP), 1}, now, ms);
    else if (intent >= APP_INTENT_LINE_UP && intent <= APP_INTENT_LINE_LEFT)
        slide(toy, puzzle_slide_line(&toy->board, (puzzle_move)(intent - APP_INTENT_LINE_UP)), now,
              ms);
    else
        return false;
    return true;
}
