/* The games in the slots and the journal behind them, as text and back. */
#include "format/slots_text.h"

#include "format/checksum.h"
#include "format/journal.h"
#include "format/save_form.h"
#include "game/save.h"

static const char title[] = "slidewise-games 2";

/* ---- Writing ---- */

static void add_round(const char *name, bool has, const game_round *round, sw_text *out)
{
    sw_text_addf(out, "%s %s\n", name, has ? "yes" : "no");
    if (has)
        game_save_format(round, out);
}

void game_slots_format(const game_slots *slots, sw_text *out)
{
    sw_text_addf(out, "%s\n", title);
    add_round("kept", slots->has_parked, &slots->parked, out);
    add_round("current", slots->has_current, &slots->current, out);
    sw_text_add(out, slots->later);
}

void game_slots_line_format(uint32_t *sum, game_command command, double time_ms, sw_text *out)
{
    size_t begin = game_journal_begin(game_whole_ms(time_ms), out);
    game_command_format(command, out);
    game_journal_end(sum, begin, out);
}

/* ---- Reading ---- */

/* The next save ends behind its checksum; no other line of a save begins with that word. */
static void skip_save(sw_scan *text)
{
    sw_scan line;
    while (sw_scan_line(text, &line))
        if (sw_scan_word(&line, "checksum"))
            break;
}

/* A save counts its lines from its own first, and 0 stands for its checksum. */
static void set_line(sw_error *error, int first, int behind)
{
    if (error)
        error->line = error->line > 0 ? first + error->line - 1 : behind - 1;
}

static sw_status read_round(sw_reader *in, const char *name, bool *has, game_round *out)
{
    if (sw_reader_need(in, name) != SW_OK)
        return SW_BAD_INPUT;
    *has = sw_scan_word(&in->line, "yes");
    if (!*has && !sw_scan_word(&in->line, "no"))
        return sw_reader_fail(in, "expected yes or no");
    if (!*has || !sw_scan_done(&in->line))
        return sw_reader_end(in);
    sw_scan save = in->text;
    skip_save(&in->text);
    sw_status status = game_save_parse(out, save.at, (size_t)(in->text.at - save.at), in->error);
    if (status != SW_OK)
        set_line(in->error, save.line, in->text.line);
    return status;
}

static bool take_record(sw_scan *line, uint32_t sum, int64_t *time_ms, game_command *out)
{
    char command[GAME_JOURNAL_LINE];
    return game_journal_take(line, sum, time_ms, command) &&
           game_command_parse(out, command, NULL) == SW_OK;
}

/* Applies one line; nothing has changed where that is not possible. */
static sw_status read_record(sw_reader *in, uint32_t sum, game_session *session)
{
    sw_scan line = in->text; /* for its number, should there be no line */
    int64_t time_ms;
    game_command command;
    if (!sw_scan_line(&in->text, &line) || !take_record(&line, sum, &time_ms, &command))
        return sw_fail_at(in->error, SW_BAD_INPUT, line.line, "a damaged line in the journal");
    double before = session->time_ms;
    if (session->started && (double)time_ms < before)
        return sw_fail_at(in->error, SW_BAD_INPUT, line.line, "the clock runs backwards");
    if (session->started) /* no time passes before */
        session->time_ms = (double)time_ms;
    game_outcome outcome = game_session_apply(session, command);
    if (outcome == GAME_FULL)
        return sw_fail(in->error, SW_NO_MEMORY, "not enough memory for the history");
    if (outcome != GAME_NOTHING)
        return SW_OK;
    session->time_ms = before;
    return sw_fail_at(in->error, SW_BAD_INPUT, line.line, "a command that is not possible");
}

static sw_status read_journal(sw_reader *in, const char *begin, game_slots *slots)
{
    uint32_t sum = GAME_SUM;
    const char *summed = begin;
    while (!sw_scan_done(&in->text)) {
        sum = game_sum(sum, summed, (size_t)(in->text.at - summed));
        summed = in->text.at;
        if (!slots->has_current)
            return sw_fail_at(in->error, SW_BAD_INPUT, in->text.line, "a journal without a game");
        sw_status status = read_record(in, sum, &slots->current.session);
        if (status == SW_BAD_INPUT && sw_scan_done(&in->text))
            return SW_OK;
        if (status != SW_OK)
            return status;
    }
    return SW_OK;
}

/* What a later version has to say of both games stands before the journal. */
static sw_status read_later(sw_reader *in, game_slots *slots)
{
    sw_scan next = in->text, line;
    while (sw_scan_line(&next, &line) && game_save_is_later(line)) {
        if (!game_save_keep_later(line, slots->later))
            return sw_fail_at(in->error, SW_BAD_INPUT, line.line,
                              "too many lines of a later version");
        in->text = next;
    }
    return SW_OK;
}

sw_status game_slots_parse(game_slots *out, const char *text, size_t length, sw_error *error)
{
    sw_reader in = sw_reader_start(text, length, error);
    game_slots slots = {0};
    if (!sw_reader_has_title(title, text, length))
        return sw_fail_at(error, SW_BAD_INPUT, 1, "expected \"%s\"", title);
    sw_scan_line(&in.text, &in.line);
    sw_status status = read_round(&in, "kept", &slots.has_parked, &slots.parked);
    if (status == SW_OK)
        status = read_round(&in, "current", &slots.has_current, &slots.current);
    if (status == SW_OK)
        status = read_later(&in, &slots);
    if (status == SW_OK)
        status = read_journal(&in, text, &slots);
    if (status == SW_OK)
        *out = slots;
    else
        game_slots_deinit(&slots);
    return status;
}
