"""Tells when the first file is whole in a folder or in one made inside it, without polling."""
import ctypes
import os
import select
import struct
import time

CLOSE_WRITE, CREATE, IS_FOLDER = 0x8, 0x100, 0x40000000
library = ctypes.CDLL(None, use_errno=True)


class FirstFile:
    """Watches `folder` from now on.

    A film's frames appear in a hidden folder of their own until the film is whole: what is written
    there counts.
    """

    def __init__(self, folder):
        self.descriptor = library.inotify_init1(os.O_NONBLOCK)
        if self.descriptor < 0:
            raise OSError(ctypes.get_errno(), "inotify_init1")
        self.places = {}
        self.add(folder)

    def add(self, folder):
        watch = library.inotify_add_watch(
            self.descriptor, os.fsencode(folder), CLOSE_WRITE | CREATE)
        if watch >= 0:
            self.places[watch] = folder

    def wait(self, process):
        """When the first file was closed by its writer, or when `process` ended, if it was before.

        Returns time.monotonic().
        """
        ending = os.pidfd_open(process)
        try:
            while True:
                ready, _, _ = select.select([self.descriptor, ending], [], [])
                now = time.monotonic()
                if self.descriptor not in ready or self.has_file():
                    return now
        finally:
            os.close(ending)
            os.close(self.descriptor)

    def has_file(self):
        data = os.read(self.descriptor, 65536)
        place = 0
        found = False
        while place < len(data):
            watch, mask, _, length = struct.unpack_from("iIII", data, place)
            name = data[place + 16:place + 16 + length].rstrip(b"\0").decode()
            place += 16 + length
            if mask & CREATE and mask & IS_FOLDER:
                folder = os.path.join(self.places[watch], name)
                self.add(folder)
                # What was written before it was watched; at most a few thousandths of a second ago.
                found = found or bool(list_files(folder))
            elif mask & CLOSE_WRITE:
                found = True
        return found


def list_files(folder):
    try:
        return [entry for entry in os.scandir(folder) if entry.is_file() and entry.stat().st_size]
    except FileNotFoundError:
        return []
