"""Judged games: a record in, what each decision cost, what chance gave and how the chances to win went out.

docs/ANALYSIS.md says what each figure means. `course.Course` judges a record step by step, `result.Analysis` is the
whole of it as plain data, `telling` puts it into words, `page` draws it, `calibration` keeps the judge honest.
"""
