/* Keeps tables from being dropped between two boards of a kind. */
#include "solve/claims.h"

#include "verbs.h"

#include "os/clock.h"

#include <stdio.h>

enum { KEPT_BOARDS = 256 }; /* that may come by before a kind is forgotten */
static const double BYTES_A_MB = 1 << 20;
static const double MS_A_SECOND = 1e3;

static bool is_kind(const cli_claim *held, const puzzle_board *goal)
{
    return puzzle_size_equal(held->size, goal->size) && held->blank == goal->blank;
}

static void forget(cli_claim *held)
{
    solver_claim_drop(held->claim);
    *held = (cli_claim){0};
}

static void forget_old(cli_claims *claims)
{
    for (int i = 0; i < CLI_KINDS; i++)
        if (claims->boards - claims->held[i].last > KEPT_BOARDS)
            forget(&claims->held[i]);
}

/* The kind's place; a new kind takes the place of the one that came by longest ago. */
static cli_claim *find_place(cli_claims *claims, const puzzle_board *goal)
{
    cli_claim *oldest = &claims->held[0];
    for (int i = 0; i < CLI_KINDS; i++) {
        cli_claim *held = &claims->held[i];
        if (is_kind(held, goal))
            return held;
        if (held->last < oldest->last)
            oldest = held;
    }
    return oldest;
}

bool cli_claims_follow(cli_claims *claims, const puzzle_board *goal)
{
    cli_claim *held = find_place(claims, goal);
    bool is_new = !is_kind(held, goal);
    if (is_new)
        forget(held);
    held->size = goal->size;
    held->blank = goal->blank;
    held->last = ++claims->boards;
    if (!held->claim)
        held->claim = solver_claim_tables(claims->solver, goal);
    forget_old(claims);
    return is_new;
}

/* Keeps that of the last board only; the others' kinds are known still. */
static cli_claim *drop_others(cli_claims *claims)
{
    cli_claim *last = NULL;
    for (int i = 0; i < CLI_KINDS; i++) {
        cli_claim *held = &claims->held[i];
        if (held->last == claims->boards) {
            last = held;
        } else {
            solver_claim_drop(held->claim);
            held->claim = NULL;
        }
    }
    return last;
}

bool cli_claims_wait(cli_claims *claims, const char *verb, solver_progress *progress)
{
    const cli_claim *last = drop_others(claims);
    sw_error error;
    sw_status status = last->claim ? solver_claim_wait(last->claim, progress) : SW_NO_MEMORY;
    solver_tables made = solver_claim_state(last->claim);
    puzzle_size size = last->size;
    if (status == SW_CANCELLED)
        return false;
    if (status != SW_OK) {
        sw_fail(&error, status, "no memory for the tables of %dx%d", size.columns, size.rows);
        cli_complain(verb, &error);
    } else if (made.tiers > 0) {
        fprintf(stderr, "slidewise %s: tables of %dx%d: %s, %.1f MB, %.2f s\n", verb, size.columns,
                size.rows, made.name, (double)made.bytes / BYTES_A_MB, made.build_ms / MS_A_SECOND);
    }
    return true;
}

bool cli_claims_wait_slides(cli_claims *claims, const puzzle_board *goal, const char *verb,
                            solver_progress *progress)
{
    sw_error error;
    if (puzzle_size_equal(claims->slides_goal.size, goal->size) &&
        claims->slides_goal.blank == goal->blank)
        return true;
    double start_ms = os_clock_ms();
    sw_status status = solver_prepare_slides(claims->solver, goal, progress);
    claims->slides_goal = *goal;
    if (status == SW_CANCELLED)
        return false;
    if (status == SW_OK) {
        fprintf(stderr, "slidewise %s: tables in slides of %dx%d: %.2f s\n", verb,
                goal->size.columns, goal->size.rows, (os_clock_ms() - start_ms) / MS_A_SECOND);
    } else {
        sw_fail(&error, status, "no memory for the tables of %dx%d", goal->size.columns,
                goal->size.rows);
        cli_complain(verb, &error);
    }
    return true;
}

void cli_claims_drop(cli_claims *claims)
{
    for (int i = 0; i < CLI_KINDS; i++)
        forget(&claims->held[i]);
}
