"""What is heard in a real window: the game writes each voice into a trace, and SDL's disk driver all samples
into a file. Where the trace says so there is sound, and nowhere else."""

import array
import os
import socket
import time

import display
import game

BOARD = "2,1,4,3/5,6,7,8/9,10,11,12/0,13,14,15"
RATE, BLOCK = 48000, 512
LONGEST = RATE  # of all sounds but the chord

# The page in a window of 1280x800: its tab, the middles of three sliders, a set, two switches, and a trial;
# what turns sound off, and what sets all back.
PLACES = ((142, 301), (704, 266), (704, 348), (704, 430), (683, 512), (832, 595), (832, 677), (946, 228))
SOUND, RESET = (832, 184), (1082, 739)


class Voice:
    def __init__(self, line):
        self.name, event, mixed, first, left, right = line.split()
        self.event, self.mixed = float(event), float(mixed)
        self.first, self.left, self.right = int(first), float(left), float(right)


class Sound(game.WindowTest):
    def setUp(self):
        super().setUp()
        self.trace = os.path.join(self.home, "trace")
        self.samples = os.path.join(self.home, "samples")

    def start_heard(self, *options):
        variables = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": self.samples,
                     "SLIDEWISE_TRACE_SOUND": self.trace}
        playing = game.Game(self.display, self.home, "--board", BOARD, *options, variables=variables)
        self.addCleanup(playing.kill)
        playing.show()
        playing.still()
        return playing

    def voices(self):
        with open(self.trace) as file:
            return [Voice(line) for line in file.read().splitlines()]

    def slide(self, playing, letter):
        """Slides a tile, waits for its sound, and for silence again. The slide's own voice."""
        before = len(self.voices())
        playing.play(letter)
        playing.wait(lambda: len(self.voices()) > before, "a voice")
        time.sleep(LONGEST / RATE)
        voice = self.voices()[before]
        self.assertEqual(voice.name, "slide")
        return voice

    def channels(self):
        """The samples of the left channel, and of the right one. SDL may write blocks of silence before it
        asks for the first one, of which the trace knows nothing."""
        frames = array.array("f")
        with open(self.samples, "rb") as file:
            data = file.read()
        frames.frombytes(data[:len(data) // 8 * 8])
        begin = next(place for place, sample in enumerate(frames) if sample) // 2
        lead = max(begin - min(voice.first for voice in self.voices()), 0) // BLOCK * BLOCK
        return frames[2 * lead::2], frames[2 * lead + 1::2]

    def energy(self, channel, voice):
        return sum(sample * sample for sample in channel[voice.first:voice.first + RATE // 10])

    def check_beginning(self, channel, voice):
        """It begins within 2 ms, and is loud."""
        self.assertTrue(any(channel[voice.first:voice.first + RATE // 500]))
        self.assertGreater(max(map(abs, channel[voice.first:voice.first + RATE // 10])), 0.01)

    def check_silence(self, channel, voices):
        """Nothing is heard but in the voices' time."""
        end = 0
        for first in sorted(voice.first for voice in voices) + [len(channel)]:
            self.assertFalse(any(channel[end:first]), f"sound before {first}")
            end = first + LONGEST

    def test_there_is_sound_where_the_trace_says_and_nowhere_else(self):
        playing = self.start_heard()
        left = self.slide(playing, "L")
        self.slide(playing, "L")
        self.slide(playing, "L")
        right = self.slide(playing, "D")
        playing.quit()
        channels = self.channels()
        for channel in channels:
            self.check_silence(channel, self.voices())
            for voice in self.voices():
                self.check_beginning(channel, voice)
        for voice in left, right:
            loudness = [self.energy(channel, voice) for channel in channels]
            self.assertEqual(loudness[1] > loudness[0], voice is right)
            self.assertEqual(voice.right > voice.left, voice is right)

    def test_m_silences_all(self):
        playing = self.start_heard()
        playing.keys("m")
        playing.play("LL")
        playing.wait_saved(lambda saved: saved.moves == 2, "two moves")
        playing.keys("m")
        self.slide(playing, "L")
        playing.quit()
        self.assertEqual([voice.name for voice in self.voices()].count("slide"), 1)

    def test_a_sound_server_that_hangs_holds_nothing_up(self):
        """It takes the call, and never says a word."""
        path = os.path.join(self.home, "server")
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(path)
            server.listen()
            server.settimeout(display.SLOWEST)
            playing = game.Game(self.display, self.home, "--board", BOARD,
                                variables={"SDL_AUDIODRIVER": "pulseaudio",
                                           "PULSE_SERVER": "unix:" + path})
            self.addCleanup(playing.kill)
            playing.show()
            playing.still()
            playing.play("L")
            call, _ = server.accept()
            with call:
                playing.play("LL")
                playing.wait_saved(lambda saved: saved.moves == 3, "three moves")
                playing.quit()


class Page(game.WindowTest):
    """The page of sounds: all that it sets, and sounds to be tried, by keys alone and by the pointer alone."""

    def open_page(self):
        self.trace = os.path.join(self.home, "trace")
        playing = game.Game(self.display, self.home, variables={"SDL_AUDIODRIVER": "dummy",
                                                                "SLIDEWISE_TRACE_SOUND": self.trace})
        self.addCleanup(playing.kill)
        playing.show()
        return playing

    def wait_kept(self, playing, *lines):
        """Until the settings say so."""
        def kept():
            with open(game.settings_file(self.home)) as file:
                return set(lines) <= set(file.read().splitlines())
        playing.wait(kept, lines)

    def wait_heard(self, playing, name):
        def heard():
            with open(self.trace) as file:
                return any(Voice(line).name == name for line in file.read().splitlines())
        playing.wait(heard, name)

    def test_by_keys_alone(self):
        playing = self.open_page()
        playing.open_by_keys("settings")
        playing.keys(*["Down"] * 3, "Return")
        playing.still()
        playing.keys("Tab", "Down", "Left", "Down", "Right", "Down", "Left", "Down", "Return",
                     "Down", "Return", "Down", "Return")
        self.wait_kept(playing, "loudness = 65", "tile-loudness = 85", "interface-loudness = 35",
                       "sound-set = wood", "sound-signs = on", "quiet-away = off")
        playing.keys("Tab", "Down", "Return")
        self.wait_heard(playing, "home")
        playing.keys("m")
        self.wait_kept(playing, "sound = off")
        playing.quit()

    def test_by_the_pointer_alone(self):
        playing = self.open_page()
        playing.click(game.middle(playing.title()["settings"]))
        playing.still()
        for place in PLACES:
            playing.click(place)
            playing.still()
        self.wait_kept(playing, "loudness = 50", "tile-loudness = 50", "interface-loudness = 50",
                       "sound-set = wood", "sound-signs = on", "quiet-away = off")
        self.wait_heard(playing, "home")
        playing.click(SOUND)
        self.wait_kept(playing, "sound = off")
        playing.click(RESET)
        playing.still()
        playing.click(RESET)  # it asks first
        self.wait_kept(playing, "loudness = 70", "sound-set = glazed", "sound = on")
        playing.quit()


if __name__ == "__main__":
    game.unittest.main()
