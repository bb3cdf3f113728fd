#ifndef BASE_TRANSLATE_H
#define BASE_TRANSLATE_H

/* Texts for players in tables of layers that know no window: English, which the window puts into the player's
 * language where it is shown (_ and P_ of app/text/translate.h).
 *
 *     N_("Linear conflict")      a text
 *     NP_("goal", "Columns")     one of several meanings of the same English */
#define N_(words) (words)
#define NP_(context, words) (words)

#endif
