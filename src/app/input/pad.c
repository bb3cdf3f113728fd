/* Gamepads: from SDL's game controllers to bound buttons. */
#include "input/pad.h"

#include "base/scan.h"
#include "input/actions.h"
#include "input/repeat.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- Coming and going ---- */

void app_pads_start(app_pads *pads)
{
    *pads = (app_pads){0};
    SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0"); /* else SDL asks a thousand times a second */
    SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);       /* what is there comes as events */
}

void app_pads_read(void)
{
    if (SDL_WasInit(SDL_INIT_GAMECONTROLLER))
        SDL_GameControllerUpdate();
}

double app_pads_pause(const app_pads *pads, bool idle)
{
    enum { READ_MS = 4, IDLE_MS = 16, LOOK_MS = 2000 };
    for (int i = 0; i < APP_PADS; i++)
        if (pads->items[i].handle)
            return idle ? IDLE_MS : READ_MS;
    return LOOK_MS;
}

static void close_pad(app_pad *pad)
{
    SDL_GameControllerClose(pad->handle);
    *pad = (app_pad){0};
}

void app_pads_stop(app_pads *pads)
{
    for (int i = 0; i < APP_PADS; i++)
        if (pads->items[i].handle)
            close_pad(&pads->items[i]);
}

static app_pad_family family_of(SDL_GameController *handle)
{
    switch (SDL_GameControllerGetType(handle)) {
    case SDL_CONTROLLER_TYPE_XBOX360:
    case SDL_CONTROLLER_TYPE_XBOXONE:
        return APP_PAD_XBOX;
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5:
        return APP_PAD_PLAYSTATION;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
        return APP_PAD_NINTENDO;
    default:
        return APP_PAD_OTHER;
    }
}

static app_pad *find(app_pads *pads, SDL_JoystickID id)
{
    for (int i = 0; i < APP_PADS; i++)
        if (pads->items[i].handle && pads->items[i].id == id)
            return &pads->items[i];
    return NULL;
}

/* SDL tells of the same one twice where it was there from the start. */
static void add(app_pads *pads, int device)
{
    if (find(pads, SDL_JoystickGetDeviceInstanceID(device)))
        return;
    for (int i = 0; i < APP_PADS; i++) {
        app_pad *pad = &pads->items[i];
        if (pad->handle)
            continue;
        *pad = (app_pad){.handle = SDL_GameControllerOpen(device), .stick = -1};
        if (!pad->handle)
            return;
        pad->id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad->handle));
        pad->family = family_of(pad->handle);
        if (i == pads->last && !pads->has_played)
            pads->family = pad->family;
        return;
    }
}

static void take_away(app_pads *pads, SDL_JoystickID id)
{
    app_pad *pad = find(pads, id);
    if (pad)
        close_pad(pad);
}

/* ---- Buttons ---- */

static bool is_held(const app_pad *pad, int code)
{
    return pad->held >> code & 1;
}

static app_event event_of(app_input *input, int code, bool down, bool repeat)
{
    if (input->listens)
        return (app_event){.kind = down ? APP_EVENT_SOURCE : APP_EVENT_KEY_UP,
                           .way = GAME_WAY_PAD,
                           .button = code};
    app_source source = {APP_SOURCE_PAD, code, 0};
    app_event event = {.kind = down ? APP_EVENT_KEY_DOWN : APP_EVENT_KEY_UP,
                       .way = GAME_WAY_PAD,
                       .button = code,
                       .repeat = repeat};
    app_intent intent = app_bindings_find(&input->bindings, input->places, source);
    event.intent = repeat ? app_intent_held(intent) : intent;
    event.control = app_bindings_find_fixed(source, APP_BOUND_CONTROL);
    event.field = app_bindings_find_fixed(source, APP_BOUND_FIELD);
    if (event.intent == APP_INTENT_NONE && event.control == APP_INTENT_CONFIRM && !repeat)
        event.intent = APP_INTENT_PLAY; /* with no control to confirm, and nothing else bound */
    app_input_follow(input, &event);
    return event;
}

/* The button goes on by itself until another is pressed; what makes lines of moves leaves those going. */
static app_event press(app_pads *pads, app_input *input, app_pad *pad, int code, double now)
{
    pad->held |= 1u << code;
    pads->last = (int)(pad - pads->items);
    pads->has_played = true;
    pads->family = pad->family;
    app_event event = event_of(input, code, true, false);
    if (event.kind == APP_EVENT_KEY_DOWN && event.intent != APP_INTENT_LINES) {
        pads->going = true;
        pads->code = code;
        pads->next = now + APP_PAD_FIRST_MS;
    }
    return event;
}

