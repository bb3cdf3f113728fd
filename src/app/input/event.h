#ifndef APP_EVENT_H
#define APP_EVENT_H

#include "game/command.h"
#include "input/intent.h"

#include <SDL.h>
#include <stdbool.h>

/* What happened, as screens see it; the main loop turns places into design units. A finger is a pointer
 * that is over nothing once it is lifted (touch.h). */
struct client_given_file;

typedef enum app_event_kind {
    APP_EVENT_KEY_DOWN, /* a key, or a button that is bound as one */
    APP_EVENT_KEY_UP,
    APP_EVENT_POINTER_MOVE,
    APP_EVENT_POINTER_DOWN, /* the left button or a finger */
    APP_EVENT_POINTER_UP,
    APP_EVENT_POINTER_LEAVE, /* or the window moves away below it */
    APP_EVENT_POINTER_LONG,  /* a finger rests */
    APP_EVENT_SWIPE,  /* a finger goes the way of the intent; its place is where it came down */
    APP_EVENT_PINCH,  /* two fingers: where their middle is, how far it went, and how much larger */
    APP_EVENT_SOURCE, /* a key or a button, as it is: somebody listens (app_listen_take) */
    APP_EVENT_WHEEL,
    APP_EVENT_DROP,       /* a file on the window */
    APP_EVENT_TEXT,       /* was typed; only while a text field has the focus */
    APP_EVENT_FOCUS_LOST, /* of the window, or a screen opens above */
    APP_EVENT_FOCUS_GAINED,
} app_event_kind;

/* A key means one thing to the screen, another to the control that has the focus, and another to a
 * text field: Backspace takes a move back on the board, and a letter back in a field. An event says
 * all three; whoever is asked for it reads its own and leaves what it does not use to the next:
 * field, then control, then screen. APP_INTENT_NONE where it means nothing. */
typedef struct app_event {
    app_event_kind kind;
    game_way way;       /* by what it came; not known of what no hand did */
    app_intent intent;  /* to the screen; of the keys that are held only moves, undo and redo */
    app_intent control; /* to what has the focus: button, list, grid, page, board to edit */
    app_intent field;   /* to the text field that has the focus */
    SDL_Keycode key;    /* what is printed on the key; screens do not ask for the key itself */
    SDL_Scancode place; /* where the key lies */
    Uint16 mods;        /* SDL_Keymod */
    bool repeat;        /* the key is held */
    int button;         /* by its way: the mouse's or a pad's; 0: a key */
    bool held;          /* a pointer that moves: a button of it is held */
    double x, y;        /* of the pointer, in design units */
    double dx, dy;      /* of two fingers' middle, since the event before */
    double zoom;        /* how much farther they are apart; 1: as before */
    int wheel;          /* steps upward */
    const char *path;   /* of the dropped file; borrowed during the call */
    const struct client_given_file
        *given;       /* what came of reading it, once it is read; borrowed too */
    const char *text; /* that was typed, UTF-8; borrowed too */
} app_event;

#endif
