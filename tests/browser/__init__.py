"""A package, so that one browser serves all tests here, and is gone before others run an event loop."""
