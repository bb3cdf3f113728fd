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

const char *puzzle_par_words(puzzle_par_proof proof, puzzle_metric metric)
{
    static const char *const words[][PUZZLE_METRICS] = {
        [PUZZLE_PAR_NONE] = {"", ""},
        [PUZZLE_PAR_OPTIMAL] = {"optimal", "optimal slides"},
        [PUZZLE_PAR_BEST_KNOWN] = {"best-known", "best-known slides"},
    };
    return words[proof][metric];
}

int puzzle_levels_version(const puzzle_level *levels, int count)
{
    for (int i = 0; i < count; i++)
        if (levels[i].par_proof != PUZZLE_PAR_NONE && levels[i].par_metric == PUZZLE_METRIC_SLIDES)
            return 2;
    return 1;
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
                     puzzle_par_words(level->par_proof, level->par_metric));
}

void puzzle_pack_format(const puzzle_pack *pack, sw_text *out)
{
    sw_text_addf(out, "slidewise-levels %d\n", puzzle_levels_version(pack->levels, pack->count));
    add_entry(out, "title", pack->title);
    add_entry(out, "author", pack->author);
    for (int i = 0; i < pack->count; i++) {
        sw_text_add_char(out, '\n');
        puzzle_level_format(&pack->levels[i], out);
    }
}
