/* The modes of challenges as a player knows them: which there are, and what is said of each. */
#include "screens/play/play_mode.h"

#include "text/translate.h"
#include "text/words.h"

const app_mode *app_mode_of(game_mode mode)
{
#define ROW(NAME, name) &app_mode_##name,
    static const app_mode *const modes[GAME_MODES] = {GAME_MODE_LIST(ROW)};
#undef ROW
    return modes[mode];
}

int app_mode_challenges(game_mode out[GAME_MODES])
{
    int count = 0;
    for (int mode = 0; mode < GAME_MODES; mode++)
        if (!app_mode_of((game_mode)mode)->ordinary)
            out[count++] = (game_mode)mode;
    return count;
}

const char *app_mode_about(app_arena *in, const game_challenge *challenge)
{
    const app_mode *mode = app_mode_of(challenge->mode);
    return mode->about ? _(mode->about) : mode->about_chosen(in, challenge);
}

const char *app_mode_chosen(app_arena *in, const game_challenge *challenge)
{
    return app_mode_of(challenge->mode)->chosen(in, challenge);
}

const char *app_mode_result(app_arena *in, const game_run_result *run,
                            const game_settings *settings)
{
    return run->boards == 0 ? _("not solved")
                            : app_mode_of(run->challenge.mode)->result(in, run, settings);
}

const char *app_mode_best(app_arena *in, const game_run_result *best)
{
    const char *chosen = app_mode_chosen(in, &best->challenge);
    const char *words = app_words_list(in, chosen, app_words_way(best->way));
    if (best->began_day >= 0) /* Translators: what was played, and a day */
        words =
            app_arena_print(in, _("%s, on %s"), words, app_words_day_brief(in, best->began_day));
    return app_arena_print(in, _("The best: %s."), words);
}

const char *app_mode_size_chosen(app_arena *in, const game_challenge *challenge)
{
    return app_words_size(in, challenge->size);
}

const char *app_mode_time_result(app_arena *in, const game_run_result *run,
                                 const game_settings *settings)
{
    return app_words_taken(in, settings, (double)run->time_ms);
}
