#ifndef APP_WORDS_CHALLENGE_H
#define APP_WORDS_CHALLENGE_H

#include "game/challenge.h"
#include "game/settings.h"
#include "text/text.h"

/* Challenges in words. All write at most size bytes. */

app_text_id app_words_challenge_title(game_mode mode); /* "Time attack", */
app_text_id app_words_challenge_line(game_mode mode);  /* and what it is, in a sentence */
void app_words_challenge_about(const game_challenge *challenge, char *out, size_t size);

/* What is chosen: "4 × 4, 60 s + 15 s"; and one value of an option: "2 min". */
void app_words_challenge(const game_challenge *challenge, char *out, size_t size);
void app_words_challenge_value(const game_option *option, int value, char *out, size_t size);

/* What a run came to: "14 boards", "6:41.20". */
void app_words_challenge_result(const game_run_result *run, const game_settings *settings,
                                char *out, size_t size);

/* Of which figures the best is, by what it was played and when. */
void app_words_challenge_best(const game_run_result *best, char *out, size_t size);

#endif
