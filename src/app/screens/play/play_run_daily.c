/* The daily board among the challenges: it is played as an ordinary game. */
#include "screens/play/play_mode.h"
#include "text/translate.h"
#include "text/words.h"

static const char *chosen(app_arena *in, const game_challenge *challenge)
{
    return app_words_day_brief(in, challenge->day);
}

const app_mode app_mode_daily = {
    .title = N_("Daily board"),
    .line = N_("One board a day, the same for everyone"),
    .about = N_("One board a day, the same for everyone"),
    .chosen = chosen,
    .result = app_mode_time_result,
    .ordinary = true,
};
