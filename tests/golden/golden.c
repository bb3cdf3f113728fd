/* Golden pictures: draws screens of the game while time stands still, and compares each with the
 * picture of it that was found good.
 *
 *   golden PICTURES OUT       compares; what differs is written to the folder OUT
 *   golden --update PICTURES  takes what is drawn now as good
 *   golden --everywhere OUT [NAME]
 *                             draws each way to a scene (or that of the scene NAME) in every size
 *                             of window, theme and scale, for people to look at
 *   golden --whole SCALE [NAME]
 *                             fails where words of the game are cut, in any size of window at that
 *                             scale in percent
 *   golden --screenshots OUT NAME...
 *                             draws these scenes as stores show them: scripts/screenshots */

#include "app/decode.h"
#include "challenge_scenes.h"
#include "client/records.h"
#include "compare.h"
#include "daily_scenes.h"
#include "draw/render.h"
#include "files_scenes.h"
#include "lab_scenes.h"
#include "level_scenes.h"
#include "new_game_scenes.h"
#include "os/file.h"
#include "os/paths.h"
#include "picture_scenes.h"
#include "play_scenes.h"
#include "review_scenes.h"
#include "run_scenes.h"
#include "screens/replay/replay.h"
#include "settings_scenes.h"
#include "shell/loop.h"
#include "shell/setup.h"
#include "stage.h"
#include "statistics_scenes.h"
#include "theatre_scenes.h"
#include "title_scenes.h"
#include "whole.h"
#include "zen_scenes.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct scene {
    const char *name;
    int width, height;
    game_theme theme;
    void (*lead)(app *app);               /* from a closed window to what shall be seen */
    app_rect (*measured)(const app *app); /* shows times and nodes, which differ; may be NULL */
} scene;

static void lead_to_title(app *app)
{
    lead_to_play(app);
    app_loop_close_all(app);
    open_title(app, 0);
}

static void lead_to_keys(app *app)
{
    lead_to_play(app);
    press(app, SDLK_F1);
}

/* The pointer rests on the icon that closes them, whose tooltip lies over the scroll bar. */
static void lead_to_keys_tooltip(app *app)
{
    lead_to_keys(app);
    app_loop_frame(app, NOW);
    app_loop_event(app, &(app_event){.kind = APP_EVENT_POINTER_MOVE, .x = 750, .y = 48});
}

static bool replay_is_ready(const app *app)
{
    const replay_state *replay = top_state(app);
    return replay->ready;
}

static void watch_solution(app *app)
{
    press(app, SDLK_F5);
    wait_until(app, replay_is_ready);
    press(app, SDLK_SPACE);
    press(app, SDLK_HOME);
    for (int i = 0; i < 3; i++)
        press(app, SDLK_RIGHT);
}

static void lead_to_replay(app *app)
{
    lead_to_play(app);
    watch_solution(app);
}

static void lead_to_replay_in_slides(app *app)
{
    lead_to_far_board_in_slides(app);
    watch_solution(app);
}

static app_rect facts_of(const app *app)
{
    replay_layout layout;
    app_replay_lay_out(app, top_state(app), &layout);
    return (app_rect){layout.column.x, layout.column.y + 64, layout.column.w, 20};
}

