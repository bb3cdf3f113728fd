/* Writes a level pack as text. */
#include "puzzle/goal.h"
#include "puzzle/level.h"
#include "puzzle/notation.h"

static void add_entry(sw_text *out, const char *key, const char *value)
{
    if (value[0] != '\0')
        sw_text_addf(out, "%s %s\n", key, value);
}

static void add_goal(sw_text *out, const puzzle_board *goal)
{
    puzzle_goal named;
    sw_text_add(out, "goal ");
    if (puzzle_goal_identify(goal, &named))
        sw_text_add(out, puzzle_goal_name(named));
    else
        puzzle_board_format(goal, out);
    sw_text_add_char(out, '\n');
}

void puzzle_level_format(const puzzle_level *level, sw_text *out)
{
    sw_text_addf(out, "level %s\n", level->id);
    add_entry(out, "title", level->title);
    add_entry(out, "author", level->author);
    sw_text_addf(out, "size %dx%d\n", level->goal.size.columns, level->goal.size.rows);
    add_goal(out, &level->goal);
    sw_text_add(out, "board ");
    puzzle_board_format(&level->start, out);
    sw_text_add_char(out, '\n');
    add_entry(out, "picture", level->picture);
    add_entry(out, "word", level->word);
    if (level->par_proof != PUZZLE_PAR_NONE)
        sw_text_addf(out, "par %d %s\n", level->par,
                     level->par_proof == PUZZLE_PAR_OPTIMAL ? "optimal" : "best-known");
}

void puzzle_pack_format(const puzzle_pack *pack, sw_text *out)
{
    sw_text_addf(out, "slidewise-levels %d\n", PUZZLE_LEVELS_VERSION);
    add_entry(out, "title", pack->title);
    add_entry(out, "author", pack->author);
    for (int i = 0; i < pack->count; i++) {
        sw_text_add_char(out, '\n');
        puzzle_level_format(&pack->levels[i], out);
    }
}
