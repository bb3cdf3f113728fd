#include "network.h"

#include "network_code.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 64 /* bytes that come from memory at once */ };

size_t network_first_count(int side)
{
    size_t cells = (size_t)(side * side);
    return (cells - 1) * cells * NETWORK_HIDDEN;
}

sw_status network_init(network *out, int side)
{
    assert(side >= 2 && side <= NETWORK_MAX_SIDE);
    size_t first = network_first_count(side) * sizeof(int16_t);
    size_t bytes = first + NETWORK_FOURS * sizeof(network_four);
    char *weights = aligned_alloc(LINE, bytes);
    if (!weights)
        return SW_NO_MEMORY;
    memset(weights, 0, bytes);
    *out = (network){
        .side = side,
        .code = network_code_here(0),
        .first = (int16_t *)weights,
        .second = (network_four *)(weights + first),
    };
    return SW_OK;
}

void network_deinit(network *net)
{
    free(net->first);
    *net = (network){.side = 0};
}

void network_start(const network *net, const home_board *board, network_sum *out)
{
    memcpy(out->unit, net->first_bias, sizeof out->unit);
    for (int cell = 0; cell < board->cells; cell++) {
        if (cell == board->blank)
            continue;
        const int16_t *row = network_row(net, board->home[cell], cell);
        for (int i = 0; i < NETWORK_HIDDEN; i++)
            out->unit[i] = (int16_t)(out->unit[i] + row[i]);
    }
}

void network_move(const network *net, const network_sum *before, int home, int from, int to,
                  network_sum *out)
{
    net->code->move(before->unit, network_row(net, home, from), network_row(net, home, to),
                    out->unit);
}

int network_value(const network *net, const network_sum *sum)
{
    return net->code->value(net, sum->unit);
}

int network_child_value(const network *net, const network_sum *parent, int home, int from, int to)
{
    return net->code->child(net, parent->unit, network_row(net, home, from),
                            network_row(net, home, to));
}

static bool always(void)
{
    return true;
}

static void plain_move(const int16_t *before, const int16_t *from, const int16_t *to, int16_t *out)
{
    for (int i = 0; i < NETWORK_HIDDEN; i++)
        out[i] = (int16_t)(before[i] - from[i] + to[i]);
}

static int clip(int activation)
{
    return activation < 0 ? 0 : activation > NETWORK_CLIP ? NETWORK_CLIP : activation;
}

static int plain_value(const network *net, const int16_t *sum)
{
    int32_t second[NETWORK_SECOND], value = net->third_bias;
    memcpy(second, net->second_bias, sizeof second);
    for (int four = 0; four < NETWORK_FOURS; four++) {
        int16_t active[4];
        for (int i = 0; i < 4; i++)
            active[i] = (int16_t)clip(sum[4 * four + i] >> NETWORK_FIRST_SHIFT);
        for (int unit = 0; unit < NETWORK_SECOND; unit++)
            for (int i = 0; i < 4; i++)
                second[unit] += active[i] * net->second[four][unit][i];
    }
    for (int unit = 0; unit < NETWORK_SECOND; unit++)
        value += clip(second[unit] >> NETWORK_SECOND_SHIFT) * net->third[unit];
    return value >> NETWORK_THIRD_SHIFT;
}

static int plain_child(const network *net, const int16_t *before, const int16_t *from,
                       const int16_t *to)
{
    _Alignas(LINE) int16_t sum[NETWORK_HIDDEN];
    plain_move(before, from, to, sum);
    return plain_value(net, sum);
}

static const network_code plain = {"plain", always, plain_move, plain_value, plain_child};

const network_code *network_code_here(int index)
{
    static const network_code *const all[] = {
#ifdef NETWORK_X86
        &network_avx512,
        &network_avx2,
#endif
        &plain,
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i]->is_here() && index-- == 0)
            return all[i];
    return NULL;
}
