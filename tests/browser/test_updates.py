"""The page on a host that gets new versions of it: it is never a mixture of two, and never the old one for ever."""

import unittest

import browser
import host
import page

CACHES = ("max-age=600", "max-age=31536000, immutable")

WITHOUT_WORKERS = "Object.defineProperty(navigator, 'serviceWorker', {value: undefined});"


class Updates:
    def assert_version(self, name):
        parts = self.page.browser.run("return parts")
        self.assertEqual({part.split()[0] for part in parts}, {name})
        self.assertEqual(len(parts), len(set(parts)))
        self.assertTrue({f"{name} start.js", f"{name} page.js", f"{name} slidewise.js"} < set(parts))

    def begin(self, cache, **more):
        """The first visit to a host that has the version `one`, which the browser keeps."""
        there = host.Host(self, cache, **more)
        there.deploy("one")
        self.page.open(there.url)
        self.wait_for_worker(there.version("one"))
        self.assert_version("one")
        return there

    def assert_fetches(self, there, name):
        """A file of this version, which the host has no more."""
        there.asked.clear()
        self.assertEqual(self.page.browser.await_promise(
            f"fetch('{there.version(name)}/keys.js').then(answer => answer.text())").count(f"'{name} keys.js'"), 1)
        self.assertNotIn("keys.js", there.asked)

    def wait_for_kept(self, version):
        """This version, and no other."""
        self.page.wait(lambda: [name.rpartition("?")[2] for name in
                                self.page.browser.await_promise("caches.keys()")] == [version],
                       "the old version's files to go")

    def test_each_new_version_comes_whole_at_the_second_visit(self):
        for cache in CACHES:
            with self.subTest(cache):
                there = self.begin(cache)
                for old, new in (("one", "two"), ("two", "three")):
                    there.deploy(new)
                    self.page.reload()
                    self.assert_version(old)
                    self.wait_for_worker(there.version(new))
                    self.page.reload()
                    self.assert_version(new)
                    self.wait_for_kept(there.version(new))

    def test_a_version_that_is_not_there_as_a_whole_waits(self):
        there = self.begin(CACHES[0])
        there.failing, there.asked = {"slidewise.wasm"}, []
        there.deploy("two")
        for _ in range(2):
            there.asked.clear()
            self.page.reload()
            self.assert_version("one")
            self.page.wait(lambda: "slidewise.wasm" in there.asked, "the new version to be asked for")
            self.page.wait(lambda: self.page.browser.await_promise(
                f"{page.REGISTRATION}.then(found => !found.installing && !found.waiting)"), "the worker to give up")
        there.failing = set()
        self.page.reload()
        self.assert_version("one")
        self.wait_for_worker(there.version("two"))
        self.page.reload()
        self.assert_version("two")


class InChromium(Updates, page.PageTest):
    def test_a_page_keeps_the_files_of_its_version(self):
        there = self.begin(CACHES[0])
        there.deploy("two")
        self.page.reload()
        self.wait_for_worker(there.version("two"))
        self.assert_fetches(there, "one")
        self.page.browser.new_tab()
        self.page.open(there.url)
        self.assert_version("two")
        self.page.browser.close_tab()
        self.assert_fetches(there, "one")
        self.page.reload()
        self.assert_version("two")
        self.wait_for_kept(there.version("two"))

    def test_without_a_worker_the_browsers_own_cache_mixes_nothing(self):
        self.page.browser.run_first(WITHOUT_WORKERS)
        for cache in CACHES:
            with self.subTest(cache):
                there = host.Host(self, cache)
                there.deploy("one")
                self.page.open(there.url)
                self.assert_version("one")
                there.deploy("two")
                self.page.open(there.url)
                self.assertIn(self.page.browser.run("return parts[0].split(' ')[0]"), ("one", "two"))
                self.assert_version(self.page.browser.run("return parts[0].split(' ')[0]"))
                self.page.reload()
                self.assert_version("two")

    def test_an_old_index_whose_files_are_gone_is_fetched_anew(self):
        self.page.browser.run_first(WITHOUT_WORKERS)
        there = host.Host(self, "no-store", top_cache=CACHES[0])
        there.deploy("one")
        self.page.open(there.url)
        there.deploy("two")
        self.page.open(there.url)
        self.assert_version("two")

    def test_a_first_visit_in_the_middle_of_a_deploy_says_so(self):
        there = host.Host(self, "no-store")
        there.deploy("one")
        for missing in ("exchange.js", "slidewise.js", "slidewise.wasm"):
            there.failing = {missing}
            self.page.browser.open("about:blank")
            self.page.browser.open(there.url)
            self.page.wait(lambda: "could not be loaded" in self.page.words(), missing)
            self.assertIn(missing, self.page.words())


class InFirefox(Updates, page.PageTest):
    Browser = browser.Firefox


if __name__ == "__main__":
    unittest.main()
