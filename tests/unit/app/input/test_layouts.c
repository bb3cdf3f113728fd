/* Keyboards with other letters, as SDL tells of them (see the end of screens.cmake): a key that prints no Latin
 * letter stands for the one that a US keyboard has at its place, where no key prints that one. */
#include "input/input.h"

#include "events.h"

/* What a keyboard prints, of a US one's letters, digits and the keys beside them; what it does not name is as
 * there. */
typedef struct keyboard {
    const char *name;
    const char *letters; /* on the places of A to Z, separated by blanks */
    const char *digits;  /* on those of 1 to 9 and 0 */
    const char *others;  /* on those of ; ' ` , . / */
} keyboard;

static const char us_digits[] = "1 2 3 4 5 6 7 8 9 0";
static const keyboard us = {"us", "a b c d e f g h i j k l m n o p q r s t u v w x y z", us_digits,
                            "; ' ` , . /"};
static const keyboard de = {"de", "a b c d e f g h i j k l m n o p q r s t u v w x z y", us_digits,
                            "ö ä ^ , . -"};
static const keyboard fr = {"fr", "q b c d e f g h i j k l , n o p a r s t u v z x y w",
                            "& é \" ' ( - è _ ç à", "m ù ² ; : !"};
static const keyboard dvorak = {"dvorak", "a x j e . u i d c h t n m b r l ' p o y g k , q f ;",
                                us_digits, "s - ` w v z"};
static const keyboard ru = {"ru", "ф и с в у а п р ш о л д ь т щ з й к ы е г м ц ч н я", us_digits,
                            "ж э ё б ю ."};
static const keyboard gr = {"gr", "α β ψ δ ε φ γ η ι ξ κ λ μ ν ο π ; ρ σ τ θ ω ς χ υ ζ", us_digits,
                            "΄ ' ` , . /"};
static const keyboard il = {"il", "ש נ ב ג ק כ ע י ן ח ל ך צ מ ם פ / ר ד א ו ה ' ס ט ז", us_digits,
                            "ף , ; ת ץ ."};
static const keyboard th = {"th", "ฟ ิ แ ก ำ ด เ ้ ร ่ า ส ท ื น ย ๆ พ ห ะ ี อ ไ ป ั ผ",
                            "ๅ / - ภ ถ ุ ึ ค ต จ", "ว ง _ ม ใ ฝ"};

static const keyboard *present = &us;

/* The nth of the characters. */
static SDL_Keycode nth(const char *characters, int n)
{
    while (n-- > 0)
        characters = strchr(characters, ' ') + 1;
    const unsigned char *at = (const unsigned char *)characters;
    return at[0] < 0x80   ? at[0]
           : at[0] < 0xE0 ? (at[0] & 0x1F) << 6 | (at[1] & 0x3F)
                          : (at[0] & 0x0F) << 12 | (at[1] & 0x3F) << 6 | (at[2] & 0x3F);
}

SDL_Keycode __wrap_SDL_GetKeyFromScancode(SDL_Scancode place);
SDL_Scancode __wrap_SDL_GetScancodeFromKey(SDL_Keycode key);

SDL_Keycode __wrap_SDL_GetKeyFromScancode(SDL_Scancode place)
{
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z)
        return nth(present->letters, place - SDL_SCANCODE_A);
    if (place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_0)
        return nth(present->digits, place - SDL_SCANCODE_1);
    if (place >= SDL_SCANCODE_SEMICOLON && place <= SDL_SCANCODE_SLASH)
        return nth(present->others, place - SDL_SCANCODE_SEMICOLON);
    return SDL_SCANCODE_TO_KEYCODE(place);
}

SDL_Scancode __wrap_SDL_GetScancodeFromKey(SDL_Keycode key)
{
    for (int place = SDL_SCANCODE_A; place < SDL_NUM_SCANCODES; place++)
        if (__wrap_SDL_GetKeyFromScancode((SDL_Scancode)place) == key)
            return (SDL_Scancode)place;
    return SDL_SCANCODE_UNKNOWN;
}

/* What the key at that place means to the screen. */
static app_intent intent_at(SDL_Scancode place, Uint16 mods)
{
    SDL_Keycode key = SDL_GetKeyFromScancode(place);
    return key_event(APP_EVENT_KEY_DOWN, key, place, mods, false).intent;
}

/* The keys with a letter, and what they do. */
static const struct {
    char letter;
    Uint16 mods;
    app_intent intent;
} lettered[] = {
    {'h', 0, APP_INTENT_HINT},
    {'g', 0, APP_INTENT_PEEK},
    {'c', 0, APP_INTENT_COMPARE},
    {'n', 0, APP_INTENT_NUMBERS},
    {'p', 0, APP_INTENT_PALETTE},
    {'p', KMOD_LSHIFT, APP_INTENT_PATTERNS},
    {'m', 0, APP_INTENT_SOUND},
    {'z', KMOD_LCTRL, APP_INTENT_UNDO},
    {'y', KMOD_LCTRL, APP_INTENT_REDO},
    {'z', KMOD_LCTRL | KMOD_LSHIFT, APP_INTENT_REDO},
    {'n', KMOD_LCTRL, APP_INTENT_NEW},
    {'r', KMOD_LCTRL, APP_INTENT_RESTART},
    {'b', KMOD_LCTRL, APP_INTENT_PARKED},
    {'l', KMOD_LCTRL, APP_INTENT_SESSION},
    {'c', KMOD_LCTRL, APP_INTENT_COPY},
    {'v', KMOD_LCTRL, APP_INTENT_PASTE},
    {'f', KMOD_LCTRL, APP_INTENT_FIND},
    {'q', KMOD_LCTRL, APP_INTENT_QUIT},
};

