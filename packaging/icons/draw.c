/* Draws the game's icon as PNG for desktops that show no SVG.
 *
 *   draw ICON.svg FOLDER NAME SIDE...
 *
 * writes FOLDER/SIDExSIDE/apps/NAME.png, SIDE pixels wide and high, for each SIDE. The folders must exist. */
#define SDL_MAIN_HANDLED
#include <SDL.h>
#include <SDL_image.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/* Returns the icon at that size, or NULL with SDL's error set. The caller frees the surface. */
static SDL_Surface *draw_icon(const char *svg, int side)
{
    SDL_RWops *file = SDL_RWFromFile(svg, "rb");
    SDL_Surface *icon = file ? IMG_LoadSizedSVG_RW(file, side, side) : NULL;
    if (file)
        SDL_RWclose(file);
    return icon;
}

static bool write_icon(const char *svg, const char *folder, const char *name, int side)
{
    char path[4096];
    int length = snprintf(path, sizeof path, "%s/%dx%d/apps/%s.png", folder, side, side, name);
    SDL_Surface *icon = length < (int)sizeof path ? draw_icon(svg, side) : NULL;
    bool written = icon && icon->w == side && icon->h == side && IMG_SavePNG(icon, path) == 0;
    if (!written)
        fprintf(stderr, "draw: %s: %s\n", path, SDL_GetError());
    SDL_FreeSurface(icon);
    return written;
}

int main(int argc, char **argv)
{
    if (argc < 5) {
        fputs("usage: draw ICON.svg FOLDER NAME SIDE...\n", stderr);
        return 2;
    }
    bool well = true;
    for (int i = 4; i < argc; i++)
        well = write_icon(argv[1], argv[2], argv[3], atoi(argv[i])) && well;
    IMG_Quit();
    return well ? EXIT_SUCCESS : EXIT_FAILURE;
}
