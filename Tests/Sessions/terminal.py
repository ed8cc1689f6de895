#!/usr/bin/env python3
"""Runs a command on a terminal, and prints what it writes there: terminal.py COLUMNS COMMAND...

Standard input is empty, standard output and standard error are the terminal. It ends with the command's exit code.
"""
import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios


def run(columns, words, **options):
    """The exit code of a command, and what it has written."""
    reader, writer = pty.openpty()
    fcntl.ioctl(writer, termios.TIOCSWINSZ, struct.pack("4H", 24, columns, 0, 0))
    # Bytes arrive as they were written, with no "\r" before "\n".
    attributes = termios.tcgetattr(writer)
    attributes[1] &= ~termios.OPOST
    termios.tcsetattr(writer, termios.TCSANOW, attributes)
    options.setdefault("stderr", writer)
    process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=writer, **options)
    os.close(writer)
    pieces = []
    while True:
        try:
            piece = os.read(reader, 65536)
        except OSError:
            # Linux says so once nobody holds the other side.
            break
        if not piece:
            break
        pieces.append(piece)
    os.close(reader)
    return process.wait(), b"".join(pieces)


if __name__ == "__main__":
    code, text = run(int(sys.argv[1]), sys.argv[2:])
    sys.stdout.buffer.write(text)
    sys.exit(code)