static const scene scenes[] = {
    {"play-dark", 1280, 800, GAME_THEME_DARK, lead_to_play, NULL},
    {"play-light", 1280, 800, GAME_THEME_LIGHT, lead_to_play, NULL},
    {"play-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_play, NULL},
    {"play-800x600", 800, 600, GAME_THEME_DARK, lead_to_play, NULL},
    {"play-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_play, NULL},
    {"play-480x480", 480, 480, GAME_THEME_DARK, lead_to_play, NULL},
    {"level", 1280, 800, GAME_THEME_DARK, lead_to_level_in_play, NULL},
    {"slides", 1280, 800, GAME_THEME_DARK, lead_to_slides, log_of},
    {"slides-480x480", 480, 480, GAME_THEME_LIGHT, lead_to_slides, NULL},
    {"slides-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_slides, log_of},
    {"level-1920x1080", 1920, 1080, GAME_THEME_LIGHT, lead_to_level_in_play, NULL},
    {"level-800x600", 800, 600, GAME_THEME_CONTRAST, lead_to_level_in_play, NULL},
    {"level-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_level_in_play, NULL},
    {"level-480x480", 480, 480, GAME_THEME_DARK, lead_to_level_in_play, NULL},
    {"race", 1280, 800, GAME_THEME_DARK, lead_to_race, NULL},
    {"race-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_race, NULL},
    {"race-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_race, NULL},
    {"race-480x480", 480, 480, GAME_THEME_CONTRAST, lead_to_race, NULL},
    {"guide-slide", 1280, 800, GAME_THEME_DARK, lead_to_guide, NULL},
    {"guide-slide-480x480", 480, 480, GAME_THEME_LIGHT, lead_to_guide, NULL},
    {"guide-goal", 800, 600, GAME_THEME_LIGHT, lead_to_guide_of_goal, NULL},
    {"guide-goal-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_guide_of_goal, NULL},
    {"guide-hint", 1280, 800, GAME_THEME_CONTRAST, lead_to_guide_of_hint, NULL},
    {"guide-hint-480x480", 480, 480, GAME_THEME_DARK, lead_to_guide_of_hint, NULL},
    {"picture", 800, 600, GAME_THEME_DARK, lead_to_picture, NULL},
    {"pad", 1280, 800, GAME_THEME_DARK, lead_to_pad, NULL},
    {"pad-playstation", 1280, 800, GAME_THEME_LIGHT, lead_to_pad_of_sony, NULL},
    {"pad-nintendo-720x1280", 720, 1280, GAME_THEME_CONTRAST, lead_to_pad_of_nintendo, NULL},
    {"pad-menu", 1280, 800, GAME_THEME_DARK, lead_to_menu_by_pad, NULL},
    {"comparing", 1280, 800, GAME_THEME_DARK, lead_to_comparing, NULL},
    {"comparing-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_comparing, NULL},
    {"large-board", 1280, 800, GAME_THEME_LIGHT, lead_to_large_board, NULL},
    {"signs", 1280, 800, GAME_THEME_DARK, lead_to_signs, NULL},
    {"signs-large", 1280, 800, GAME_THEME_LIGHT, lead_to_signs_on_large_board, NULL},
    {"signs-480x480", 480, 480, GAME_THEME_CONTRAST, lead_to_signs_of_keys, NULL},
    {"zoomed-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_zoomed_board, NULL},
    {"zoomed-480x480", 480, 480, GAME_THEME_LIGHT, lead_to_zoomed_board, NULL},
    {"find", 1280, 800, GAME_THEME_DARK, lead_to_found, NULL},
    {"find-480x480", 480, 480, GAME_THEME_CONTRAST, lead_to_found, NULL},
    {"find-large", 1280, 800, GAME_THEME_LIGHT, lead_to_found_on_large_board, NULL},
    {"find-picture", 800, 600, GAME_THEME_DARK, lead_to_found_on_picture, NULL},
    {"find-keypad", 1280, 800, GAME_THEME_DARK, lead_to_keypad, NULL},
    {"find-keypad-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_keypad, NULL},
    {"find-keypad-480x480", 480, 480, GAME_THEME_DARK, lead_to_keypad, NULL},
    {"result", 1280, 800, GAME_THEME_DARK, lead_to_result, NULL},
    {"result-level", 1280, 800, GAME_THEME_LIGHT, lead_to_level_result, NULL},
    {"slides-result", 1280, 800, GAME_THEME_DARK, lead_to_slides_result, NULL},
    {"result-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_result, NULL},
    {"result-1920x1080", 1920, 1080, GAME_THEME_DARK, lead_to_level_result, NULL},
    {"result-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_level_result, NULL},
    {"result-720x1280", 720, 1280, GAME_THEME_CONTRAST, lead_to_level_result, NULL},
    {"result-480x900", 480, 900, GAME_THEME_DARK, lead_to_level_result, NULL},
    {"result-480x480", 480, 480, GAME_THEME_DARK, lead_to_level_result, NULL},
    {"session", 1280, 800, GAME_THEME_DARK, lead_to_session, NULL},
    {"session-light", 1280, 800, GAME_THEME_LIGHT, lead_to_session, NULL},
    {"session-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_session, NULL},
    {"session-1920x1080", 1920, 1080, GAME_THEME_DARK, lead_to_session, NULL},
    {"session-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_session, NULL},
    {"session-720x1280", 720, 1280, GAME_THEME_CONTRAST, lead_to_session, NULL},
    {"session-480x480", 480, 480, GAME_THEME_LIGHT, lead_to_session, NULL},
    {"session-new", 480, 480, GAME_THEME_DARK, lead_to_new_session, NULL},
    {"offer", 1280, 800, GAME_THEME_CONTRAST, lead_to_offer, NULL},
    {"offer-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_offer, NULL},
    {"offer-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_offer, NULL},
    {"offer-480x480", 480, 480, GAME_THEME_DARK, lead_to_offer, NULL},
    {"welcome", 1280, 800, GAME_THEME_DARK, lead_to_welcome, NULL},
    {"welcome-light", 1280, 800, GAME_THEME_LIGHT, lead_to_welcome, NULL},
    {"welcome-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_welcome, NULL},
    {"welcome-1920x1080", 1920, 1080, GAME_THEME_DARK, lead_to_welcome, NULL},
    {"welcome-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_welcome, NULL},
    {"welcome-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_welcome, NULL},
    {"welcome-480x480", 480, 480, GAME_THEME_CONTRAST, lead_to_welcome, NULL},
    {"title", 1280, 800, GAME_THEME_DARK, lead_to_title, NULL},
    {"title-streak", 1280, 800, GAME_THEME_DARK, lead_to_title_and_streak, NULL},
    {"title-two-games", 1280, 800, GAME_THEME_LIGHT, lead_to_title_and_two_games, NULL},
    {"title-1920x1080", 1920, 1080, GAME_THEME_DARK, lead_to_title_and_two_games, NULL},
    {"title-800x600", 800, 600, GAME_THEME_CONTRAST, lead_to_title_and_two_games, NULL},
    {"title-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_title_and_two_games, NULL},
    {"title-480x480", 480, 480, GAME_THEME_DARK, lead_to_title_and_streak, NULL},
    {"title-no-game", 1280, 800, GAME_THEME_CONTRAST, lead_to_title_without_game, NULL},
    {"menu", 1280, 800, GAME_THEME_DARK, lead_to_menu, NULL},
    {"menu-light", 1280, 800, GAME_THEME_LIGHT, lead_to_menu, NULL},
    {"menu-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_menu, NULL},
    {"menu-1920x1080", 1920, 1080, GAME_THEME_DARK, lead_to_menu, NULL},
    {"menu-800x600", 800, 600, GAME_THEME_CONTRAST, lead_to_menu, NULL},
    {"menu-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_menu, NULL},
    {"menu-run", 800, 600, GAME_THEME_DARK, lead_to_menu_in_run, NULL},
    {"menu-480x480", 480, 480, GAME_THEME_LIGHT, lead_to_menu, NULL},
    {"new-game", 1280, 800, GAME_THEME_DARK, lead_to_new_rows, NULL},
    {"new-game-light", 1280, 800, GAME_THEME_LIGHT, lead_to_new_seed, NULL},
    {"new-game-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_new_game, NULL},
    {"new-game-1920x1080", 1920, 1080, GAME_THEME_DARK, lead_to_new_rings, NULL},
    {"new-game-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_new_game, NULL},
    {"new-game-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_new_picture, NULL},
    {"new-game-480x480", 480, 480, GAME_THEME_DARK, lead_to_new_game, NULL},
    {"new-game-seed", 480, 480, GAME_THEME_LIGHT, lead_to_new_seed, NULL},
    {"settings", 800, 600, GAME_THEME_LIGHT, lead_to_settings, NULL},
    {"settings-light", 1280, 800, GAME_THEME_LIGHT, lead_to_settings, NULL},
    {"settings-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_settings_accessibility, NULL},
    {"settings-playing", 1280, 800, GAME_THEME_DARK, lead_to_settings_playing, NULL},
    {"settings-sound", 1280, 800, GAME_THEME_DARK, lead_to_settings_sound, NULL},
    {"settings-sound-480x480", 480, 480, GAME_THEME_DARK, lead_to_settings_sound, NULL},
    {"controls", 1280, 800, GAME_THEME_DARK, lead_to_settings_controls, NULL},
    {"controls-light", 1280, 800, GAME_THEME_LIGHT, lead_to_settings_listening, NULL},
    {"controls-conflict", 1280, 800, GAME_THEME_DARK, lead_to_settings_conflict, NULL},
    {"controls-contrast", 800, 600, GAME_THEME_CONTRAST, lead_to_settings_conflict, NULL},
    {"controls-1920x1080", 1920, 1080, GAME_THEME_LIGHT, lead_to_settings_conflict, NULL},
    {"controls-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_settings_controls, NULL},
    {"controls-480x480", 480, 480, GAME_THEME_DARK, lead_to_settings_listening, NULL},
    {"settings-accessibility", 1280, 800, GAME_THEME_DARK, lead_to_settings_accessibility, NULL},
    {"settings-data", 1280, 800, GAME_THEME_DARK, lead_to_settings_question, NULL},
    {"settings-1920x1080", 1920, 1080, GAME_THEME_CONTRAST, lead_to_settings_automatic, NULL},
    {"settings-appearance-480x480", 480, 480, GAME_THEME_LIGHT, lead_to_settings, NULL},
    {"settings-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_settings_question, NULL},
    {"settings-480x480", 480, 480, GAME_THEME_DARK, lead_to_settings_question, NULL},
    {"keys", 1280, 800, GAME_THEME_DARK, lead_to_keys, NULL},
    {"keys-light", 1280, 800, GAME_THEME_LIGHT, lead_to_keys, NULL},
    {"keys-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_keys, NULL},
    {"keys-1920x1080", 1920, 1080, GAME_THEME_LIGHT, lead_to_keys, NULL},
    {"keys-720x1280", 720, 1280, GAME_THEME_CONTRAST, lead_to_keys, NULL},
    {"keys-480x480", 480, 480, GAME_THEME_DARK, lead_to_keys, NULL},
    {"keys-tooltip", 800, 600, GAME_THEME_DARK, lead_to_keys_tooltip, NULL},
    {"hint", 1280, 800, GAME_THEME_DARK, lead_to_hint, log_of},
    {"hint-region", 1280, 800, GAME_THEME_LIGHT, lead_to_region, log_of},
    {"hint-region-contrast", 480, 480, GAME_THEME_CONTRAST, lead_to_region, NULL},
    {"hint-tile", 720, 1280, GAME_THEME_DARK, lead_to_tile, log_of},
    {"statistics", 1280, 800, GAME_THEME_DARK, lead_to_statistics, NULL},
    {"statistics-light", 1280, 800, GAME_THEME_LIGHT, lead_to_statistics, NULL},
    {"statistics-1920x1080", 1920, 1080, GAME_THEME_LIGHT, lead_to_statistics_table, NULL},
    {"statistics-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_statistics_table, NULL},
    {"statistics-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_statistics, NULL},
    {"statistics-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_statistics, NULL},
    {"statistics-graph", 480, 480, GAME_THEME_DARK, lead_to_statistics_graph, NULL},
    {"histogram", 1280, 800, GAME_THEME_DARK, lead_to_statistics_histogram, NULL},
    {"histogram-light", 1280, 800, GAME_THEME_LIGHT, lead_to_statistics_histogram, NULL},
    {"histogram-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_statistics_histogram, NULL},
    {"histogram-1920x1080", 1920, 1080, GAME_THEME_DARK, lead_to_statistics_histogram, NULL},
    {"histogram-800x600", 800, 600, GAME_THEME_DARK, lead_to_statistics_histogram, NULL},
    {"histogram-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_statistics_histogram, NULL},
    {"histogram-480x480", 480, 480, GAME_THEME_DARK, lead_to_statistics_histogram, NULL},
    {"statistics-sessions", 1280, 800, GAME_THEME_DARK, lead_to_statistics_sessions, NULL},
    {"statistics-table", 480, 480, GAME_THEME_DARK, lead_to_statistics_table, NULL},
    {"statistics-480x480", 480, 480, GAME_THEME_DARK, lead_to_statistics, NULL},
    {"statistics-boards", 480, 480, GAME_THEME_LIGHT, lead_to_statistics_boards, NULL},
    {"statistics-delete", 1280, 800, GAME_THEME_DARK, lead_to_statistics_question, NULL},
    {"statistics-hints", 1280, 800, GAME_THEME_DARK, lead_to_statistics_hints, NULL},
    {"statistics-hints-counted", 1280, 800, GAME_THEME_LIGHT, lead_to_statistics_hints_counted,
     NULL},
    {"statistics-hints-480x480", 480, 480, GAME_THEME_CONTRAST, lead_to_statistics_hints, NULL},
    {"statistics-empty", 800, 600, GAME_THEME_DARK, lead_to_no_statistics, NULL},
    {"lab", 1280, 800, GAME_THEME_DARK, lead_to_lab, NULL},
    {"lab-light", 1280, 800, GAME_THEME_LIGHT, lead_to_lab, NULL},
    {"lab-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_lab, NULL},
    {"lab-1920x1080", 1920, 1080, GAME_THEME_LIGHT, lead_to_lab, NULL},
    {"lab-800x600", 800, 600, GAME_THEME_CONTRAST, lead_to_lab, NULL},
    {"lab-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_lab_chart, NULL},
    {"lab-480x480", 480, 480, GAME_THEME_DARK, lead_to_lab, NULL},
    {"lab-choices", 1280, 800, GAME_THEME_DARK, lead_to_lab_choices, NULL},
    {"lab-steps", 1280, 800, GAME_THEME_DARK, lead_to_lab_steps, NULL},
    {"lab-steps-light", 1280, 800, GAME_THEME_LIGHT, lead_to_lab_steps, NULL},
    {"lab-steps-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_lab_steps, NULL},
    {"lab-steps-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_lab_steps, NULL},
    {"lab-steps-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_lab_steps, NULL},
    {"lab-steps-480x480", 480, 480, GAME_THEME_DARK, lead_to_lab_steps, NULL},
    {"lab-steps-1920x1080", 1920, 1080, GAME_THEME_DARK, lead_to_lab_steps_large, NULL},
    {"lab-graph", 1280, 800, GAME_THEME_DARK, lead_to_lab_graph, NULL},
    {"lab-graph-light", 1280, 800, GAME_THEME_LIGHT, lead_to_lab_graph, NULL},
    {"lab-graph-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_lab_graph, NULL},
    {"lab-graph-1920x1080", 1920, 1080, GAME_THEME_LIGHT, lead_to_lab_graph, NULL},
    {"lab-graph-800x600", 800, 600, GAME_THEME_DARK, lead_to_lab_graph, NULL},
    {"lab-graph-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_lab_graph, NULL},
    {"lab-graph-480x480", 480, 480, GAME_THEME_DARK, lead_to_lab_graph, NULL},
    {"challenges", 1280, 800, GAME_THEME_DARK, lead_to_challenges, NULL},
    {"challenges-light", 1280, 800, GAME_THEME_LIGHT, lead_to_challenges_left, NULL},
    {"challenges-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_challenges_other, NULL},
    {"challenges-1920x1080", 1920, 1080, GAME_THEME_DARK, lead_to_challenges_left, NULL},
    {"challenges-800x600", 800, 600, GAME_THEME_DARK, lead_to_challenges, NULL},
    {"challenges-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_challenges, NULL},
    {"challenges-480x480", 480, 480, GAME_THEME_DARK, lead_to_challenges, NULL},
    {"challenges-other-480x480", 480, 480, GAME_THEME_LIGHT, lead_to_challenges_other, NULL},
    {"new-game-challenge", 1280, 800, GAME_THEME_DARK, lead_to_new_challenge, NULL},
    {"daily", 1280, 800, GAME_THEME_DARK, lead_to_daily, NULL},
    {"daily-light", 1280, 800, GAME_THEME_LIGHT, lead_to_daily, NULL},
    {"daily-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_daily, NULL},
    {"daily-1920x1080", 1920, 1080, GAME_THEME_DARK, lead_to_daily, NULL},
    {"daily-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_daily, NULL},
    {"daily-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_daily, NULL},
    {"daily-480x480", 480, 480, GAME_THEME_DARK, lead_to_daily, NULL},
    {"run-attack", 1280, 800, GAME_THEME_DARK, lead_to_attack, NULL},
    {"run-attack-over", 1280, 800, GAME_THEME_LIGHT, lead_to_attack_over, NULL},
    {"run-marathon", 1280, 800, GAME_THEME_LIGHT, lead_to_marathon, NULL},
    {"run-marathon-over", 1280, 800, GAME_THEME_DARK, lead_to_marathon_over, NULL},
    {"run-relay", 1280, 800, GAME_THEME_CONTRAST, lead_to_relay, NULL},
    {"run-relay-over", 1280, 800, GAME_THEME_DARK, lead_to_relay_over, NULL},
    {"run-fewest", 1280, 800, GAME_THEME_DARK, lead_to_fewest, NULL},
    {"run-fewest-over", 1280, 800, GAME_THEME_LIGHT, lead_to_fewest_over, NULL},
    {"run-learning", 1280, 800, GAME_THEME_LIGHT, lead_to_learning, NULL},
    {"run-blind", 1280, 800, GAME_THEME_CONTRAST, lead_to_blind, NULL},
    {"run-blind-over", 1280, 800, GAME_THEME_DARK, lead_to_blind_over, NULL},
    {"run-pause", 1280, 800, GAME_THEME_DARK, lead_to_pause, NULL},
    {"run-attack-480x480", 480, 480, GAME_THEME_DARK, lead_to_attack, NULL},
    {"run-attack-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_attack, NULL},
    {"run-marathon-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_marathon, NULL},
    {"run-marathon-800x600", 800, 600, GAME_THEME_DARK, lead_to_marathon, NULL},
    {"run-relay-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_relay, NULL},
    {"run-fewest-1920x1080", 1920, 1080, GAME_THEME_DARK, lead_to_fewest, NULL},
    {"run-blind-480x480", 480, 480, GAME_THEME_LIGHT, lead_to_blind, NULL},
    {"run-blind-over-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_blind_over, NULL},
    {"run-table-480x480", 480, 480, GAME_THEME_DARK, lead_to_marathon_table, NULL},
    {"levels", 1280, 800, GAME_THEME_DARK, lead_to_levels, NULL},
    {"levels-light", 1280, 800, GAME_THEME_LIGHT, lead_to_levels, NULL},
    {"levels-1920x1080", 1920, 1080, GAME_THEME_LIGHT, lead_to_levels, NULL},
    {"levels-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_own_levels, NULL},
    {"levels-slides", 1280, 800, GAME_THEME_DARK, lead_to_levels_in_slides, NULL},
    {"levels-800x600", 800, 600, GAME_THEME_DARK, lead_to_levels, NULL},
    {"levels-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_own_levels, NULL},
    {"levels-pictures", 1280, 800, GAME_THEME_DARK, lead_to_picture_levels, NULL},
    {"levels-480x480", 480, 480, GAME_THEME_DARK, lead_to_levels, NULL},
    {"levels-packs", 480, 480, GAME_THEME_LIGHT, lead_to_packs, NULL},
    {"levels-torn", 800, 600, GAME_THEME_DARK, lead_to_torn_levels, path_of},
    {"level-maker", 1280, 800, GAME_THEME_DARK, lead_to_level_maker, NULL},
    {"level-maker-light", 1280, 800, GAME_THEME_LIGHT, lead_to_level_maker, NULL},
    {"level-maker-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_impossible_level, NULL},
    {"level-maker-1920x1080", 1920, 1080, GAME_THEME_LIGHT, lead_to_level_maker, NULL},
    {"level-maker-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_impossible_level, NULL},
    {"level-maker-720x1280", 720, 1280, GAME_THEME_CONTRAST, lead_to_level_maker, NULL},
    {"typing", 1280, 800, GAME_THEME_DARK, lead_to_typing, NULL},
    {"typing-light", 1280, 800, GAME_THEME_LIGHT, lead_to_typing_a_capital, NULL},
    {"typing-contrast-720x1280", 720, 1280, GAME_THEME_CONTRAST, lead_to_typing_signs, NULL},
    {"typing-480x480", 480, 480, GAME_THEME_LIGHT, lead_to_typing_a_capital, NULL},
    {"level-maker-480x480", 480, 480, GAME_THEME_DARK, lead_to_level_maker, NULL},
    {"pictures", 1280, 800, GAME_THEME_DARK, lead_to_pictures, NULL},
    {"pictures-part", 1920, 1080, GAME_THEME_LIGHT, lead_to_pictures_part, NULL},
    {"pictures-twins", 800, 600, GAME_THEME_DARK, lead_to_pictures_twins, NULL},
    {"pictures-480x480", 480, 480, GAME_THEME_DARK, lead_to_pictures, NULL},
    {"pictures-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_pictures_found, NULL},
    {"pictures-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_pictures_none, NULL},
    {"grids", 1280, 800, GAME_THEME_DARK, lead_to_grids, NULL},
    {"grids-light", 1280, 800, GAME_THEME_LIGHT, lead_to_grids, NULL},
    {"grids-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_grids, NULL},
    {"grids-large", 800, 600, GAME_THEME_DARK, lead_to_grids_on_large_board, NULL},
    {"fringe-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_fringe, NULL},
    {"zen-grids", 1280, 800, GAME_THEME_DARK, lead_to_zen_grids, NULL},
    {"zen-grids-light", 1280, 800, GAME_THEME_LIGHT, lead_to_zen_grids, NULL},
    {"zen-grids-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_zen_grids, NULL},
    {"zen-grids-1920x1080", 1920, 1080, GAME_THEME_DARK, lead_to_zen_grids, NULL},
    {"zen-grids-800x600", 800, 600, GAME_THEME_DARK, lead_to_zen_grids, NULL},
    {"zen-grids-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_zen_grids, NULL},
    {"zen-grids-480x480", 480, 480, GAME_THEME_DARK, lead_to_zen_grids, NULL},
    {"zen", 1280, 800, GAME_THEME_DARK, lead_to_zen, NULL},
    {"zen-run", 1280, 800, GAME_THEME_DARK, lead_to_zen_run, NULL},
    {"files", 1280, 800, GAME_THEME_DARK, lead_to_files, NULL},
    {"files-480x480", 480, 480, GAME_THEME_LIGHT, lead_to_files_found, NULL},
    {"files-empty", 800, 600, GAME_THEME_CONTRAST, lead_to_files_empty, NULL},
    {"theatre", 1280, 800, GAME_THEME_DARK, lead_to_theatre_picture, NULL},
    {"theatre-light", 1280, 800, GAME_THEME_LIGHT, lead_to_theatre, NULL},
    {"theatre-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_theatre_picture, NULL},
    {"theatre-1920x1080", 1920, 1080, GAME_THEME_LIGHT, lead_to_theatre, NULL},
    {"theatre-800x600", 800, 600, GAME_THEME_CONTRAST, lead_to_theatre_question, NULL},
    {"theatre-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_theatre, NULL},
    {"theatre-480x480", 480, 480, GAME_THEME_DARK, lead_to_theatre, NULL},
    {"theatre-empty", 800, 600, GAME_THEME_DARK, lead_to_theatre_empty, NULL},
    {"watch", 1280, 800, GAME_THEME_DARK, lead_to_watch, NULL},
    {"watch-light", 1280, 800, GAME_THEME_LIGHT, lead_to_watch, NULL},
    {"watch-1920x1080", 1920, 1080, GAME_THEME_LIGHT, lead_to_watch, NULL},
    {"watch-ghost", 1280, 800, GAME_THEME_CONTRAST, lead_to_watch_ghost, NULL},
    {"watch-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_watch, NULL},
    {"watch-720x1280", 720, 1280, GAME_THEME_DARK, lead_to_watch_ghost, NULL},
    {"watch-480x480", 480, 480, GAME_THEME_CONTRAST, lead_to_watch_ghost, NULL},
    {"replay", 1280, 800, GAME_THEME_DARK, lead_to_replay, facts_of},
    {"replay-light", 1280, 800, GAME_THEME_LIGHT, lead_to_replay, facts_of},
    {"replay-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_replay, facts_of},
    {"replay-1920x1080", 1920, 1080, GAME_THEME_LIGHT, lead_to_replay, facts_of},
    {"replay-800x600", 800, 600, GAME_THEME_CONTRAST, lead_to_replay, facts_of},
    {"replay-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_replay, facts_of},
    {"replay-480x480", 480, 480, GAME_THEME_DARK, lead_to_replay, NULL},
    {"replay-slides", 1280, 800, GAME_THEME_DARK, lead_to_replay_in_slides, facts_of},
    {"replay-slides-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_replay_in_slides, facts_of},
    {"replay-slides-480x480", 480, 480, GAME_THEME_LIGHT, lead_to_replay_in_slides, NULL},
    {"review", 1280, 800, GAME_THEME_DARK, lead_to_review, NULL},
    {"review-slides", 1280, 800, GAME_THEME_DARK, lead_to_review_in_slides, NULL},
    {"review-light", 1280, 800, GAME_THEME_LIGHT, lead_to_review, NULL},
    {"review-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_review, NULL},
    {"review-1920x1080", 1920, 1080, GAME_THEME_LIGHT, lead_to_review, NULL},
    {"review-800x600", 800, 600, GAME_THEME_CONTRAST, lead_to_review, NULL},
    {"review-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_review, NULL},
    {"review-480x480", 480, 480, GAME_THEME_DARK, lead_to_review, NULL},
    {"better-way", 1280, 800, GAME_THEME_DARK, lead_to_better_way, NULL},
    {"better-way-light", 1280, 800, GAME_THEME_LIGHT, lead_to_better_way, NULL},
    {"better-way-contrast", 1280, 800, GAME_THEME_CONTRAST, lead_to_better_way, NULL},
    {"better-way-1920x1080", 1920, 1080, GAME_THEME_DARK, lead_to_better_way, NULL},
    {"better-way-800x600", 800, 600, GAME_THEME_LIGHT, lead_to_better_way, NULL},
    {"better-way-720x1280", 720, 1280, GAME_THEME_LIGHT, lead_to_better_way, NULL},
    {"better-way-480x480", 480, 480, GAME_THEME_CONTRAST, lead_to_better_way, NULL},
    {"better-way-slides", 1280, 800, GAME_THEME_DARK, lead_to_better_way_in_slides, NULL},
};
enum { SCENES = sizeof scenes / sizeof *scenes };

/* Saves go to the folder and succeed, as the title says; results and replays are not kept, as each
 * scene has its own. */
static sw_status open_store(app *app, const char *folder, sw_error *error)
{
    game_store_destroy(app->client.store);
    return game_store_create(&app->client.store, folder, folder, NULL, error);
}

/* A new one each time; the caller frees it. NULL where memory ran out. */
static SDL_Surface *draw(app *app, const char *folder, const scene *scene, int scale_percent)
{
    SDL_SetWindowSize(app->window.handle, scene->width, scene->height);
    app->client.settings = game_settings_default();
    app->client.settings.theme = scene->theme;
    app->client.settings.scale_percent = scale_percent;
    app->toast = (app_toast){.since = 0};
    app->comparing = false;
    app->layer = GAME_LAYER_HALVES;
    app->keyboard.open = false;
    app->way = GAME_WAY_UNKNOWN;
    game_slots_deinit(&app->client.slots);
    open_store(app, folder, NULL);
    client_results_changed(&app->client);
    app_loop_close_all(app);
    app->now = NOW;
    scene->lead(app);
    app_decoder_finish(app->decoder);
    app_loop_frame(app, LATER);
    app_decoder_finish(app->decoder); /* a picture may be asked for while a frame is drawn */
    if (!app->toast.offer)
        app->toast.since = 0; /* that no folder keeps what was won */
    app_loop_frame(app, LATER);
    SDL_Surface *picture = app_render_capture(app->render);
    if (picture && scene->measured) {
        app_rect rect = scene->measured(app);
        SDL_FillRect(picture, &(SDL_Rect){rect.x, rect.y, rect.w, rect.h}, 0xFF000000);
    }
    return picture;
}

static bool save(SDL_Surface *picture, const char *folder, const char *name)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.png", folder, name);
    if (picture && IMG_SavePNG(picture, path) == 0)
        return true;
    fprintf(stderr, "golden: %s: %s\n", path, SDL_GetError());
    return false;
}

/* Says how far the scene's picture is from the good one, if it is too far, and saves it then. */
static bool check(const scene *scene, SDL_Surface *picture, const char *good, const char *out)
{
    char path[4096], why[256];
    snprintf(path, sizeof path, "%s/%s.png", good, scene->name);
    SDL_Surface *expected = IMG_Load(path);
    bool same = picture && expected && golden_same(picture, expected, why, sizeof why);
    if (!picture || !expected)
        snprintf(why, sizeof why, "%s", SDL_GetError());
    if (!same)
        printf("%s: %s; see %s/%s.png\n", scene->name, why, out, scene->name);
    if (!same && picture)
        save(picture, out, scene->name);
    SDL_FreeSurface(expected);
    return same;
}

/* Pictures are kept at this scale, so that all sizes of window have their own layouts. */
enum { KEPT_SCALE = 100 };

/* All scenes: `out` is where to write what differs, or NULL to take all as good. */
static bool go_through(app *app, const char *folder, const char *good, const char *out)
{
    bool well = true;
    for (int i = 0; i < SCENES; i++) {
        SDL_Surface *picture = draw(app, folder, &scenes[i], KEPT_SCALE);
        if (out)
            well = check(&scenes[i], picture, good, out) && well;
        else
            well = save(picture, good, scenes[i].name) && well;
        SDL_FreeSurface(picture);
    }
    return well;
}

static bool is_new_way(int i)
{
    for (int before = 0; before < i; before++)
        if (scenes[before].lead == scenes[i].lead)
            return false;
    return true;
}

static const struct {
    int width, height;
} sizes[] = {{1280, 800}, {800, 600}, {1920, 1080}, {720, 1280}, {480, 480}};
enum { SIZES = sizeof sizes / sizeof *sizes };

static bool draw_everywhere(app *app, const char *folder, scene scene, const char *out)
{
    static const char *const themes[] = {[GAME_THEME_DARK] = "dark",
                                         [GAME_THEME_LIGHT] = "light",
                                         [GAME_THEME_CONTRAST] = "contrast"};
    bool well = true;
    scene.measured = NULL; /* people are not misled by what differs */
    for (int i = 0; i < SIZES * 3 * 2; i++) {
        int size = i / 6, theme = i / 2 % 3, scale = i % 2 ? 200 : 100;
        char name[128];
        scene.width = sizes[size].width;
        scene.height = sizes[size].height;
        scene.theme = (game_theme)theme;
        snprintf(name, sizeof name, "%s-%dx%d-%s-%d", scene.name, scene.width, scene.height,
                 themes[theme], scale);
        SDL_Surface *picture = draw(app, folder, &scene, scale);
        well = save(picture, out, name) && well;
        SDL_FreeSurface(picture);
    }
    return well;
}

/* name: of one scene, or NULL. */
static bool look_everywhere(app *app, const char *folder, const char *out, const char *name)
{
    bool well = true;
    for (int i = 0; i < SCENES; i++)
        if (name ? strcmp(name, scenes[i].name) == 0 : is_new_way(i))
            well = draw_everywhere(app, folder, scenes[i], out) && well;
    return well;
}

/* In every size of window; the smallest one is no other at a larger scale. */
static bool is_whole(app *app, const char *folder, scene scene, int scale)
{
    bool well = true;
    for (int i = 0; i < SIZES; i++) {
        char where[128];
        scene.width = sizes[i].width;
        scene.height = sizes[i].height;
        if (scale > KEPT_SCALE && scene.width == 480)
            continue;
        snprintf(where, sizeof where, "%s at %dx%d, %d %%", scene.name, scene.width, scene.height,
                 scale);
        SDL_FreeSurface(draw(app, folder, &scene, scale));
        well = golden_count_cut(app, where) == 0 && well;
    }
    return well;
}

/* name: of one scene, or NULL. */
static bool find_cut_words(app *app, const char *folder, int scale, const char *name)
{
    bool well = true;
    for (int i = 0; i < SCENES; i++)
        if (name ? strcmp(name, scenes[i].name) == 0 : is_new_way(i))
            well = is_whole(app, folder, scenes[i], scale) && well;
    return well;
}

/* The largest that stores take. */
enum { SCREENSHOT_WIDTH = 1000, SCREENSHOT_HEIGHT = 700 };

static bool take_screenshot(app *app, const char *folder, const char *out, const char *name)
{
    for (int i = 0; i < SCENES; i++) {
        if (strcmp(name, scenes[i].name) != 0)
            continue;
        scene scene = scenes[i];
        scene.width = SCREENSHOT_WIDTH;
        scene.height = SCREENSHOT_HEIGHT;
        scene.measured = NULL;
        SDL_Surface *picture = draw(app, folder, &scene, KEPT_SCALE);
        bool well = save(picture, out, name);
        SDL_FreeSurface(picture);
        return well;
    }
    fprintf(stderr, "golden: there is no scene '%s'\n", name);
    return false;
}

/* names end with NULL. */
static bool take_screenshots(app *app, const char *folder, const char *out, char **names)
{
    bool well = true;
    for (; *names; names++)
        well = take_screenshot(app, folder, out, *names) && well;
    return well;
}

/* A game without a player's files, in which nothing moves. */
static sw_status set_up(app *app, const char *folder, sw_error *error)
{
    app_set_up_client(app);
    app->options.no_animation = true;
    sw_status status = open_store(app, folder, error);
    if (status != SW_OK)
        return status;
    return app_set_up_window(app, error);
}

static void remove_folder(const char *folder)
{
    char **names, path[OS_PATH_SIZE];
    size_t count;
    if (os_folder_list(&names, &count, folder, NULL) != SW_OK)
        return;
    for (size_t i = 0; i < count; i++)
        if (os_path_join(path, sizeof path, folder, names[i], NULL) == SW_OK)
            os_file_remove(path, NULL);
    os_folder_free(names, count);
    rmdir(folder);
}

static bool run(app *app, const char *folder, int argc, char **argv)
{
    if (strcmp(argv[1], "--everywhere") == 0)
        return look_everywhere(app, folder, argv[2], argc == 4 ? argv[3] : NULL);
    if (strcmp(argv[1], "--whole") == 0)
        return find_cut_words(app, folder, atoi(argv[2]), argc == 4 ? argv[3] : NULL);
    if (strcmp(argv[1], "--screenshots") == 0)
        return take_screenshots(app, folder, argv[2], argv + 3);
    if (strcmp(argv[1], "--update") == 0)
        return go_through(app, folder, argv[2], NULL);
    return go_through(app, folder, argv[1], argv[2]);
}

int main(int argc, char **argv)
{
    if (app_decode_asked(argc, argv))
        return app_decode_run(argc, argv);
    bool shoots = argc > 3 && strcmp(argv[1], "--screenshots") == 0;
    bool named =
        argc == 4 && (strcmp(argv[1], "--everywhere") == 0 || strcmp(argv[1], "--whole") == 0);
    if (argc != 3 && !shoots && !named) {
        fputs("usage: golden PICTURES OUT\n       golden --update PICTURES\n"
              "       golden --everywhere OUT [NAME]\n       golden --whole SCALE [NAME]\n"
              "       golden --screenshots OUT NAME...\n",
              stderr);
        return 2;
    }
    SDL_setenv("TZ", "UTC", 1); /* dates are shown by the local clock */
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    SDL_setenv("SDL_RENDER_DRIVER", "software", 1);
    SDL_setenv("XDG_CACHE_HOME", "/dev/null", 1); /* a thumbnail that is kept differs a little */
    static app app;
    sw_error error;
    char folder[] = "/tmp/slidewise-golden-XXXXXX";
    if (!mkdtemp(folder)) {
        perror("golden");
        return 1;
    }
    bool well = set_up(&app, folder, &error) == SW_OK;
    if (!well)
        fprintf(stderr, "golden: %s\n", error.message);
    else
        well = run(&app, folder, argc, argv);
    app_take_down(&app);
    remove_folder(folder);
    return well ? 0 : 1;
}
