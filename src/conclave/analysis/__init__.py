"""Game analysis: the cost of each decision, the luck of each chance event and each seat's win probability over time.

docs/ANALYSIS.md defines every figure. `game_analysis.GameAnalysis` analyses a record step by step. `result.Analysis`
holds the result as plain data, `report` and `review` put it into words, and `html_report` renders a page. `verdicts`
holds the verdict shared with hints and the coach. `calibration` calibrates win probabilities.
"""
