#include "claim.h"

#include "verbs.h"

#include <stdio.h>

static const double BYTES_A_MB = 1e6;
static const double MS_A_SECOND = 1e3;

bool cli_claim_follow(cli_claim *claim, solver *shared, const puzzle_board *goal)
{
    if (puzzle_size_equal(claim->size, goal->size) && claim->blank == goal->blank)
        return false;
    cli_claim_drop(claim);
    *claim = (cli_claim){solver_claim_tables(shared, goal), goal->size, goal->blank};
    return true;
}

bool cli_claim_wait(const cli_claim *claim, const char *verb, const solver_progress *progress)
{
    sw_error error;
    sw_status status = claim->claim ? solver_claim_wait(claim->claim, progress) : SW_NO_MEMORY;
    solver_tables made = solver_claim_state(claim->claim);
    puzzle_size size = claim->size;
    if (status == SW_CANCELLED)
        return false;
    if (status != SW_OK) {
        sw_fail(&error, status, "tables for %dx%d: memory ran out", size.columns, size.rows);
        cli_complain(verb, &error);
    } else if (made.tiers > 0) {
        fprintf(stderr, "slidewise %s: tables for %dx%d: %s, %.1f MB, %.2f s\n", verb, size.columns,
                size.rows, made.name, (double)made.bytes / BYTES_A_MB, made.build_ms / MS_A_SECOND);
    }
    return true;
}

void cli_claim_drop(cli_claim *claim)
{
    solver_claim_drop(claim->claim);
    *claim = (cli_claim){0};
}
