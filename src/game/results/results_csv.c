/* All results as a table in CSV. */
#include "base/date.h"
#include "format/save_form.h"
#include "game/results.h"
#include "results/results_text.h"

#include <inttypes.h>
#include <string.h>

/* RFC 4180: a field that holds a comma, a quote or a line end stands in quotes, its own doubled. */
static void add_field(const char *value, sw_text *out)
{
    if (!strpbrk(value, ",\"\r\n")) {
        sw_text_add(out, value);
        return;
    }
    sw_text_add_char(out, '"');
    for (; *value != '\0'; value++) {
        if (*value == '"')
            sw_text_add_char(out, '"');
        sw_text_add_char(out, *value);
    }
    sw_text_add_char(out, '"');
}

static void add_row(const game_result *result, sw_text *out)
{
    char date[SW_DATE_SIZE];
    sw_date_format(result->date, date);
    sw_text_addf(out, "%016" PRIx64 ",%s,%d,%d,%s,%s,%d,%d,%d,%d", result->id, date,
                 result->size.columns, result->size.rows, game_result_goal_name(result->goal),
                 game_style_names[result->style], result->moves, result->slides, result->undos,
                 result->autos);
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        sw_text_addf(out, ",%d", result->hints[i]);
    sw_text_addf(out, ",%" PRId64 ",", result->time_ms);
    add_field(result->level, out);
    if (result->par_proof == PUZZLE_PAR_NONE)
        sw_text_add(out, ",,");
    else
        sw_text_addf(out, ",%d,%s", result->par, game_save_par_proofs[result->par_proof]);
    sw_text_addf(out, ",%s,%s,%s,", game_board_kind_names[result->board],
                 game_result_way_names[result->way], result->challenge);
    add_field(result->sitting, out);
    bool has_par = result->par_proof != PUZZLE_PAR_NONE;
    sw_text_addf(out, ",%s,%s\r\n", has_par ? puzzle_metric_names[result->par_metric] : "",
                 game_credit_name(game_result_credit(result)));
}

void game_results_csv(const game_results *results, sw_text *out)
{
    sw_text_add(out, "id,date,columns,rows,goal,style,moves,slides,undos,auto-solves,"
                     "hints-region,hints-tile,hints-arrow,hints-move,time-ms,level,par,par-proof,"
                     "kind,way,challenge,session,par-metric,credit\r\n");
    for (size_t i = 0; i < results->count; i++)
        add_row(&results->list[i], out);
}
