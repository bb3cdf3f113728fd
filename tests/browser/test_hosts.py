"""Hosts and browsers of every kind: without the headers, without a network, without what the game needs."""

import shutil
import unittest

import host
import model
import page


class Hosts(page.PageTest):
    def test_it_plays_without_a_network(self):
        server = page.Server()
        self.addCleanup(server.stop)
        self.page.open(server.url)
        self.wait_for_worker()
        server.stop()
        self.page.reload()
        self.page.open(server.url + "#10x10-1-14")
        self.page.wait_saved(lambda saved: len(saved.start) == 10, "the board to be saved")
        self.page.keys("F5")
        self.page.wait_saved(lambda saved: saved.autos == 1, "a solution")

    def test_it_plays_from_a_host_without_the_headers(self):
        server = page.Server(plain=True)
        self.addCleanup(server.stop)
        self.page.open(server.url)
        self.assertTrue(self.page.browser.run("return crossOriginIsolated"))

    def refused(self, script, words, server=None):
        started = self.page.browser
        started.run_first(script)
        started.open((server or self.server).url)
        self.page.wait(lambda: words in self.page.words(), f"'{words}'")

    def test_it_says_what_a_browser_lacks(self):
        self.refused("delete window.WebAssembly;", "no WebAssembly")

    def test_it_says_where_threads_may_not_share_memory(self):
        server = page.Server(plain=True)
        self.addCleanup(server.stop)
        self.refused("Object.defineProperty(navigator, 'serviceWorker', {value: undefined});",
                     "may not share memory", server)

    def test_it_plays_where_nothing_can_be_kept(self):
        self.page.browser.run_first("""
            Object.defineProperty(window, 'indexedDB', {value: {open() { throw new Error('refused'); }}});""")
        playing = self.open("#3x3-1-1J")
        saved = playing.wait_saved(lambda saved: len(saved.start) == 3, "a game")
        playing.keys(*model.solve(saved.start))
        playing.wait_saved(lambda saved: saved.solved, "the solved board")
        self.assertFalse(playing.browser.run("return savesAreKept()"))

    def test_copies_and_other_programs_of_a_host_keep_apart(self):
        there = host.Host(self, "no-cache")
        for name in ("a", "b"):
            there.make(name)
        self.page.open(there.url + "a/#3x3-1-1J")
        self.page.wait_saved(lambda saved: len(saved.start) == 3, "a game")
        self.page.wait_kept()
        self.wait_for_worker()
        browser = self.page.browser
        browser.await_promise("caches.open('others').then(cache => cache.put('/x', new Response('y')))")
        self.page.open(there.url + "b/")
        self.assertIsNone(self.page.saved())
        self.assertTrue(browser.run("return Module.ownsSaves"))
        self.wait_for_worker()
        caches = browser.await_promise("caches.keys()")
        self.assertEqual(sorted(name.split("?")[0] for name in caches), ["others", "slidewise-/a/", "slidewise-/b/"])
        bases = browser.await_promise("indexedDB.databases()")
        self.assertEqual(sorted(base["name"] for base in bases), ["slidewise-/a/", "slidewise-/b/"])
        shutil.rmtree(there.root / "a")
        there.make("c").rename(there.root / "a")
        for _ in range(2):
            self.page.open(there.url + "a/")
            self.page.wait_saved(lambda saved: len(saved.start) == 3, "the game that was left")
            self.wait_for_worker(there.version("a"))
        self.page.wait(lambda: len(set(caches) & set(browser.await_promise("caches.keys()"))) == 2,
                       "the old version alone to go")

    def test_nothing_is_sent_or_loaded_from_elsewhere(self):
        playing = self.open("#3x3-1-1J")
        playing.still()
        names = playing.browser.run("return performance.getEntriesByType('resource').map(entry => entry.name)")
        self.assertTrue(names)
        self.assertEqual([name for name in names if not name.startswith(self.server.url)], [])


if __name__ == "__main__":
    unittest.main()
