#ifndef APP_SOUND_QUIET_H
#define APP_SOUND_QUIET_H

/* Before there are threads: what PulseAudio misses it tells the system's log, and not stderr. */
void app_sound_quiet_log(void);

/* Where there is no card, ALSA says so on stderr, a dozen lines of it. Afterwards it says nothing. */
void app_sound_quiet(void);

#endif