static SDL_Scancode us_place(char letter)
{
    return (SDL_Scancode)(SDL_SCANCODE_A + (letter - 'a'));
}

CLAIM(without_latin_letters_a_key_goes_by_its_place)
{
    static const keyboard *const all[] = {&ru, &gr, &il, &th};
    for (size_t k = 0; k < SDL_arraysize(all); k++) {
        present = all[k];
        for (size_t i = 0; i < SDL_arraysize(lettered); i++)
            if (intent_at(us_place(lettered[i].letter), lettered[i].mods) != lettered[i].intent)
                fail_msg("%s: %c", present->name, lettered[i].letter);
    }
}

/* And by nothing else: what prints a comma where a US keyboard has an M is no M. */
CLAIM(with_latin_letters_a_key_goes_by_its_letter_alone)
{
    static const keyboard *const all[] = {&us, &de, &fr, &dvorak};
    for (size_t k = 0; k < SDL_arraysize(all); k++) {
        present = all[k];
        for (size_t i = 0; i < SDL_arraysize(lettered); i++)
            for (int place = SDL_SCANCODE_A; place <= SDL_SCANCODE_Z; place++) {
                bool is = SDL_GetKeyFromScancode((SDL_Scancode)place) == lettered[i].letter;
                bool does = intent_at((SDL_Scancode)place, lettered[i].mods) == lettered[i].intent;
                if (is != does)
                    fail_msg("%s: %c at place %d", present->name, lettered[i].letter, place);
            }
    }
}

CLAIM(directions_go_by_place_on_every_keyboard)
{
    static const keyboard *const all[] = {&us, &de, &fr, &dvorak, &ru, &gr, &il, &th};
    for (size_t k = 0; k < SDL_arraysize(all); k++) {
        present = all[k];
        assert_int_equal(intent_at(SDL_SCANCODE_W, 0), APP_INTENT_UP);
        assert_int_equal(intent_at(SDL_SCANCODE_D, 0), APP_INTENT_RIGHT);
        assert_int_equal(intent_at(SDL_SCANCODE_S, 0), APP_INTENT_DOWN);
        assert_int_equal(intent_at(SDL_SCANCODE_A, 0), APP_INTENT_LEFT);
    }
}

CLAIM(digits_work_where_they_need_shift)
{
    static const keyboard *const all[] = {&us, &fr, &th};
    for (size_t k = 0; k < SDL_arraysize(all); k++) {
        present = all[k];
        assert_int_equal(intent_at(SDL_SCANCODE_1, 0), APP_INTENT_COARSER);
        assert_int_equal(intent_at(SDL_SCANCODE_2, 0), APP_INTENT_FINER);
    }
}

/* Into a field the clipboard is pasted, whatever else a key types there. */
CLAIM(a_field_takes_the_same_keys)
{
    present = &ru;
    SDL_Keycode key = SDL_GetKeyFromScancode(SDL_SCANCODE_V);
    app_event paste = key_event(APP_EVENT_KEY_DOWN, key, SDL_SCANCODE_V, KMOD_LCTRL, false);
    assert_int_equal(paste.field, APP_INTENT_PASTE);
    app_event typed = key_event(APP_EVENT_KEY_DOWN, key, SDL_SCANCODE_V, 0, false);
    assert_int_equal(typed.field, APP_INTENT_TYPE);
}

CLAIM(a_key_is_called_by_what_is_printed_on_it)
{
    app_bindings own = app_bindings_default();
    present = &ru;
    assert_string_equal(app_keys_name(&own, APP_INTENT_HINT).text, "Р");
    assert_string_equal(app_keys_name(&own, APP_INTENT_UNDO).text, "Ctrl+Я");
    assert_string_equal(app_keys_directions(&own).text, "Arrows, ЦФЫВ");
    present = &gr;
    assert_string_equal(app_keys_name(&own, APP_INTENT_HINT).text, "Η");
    present = &il;
    assert_string_equal(app_keys_name(&own, APP_INTENT_HINT).text, "י");
    present = &fr;
    assert_string_equal(app_keys_name(&own, APP_INTENT_SOUND).text, "M");
    assert_string_equal(app_keys_name(&own, APP_INTENT_COARSER).text, "1");
    assert_string_equal(app_keys_directions(&own).text, "Arrows, ZQSD");
    present = &dvorak;
    assert_string_equal(app_keys_name(&own, APP_INTENT_HINT).text, "H");
}

/* So that it is the same on every keyboard, and is found among those that are taken. */
CLAIM(a_key_is_bound_as_the_letter_that_it_stands_for)
{
    app_input input = app_input_default();
    app_event heard;
    bool told;
    present = &ru;
    SDL_Keysym sym = {.scancode = SDL_SCANCODE_H, .sym = 0x440};
    SDL_Event press = {.key = {.type = SDL_KEYDOWN, .keysym = sym}};
    app_listen_start(&input);
    assert_true(app_listen_take(&input, &press, &heard, &told));
    app_source bound = app_listen_source(&heard, false);
    assert_true(app_source_equal(bound, (app_source){APP_SOURCE_KEY, SDLK_h, 0}));
    app_source place = {APP_SOURCE_PLACE, SDL_SCANCODE_H, 0};
    assert_true(app_source_equal(app_source_other(bound), place));
    assert_true(app_source_equal(app_source_other(place), bound));
}
