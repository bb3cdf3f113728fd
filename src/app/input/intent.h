#ifndef APP_INTENT_H
#define APP_INTENT_H

#include <stdbool.h>

/* What the player means by an input. A name says what is wanted, whoever acts on it: LEFT slides a
 * tile on the board, steps back in a replay, and moves the focus, the chosen row or the caret. */
typedef enum app_intent {
    APP_INTENT_NONE,
    APP_INTENT_UP, /* in the order of puzzle_move; in a replay: faster */
    APP_INTENT_RIGHT,
    APP_INTENT_DOWN, /* in a replay: slower */
    APP_INTENT_LEFT,
    APP_INTENT_LINE_UP,
    APP_INTENT_LINE_RIGHT,
    APP_INTENT_LINE_DOWN,
    APP_INTENT_LINE_LEFT,
    APP_INTENT_UNDO,
    APP_INTENT_REDO,
    APP_INTENT_HINT,
    APP_INTENT_AUTO,   /* in the lab: solve, or stop */
    APP_INTENT_PEEK,   /* as long as its key is held */
    APP_INTENT_LINES,  /* the directions slide whole lines while it is held */
    APP_INTENT_FREEZE, /* the pointer slides nothing by hovering while it is held */
    APP_INTENT_COMPARE,
    APP_INTENT_ZOOM_IN, /* where tiles are small */
    APP_INTENT_ZOOM_OUT,
    APP_INTENT_FIND, /* a tile, by its number */
    APP_INTENT_NUMBERS,
    APP_INTENT_PALETTE, /* the next one */
    APP_INTENT_PATTERNS,
    APP_INTENT_ZEN,     /* no bar, a larger board; and back */
    APP_INTENT_COARSER, /* layer of grids */
    APP_INTENT_FINER,
    APP_INTENT_NEW,
    APP_INTENT_NEXT_BOARD,
    APP_INTENT_SESSION,
    APP_INTENT_RESTART,
    APP_INTENT_PARKED,
    APP_INTENT_PASTE,
    APP_INTENT_COPY,
    APP_INTENT_DELETE,
    APP_INTENT_BACK,
    APP_INTENT_MENU,    /* of the game in play; elsewhere it is APP_INTENT_BACK */
    APP_INTENT_CONFIRM, /* in a replay: take over */
    APP_INTENT_PLAY,    /* and pause */
    APP_INTENT_FIRST,
    APP_INTENT_LAST,
    APP_INTENT_PAGE_UP,
    APP_INTENT_PAGE_DOWN,
    APP_INTENT_NEXT, /* control */
    APP_INTENT_PREVIOUS,
    APP_INTENT_ERASE,      /* what stands before the caret */
    APP_INTENT_ERASE_NEXT, /* what stands behind it */
    APP_INTENT_TYPE,       /* the text comes with an event of its own */
    APP_INTENT_HELP,
    APP_INTENT_FULLSCREEN,
    APP_INTENT_SOUND, /* on or off */
    APP_INTENT_SCREENSHOT,
    APP_INTENT_QUIT,
    APP_INTENT_DIGIT_0,
    APP_INTENT_DIGIT_9 = APP_INTENT_DIGIT_0 + 9,
} app_intent;
enum { APP_INTENTS = APP_INTENT_DIGIT_9 + 1 };

/* Which digit an intent is, or -1. */
static inline int app_intent_digit(app_intent intent)
{
    return intent >= APP_INTENT_DIGIT_0 && intent <= APP_INTENT_DIGIT_9
               ? (int)(intent - APP_INTENT_DIGIT_0)
               : -1;
}

static inline bool app_intent_is_direction(app_intent intent)
{
    return intent >= APP_INTENT_UP && intent <= APP_INTENT_LEFT;
}

/* Of one tile or of a line. */
static inline bool app_intent_is_slide(app_intent intent)
{
    return intent >= APP_INTENT_UP && intent <= APP_INTENT_LINE_LEFT;
}

/* The line in the same direction; any other intent stays what it is. */
static inline app_intent app_intent_line(app_intent intent)
{
    return app_intent_is_direction(intent)
               ? (app_intent)(intent - APP_INTENT_UP + APP_INTENT_LINE_UP)
               : intent;
}

#endif
