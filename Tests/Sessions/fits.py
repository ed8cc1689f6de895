#!/usr/bin/env python3
"""Says whether the texts of commands fit terminals: fits.py COLUMNS... < COMMANDS, one a line

Compares them with what the commands write into a file. Long text is tried at the first width alone.
"""
import os
import re
import shlex
import subprocess
import sys
import unicodedata
from collections import Counter

sys.dont_write_bytecode = True
import terminal

environment = dict(os.environ, NO_COLOR="1", TERM="xterm")
environment.pop("COLUMNS", None)
options = {"stderr": subprocess.DEVNULL, "env": environment}


def width(line):
    return sum(2 if unicodedata.east_asian_width(one) in "WF" else 1 for one in line)


def stays_whole(line):
    """A command, a diagram, or a line of a table of cases: they are to be copied."""
    return any(sign in line for sign in ["pushspec", " --> ", '{"', '": '])


def words(text):
    return set(re.split(r"[\W_]+", text))


def letters(text):
    return Counter("".join(text.split()))


for line in sys.stdin.read().splitlines():
    command = shlex.split(line)
    result = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, **options)
    whole = result.stdout.decode()
    widths = [int(one) for one in sys.argv[1:]]
    fitting = []
    for columns in widths[:1] if len(result.stdout) > 20000 else widths:
        code, output = terminal.run(columns, command, **options)
        text = output.decode()
        wrong = [one for one in text.split("\n") if width(one) > columns and not stays_whole(one)]
        # At the wide width no word is broken, and at none is a letter lost. A first column is repeated where columns
        # follow below.
        if columns == 120:
            wrong += sorted(words(whole) - words(text))
        wrong += [f"lost: {one}" for one in letters(whole) - letters(text)]
        if code != result.returncode:
            wrong.append(f"ends with {code}")
        if not whole:
            wrong.append("nothing is written")
        for one in wrong:
            print(f"at {columns}: {one}")
        if not wrong:
            fitting.append(str(columns))
    print(f"{line}: ends with {result.returncode}, fits {' and '.join(fitting)}")
