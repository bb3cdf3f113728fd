/* A translation unit that knows the header alone, compiled as C and as C++. */
#include <slidewise.h>

int main(void)
{
    return slidewise_board_tile(NULL, SLIDEWISE_MIN_SIDE) == (int)sizeof SLIDEWISE_VERSION;
}
