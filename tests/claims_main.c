/* The main of test programs that have none of their own. */
#include "claims.h"

int main(void)
{
    return claims_run();
}
