/* Every text in English, with what the formats among them take. */
#include "text/text_table.h"

const app_text_entry app_text_table[APP_TEXTS] = {
    [APP_TEXT_CONTINUE] = {"Continue"},
    [APP_TEXT_NEW_GAME] = {"New game"},
    [APP_TEXT_NEW_GAME_NOTE] = {"2 × 2 to 32 × 32"},
    [APP_TEXT_LEVELS] = {"Levels"},
    [APP_TEXT_THEATRE] = {"Theatre"},
    [APP_TEXT_STATISTICS] = {"Statistics"},
    [APP_TEXT_SETTINGS] = {"Settings"},
    [APP_TEXT_KEYS] = {"Keys"},
    [APP_TEXT_QUIT] = {"Quit"},
    [APP_TEXT_FULLSCREEN] = {"Full screen"},
    [APP_TEXT_BRING_BACK] = {"Earlier game"},
    [APP_TEXT_SAVED_ALWAYS] = {"Everything is saved after each move."},
    [APP_TEXT_NOT_SAVED] = {"This game is not saved: another Slidewise is running."},
    [APP_TEXT_BACK] = {"Back"},
    [APP_TEXT_MENU] = {"Menu"},
    [APP_TEXT_CLOSE] = {"Close"},

    [APP_TEXT_GAME_NUMBERS] = {"%d × %d numbers", .takes = "dd"}, /* columns, rows */
    [APP_TEXT_GAME_LETTERS] = {"%d × %d letters", .takes = "dd"},
    [APP_TEXT_SIZE_3] = {"3 × 3"},
    [APP_TEXT_SIZE_4] = {"4 × 4"},
    [APP_TEXT_SIZE_5] = {"5 × 5"},
    [APP_TEXT_SIZE_8] = {"8 × 8"},
    [APP_TEXT_GAME_STATE] = {"%s · %s · %s", .takes = "sss"}, /* title, moves, time */
    [APP_TEXT_SEED] = {"Seed %llu", .takes = "u"},
    [APP_TEXT_GIVEN_BOARD] = {"A board of your own"},
    [APP_TEXT_BOARD_AND_SEED] = {"Board %s · seed %llu", .takes = "su"}, /* ID, seed */
    [APP_TEXT_GIVEN_BOARD_ID] = {"Board %s", .takes = "s"},
    [APP_TEXT_LEVEL_PAR] = {"%s · par %d, proven", .takes = "sd"}, /* level, moves */
    [APP_TEXT_LEVEL_BEST_KNOWN] = {"%s · par %d, best known", .takes = "sd"},
    [APP_TEXT_PICTURE_SIZE] = {"Picture %d × %d · numbers with N", .takes = "dd"},
    [APP_TEXT_PICTURE_NUMBERS] = {"Picture %d × %d · numbers on, N", .takes = "dd"},

    [APP_TEXT_MOVES] = {"Moves"},
    [APP_TEXT_TIME] = {"Time"},
    [APP_TEXT_SLIDES] = {"Slides"},
    [APP_TEXT_UNDOS] = {"Undos"},
    [APP_TEXT_HINTS] = {"Hints"},
    [APP_TEXT_PAR] = {"Par"},
    [APP_TEXT_MOVES_SMALL] = {"moves"},
    [APP_TEXT_MOVE_SMALL] = {"move"},
    [APP_TEXT_HINT] = {"Hint"},
    [APP_TEXT_AUTO_SOLVE] = {"Auto-solve"},
    [APP_TEXT_UNDO] = {"Undo"},
    [APP_TEXT_REDO] = {"Redo"},
    [APP_TEXT_RESTART] = {"Restart"},
    [APP_TEXT_GOAL] = {"Goal"},
    [APP_TEXT_GOAL_HOLD] = {"Hold to enlarge, G"},
    [APP_TEXT_GOAL_HOLD_SHORT] = {"hold, G"},
    [APP_TEXT_SIDE_BY_SIDE] = {"Side by side"},
    [APP_TEXT_ONE_BOARD] = {"One board"},
    [APP_TEXT_YOUR_BOARD] = {"Your board"},
    [APP_TEXT_START_BOARD] = {"Start"},
    [APP_TEXT_NUMBERS] = {"Numbers"},
    [APP_TEXT_PAUSED] = {"Paused"},
    [APP_TEXT_RESUME] = {"Resume"},
    [APP_TEXT_LEAVE] = {"To the title"},
    [APP_TEXT_READY] = {"Slide a tile to begin"},
    [APP_TEXT_READY_NOTE] = {"The clock starts with your first move."},
    [APP_TEXT_LEFT_SHORT] = {"Left"},
    [APP_TEXT_LEFT_RANGE] = {"%s–%s", .takes = "ss"}, /* moves left: proved, known */
    [APP_TEXT_LEFT_MOST] = {"≤ %s", .takes = "s"},
    [APP_TEXT_LEFT_UNKNOWN] = {"–"},
    [APP_TEXT_LEFT_BAR] = {"left %s", .takes = "s"}, /* moves left, in words */
    [APP_TEXT_STARS_SO_FAR] = {"Stars so far"},
    [APP_TEXT_POINTS_COUNT] = {"%s points", .takes = "s"},
    [APP_TEXT_POINTS_FACTOR] = {"×%d", .takes = "d"},
    [APP_TEXT_POINTS_GAIN] = {"+%d", .takes = "d"},
    [APP_TEXT_POINTS_LOSS] = {"−%d", .takes = "d"},
    [APP_TEXT_RACE_AT] = {"Ghost %d of %d", .takes = "dd"}, /* moves */
    [APP_TEXT_RACE_THERE] = {"Ghost at the goal"},
    [APP_TEXT_RACE_ARRIVED] = {"The ghost has arrived: %d moves", .takes = "d"},
    [APP_TEXT_RACE_SEEKING] = {"Looking for the shortest solution"},
    [APP_TEXT_RACE_WAY] = {"The ghost needs %d moves: %s", .takes = "ds"}, /* moves, the proof */
    [APP_TEXT_RACE_WON] = {"The ghost was there first."},
    [APP_TEXT_RACE_LEVEL] = {"You and the ghost arrived together."},
    [APP_TEXT_RACE_LOST] = {"You were first, %d moves before the ghost.", .takes = "d"},
    [APP_TEXT_GUIDE_SLIDE] = {"Slide a tile into the gap"},
    [APP_TEXT_GUIDE_SLIDE_NOTE] = {"Click or drag it, or use an arrow key."},
    [APP_TEXT_GUIDE_GOAL] = {"Here is the goal"},
    [APP_TEXT_GUIDE_GOAL_NOTE] = {"Hold it, or the %s key, to enlarge it.", .takes = "s"},
    [APP_TEXT_GUIDE_GOAL_NOTE_MENU] = {"Hold %s, or Side by side in the menu.", .takes = "s"},
    [APP_TEXT_GUIDE_HINT] = {"Stuck? Take a hint"},
    [APP_TEXT_GUIDE_HINT_NOTE] = {"Each press, or %s, tells a little more.", .takes = "s"},
    [APP_TEXT_GUIDE_CLOSE] = {"Got it"},
    [APP_TEXT_RACE_RUN] = {"Race my best run"},
    [APP_TEXT_RACE_SHORTEST] = {"Race the shortest solution"},
    [APP_TEXT_RACE_SHORTEST_SHORT] = {"Race the shortest"},
    [APP_TEXT_RACE_STOP] = {"Stop the race"},
    [APP_TEXT_COPY_ID] = {"Copy the board's ID"},
    [APP_TEXT_PASTE_ID] = {"Paste an ID"},
    [APP_TEXT_COPY_RESULT] = {"Copy the result"},

    [APP_TEXT_OPTIMAL] = {"optimal"},
    [APP_TEXT_OPTIMAL_PROVED] = {"optimal, proved"},
    [APP_TEXT_AT_MOST_OVER] = {"at most %s over", .takes = "s"}, /* moves over the proven bound */
    [APP_TEXT_THINKING] = {"Looking for a hint"},
    [APP_TEXT_NODES_SO_FAR] = {"%s nodes so far", .takes = "s"},
    [APP_TEXT_AT_MOST_OVER_BOUND] = {"at most %s over the proven bound", .takes = "s"},
    [APP_TEXT_HINT_IN] = {"%s, %s moves to go", .takes = "ss"}, /* a time, moves */
    [APP_TEXT_HINT_TO_GO] = {"%s moves to go", .takes = "s"},
    [APP_TEXT_HINT_IMPROVING] = {"Looking for a shorter way."},
    [APP_TEXT_HINT_ROW] = {"row %d", .takes = "d"},
    [APP_TEXT_HINT_ROWS] = {"rows %d to %d", .takes = "dd"},
    [APP_TEXT_HINT_COLUMN] = {"column %d", .takes = "d"},
    [APP_TEXT_HINT_COLUMNS] = {"columns %d to %d", .takes = "dd"},
    [APP_TEXT_HINT_REGION] = {"Look at %s, %s", .takes = "ss"}, /* rows, columns */
    [APP_TEXT_HINT_TILE] = {"Tile %s", .takes = "s"},           /* its label */
    [APP_TEXT_HINT_TILE_AT] = {"The tile in row %d, column %d", .takes = "dd"},
    [APP_TEXT_HINT_NEXT] = {"%s is next", .takes = "s"}, /* the tile */
    [APP_TEXT_HINT_UP] = {"%s goes up", .takes = "s"},
    [APP_TEXT_HINT_RIGHT] = {"%s goes right", .takes = "s"},
    [APP_TEXT_HINT_DOWN] = {"%s goes down", .takes = "s"},
    [APP_TEXT_HINT_LEFT] = {"%s goes left", .takes = "s"},
    [APP_TEXT_ENGINE_HEURISTIC_NODES] = {"%s, %s, %s nodes.",
                                         .takes = "sss"}, /* engine, heuristic, nodes */
    [APP_TEXT_ENGINE_NODES] = {"%s, %s nodes.", .takes = "ss"},
    [APP_TEXT_NO_PLAN] = {"No hint was found"},
    [APP_TEXT_MS] = {"%s ms", .takes = "s"}, /* a number */
    [APP_TEXT_S] = {"%s s", .takes = "s"},

    [APP_TEXT_SOLVED] = {"Solved"},
    [APP_TEXT_SOLVED_PAR] = {"In par: no shorter way exists."},
    [APP_TEXT_SOLVED_OVER] = {"%d over par. %d or fewer earns the third star.",
                              .takes = "dd"}, /* moves */
    [APP_TEXT_SOLVED_BEST_KNOWN] = {"As short as the best known."},
    [APP_TEXT_SOLVED_UNDER] = {"You beat the best known by %d.", .takes = "d"},
    [APP_TEXT_SOLVED_AIDED] = {"A solution was shown: no stars, no best."},
    [APP_TEXT_SOLVED_PLAIN] = {"Every tile is in its place."},
    [APP_TEXT_SOLVED_OVER_KNOWN] = {"%d over the best known. %d or fewer earns three stars.",
                                    .takes = "dd"},
    [APP_TEXT_SOLVED_STARS_CAPPED] = {"An arrow was shown: two stars at most."},
    [APP_TEXT_RESULT_PAR] = {"par %d", .takes = "d"},
    [APP_TEXT_RESULT_BEST] = {"best %s", .takes = "s"},
    [APP_TEXT_RESULT_NEW_BEST] = {"new best"},
    [APP_TEXT_RESULT_CURVE] = {"Moves left, by move"},
    [APP_TEXT_RESULT_CURVE_KNOWN] = {"Moves left, best known"},
    [APP_TEXT_RESULT_DETOURS] = {"%d detours", .takes = "d"},
    [APP_TEXT_RESULT_DETOUR] = {"1 detour"},
    [APP_TEXT_RESULT_LOOKING] = {"Looking: %d of %d", .takes = "dd"}, /* places of the way */
    [APP_TEXT_RESULT_UNKNOWN] = {"The distances are not known here."},
    [APP_TEXT_RESULT_ALL_BEST] = {"Every move led nearer."},
    [APP_TEXT_RESULT_LOST_ONE] = {"Move %d cost %d.",
                                  .takes = "dd"}, /* number of the move, moves lost */
    [APP_TEXT_RESULT_LOST_TWO] = {"Moves %d and %d cost most: %d and %d.", .takes = "dddd"},
    [APP_TEXT_ONE_HINT] = {"%d hint", .takes = "d"}, /* count */
    [APP_TEXT_SOME_HINTS] = {"%d hints", .takes = "d"},
    [APP_TEXT_ONE_UNDO] = {"%d undo", .takes = "d"},
    [APP_TEXT_SOME_UNDOS] = {"%d undos", .takes = "d"},
    [APP_TEXT_ONE_AUTO] = {"%d solution shown", .takes = "d"},
    [APP_TEXT_SOME_AUTOS] = {"%d solutions shown", .takes = "d"},
    [APP_TEXT_NO_HELP] = {"no hints, no undos"},
    [APP_TEXT_CARD_TITLE] = {"Slidewise: %s", .takes = "s"}, /* the game's title */
    [APP_TEXT_CARD_PAR] = {", par %d %s", .takes = "ds"},    /* par, stars */
    [APP_TEXT_CARD_TIME] = {" in %s, %s", .takes = "ss"},    /* time, hints and undos */
    [APP_TEXT_NEXT_BOARD] = {"Next board"},
    [APP_TEXT_NEXT_LEVEL] = {"Next level"},
    [APP_TEXT_TO_LEVELS] = {"Back to the levels"},
    [APP_TEXT_AGAIN] = {"Again"},
    [APP_TEXT_HIDE] = {"Hide"},

    [APP_TEXT_MOVES_AND_SLIDES] = {"moves, %s slides", .takes = "s"},
    [APP_TEXT_MOVES_AND_SLIDE] = {"moves, 1 slide"},
    [APP_TEXT_MOVE_AND_SLIDE] = {"move, 1 slide"},
    [APP_TEXT_SOLUTION] = {"Solution"},
    [APP_TEXT_SHORTENING] = {"Shortening"},
    [APP_TEXT_SHORTENING_KNOWN] = {"known, %s", .takes = "s"},   /* moves */
    [APP_TEXT_SHORTENING_PROVED] = {"proved, %s", .takes = "s"}, /* no fewer moves */
    [APP_TEXT_MOVES_TO_GO] = {"moves to go"},
    [APP_TEXT_MOVE_TO_GO] = {"move to go"},
    [APP_TEXT_MOVES_IN_ALL] = {"%s moves in all", .takes = "s"},
    [APP_TEXT_MOVES_FEWER] = {"%s moves in all, %s fewer than at first", .takes = "ss"},
    [APP_TEXT_OF] = {"%s / %s", .takes = "ss"}, /* moves made, in all */
    [APP_TEXT_MOVES_LEFT] = {"Moves left"},
    [APP_TEXT_TAKE_OVER] = {"Take over here"},
    [APP_TEXT_ENGINE_AND_TIME] = {"%s %s.", .takes = "ss"}, /* the engine's line, a time */
    [APP_TEXT_SPEED_QUARTER] = {"¼×"},
    [APP_TEXT_SPEED_HALF] = {"½×"},
    [APP_TEXT_SPEED_1] = {"1×"},
    [APP_TEXT_SPEED_2] = {"2×"},
    [APP_TEXT_SPEED_4] = {"4×"},
    [APP_TEXT_SPEED_8] = {"8×"},
    [APP_TEXT_SPEED_16] = {"16×"},
    [APP_TEXT_BACK_TO_GAME] = {"Back to my board"},
    [APP_TEXT_SOLVING] = {"Solving"},
    [APP_TEXT_CANCEL] = {"Cancel"},
    [APP_TEXT_LOWER_BOUND] = {"At least %d moves", .takes = "d"},
    [APP_TEXT_NODES_AND_TIME] = {"%s nodes, %s", .takes = "ss"},
    [APP_TEXT_AUTO_OF] = {"Auto-solve of %s", .takes = "s"},

    [APP_TEXT_THEATRE_COUNT] = {"%s games are kept", .takes = "s"},
    [APP_TEXT_THEATRE_COUNT_ONE] = {"One game is kept"},
    [APP_TEXT_THEATRE_EMPTY] = {"Nothing to watch yet"},
    [APP_TEXT_THEATRE_EMPTY_NOTE] =
        {"Every game that you finish, or give up for another one, is kept here: to be watched, "
         "reviewed, and raced against."},
    [APP_TEXT_THEATRE_TITLED] = {"%d × %d · %s",
                                 .takes = "dds"}, /* columns, rows, the level's title */
    [APP_TEXT_GAME_PICTURE] = {"%d × %d picture", .takes = "dd"},
    [APP_TEXT_LEFT_UNSOLVED] = {"Left unsolved"},
    [APP_TEXT_SOLVED_BY_SOLVER] = {"Solved, solution shown"},
    [APP_TEXT_COUNT_MOVES] = {"{n} moves", .one = "{n} move"},
    [APP_TEXT_WATCH] = {"Watch"},
    [APP_TEXT_REVIEW] = {"Review"},
    [APP_TEXT_REVIEW_PERCENT] = {"%s %%", .takes = "s"},                      /* a number */
    [APP_TEXT_REVIEW_BEST_OF] = {"%s of %s moves led nearer", .takes = "ss"}, /* moves, in all */
    [APP_TEXT_REVIEW_TRUE] = {"true distances"},
    [APP_TEXT_REVIEW_KNOWN] = {"best known"},
    [APP_TEXT_REVIEW_KNOWN_NOTE] =
        {"True distances are out of reach here: judged by the best solutions known."},
    [APP_TEXT_REVIEW_JUDGING] = {"Judging: %s of %s places", .takes = "ss"}, /* looked at, in all */
    [APP_TEXT_REVIEW_NOTHING] = {"Nothing could be judged."},
    [APP_TEXT_REVIEW_WORST] = {"What cost most"},
    [APP_TEXT_REVIEW_NO_WORST] = {"No slide lost a move."},
    [APP_TEXT_REVIEW_SLIDE] = {"Move %s: %s", .takes = "ss"}, /* its number, what moved */
    [APP_TEXT_REVIEW_TILES] = {"%d tiles", .takes = "d"},     /* how many slide at once */
    [APP_TEXT_REVIEW_UP] = {"%s up", .takes = "s"},           /* a tile */
    [APP_TEXT_REVIEW_RIGHT] = {"%s right", .takes = "s"},
    [APP_TEXT_REVIEW_DOWN] = {"%s down", .takes = "s"},
    [APP_TEXT_REVIEW_LEFT] = {"%s left", .takes = "s"},
    [APP_TEXT_REVIEW_UNJUDGED] = {"not judged yet"},
    [APP_TEXT_REVIEW_IS_BEST] = {"best"},
    [APP_TEXT_REVIEW_SIDEWAYS] = {"sideways, %d moves lost", .takes = "d"}, /* moves */
    [APP_TEXT_REVIEW_LOST] = {"%d moves lost", .takes = "d"},               /* moves */
    [APP_TEXT_REVIEW_SEEKING] = {"Looking for the better way …"},
    [APP_TEXT_REVIEW_NO_LINE] = {"No better way was found in time."},
    [APP_TEXT_REVIEW_BETTER] = {"Better, %s moves to the goal: %s",
                                .takes = "ss"}, /* how many, their letters */
    [APP_TEXT_REVIEW_BETTER_KNOWN] = {"Better, %s moves at most: %s",
                                      .takes = "ss"}, /* how many, their letters */
    [APP_TEXT_REVIEW_GOOD] = {"%s moves left after it.", .takes = "s"}, /* moves */
    [APP_TEXT_REVIEW_END_SOLVED] = {"Solved."},
    [APP_TEXT_REVIEW_END_LEFT] = {"The game was left here."},
    [APP_TEXT_REVIEW_BACKWARD] = {"Slide before"},
    [APP_TEXT_REVIEW_FORWARD] = {"Next slide"},
    [APP_TEXT_RACE] = {"Race"},
    [APP_TEXT_EXPORT] = {"Export"},
    [APP_TEXT_COPY] = {"Copy"},
    [APP_TEXT_DELETE] = {"Delete"},
    [APP_TEXT_DELETE_FOR_GOOD] = {"Delete for good"},
    [APP_TEXT_KEEP_IT] = {"Keep it"},
    [APP_TEXT_IMPORT] = {"Import"},
    [APP_TEXT_IMPORT_NOTE] =
        {"From the clipboard: a replay, or the path of its file. Or drop the file here."},
    [APP_TEXT_EXPORT_NOTE] = {"To a file in your documents"},
    [APP_TEXT_OPEN_IN_LAB_NOTE] = {"This board and its goal"},
    [APP_TEXT_REVIEW_NOTE] = {"Each move judged"},
    [APP_TEXT_GHOST_NOTE] = {"A second board to compare with"},
    [APP_TEXT_OPEN_IN_LAB] = {"Open in lab"},
    [APP_TEXT_TO_LAB] = {"Lab"},
    [APP_TEXT_TAKE_OVER_SHORT] = {"Take over"},
    [APP_TEXT_WATCH_PLAYED] = {"%s · %s", .takes = "ss"}, /* a date, the time that it took */
    [APP_TEXT_WATCH_UNDONE] = {"%s · %s · %d undone, not shown",
                               .takes = "ssd"}, /* the same, slides taken back */
    [APP_TEXT_WATCH_WAY] = {"Moves"},
    [APP_TEXT_WATCH_TRUE] = {"true, %s", .takes = "s"}, /* moves */
    [APP_TEXT_WATCH_AT_MOST] = {"at most, %s", .takes = "s"},
    [APP_TEXT_WATCH_ESTIMATE] = {"Manhattan estimate, %s", .takes = "s"},
    [APP_TEXT_WATCH_ESTIMATE_SHORT] = {"estimate, %s", .takes = "s"},
    [APP_TEXT_WATCH_JUDGED] = {"%s of %s looked at", .takes = "ss"}, /* places of the way */
    [APP_TEXT_GHOST] = {"Ghost"},
    [APP_TEXT_GHOST_BEST] = {"Your best run, %s moves", .takes = "s"},
    [APP_TEXT_GHOST_SHORTEST] = {"The shortest solution, %s moves", .takes = "s"},
    [APP_TEXT_GHOST_KNOWN] = {"A solution of %s moves, not proved to be the shortest",
                              .takes = "s"},
    [APP_TEXT_GHOST_NOT_FOUND] = {"No solution was found in the time there was"},
    [APP_TEXT_GHOST_AHEAD] = {"Ghost: %s moves ahead", .takes = "s"},
    [APP_TEXT_GHOST_AHEAD_ONE] = {"Ghost: 1 move ahead"},
    [APP_TEXT_GHOST_BEHIND] = {"Ghost: %s moves behind", .takes = "s"},
    [APP_TEXT_GHOST_BEHIND_ONE] = {"Ghost: 1 move behind"},
    [APP_TEXT_GHOST_EVEN] = {"Ghost: neck and neck"},
    [APP_TEXT_GHOST_MOVE_AT] = {"Ghost: move %s of %s", .takes = "ss"},
    [APP_TEXT_REPLAY_COPIED] = {"The replay is in the clipboard"},
    [APP_TEXT_SAVED_AS] = {"Saved as %s", .takes = "s"},                          /* a path */
    [APP_TEXT_REPLAY_NOT_SAVED] = {"The replay was not saved: %s", .takes = "s"}, /* why */
    [APP_TEXT_REPLAY_IMPORTED] = {"The replay is in the list now"},
    [APP_TEXT_REPLAY_THERE] = {"This replay is in the list already"},
    [APP_TEXT_REPLAYS_OFF] = {"Not kept: the settings say that no replays are kept"},
    [APP_TEXT_REPLAY_NOT_KEPT] = {"Not imported: the folder of replays cannot be written"},
    [APP_TEXT_REPLAY_BAD] = {"Not imported: %s", .takes = "s"}, /* why, with the line */
    [APP_TEXT_LINE] = {"line %d: %s", .takes = "ds"},
    [APP_TEXT_REPLAY_NOTHING] = {"There is no replay in the clipboard"},
    [APP_TEXT_REPLAY_DELETED] = {"The replay is deleted"},

    [APP_TEXT_COLUMNS] = {"Columns"},
    [APP_TEXT_ROWS] = {"Rows"},
    [APP_TEXT_GOAL_STANDARD] = {"Standard"},
    [APP_TEXT_GOAL_BLANK_FIRST] = {"Blank first"},
    [APP_TEXT_GOAL_SNAKE] = {"Snake"},
    [APP_TEXT_GOAL_SPIRAL] = {"Spiral"},
    [APP_TEXT_GOAL_COLUMNS] = {"Columns"},
    [APP_TEXT_TILES] = {"Tiles"},
    [APP_TEXT_LETTERS] = {"Letters"},
    [APP_TEXT_PICTURE] = {"Picture"},
    [APP_TEXT_PICTURES_OWN] = {"Your own: drop a picture on the window, or paste its path"},
    [APP_TEXT_SEED_LABEL] = {"Seed"},
    [APP_TEXT_NEW_SEED] = {"Another scramble"},
    [APP_TEXT_START] = {"Start"},
    [APP_TEXT_KEEPS_OLD] = {"Your unfinished game is kept."},
    [APP_TEXT_KEEPS_LAST] = {"Your unfinished game is kept in place of the earlier one."},
    [APP_TEXT_NUMBERS_OVER] = {"Numbers on the picture"},
    [APP_TEXT_TWINS] = {"Some tiles look alike: numbers are on"},

    [APP_TEXT_PREVIEW] = {"Preview"},
    [APP_TEXT_PREVIEW_NOTE] = {"Slide a tile to try it."},
    [APP_TEXT_LOOK] = {"Look"},
    [APP_TEXT_THEME] = {"Theme"},
    [APP_TEXT_THEME_DARK] = {"Dark"},
    [APP_TEXT_THEME_LIGHT] = {"Light"},
    [APP_TEXT_THEME_CONTRAST] = {"High contrast"},
    [APP_TEXT_PALETTE] = {"Tile palette"},
    [APP_TEXT_PALETTE_PLAIN] = {"Plain"},
    [APP_TEXT_PALETTE_ROWS] = {"By row"},
    [APP_TEXT_PALETTE_RINGS] = {"By ring"},
    [APP_TEXT_PATTERNS] = {"Patterns beside colours"},
    [APP_TEXT_PATTERNS_NOTE] = {"Each row has its own band"},
    [APP_TEXT_MARK] = {"Mark tiles in place"},
    [APP_TEXT_MARK_NOTE] = {"A short line, and a lower tile"},
    [APP_TEXT_SCALE] = {"Interface scale"},
    [APP_TEXT_SCALE_NOTE] = {"As far as the window has room"},
    [APP_TEXT_SLIDE_TIME] = {"Slide time"},
    [APP_TEXT_SLIDE_TIME_NOTE] = {"0 ms to 200 ms"},
    [APP_TEXT_REDUCED] = {"Reduced motion"},
    [APP_TEXT_REDUCED_NOTE] = {"Tiles jump, no ripple"},
    [APP_TEXT_ARROWS] = {"Arrows move the blank"},
    [APP_TEXT_ARROWS_NOTE] = {"Otherwise the tile follows the arrow"},
    [APP_TEXT_NUMBERS_SETTING] = {"Numbers on pictures"},
    [APP_TEXT_NUMBERS_SETTING_NOTE] = {"In new games; N changes it while playing"},
    [APP_TEXT_MEMORY] = {"Solver tables"},
    [APP_TEXT_MEMORY_NOTE] = {"More makes hints faster"},
    [APP_TEXT_MEMORY_SMALL] = {"16 MB"},
    [APP_TEXT_MEMORY_NORMAL] = {"64 MB"},
    [APP_TEXT_MEMORY_LARGE] = {"256 MB"},
    [APP_TEXT_FULLSCREEN_NOTE] = {"%s at any time", .takes = "s"},
    [APP_TEXT_PERCENT] = {"%d%%", .takes = "d"},
    [APP_TEXT_MILLISECONDS] = {"%d ms", .takes = "d"},
    [APP_TEXT_RESET] = {"Reset this page"},
    [APP_TEXT_PLAYING] = {"Playing"},
    [APP_TEXT_WINDOW] = {"Window"},

    [APP_TEXT_POINTS_SETTING] = {"Points"},
    [APP_TEXT_POINTS_SETTING_NOTE] = {"Best moves earn points, in a row more"},
    [APP_TEXT_LEFT_SETTING] = {"Moves left"},
    [APP_TEXT_LEFT_SETTING_NOTE] = {"While playing: the fewest moves from here"},
    [APP_TEXT_FIRST_STEPS] = {"Show the first steps again"},
    [APP_TEXT_FIRST_STEPS_NOTE] = {"In the next game, once"},
    [APP_TEXT_DATA] = {"Data"},
    [APP_TEXT_REPLAYS_KEPT] = {"Replays kept"},
    [APP_TEXT_REPLAYS_NOTE] = {"%s now, at most %s", .takes = "ss"}, /* replays, limit */
    [APP_TEXT_REPLAYS_NONE] = {"None"},
    [APP_TEXT_REPLAYS_100] = {"100"},
    [APP_TEXT_REPLAYS_300] = {"300"},
    [APP_TEXT_REPLAYS_1000] = {"1,000"},
    [APP_TEXT_REPLAYS_3000] = {"3,000"},
    [APP_TEXT_REPLAYS_ASK] = {"This removes the %s oldest replays for good.",
                              .takes = "s"}, /* replays */
    [APP_TEXT_REPLAY_ASK] = {"This removes the oldest replay for good."},
    [APP_TEXT_REPLAYS_KEEP] = {"Keep them"},
    [APP_TEXT_REPLAYS_REMOVE] = {"Remove"},
    [APP_TEXT_REPLAYS_REMOVED] = {"%s replays were removed", .takes = "s"}, /* replays */
    [APP_TEXT_REPLAY_REMOVED] = {"One replay was removed"},
    [APP_TEXT_RESULTS] = {"Results"},
    [APP_TEXT_RESULTS_NOTE] = {"%s in Statistics, to export or delete", .takes = "s"}, /* results */
    [APP_TEXT_RESULTS_OPEN] = {"Open"},
    [APP_TEXT_FOLDER_CONFIG] = {"Folder of the settings"},
    [APP_TEXT_FOLDER_STATE] = {"Folder of the game in play"},
    [APP_TEXT_FOLDER_DATA] = {"Folder of results, replays, packs"},
    [APP_TEXT_FOLDER_COPY] = {"Copy"},
    [APP_TEXT_FOLDER_COPIED] = {"The folder's path is copied"},

    [APP_TEXT_STATS_BOARDS] = {"Boards"},
    [APP_TEXT_STATS_FIGURES] = {"Figures"},
    [APP_TEXT_STATS_GRAPH] = {"Graph"},
    [APP_TEXT_STATS_TABLE] = {"Table"},
    [APP_TEXT_STATS_CATEGORY] = {"%d × %d, %s", .takes = "dds"}, /* columns, rows, goal */
    [APP_TEXT_STATS_OWN_GOAL] = {"%d × %d, own goal", .takes = "dd"},
    [APP_TEXT_STATS_GAME] = {"%s game", .takes = "s"}, /* count */
    [APP_TEXT_STATS_GAMES] = {"%s games", .takes = "s"},
    [APP_TEXT_STATS_SPEED] = {"Speed"},
    [APP_TEXT_STATS_BEST] = {"Best"},
    [APP_TEXT_STATS_LAST] = {"Last"},
    [APP_TEXT_STATS_MEAN] = {"Mean"},
    [APP_TEXT_STATS_AO5] = {"ao5"},
    [APP_TEXT_STATS_AO12] = {"ao12"},
    [APP_TEXT_STATS_AO100] = {"ao100"},
    [APP_TEXT_STATS_MEAN_OF] = {"of %s", .takes = "s"},        /* games */
    [APP_TEXT_STATS_BEST_AVERAGE] = {"best %s", .takes = "s"}, /* value */
    [APP_TEXT_STATS_AFTER] = {"after %d games", .takes = "d"}, /* games */
    [APP_TEXT_STATS_AVERAGES_NOTE] =
        {"ao5, ao12 and ao100: the last so many games on average, best and worst left out."},
    [APP_TEXT_STATS_GRAPH_TIME] = {"Time, game by game"},
    [APP_TEXT_STATS_GRAPH_MOVES] = {"Moves, game by game"},
    [APP_TEXT_STATS_GRAPH_SPEED] = {"Moves per second"},
    [APP_TEXT_STATS_EACH_GAME] = {"each game"},
    [APP_TEXT_STATS_GAME_NUMBER] = {"game %s", .takes = "s"}, /* number */
    [APP_TEXT_STATS_BEST_RESULTS] = {"Best results"},
    [APP_TEXT_STATS_OUT_OF] = {"out of %s", .takes = "s"}, /* games */
    [APP_TEXT_STATS_DATE] = {"Date"},
    [APP_TEXT_STATS_COPY] = {"Copy this board's results"},
    [APP_TEXT_STATS_EXPORT] = {"Export all results"},
    [APP_TEXT_STATS_EXPORT_NOTE] = {"as a CSV file"},
    [APP_TEXT_STATS_COPIED] = {"Copied as CSV: %s", .takes = "s"}, /* games */
    [APP_TEXT_STATS_NOTHING] = {"There are no results yet"},
    [APP_TEXT_STATS_EXPORT_FAILED] = {"No results were saved: %s", .takes = "s"}, /* why */
    [APP_TEXT_STATS_DELETE] = {"Delete all results"},
    [APP_TEXT_STATS_ASK_FIRST] = {"Delete all results?"},
    [APP_TEXT_STATS_ASK_LAST] = {"Really all of them?"},
    [APP_TEXT_STATS_ASK_WHAT] =
        {"Every result goes (%s), and with them all bests and averages and the stars of your "
         "levels. Replays stay. Nothing brings them back.",
         .takes = "s"}, /* results */
    [APP_TEXT_STATS_KEEP] = {"Keep them"},
    [APP_TEXT_STATS_GO_ON] = {"Delete"},
    [APP_TEXT_STATS_WIPE] = {"Delete for good"},
    [APP_TEXT_STATS_WIPED] = {"All results are deleted"},
    [APP_TEXT_STATS_EMPTY] = {"Nothing is solved yet"},
    [APP_TEXT_STATS_EMPTY_NOTE] =
        {"Each board that you solve is counted here: best times and fewest moves, averages of 5, "
         "12 "
         "and 100 games, a graph and a table, for every size and goal. Boards solved by auto-solve "
         "do not count."},

    [APP_TEXT_SIZE] = {"%d × %d", .takes = "dd"}, /* columns, rows */
    [APP_TEXT_LEVELS_REACHED] = {"%d of %d solved, %d stars",
                                 .takes = "ddd"}, /* levels, of all, stars */
    [APP_TEXT_LEVELS_REACHED_ONE] = {"%d of %d solved, %d star", .takes = "ddd"},
    [APP_TEXT_LEVELS_PACKS] = {"Packs"},
    [APP_TEXT_LEVELS_COUNT] = {"%d / %d", .takes = "dd"},   /* solved, all */
    [APP_TEXT_LEVELS_SIZES] = {"%s to %s", .takes = "ss"},  /* sizes */
    [APP_TEXT_LEVELS_OWN] = {"%s, your own", .takes = "s"}, /* sizes */
    [APP_TEXT_LEVELS_NOTE] =
        {"Par is the proven fewest moves. Stars come from moves, never from time."},
    [APP_TEXT_LEVELS_NOTE_KNOWN] =
        {"Par is the proven fewest moves, best known the fewest found so far."},
    [APP_TEXT_LEVELS_BEST_KNOWN] = {"Best known"},
    [APP_TEXT_LEVELS_KNOWN] = {"Known"},
    [APP_TEXT_LEVELS_NO_PAR] = {"No par"},
    [APP_TEXT_LEVELS_BEST] = {"Best"},
    [APP_TEXT_LEVELS_BEATEN] = {"Beaten"},
    [APP_TEXT_LEVELS_NEXT] = {"Next"},
    [APP_TEXT_LEVELS_NOT_SOLVED] = {"Not solved"},
    [APP_TEXT_LEVELS_FACTS] = {"%s · %s · %s", .takes = "sss"},      /* size, goal, par */
    [APP_TEXT_LEVELS_GOAL] = {"Goal: %s", .takes = "s"},             /* its name */
    [APP_TEXT_LEVELS_WORD] = {"Letters: %s", .takes = "s"},          /* of the tiles in order */
    [APP_TEXT_LEVELS_PICTURE] = {"Picture: %s", .takes = "s"},       /* its title */
    [APP_TEXT_LEVELS_PAR_PROVED] = {"Par %d, proven", .takes = "d"}, /* moves */
    [APP_TEXT_LEVELS_PAR_KNOWN] = {"Best known %d", .takes = "d"},
    [APP_TEXT_LEVELS_PAR_BEATEN] = {"Best known %d, beaten by %d",
                                    .takes = "dd"},     /* moves, moves fewer */
    [APP_TEXT_LEVELS_AUTHOR] = {"By %s", .takes = "s"}, /* name */
    [APP_TEXT_LEVELS_MAKE] = {"Make a level"},
    [APP_TEXT_LEVELS_OPEN] = {"Open a pack"},
    [APP_TEXT_LEVELS_OPEN_NOTE] = {"%s, or drop a file", .takes = "s"},
    [APP_TEXT_LEVELS_OPEN_HOW] = {"Drop a pack on the window, or copy its path or its text first"},
    [APP_TEXT_LEVELS_OPENED] = {"Pack kept in %s", .takes = "s"},    /* path */
    [APP_TEXT_LEVELS_NOT_OPENED] = {"Not opened: %s", .takes = "s"}, /* why */
    [APP_TEXT_LEVELS_LINE] = {"Line %d: %s", .takes = "ds"},         /* line, what is wrong there */
    [APP_TEXT_LEVELS_DAMAGED] = {"Cannot be read"},
    [APP_TEXT_LEVELS_UNREADABLE] = {"%s cannot be read", .takes = "s"}, /* file */
    [APP_TEXT_LEVELS_IN_FOLDER] = {"In %s", .takes = "s"},              /* path */
    [APP_TEXT_LEVELS_REST_WORKS] =
        {"All other packs work. This one comes back as soon as its file is mended."},

    [APP_TEXT_MAKER_TITLE] = {"Name of the level"},
    [APP_TEXT_MAKER_UNNAMED] = {"Level %d", .takes = "d"}, /* number */
    [APP_TEXT_MAKER_PACK] = {"Pack that it joins"},
    [APP_TEXT_MAKER_MY_LEVELS] = {"My levels"},
    [APP_TEXT_MAKER_SAVE] = {"Save the level"},
    [APP_TEXT_MAKER_SEEKING] = {"Looking for the par: at least %d moves", .takes = "d"}, /* moves */
    [APP_TEXT_MAKER_SEEKING_RANGE] = {"Looking for the par: %d to %d moves",
                                      .takes = "dd"}, /* moves, moves */
    [APP_TEXT_MAKER_SEEKING_NOTE] = {"Saved now, the level has no par."},
    [APP_TEXT_MAKER_RANGE_NOTE] = {"Saved now, the level has the larger for its par."},
    [APP_TEXT_MAKER_PAR] = {"Par %d", .takes = "d"}, /* moves */
    [APP_TEXT_MAKER_PROVED] = {"proved"},
    [APP_TEXT_MAKER_KNOWN] = {"best known"},
    [APP_TEXT_MAKER_PROVED_NOTE] = {"No shorter way exists."},
    [APP_TEXT_MAKER_KNOWN_NOTE] = {"A shorter way may exist: none was proved shortest in time."},
    [APP_TEXT_MAKER_NOT_FOUND] = {"No par was found"},
    [APP_TEXT_MAKER_NO_PAR_NOTE] = {"The level can be saved without one."},
    [APP_TEXT_MAKER_NO_LEVEL] = {"A level needs a start from which moves lead to another goal."},
    [APP_TEXT_MAKER_SAVED] = {"Level saved in %s", .takes = "s"}, /* path */
    [APP_TEXT_MAKER_NOT_SAVED] = {"Not saved: %s", .takes = "s"}, /* why */

    [APP_TEXT_LAB] = {"Lab"},
    [APP_TEXT_LAB_NOTE] = {"Click two tiles to swap them, type a number, paste a board: %s",
                           .takes = "s"},
    [APP_TEXT_LAB_NOTE_SHORT] = {"Click two tiles to swap them"},
    [APP_TEXT_LAB_SCRAMBLE] = {"Scramble"},
    [APP_TEXT_LAB_OWN_GOAL] = {"Own"},
    [APP_TEXT_LAB_SOLVABLE] = {"Solvable"},
    [APP_TEXT_LAB_SAME] = {"Start and goal are the same"},
    [APP_TEXT_LAB_UNSOLVABLE] =
        {"Not solvable: swaps needed %d, steps of the blank %d: one odd, one even",
         .takes = "dd"}, /* swaps, steps */
    [APP_TEXT_LAB_UNSOLVABLE_SHORT] = {"Not solvable: the parity is odd"},
    [APP_TEXT_LAB_ALGORITHM] = {"Algorithm"},
    [APP_TEXT_LAB_HEURISTIC] = {"Heuristic"},
    [APP_TEXT_LAB_SOLVE] = {"Solve"},
    [APP_TEXT_LAB_STOP] = {"Stop"},
    [APP_TEXT_LAB_STEPS] = {"Step the search"},
    [APP_TEXT_LAB_STEPS_SHORT] = {"Step it"},
    [APP_TEXT_LAB_GRAPH] = {"State graph"},
    [APP_TEXT_LAB_GRAPH_SHORT] = {"Graph"},
    [APP_TEXT_LAB_TAB_BOARD] = {"Board"},
    [APP_TEXT_LAB_TAB_RUNS] = {"Runs"},
    [APP_TEXT_LAB_TAB_CHART] = {"Chart"},
    [APP_TEXT_LAB_TAB_LOG] = {"Log"},
    [APP_TEXT_LAB_COPY] = {"Copy the results"},
    [APP_TEXT_LAB_COPIED] = {"Results copied: %d runs", .takes = "d"}, /* runs */
    [APP_TEXT_LAB_COPIED_ONE] = {"Results copied: one run"},
    [APP_TEXT_LAB_NOTHING_TO_COPY] = {"There are no results to copy yet"},
    [APP_TEXT_LAB_PASTE_FAILED] = {"Not a board: %s", .takes = "s"}, /* why */
    [APP_TEXT_LAB_PASTED_START] = {"The start is the pasted board"},
    [APP_TEXT_LAB_PASTED_GOAL] = {"The goal is the pasted board"},

    [APP_TEXT_LAB_OWN] = {"Slidewise's own"},
    [APP_TEXT_LAB_OWN_NOTE] = {"the fastest"},
    [APP_TEXT_LAB_BFS] = {"Breadth-first"},
    [APP_TEXT_LAB_ASTAR] = {"A*"},
    [APP_TEXT_LAB_IDASTAR] = {"IDA*"},
    [APP_TEXT_LAB_BIDIRECTIONAL] = {"Bidirectional"},
    [APP_TEXT_LAB_ANY_HEURISTIC] = {"Its own choice"},
    [APP_TEXT_LAB_NONE] = {"None"},
    [APP_TEXT_LAB_MISPLACED] = {"Misplaced tiles"},
    [APP_TEXT_LAB_MANHATTAN] = {"Manhattan"},
    [APP_TEXT_LAB_MISPLACED_MANHATTAN] = {"Misplaced + Manhattan"},
    [APP_TEXT_LAB_LINEAR_CONFLICT] = {"Linear conflict"},
    [APP_TEXT_LAB_WALKING_DISTANCE] = {"Walking distance"},
    [APP_TEXT_LAB_MAX] = {"Larger of both above"},
    [APP_TEXT_LAB_PATTERN_DATABASE] = {"Pattern databases"},
    [APP_TEXT_LAB_SHORT_OWN] = {"own"},
    [APP_TEXT_LAB_SHORT_NONE] = {"none"},
    [APP_TEXT_LAB_SHORT_MISPLACED] = {"misplaced"},
    [APP_TEXT_LAB_SHORT_MANHATTAN] = {"Manhattan"},
    [APP_TEXT_LAB_SHORT_MISPLACED_MANHATTAN] = {"sum"},
    [APP_TEXT_LAB_SHORT_LINEAR_CONFLICT] = {"conflict"},
    [APP_TEXT_LAB_SHORT_WALKING_DISTANCE] = {"walking"},
    [APP_TEXT_LAB_SHORT_MAX] = {"larger"},
    [APP_TEXT_LAB_SHORT_PATTERN_DATABASE] = {"patterns"},
    [APP_TEXT_LAB_METHOD] = {"%s, %s", .takes = "ss"}, /* algorithm, heuristic */
    [APP_TEXT_LAB_NOT_ADMISSIBLE] = {"not admissible"},
    [APP_TEXT_LAB_NOT_THIS_SIZE] = {"not for this size"},
    [APP_TEXT_LAB_NOT_ASKED] = {"Asks no heuristic"},

    [APP_TEXT_LAB_RUNNING_METHOD] = {"Running: %s", .takes = "s"}, /* method */
    [APP_TEXT_LAB_STOPPING] = {"Stopping"},
    [APP_TEXT_LAB_BOUND] = {"Bound"},
    [APP_TEXT_LAB_NODES] = {"Nodes"},
    [APP_TEXT_LAB_NODES_PER_S] = {"Nodes per s"},
    [APP_TEXT_LAB_NO_RUN] = {"No run yet"},
    [APP_TEXT_LAB_NO_RUN_NOTE] =
        {"Choose an algorithm and a heuristic, then Solve: each run joins the table."},
    [APP_TEXT_LAB_STOPPED] = {"Stopped"},
    [APP_TEXT_LAB_TIME_OUT] = {"Time ran out"},
    [APP_TEXT_LAB_OUT_OF_ROOM] = {"Memory limit reached"},
    [APP_TEXT_LAB_NO_SOLUTION] = {"No solution"},
    [APP_TEXT_LAB_FAILED] = {"Could not run"},
    [APP_TEXT_LAB_AT_LEAST] = {"at least %d moves, %s nodes", .takes = "ds"}, /* moves, nodes */
    [APP_TEXT_LAB_NODES_SEEN] = {"%s nodes seen", .takes = "s"},              /* nodes */
    [APP_TEXT_LAB_RUN_MOVES] = {"%d moves", .takes = "d"},                    /* moves */
    [APP_TEXT_LAB_RUN_MOVE] = {"1 move"},
    [APP_TEXT_LAB_NOT_PROVED] = {"not proved shortest"},
    [APP_TEXT_LAB_RUN_FIGURES] = {"%s nodes in %s", .takes = "ss"}, /* nodes, time */
    [APP_TEXT_LAB_SHOW_STEP] = {"Show step"},
    [APP_TEXT_LAB_SHOWN_STEP] = {"Move %d of %d: %s", .takes = "dds"}, /* move, of, label */
    [APP_TEXT_LAB_SHOWN_START] = {"Before the first of %d moves", .takes = "d"}, /* moves */
    [APP_TEXT_LAB_RUNS_TITLE] = {"Runs on these boards"},
    [APP_TEXT_LAB_PROVED] = {"proved shortest"},
    [APP_TEXT_LAB_SEARCH] = {"Search"},
    [APP_TEXT_LAB_STOPPED_SHORT] = {"stopped"},
    [APP_TEXT_LAB_LIMIT_SHORT] = {"time out"},
    [APP_TEXT_LAB_ROOM_SHORT] = {"memory"},
    [APP_TEXT_LAB_NONE_SHORT] = {"none"},
    [APP_TEXT_LAB_FAILED_SHORT] = {"failed"},
    [APP_TEXT_LAB_RUNNING_SHORT] = {"running"},
    [APP_TEXT_LAB_CHART_TITLE] = {"Nodes, each line is ten times more"},
    [APP_TEXT_LAB_CHART_EMPTY] = {"Each run becomes a bar here."},
    [APP_TEXT_LAB_THOUSANDS] = {"%s k", .takes = "s"}, /* a number */
    [APP_TEXT_LAB_MILLIONS] = {"%s M", .takes = "s"},
    [APP_TEXT_LAB_BILLIONS] = {"%s G", .takes = "s"},
    [APP_TEXT_LAB_LOG_BOUND] = {"no solution below %d, after %s nodes",
                                .takes = "ds"}, /* bound, nodes */
    [APP_TEXT_LAB_LOG_OPTIMAL] = {"%d moves, proved shortest, %s nodes",
                                  .takes = "ds"}, /* moves, nodes */
    [APP_TEXT_LAB_LOG_SOLVED] = {"%d moves, not proved shortest, %s nodes", .takes = "ds"},
    [APP_TEXT_LAB_LOG_UNSOLVABLE] = {"no solution exists, %s nodes", .takes = "s"}, /* nodes */
    [APP_TEXT_LAB_LOG_STOPPED] = {"stopped after %s nodes", .takes = "s"},
    [APP_TEXT_LAB_LOG_LIMIT] = {"a limit came after %s nodes", .takes = "s"},
    [APP_TEXT_LAB_LOG_FAILED] = {"could not run after %s nodes", .takes = "s"},
    [APP_TEXT_LAB_LOG_EMPTY] = {"What the searches do is told here."},

    [APP_TEXT_STEPS_TITLE] = {"Search, step by step"},
    [APP_TEXT_STEPS_TAB_NODE] = {"Node"},
    [APP_TEXT_STEPS_OPEN] = {"Open"},
    [APP_TEXT_STEPS_CLOSED] = {"Closed"},
    [APP_TEXT_STEPS_EXPAND] = {"Expand one"},
    [APP_TEXT_STEPS_TEN] = {"10"},
    [APP_TEXT_STEPS_HUNDRED] = {"100"},
    [APP_TEXT_STEPS_EXPANDED] = {"Expanded"},
    [APP_TEXT_STEPS_GENERATED] = {"Generated"},
    [APP_TEXT_STEPS_NODE] = {"Node %s", .takes = "s"}, /* number */
    [APP_TEXT_STEPS_NUMBER] = {"#%s", .takes = "s"},   /* number */
    [APP_TEXT_STEPS_START_NODE] = {"the start"},
    [APP_TEXT_STEPS_GOAL_NODE] = {"the goal"},
    [APP_TEXT_STEPS_FROM] = {"from #%s by %s", .takes = "ss"}, /* parent, move */
    [APP_TEXT_STEPS_LAST] = {"expanded last"},
    [APP_TEXT_STEPS_NEXT] = {"expanded next"},
    [APP_TEXT_STEPS_FOUND] = {"Found: %d moves", .takes = "d"}, /* moves */
    [APP_TEXT_STEPS_EXHAUSTED] = {"Every board was seen: no solution"},
    [APP_TEXT_STEPS_FULL] = {"The memory limit is reached"},
    [APP_TEXT_STEPS_PATH] = {"Its path"},
    [APP_TEXT_STEPS_MORE] = {"%d before", .takes = "d"}, /* nodes */
    [APP_TEXT_STEPS_G] = {"g"},
    [APP_TEXT_STEPS_H] = {"h"},
    [APP_TEXT_STEPS_F] = {"f"},
    [APP_TEXT_STEPS_PARENT] = {"from #%s", .takes = "s"}, /* parent */
    [APP_TEXT_STEPS_TOO_LARGE] = {"A search can be stepped on boards of up to %d cells",
                                  .takes = "d"},                             /* cells */
    [APP_TEXT_STEPS_FAILED] = {"The search cannot start: %s", .takes = "s"}, /* why */
    [APP_TEXT_STEPS_EMPTY] = {"empty"},

    [APP_TEXT_GRAPH_TITLE] = {"State graph"},
    [APP_TEXT_GRAPH_NOTE] = {"An arrow key or a click walks to a neighbour"},
    [APP_TEXT_GRAPH_MOVE_UP] = {"UP(%d)", .takes = "d"}, /* tile */
    [APP_TEXT_GRAPH_MOVE_RIGHT] = {"RIGHT(%d)", .takes = "d"},
    [APP_TEXT_GRAPH_MOVE_DOWN] = {"DOWN(%d)", .takes = "d"},
    [APP_TEXT_GRAPH_MOVE_LEFT] = {"LEFT(%d)", .takes = "d"},
    [APP_TEXT_GRAPH_CLOSER] = {"%d, closer", .takes = "d"}, /* moves to the goal */
    [APP_TEXT_GRAPH_FARTHER] = {"%d, farther", .takes = "d"},
    [APP_TEXT_GRAPH_DISTANCE] = {"Moves to the goal"},
    [APP_TEXT_GRAPH_SEEKING] = {"looking"},
    [APP_TEXT_GRAPH_AT_LEAST] = {"at least %d", .takes = "d"},
    [APP_TEXT_GRAPH_UNKNOWN] = {"not known"},
    [APP_TEXT_GRAPH_NO_WAY] = {"no way"},
    [APP_TEXT_GRAPH_MANHATTAN] = {"Manhattan distance %d", .takes = "d"},
    [APP_TEXT_GRAPH_AT_GOAL] = {"This is the goal"},
    [APP_TEXT_GRAPH_TRAIL] = {"Trail"},
    [APP_TEXT_GRAPH_BACK] = {"Step back"},
    [APP_TEXT_GRAPH_BEST] = {"Best move"},
    [APP_TEXT_GRAPH_AGAIN] = {"To the start"},

    [APP_TEXT_KEYS_TITLE] = {"Keys"},
    [APP_TEXT_KEY_SLIDE] = {"Slide a tile"},
    [APP_TEXT_KEYS_SLIDE] = {"%s, click, drag", .takes = "s"},
    [APP_TEXT_KEY_LINE] = {"Slide a whole line"},
    [APP_TEXT_KEYS_LINE] = {"%s, click further along", .takes = "s"},
    [APP_TEXT_KEYS_HINT] = {"%s, each time a step further", .takes = "s"},
    [APP_TEXT_KEY_PEEK] = {"See the goal, enlarged"},
    [APP_TEXT_KEYS_PEEK] = {"%s, held", .takes = "s"},
    [APP_TEXT_KEY_NUMBERS] = {"Numbers on a picture"},
    [APP_TEXT_KEY_KEPT] = {"Back to the earlier game"},
    [APP_TEXT_KEY_FOCUS] = {"Move the focus"},
    [APP_TEXT_KEYS_FOCUS] = {"%s, %s, arrows; %s", .takes = "sss"},
    [APP_TEXT_KEY_MENU] = {"Back to the board, menu"},
    [APP_TEXT_KEY_REPLAY] = {"Replay: play, step, ends"},
    [APP_TEXT_KEYS_REPLAY] = {"%s, %s %s, %s %s", .takes = "sssss"},
    [APP_TEXT_KEY_REPLAY_SPEED] = {"Replay: speed, take over"},
    [APP_TEXT_KEYS_REPLAY_SPEED] = {"%s %s, %s", .takes = "sss"},
    [APP_TEXT_KEY_PASTE] = {"Paste an ID, picture, replay"},
    [APP_TEXT_KEY_COPY] = {"Copy the ID, a replay, results"},
    [APP_TEXT_KEY_THEATRE] = {"Theatre: watch, delete"},
    [APP_TEXT_KEYS_THEATRE] = {"%s, %s", .takes = "ss"},
    [APP_TEXT_KEY_LAB] = {"Lab: swap tiles, solve, stop"},
    [APP_TEXT_KEYS_LAB] = {"%s twice or a number, %s", .takes = "ss"},
    [APP_TEXT_KEY_SCREENSHOT] = {"Screenshot"},

    [APP_TEXT_KEYCAP_UP] = {"↑"},
    [APP_TEXT_KEYCAP_RIGHT] = {"→"},
    [APP_TEXT_KEYCAP_DOWN] = {"↓"},
    [APP_TEXT_KEYCAP_LEFT] = {"←"},
    [APP_TEXT_KEYCAP_ENTER] = {"Enter"},
    [APP_TEXT_KEYCAP_ESC] = {"Esc"},
    [APP_TEXT_KEYCAP_SPACE] = {"Space"},
    [APP_TEXT_KEYCAP_TAB] = {"Tab"},
    [APP_TEXT_KEYCAP_BACKSPACE] = {"Backspace"},
    [APP_TEXT_KEYCAP_DELETE] = {"Delete"},
    [APP_TEXT_KEYCAP_HOME] = {"Home"},
    [APP_TEXT_KEYCAP_END] = {"End"},
    [APP_TEXT_KEYCAP_PAGE_UP] = {"Page Up"},
    [APP_TEXT_KEYCAP_PAGE_DOWN] = {"Page Down"},
    [APP_TEXT_KEYCAP_CTRL] = {"Ctrl"},
    [APP_TEXT_KEYCAP_ALT] = {"Alt"},
    [APP_TEXT_KEYCAP_SHIFT] = {"Shift"},
    [APP_TEXT_KEYCAP_ARROWS] = {"Arrows"},
    [APP_TEXT_KEYCAP_WITH] = {"%s+%s", .takes = "ss"}, /* a modifier, a key */
    [APP_TEXT_KEYCAP_WITH_DIRECTION] = {"%s + direction", .takes = "s"},
    [APP_TEXT_KEYCAP_LIST] = {"%s, %s", .takes = "ss"},
    [APP_TEXT_KEPT_NOTICE] = {"Your earlier game is kept: %s brings it back", .takes = "s"},
    [APP_TEXT_BROUGHT_BACK] = {"Your earlier game is back"},
    [APP_TEXT_NO_MEMORY] = {"Memory ran out; nothing was changed"},
    [APP_TEXT_NO_LEVEL] = {"There is no such level any more."},
    [APP_TEXT_FULLSCREEN_FAILED] = {"This display does not do full screen"},
    [APP_TEXT_SCREENSHOT_SAVED] = {"Screenshot saved: %s", .takes = "s"},
    [APP_TEXT_SCREENSHOT_FAILED] = {"No screenshot: %s", .takes = "s"},
    [APP_TEXT_SECOND_INSTANCE] = {"Another Slidewise is running: games are not saved here"},
    [APP_TEXT_PASTE_NOTHING] = {"The clipboard holds no ID and no path of a picture"},
    [APP_TEXT_NO_ID] = {"The clipboard holds no ID of a board"},
    [APP_TEXT_ID_COPIED] = {"The board's ID is copied"},
    [APP_TEXT_CARD_COPIED] = {"The result is copied as text"},
    [APP_TEXT_COPY_FAILED] = {"Nothing could be copied"},
    [APP_TEXT_SOLVE_FAILED] = {"No solution was found"},
    [APP_TEXT_NO_VALUES] = {"Hints may be longer than need be: %s",
                            .takes = "s"}, /* what is wrong with a file */
};
