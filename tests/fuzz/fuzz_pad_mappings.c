/* Mappings of pads, through SDL's own reader: a line that is not understood is named and passed over. */
#include "input/pad.h"

#include "require.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    sw_error error = {0};
    REQUIRE(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0);
    if (app_pads_map((const char *)data, size, &error) != SW_OK)
        REQUIRE(error.status == SW_BAD_INPUT && error.line > 0 && error.message[0] != '\0');
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER); /* forgets them */
    return 0;
}