static app_event let_go(app_pads *pads, app_input *input, app_pad *pad, int code)
{
    pad->held &= ~(1u << code);
    if (code == pads->code && pad == &pads->items[pads->last])
        pads->going = false;
    return event_of(input, code, false, false);
}

/* ---- Sticks and triggers ---- */

/* What leaves the middle so far is meant, and what comes back so far is let go: a hand is never quite
 * still. The other axis must be clearly stronger to take a direction over. */
enum { STICK_OUT = 16000, STICK_BACK = 10000, TRIGGER_OUT = 14000, TRIGGER_BACK = 8000 };

static int direction_of(int x, int y)
{
    if (abs(x) > abs(y))
        return x > 0 ? SDL_CONTROLLER_BUTTON_DPAD_RIGHT : SDL_CONTROLLER_BUTTON_DPAD_LEFT;
    return y > 0 ? SDL_CONTROLLER_BUTTON_DPAD_DOWN : SDL_CONTROLLER_BUTTON_DPAD_UP;
}

/* How far the stick at (x, y) is out in a direction. */
static int reach_of(int x, int y, int direction)
{
    return direction == SDL_CONTROLLER_BUTTON_DPAD_RIGHT  ? x
           : direction == SDL_CONTROLLER_BUTTON_DPAD_LEFT ? -x
           : direction == SDL_CONTROLLER_BUTTON_DPAD_DOWN ? y
                                                          : -y;
}

/* -1: in the middle. */
static int stick_now(const app_pad *pad)
{
    int farthest = abs(pad->x) > abs(pad->y) ? abs(pad->x) : abs(pad->y);
    int reach = pad->stick >= 0 ? reach_of(pad->x, pad->y, pad->stick) : 0;
    if (reach > STICK_BACK && 3 * farthest < 4 * reach)
        return pad->stick;
    return farthest > STICK_OUT ? direction_of(pad->x, pad->y) : -1;
}

static int move_stick(app_pads *pads, app_input *input, app_pad *pad, double now, app_event *out)
{
    int before = pad->stick, count = 0;
    pad->stick = stick_now(pad);
    if (pad->stick == before)
        return 0;
    if (before >= 0)
        out[count++] = let_go(pads, input, pad, before);
    if (pad->stick >= 0)
        out[count++] = press(pads, input, pad, pad->stick, now);
    return count;
}

static int draw_trigger(app_pads *pads, app_input *input, app_pad *pad, int code, int value,
                        double now, app_event *out)
{
    bool held = is_held(pad, code);
    bool drawn = value > (held ? TRIGGER_BACK : TRIGGER_OUT);
    if (drawn == held)
        return 0;
    *out = drawn ? press(pads, input, pad, code, now) : let_go(pads, input, pad, code);
    return 1;
}

static int take_axis(app_pads *pads, app_input *input, app_pad *pad,
                     const SDL_ControllerAxisEvent *axis, double now, app_event *out)
{
    switch (axis->axis) {
    case SDL_CONTROLLER_AXIS_LEFTX:
        pad->x = axis->value;
        return move_stick(pads, input, pad, now, out);
    case SDL_CONTROLLER_AXIS_LEFTY:
        pad->y = axis->value;
        return move_stick(pads, input, pad, now, out);
    case SDL_CONTROLLER_AXIS_TRIGGERLEFT:
        return draw_trigger(pads, input, pad, APP_PAD_LEFT_TRIGGER, axis->value, now, out);
    case SDL_CONTROLLER_AXIS_TRIGGERRIGHT:
        return draw_trigger(pads, input, pad, APP_PAD_RIGHT_TRIGGER, axis->value, now, out);
    default:
        return 0;
    }
}

static bool stick_is_out(const app_pad *pad)
{
    int x = SDL_GameControllerGetAxis(pad->handle, SDL_CONTROLLER_AXIS_LEFTX);
    int y = SDL_GameControllerGetAxis(pad->handle, SDL_CONTROLLER_AXIS_LEFTY);
    return reach_of(x, y, pad->stick) > STICK_BACK;
}

static bool is_down(const app_pad *pad, int code)
{
    SDL_GameController *handle = pad->handle;
    if (code == APP_PAD_LEFT_TRIGGER)
        return SDL_GameControllerGetAxis(handle, SDL_CONTROLLER_AXIS_TRIGGERLEFT) > TRIGGER_BACK;
    if (code == APP_PAD_RIGHT_TRIGGER)
        return SDL_GameControllerGetAxis(handle, SDL_CONTROLLER_AXIS_TRIGGERRIGHT) > TRIGGER_BACK;
    return SDL_GameControllerGetButton(handle, (SDL_GameControllerButton)code) ||
           (pad->stick == code && stick_is_out(pad));
}

