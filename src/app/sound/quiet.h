#ifndef APP_SOUND_QUIET_H
#define APP_SOUND_QUIET_H

/* Where there is no card, ALSA says so on stderr, a dozen lines of it. Afterwards it says nothing. */
void app_sound_quiet(void);

#endif
