"""The loop of a claim tool built on python-chess, to be timed beside a scan: `python3 claim_loop.py FILE`.

For each half-move the position is played and looked up for the third and fifth occurrence and the two counts of moves.
"""

import sys

import chess.pgn


def main(path: str) -> None:
    games = found = 0
    with open(path, encoding="utf-8-sig", errors="replace") as file:
        while (game := chess.pgn.read_game(file)) is not None:
            games += 1
            board = game.board()
            hit = False
            for move in game.mainline_moves():
                board.push(move)
                if board.is_fivefold_repetition() or board.is_seventyfive_moves():
                    hit = True
                    break
                hit = hit or board.is_repetition(3) or board.is_fifty_moves()
            found += hit
    print(f"{games} games, {found} with a find")


main(sys.argv[1])
