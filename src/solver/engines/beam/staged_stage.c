/* One step of a staged beam: layers until the line is filled, with relaxed weights if need be. */
#include "engines/beam/staged_run.h"

enum {
    SHARE = 3,       /* per cent of a layer with the same arrangement of the line's tiles ... */
    LED_SHARE = 12,  /* (where values tell more of all the others) */
    LEAST_SHARE = 6, /* ... or so many */
    LATER = 16,      /* layers that are still looked at after the first finished board */
    RELAXED = 2,     /* times that the weights are relaxed */
};

/* Layers without progress after which there is no hope. */
static int patience(const work_area *area)
{
    return 40 + 3 * (area->right - area->left + area->bottom - area->top);
}

static sw_status set_out(staged_run *run, int step, int relax)
{
    staged_beam *beam = &run->beam;
    if (!solver_staged_score_init(&beam->score, &run->plan, &run->keys, step, relax))
        return SW_NO_MEMORY;
    beam->quota = beam->width * (beam->score.led ? LED_SHARE : SHARE) / 100;
    if (beam->quota < LEAST_SHARE)
        beam->quota = LEAST_SHARE;
    if (relax > 0)
        beam->quota = 1;
    solver_staged_beam_forget(beam);
    return SW_OK;
}

/* Boards that came after so many moves as the next layer has compete for it. */
static void offer_coming(staged_run *run)
{
    staged_beam *beam = &run->beam;
    if (beam->layer.count == 0 && run->offered < run->coming.count)
        beam->moves = solver_staged_run_state(run, run->coming.slots[run->offered])->moves - 1;
    for (; run->offered < run->coming.count; run->offered++) {
        int slot = run->coming.slots[run->offered];
        if (solver_staged_run_state(run, slot)->moves != beam->moves + 1)
            break;
        solver_staged_score_whole(&beam->score, &beam->memo, solver_staged_run_state(run, slot));
        solver_staged_beam_offer(beam, slot);
    }
}

/* Keeps the best boards of the layer aside. */
static void keep(staged_run *run)
{
    staged_beam *beam = &run->beam;
    solver_staged_beam_drop(beam, &run->kept);
    while (run->kept.count < STAGED_KEPT && run->kept.count < beam->layer.count) {
        int slot = solver_staged_beam_copy(beam, beam->layer.slots[run->kept.count]);
        run->kept.slots[run->kept.count++] = slot;
    }
}

/* Back to the boards that were kept. */
static void go_back(staged_run *run)
{
    staged_beam *beam = &run->beam;
    solver_staged_beam_drop(beam, &beam->layer);
    for (int i = 0; i < run->kept.count; i++) {
        int slot = solver_staged_beam_copy(beam, run->kept.slots[i]);
        solver_staged_score_whole(&beam->score, &beam->memo, solver_staged_run_state(run, slot));
        solver_staged_run_state(run, slot)->last = STAGED_STAY;
        beam->layer.slots[beam->layer.count++] = slot;
        beam->moves = solver_staged_run_state(run, slot)->moves;
    }
}

static int least_left(const staged_run *run)
{
    int least = INT32_MAX;
    for (int i = 0; i < run->beam.layer.count; i++) {
        int left = solver_staged_run_state(run, run->beam.layer.slots[i])->line.left;
        least = left < least ? left : least;
    }
    return least;
}

/* Whether the step is done: some boards are finished, and those that would be later are of no use. */
static bool is_done(const staged_run *run, int layers_since)
{
    const staged_beam *beam = &run->beam;
    bool ended = beam->layer.count == 0 && run->offered == run->coming.count;
    return beam->finished.count == beam->width || ended ||
           (beam->finished.count > 0 && layers_since > LATER);
}

/* Layers until enough boards are finished, or for long none has come nearer to it. */
static sw_status search(staged_run *run, int step)
{
    staged_beam *beam = &run->beam;
    int least = INT32_MAX, since = 0, layers_since = 0;
    while (!is_done(run, layers_since) && since <= patience(&run->plan.step[step].area)) {
        offer_coming(run);
        sw_status status = solver_staged_beam_advance(beam);
        if (status != SW_OK)
            return status;
        layers_since += beam->finished.count > 0;
        int left = least_left(run);
        if (left < least)
            keep(run);
        since = left < least ? 0 : since + 1;
        least = left < least ? left : least;
    }
    return SW_OK;
}

sw_status solver_staged_run_step(staged_run *run, int step)
{
    staged_beam *beam = &run->beam;
    run->offered = 0;
    sw_status status = SW_OK;
    for (int relax = 0; relax <= RELAXED && status == SW_OK && beam->finished.count == 0; relax++) {
        status = set_out(run, step, relax);
        if (status == SW_OK && relax > 0)
            go_back(run);
        if (status == SW_OK)
            status = search(run, step);
    }
    if (status == SW_OK && beam->finished.count == 0)
        status = solver_staged_run_fill(run, step);
    while (run->offered < run->coming.count)
        solver_staged_beam_remove(beam, run->coming.slots[run->offered++]);
    run->coming.count = 0;
    solver_staged_beam_drop(beam, &run->kept);
    solver_staged_beam_drop(beam, &beam->layer);
    return status;
}
