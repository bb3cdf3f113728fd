"""The version of this package, which is that of the oldest library it works with."""

__version__ = "0.1.0"
