"""What the texts say of Python is so."""

import doctest

import pytest
import rules
import slidewise

TEXTS = [rules.ROOT / "docs" / "LIBRARY.md", rules.ROOT / "bindings" / "python" / "README.md"]


@pytest.mark.parametrize("text", TEXTS, ids=[text.name for text in TEXTS])
def test_the_examples_of_a_text_run(text):
    failed, tried = doctest.testfile(str(text), module_relative=False, encoding="utf-8")
    assert (failed, tried > 1) == (0, True)


def test_the_packages_own_example_runs():
    failed, tried = doctest.testmod(slidewise)
    assert (failed, tried > 1) == (0, True)


def test_all_that_is_public_is_explained():
    for name in slidewise.__all__:
        public = getattr(slidewise, name)
        assert public.__doc__ or name == "__version__", name
        for attribute, value in vars(public).items() if isinstance(public, type) else ():
            if callable(value) and not attribute.startswith("_"):
                assert value.__doc__, f"{name}.{attribute}"
