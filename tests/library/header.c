/* A translation unit that knows the header alone, compiled as C and as C++. */
#include <slidewise.h>

#if SLIDEWISE_VERSION_NUMBER < 100 || SLIDEWISE_VERSION_NUMBER >= 1000000
#error "0.1.0 is 100"
#endif

int main(void)
{
    return slidewise_board_tile(NULL, SLIDEWISE_MIN_SIDE) == (int)sizeof SLIDEWISE_VERSION;
}
