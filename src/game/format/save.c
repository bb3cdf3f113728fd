/* Writes one game as text. */
#include "game/save.h"

#include "base/date.h"
#include "format/checksum.h"
#include "format/save_form.h"
#include "format/value.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"

#include <inttypes.h>

enum { STEPS_A_LINE = 24 };

const game_save_form game_save_present = {.title = "slidewise-save 3"};
const char *const game_save_par_proofs[GAME_SAVE_PAR_PROOFS] = {"none", "optimal", "best-known"};
const char game_save_marks[] = {' ', 'h', 'a'};

static void add_boards(const game_session *session, sw_text *out)
{
    puzzle_goal goal;
    sw_text_add(out, "start ");
    puzzle_board_format(&session->start, out);
    sw_text_add(out, "\ngoal ");
    if (puzzle_goal_identify(&session->goal, &goal))
        sw_text_add(out, puzzle_goal_name(goal));
    else
        puzzle_board_format(&session->goal, out);
    sw_text_add_char(out, '\n');
}

static void add_value(const char *key, const char *value, sw_text *out)
{
    sw_text_addf(out, "%s ", key);
    game_value_format(value, out);
    sw_text_add_char(out, '\n');
}

static void add_look(const game_look *look, sw_text *out)
{
    sw_text_addf(out, "style %s\n", game_style_names[look->style]);
    if (look->picture[0] != '\0')
        add_value("picture", look->picture, out);
    if (look->word[0] != '\0')
        add_value("word", look->word, out);
    sw_text_addf(out, "numbers %s\n", look->numbers ? "on" : "off");
}

static void add_origin(const game_origin *origin, sw_text *out)
{
    switch (origin->kind) {
    case GAME_FROM_SEED:
        sw_text_addf(out, "seed %llu\n", origin->seed);
        break;
    case GAME_FROM_BOARD:
        sw_text_add(out, "given\n");
        break;
    case GAME_FROM_LEVEL:
        add_value("level", origin->level, out);
        break;
    }
    if (origin->title[0] != '\0')
        add_value("title", origin->title, out);
    if (origin->par_proof != PUZZLE_PAR_NONE)
        sw_text_addf(out, "par %d %s\n", origin->par,
                     puzzle_par_words(origin->par_proof, origin->par_metric));
}

static void add_counts(const game_session *session, sw_text *out)
{
    const int *hints = session->hints;
    sw_text_addf(out, "moves %d\nslides %zu\nundos %d\nhints %d %d %d %d\nautos %d\n",
                 session->moves, session->done, session->undos, hints[GAME_HINT_REGION],
                 hints[GAME_HINT_TILE], hints[GAME_HINT_ARROW], hints[GAME_HINT_PLAY],
                 session->autos);
    sw_text_addf(out, "time %" PRId64 "\n", game_whole_ms(session->time_ms));
}

/* Left out where it is the largest part in the middle, as before there were others. */
static void add_crop(const game_crop *crop, sw_text *out)
{
    static const game_crop whole = {0};
    if (!game_crop_same(crop, &whole))
        sw_text_addf(out, "crop %d %d %d %d\n", crop->turn * 90, crop->right, crop->down,
                     100 + crop->closer);
}

/* Left out where there was nothing before. */
static void add_alone(const game_session *session, sw_text *out)
{
    const game_alone *alone = &session->alone;
    bool any = alone->steps > 0 || alone->undos > 0 || alone->regions > 0 || alone->tiles > 0;
    if (any && game_session_credit(session) != GAME_CREDIT_OWN)
        sw_text_addf(out, "alone %zu %d %d %d\n", alone->steps, alone->undos, alone->regions,
                     alone->tiles);
}

static void add_facts(const game_round *round, sw_text *out)
{
    sw_text_addf(out, "kind %s\n", game_board_kind_names[round->origin.board]);
    if (round->origin.path_step > 0)
        sw_text_addf(out, "path %d\n", round->origin.path_step);
    add_crop(&round->look.crop, out);
    if (round->challenge[0] != '\0')
        add_value("challenge", round->challenge, out);
    add_alone(&round->session, out);
    if (round->session.end != GAME_END_GOAL)
        sw_text_addf(out, "end %s\n", round->session.end == GAME_END_OPEN ? "open" : "done");
    sw_text_add(out, round->later);
}

/* Without printf: a history may be long, and a frame waits for it. */
static void add_step(game_step step, uint32_t before, sw_text *out)
{
    sw_text_add_char(out, puzzle_move_letter((puzzle_move)step.move));
    if (step.length >= 10)
        sw_text_add_char(out, (char)('0' + step.length / 10));
    if (step.length >= 2)
        sw_text_add_char(out, (char)('0' + step.length % 10));
    if (step.by != GAME_BY_PLAYER)
        sw_text_add_char(out, game_save_marks[step.by]);
    if (step.way != GAME_WAY_UNKNOWN)
        sw_text_add_char(out, game_way_letter((game_way)step.way));
    if (step.ms > before) {
        sw_text_add_char(out, '+');
        sw_text_add_number(out, step.ms - before);
    }
}

static void add_steps(const game_session *session, sw_text *out)
{
    sw_text_addf(out, "steps %zu\n", session->total);
    for (size_t i = 0; i < session->total; i++) {
        bool line_ends = (i + 1) % STEPS_A_LINE == 0 || i + 1 == session->total;
        add_step(session->steps[i], i > 0 ? session->steps[i - 1].ms : 0, out);
        sw_text_add_char(out, line_ends ? '\n' : ' ');
    }
}

static void add_end(const game_round *round, const game_save_end *end, sw_text *out)
{
    char day[SW_DATE_SIZE];
    sw_date_format(end->date, day);
    sw_text_addf(out, "date %s\nsolved %s\n", day,
                 game_session_solved(&round->session) ? "yes" : "no");
}

static void add_board(const game_round *round, sw_text *out)
{
    add_boards(&round->session, out);
    add_look(&round->look, out);
    add_origin(&round->origin, out);
    add_counts(&round->session, out);
    add_facts(round, out);
    add_steps(&round->session, out);
}

void game_save_add_board(const game_round *round, int number, sw_text *out)
{
    sw_text_addf(out, "board %d\n", number);
    add_board(round, out);
}

void game_save_write(const game_round *round, const game_save_form *form, const game_save_end *end,
                     sw_text *out)
{
    const char *more = end && end->more ? end->more : "";
    size_t begin = out->length;
    sw_text_addf(out, "%s\n", form->title);
    if (end)
        add_end(round, end, out);
    sw_text_addf(out, "id %016" PRIx64 "\n", round->id);
    if (more[0] != '\0')
        sw_text_add(out, "board 1\n");
    add_board(round, out);
    sw_text_add(out, more);
    game_sum_add_line(begin, out);
}

void game_save_format(const game_round *round, sw_text *out)
{
    game_save_write(round, &game_save_present, NULL, out);
}
