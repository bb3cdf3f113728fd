#ifndef APP_EVENT_H
#define APP_EVENT_H

#include <SDL.h>
#include <stdbool.h>

/* What happened, as screens see it. SDL turns fingers into mouse
 * events; pointers are in window pixels. */
typedef enum app_event_kind {
    APP_EVENT_KEY_DOWN,
    APP_EVENT_KEY_UP,
    APP_EVENT_POINTER_MOVE,
    APP_EVENT_POINTER_DOWN, /* the left button or a finger */
    APP_EVENT_POINTER_UP,
    APP_EVENT_POINTER_LEAVE,
    APP_EVENT_WHEEL,
    APP_EVENT_DROP,       /* a file on the window */
    APP_EVENT_TEXT,       /* was typed; only while a text field has the focus */
    APP_EVENT_FOCUS_LOST, /* of the window, or a screen opens above */
    APP_EVENT_FOCUS_GAINED,
} app_event_kind;

typedef struct app_event {
    app_event_kind kind;
    SDL_Keycode key;    /* what is printed on the key */
    SDL_Scancode place; /* where the key lies */
    Uint16 mods;        /* SDL_Keymod */
    bool repeat;        /* the key is held */
    int x, y;           /* of the pointer */
    int wheel;          /* steps upward */
    const char *path;   /* of the dropped file; borrowed during the call */
    const char *text;   /* that was typed, UTF-8; borrowed too */
} app_event;

/* Translates what screens care about; false for everything else. For a drop, *out borrows
 * sdl->drop.file, for text sdl->text.text. */
bool app_event_translate(const SDL_Event *sdl, app_event *out);

#endif
