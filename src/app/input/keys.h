#ifndef APP_KEYS_H
#define APP_KEYS_H

#include "input/input.h"
#include "input/pad.h"
#include "text/arena.h"

/* What keys mean, and what they are called, by the table of bindings. */

/* Fills in what the event's key means. A key that is let go means the same whatever else is held by
 * then. */
void app_keys_interpret(const app_input *input, app_event *event);

/* Of two keys that are one modifier, the left one stands for both; any other key for itself. */
SDL_Keycode app_keys_plain(SDL_Keycode key);

/* The Latin letter or digit that a key at that place stands for: the one that a US keyboard has there, where
 * the player's keyboard prints it on no key. 0: it stands for none. */
SDL_Keycode app_keys_latin(SDL_Scancode place);

/* Where the player's keyboard has the letter or digit of a key: what is printed there, or else the place of a
 * US keyboard that stands for it. 0: it is no such key. */
SDL_Scancode app_keys_place(SDL_Keycode key);

/* Left and right modifiers as one, and no locks. */
Uint16 app_keys_mods(Uint16 mods);

/* Whether what was heard (app_listen_take) is the key or button that leaves. */
bool app_keys_leaves(const app_event *heard);

/* Whether the system has the key at that place down; true where the place is not known. */
bool app_keys_down(SDL_Scancode place);

/* Whether it types a character. */
bool app_keys_prints(SDL_Keycode key);

/* Whether the key is one that is held with others. */
bool app_keys_is_modifier(SDL_Keycode key);

/* ---- Names of keys, as a player reads them (keys_name.c) ---- */

typedef struct app_key_name {
    char text[96];
} app_key_name;

/* What a source is called, on a pad of the family: "Ctrl+Z", "Right button", "LB". */
app_key_name app_source_name(app_source source, app_pad_family family);

/* The first key that means this to a screen; where none does, to a control or a field. "Ctrl+Z".
 * Empty where no key does. */
app_key_name app_keys_name(const app_bindings *own, app_intent intent);

/* All of them: "Ctrl+Z, Backspace". */
app_key_name app_keys_names(const app_bindings *own, app_intent intent);

/* The key that leads from a page to the browser's bars. */
const char *app_keys_leave_name(void);

/* The first key that means this to a control, whatever is bound. */
app_key_name app_keys_control_name(app_intent intent);

/* Those of the four directions: "Arrows, WASD". */
app_key_name app_keys_directions(const app_bindings *own);

/* And of the four lines, which are the same with a modifier: "Shift + direction". */
app_key_name app_keys_lines(const app_bindings *own);

/* ---- The help page (keys_help.c) ---- */

typedef struct app_key_help {
    const char *action, *keys;
} app_key_help;

/* By the buttons of a pad of that family, as far as one does it; NULL: by keys. The words last as long as the arena. */
int app_keys_help_lines(const app_bindings *own, const app_pad_family *pad);
app_key_help app_keys_help_line(app_arena *in, const app_bindings *own, const app_pad_family *pad,
                                int line);

/* What fingers do. */
int app_touch_help_lines(void);
app_key_help app_touch_help_line(int line);

#endif