bool app_pads_down(const app_pads *pads, int code)
{
    bool down = false;
    for (int i = 0; i < APP_PADS; i++)
        down = down || (pads->items[i].handle && is_down(&pads->items[i], code));
    return down;
}

/* What came of an axis or a button. */
static int take(app_pads *pads, app_input *input, const SDL_Event *sdl, double now, app_event *out)
{
    bool axis = sdl->type == SDL_CONTROLLERAXISMOTION;
    app_pad *pad = find(pads, axis ? sdl->caxis.which : sdl->cbutton.which);
    if (!pad)
        return 0;
    if (axis)
        return take_axis(pads, input, pad, &sdl->caxis, now, out);
    *out = sdl->cbutton.state == SDL_PRESSED ? press(pads, input, pad, sdl->cbutton.button, now)
                                             : let_go(pads, input, pad, sdl->cbutton.button);
    return 1;
}

/* ---- The door ---- */

int app_pads_translate(app_pads *pads, app_input *input, const SDL_Event *sdl, double now,
                       app_event out[APP_PAD_EVENTS])
{
    switch (sdl->type) {
    case SDL_CONTROLLERDEVICEADDED:
        add(pads, sdl->cdevice.which);
        return 0;
    case SDL_CONTROLLERDEVICEREMOVED:
        take_away(pads, sdl->cdevice.which);
        return 0;
    case SDL_CONTROLLERAXISMOTION:
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        return take(pads, input, sdl, now, out);
    default:
        return 0;
    }
}

bool app_pads_go_on(app_pads *pads, app_input *input, double now, app_event *out, double *at)
{
    pads->going = pads->going && !input->listens && app_pads_down(pads, pads->code);
    if (!pads->going || now < pads->next)
        return false;
    bool late = now - pads->next > APP_REPEAT_LATE_MS;
    *at = pads->next;
    pads->next += APP_PAD_NEXT_MS;
    if (pads->next <= now)
        pads->next = now + APP_PAD_NEXT_MS;
    *out = event_of(input, pads->code, true, true);
    return !late;
}

double app_pads_wait(const app_pads *pads, double now)
{
    double left = pads->next - now;
    return !pads->going ? 1e9 : left > 0 ? left : 0;
}

void app_pads_let_go(app_pads *pads)
{
    pads->going = false;
}

app_pad_family app_pads_family(const app_pads *pads)
{
    return pads->family;
}

void app_pads_shake(const app_pads *pads)
{
    enum { LOW = 0x5000, HIGH = 0x7000, SHAKE_MS = 220 };
    SDL_GameController *handle = pads->items[pads->last].handle;
    if (handle && pads->has_played)
        SDL_GameControllerRumble(handle, LOW, HIGH, SHAKE_MS);
}

/* ---- Pads that SDL does not know, from the file that players share ---- */

enum { LINE_MAX_SIZE = 2048, ID_DIGITS = 32 };

/* 32 hexadecimal digits, and a comma behind them. */
static bool begins_with_id(const char *line)
{
    int digits = 0;
    while (digits < ID_DIGITS && isxdigit((unsigned char)line[digits]))
        digits++;
    return digits == ID_DIGITS && line[digits] == ',';
}

/* Those for other systems stand in the same file. */
static bool is_for_here(const char *line)
{
    static const char word[] = "platform:";
    const char *platform = strstr(line, word), *name = SDL_GetPlatform();
    size_t length = strlen(name);
    if (!platform)
        return true;
    platform += sizeof word - 1;
    return SDL_strncasecmp(platform, name, length) == 0 &&
           (platform[length] == ',' || platform[length] == '\0');
}

static bool map_line(const char *line)
{
    if (!begins_with_id(line))
        return false;
    return !is_for_here(line) || SDL_GameControllerAddMapping(line) >= 0;
}

sw_status app_pads_map(const char *text, size_t size, sw_error *error)
{
    sw_status status = SW_OK;
    sw_scan scan = sw_scan_start(text, size), line;
    while (sw_scan_line(&scan, &line)) {
        char words[LINE_MAX_SIZE] = "";
        sw_scan_blanks(&line);
        size_t length = (size_t)(line.end - line.at);
        if (length == 0 || *line.at == '#')
            continue;
        if (length < sizeof words)
            memcpy(words, line.at, length);
        if (!map_line(words))
            status = sw_fail_at(status == SW_OK ? error : NULL, SW_BAD_INPUT, line.line,
                                "not understood, passed over");
    }
    return status;
}
