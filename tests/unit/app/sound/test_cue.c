/* What is heard when: cues of a board's change, the tune, the chord. */
#include "sound/cue.h"

#include "../events.h"

#include "support/boards.h"

#include <math.h>

static puzzle_board slid(puzzle_board board, puzzle_move move, int length)
{
    assert_true(puzzle_slide_apply(&board, (puzzle_slide){move, length}));
    return board;
}

CLAIM(a_tile_that_leaves_its_place_slides)
{
    app_cue cues[APP_CUES];
    puzzle_board goal = standard_goal(4, 4), after = slid(goal, PUZZLE_DOWN, 1);
    assert_int_equal(app_cues_of_change(cues, &goal, &after, &goal, 90), 1);
    assert_int_equal(cues[0].sound, APP_SOUND_SLIDE);
    assert_true(cues[0].pan > 0.5); /* in the last column */
    assert_true(cues[0].slide_ms == 90);
}

CLAIM(a_tile_that_comes_home_is_heard_when_it_arrives)
{
    app_cue cues[APP_CUES];
    puzzle_board goal = standard_goal(4, 4), before = slid(goal, PUZZLE_RIGHT, 1);
    assert_int_equal(app_cues_of_change(cues, &before, &goal, &goal, 90), 2);
    assert_int_equal(cues[1].sound, APP_SOUND_HOME);
    assert_int_equal(cues[1].note, 14); /* the fifteenth and last one */
    assert_true(cues[1].delay_ms > 45 && cues[1].delay_ms < 90);
}

CLAIM(a_line_is_one_voice)
{
    app_cue cues[APP_CUES];
    puzzle_board goal = standard_goal(4, 4), after = slid(goal, PUZZLE_RIGHT, 3);
    assert_int_equal(app_cues_of_change(cues, &goal, &after, &goal, 90), 1);
    assert_int_equal(app_cues_of_change(cues, &after, &goal, &goal, 90), 2);
}

CLAIM(the_same_board_and_another_one_are_silent)
{
    app_cue cues[APP_CUES];
    puzzle_board goal = standard_goal(5, 5), small = standard_goal(3, 3), other = goal;
    for (int i = 0; i < 24; i++)
        other.tiles[i] = (puzzle_tile)(24 - i);
    assert_int_equal(app_cues_of_change(cues, &goal, &goal, &goal, 90), 0);
    assert_int_equal(app_cues_of_change(cues, &goal, &small, &goal, 90), 0);
    assert_int_equal(app_cues_of_change(cues, &goal, &other, &goal, 90), 0);
}

/* Tiles come home one after the other, in the goal's order: the tune goes upwards and never falls. */
static void check_tune(int columns, int rows, bool strictly)
{
    puzzle_board goal = standard_goal(columns, rows);
    int cells = columns * rows, last = -1;
    for (int home = 1; home < cells; home++) {
        app_cue cues[APP_CUES];
        puzzle_board before = goal, after = goal;
        for (int i = 0; i < cells - 1; i++) { /* all others stand elsewhere; no rule is kept here */
            before.tiles[i] = i < home - 1 ? goal.tiles[i] : PUZZLE_BLANK;
            after.tiles[i] = i < home ? goal.tiles[i] : PUZZLE_BLANK;
        }
        assert_int_equal(app_cues_of_change(cues, &before, &after, &goal, 90), 2);
        assert_true(cues[1].note >= last + (strictly ? 1 : 0));
        assert_true(cues[1].note < APP_SCALE_NOTES);
        last = cues[1].note;
    }
    assert_true(strictly || last == APP_SCALE_NOTES - 1);
}

CLAIM(a_game_plays_its_tune_upwards)
{
    check_tune(2, 2, true);
    check_tune(3, 3, true);
    check_tune(4, 4, true);
    check_tune(5, 5, false);
    check_tune(32, 32, false);
}

CLAIM(columns_lie_from_left_to_right)
{
    for (int column = 1; column < 32; column++)
        assert_true(app_cue_pan(column, 32) > app_cue_pan(column - 1, 32));
    assert_true(app_cue_pan(1, 3) == 0);
    assert_true(fabs(app_cue_pan(0, 4) + app_cue_pan(3, 4)) < 1e-9);
    assert_true(app_cue_pan(31, 32) < 1);
}

/* Four notes at most, of those that the board has, done within a second and a half, and no louder than a single
 * sound. */
static void check_chord(const app_bank *bank, int columns, int rows)
{
    static float out[2 * APP_SOUND_RATE * 2];
    puzzle_board goal = standard_goal(columns, rows);
    app_cue cue = app_cue_solved(&goal, 0);
    app_note notes[APP_CHORD];
    app_mixer mixer;
    int count = app_cue_notes(notes, &cue, bank);
    int end = APP_SOUND_RATE * 3 / 2;
    float most = 0;
    app_mixer_init(&mixer);
    assert_true(count >= 2);
    for (int i = 0; i < count; i++) {
        assert_true(notes[i].sound < &bank->notes[columns * rows - 1]);
        assert_true(notes[i].delay + notes[i].sound->count <= end);
        app_mixer_start(&mixer, &notes[i]);
    }
    app_mixer_run(&mixer, out, 2 * APP_SOUND_RATE);
    for (int i = 0; i < 4 * APP_SOUND_RATE; i++)
        most = fmaxf(most, fabsf(out[i]));
    assert_true(most <= APP_SOUND_PEAK && most > APP_SOUND_PEAK / 4);
}

CLAIM(the_end_is_a_chord_of_the_boards_own_notes)
{
    for (int set = 0; set < GAME_SOUND_SETS; set++) {
        app_bank bank;
        assert_true(app_bank_make(&bank, (game_sound_set)set));
        check_chord(&bank, 2, 2);
        check_chord(&bank, 3, 3);
        check_chord(&bank, 4, 4);
        check_chord(&bank, 10, 10);
        app_bank_deinit(&bank);
    }
}

CLAIM(slides_that_come_thick_are_thinned_out)
{
    double last = 0;
    assert_true(app_cue_thin(&last, 1000) == 1);
    assert_true(app_cue_thin(&last, 1010) == 0);
    double dense = app_cue_thin(&last, 1035);
    assert_true(dense > 0.3 && dense < 0.6);
    assert_true(app_cue_thin(&last, 1125) > dense);
    assert_true(app_cue_thin(&last, 2000) == 1);
}
