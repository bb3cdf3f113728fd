#ifndef BASE_WORDS_H
#define BASE_WORDS_H

/* Marks an English text of a table that a front end shows in the player's language. */
#define N_(words) (words)

#endif
