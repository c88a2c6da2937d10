"""One trial: a place of its own, numbers of its own, and what is judged in it."""
import os
import random
import re
import shutil

from room import trees
from room.process import Conditions, Running

# What a run may end with: done, differs, could not, wrong usage, and the shell's numbers for HUP, INT,
# an output that nobody reads, and TERM.
CODES = (0, 1, 2, 64, 129, 130, 141, 143)
TRAPS = (b"Fatal error", b"Illegal instruction", b"crashed at", b"terminate called")


class Fell(Exception):
    """A promise that was not kept, in a sentence."""


class Trial:
    """What a family gets to work with."""

    def __init__(self, kit, family, number):
        self.kit = kit
        self.number = number
        self.rng = random.Random(f"{kit.seed}/{family}/{number}")
        self.folder = f"{kit.folder}/{family}-{number}"
        self.work = f"{self.folder}/work"
        self.temporary = f"{self.folder}/tmp"
        self.is_tried = family != "material"
        self.outcomes = []
        self.undoing = []  # what clear() calls first, the last one first
        os.makedirs(self.work)
        os.mkdir(self.temporary)

    def clear(self):
        """Takes the place away, whatever was done to its permissions."""
        for undo in reversed(self.undoing):
            undo()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self, arguments, conditions=None, program=None, folder=None, interposed=None):
        """Starts a program of the kit's; the fixture gallery by default.

        `interposed` are the interposer's variables, which then stands in between.
        """
        conditions = conditions or Conditions()
        environment = {
            "PATH": os.environ["PATH"], "HOME": self.kit.home, "TMPDIR": self.temporary,
            "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}
        if self.is_tried:
            environment["CAMPAIGN_TRIAL"] = str(self.number)
        if interposed is not None:
            environment["LD_PRELOAD"] = self.kit.interposer
            environment.update({f"INTERPOSER_{name}": str(value)
                                for name, value in interposed.items()})
        running = Running(
            [program or self.kit.gallery, *arguments], folder or self.work, environment,
            f"{self.folder}/run-{len(self.outcomes)}", conditions)
        self.outcomes.append(running)
        return running

    def finish(self, running):
        """Waits for what was started, and remembers how it ended."""
        outcome = running.wait()
        self.outcomes[self.outcomes.index(running)] = outcome
        return outcome

    def run(self, arguments, conditions=None, **where):
        """Starts a program and waits for it."""
        return self.finish(self.start(arguments, conditions, **where))

    # What every run is judged by.

    def judge(self, outcome, codes=CODES, streams_are_whole=True):
        """A run has ended by itself, in one of these ways, and says why where it could not."""
        if outcome.hung:
            raise Fell(f"it has not ended within {outcome.seconds:.0f} s")
        if outcome.code not in codes:
            raise Fell(f"it has ended with {outcome.code} in place of {' or '.join(map(str, sorted({*codes})))}")
        for trap in TRAPS:
            if trap in outcome.err:
                raise Fell(f"it says “{trap.decode()}”")
        if streams_are_whole and outcome.code in (2, 64):
            if not re.search(rb"[a-z]{2,}.*[a-z]{2,}", outcome.err):
                raise Fell(f"it has ended with {outcome.code} without a sentence")

    def judge_temporary(self):
        """A run that ended by itself has left nothing in the temporary folder."""
        left = os.listdir(self.temporary)
        if left:
            raise Fell(f"{left[0]} stays in the temporary folder")

    def judge_drafts(self):
        """Nothing unfinished stays anywhere."""
        left = trees.drafts(self.folder)
        if left:
            raise Fell(f"{os.path.relpath(left[0], self.folder)} stays")
