"""The calls that change a disk: at each of them the process may end, and each may fail."""
import errno
import os
import shutil
import signal

from room.family import Family
from room.trial import Fell


def log_of(trial, work):
    """The calls of an undisturbed run: a list of (name, path, other path, result)."""
    path = f"{trial.folder}/log"
    outcome = trial.run(work.arguments, interposed={"LOG": path})
    trial.judge(outcome, codes=(0,))
    with open(path, encoding="utf-8", errors="surrogateescape") as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    return [(row[1], os.path.normpath(row[2]), os.path.normpath(row[3]) if row[3] else "",
             int(row[4])) for row in rows]


class Interposed(Family):
    """What needs the interposer."""

    def missing(self, kit):
        return None if kit.interposer else "there is no C compiler (cc) for the interposer"

    counts = {}

    def count(self, trial, work):
        """How many calls a work makes; found out once a process."""
        if work.name not in self.counts:
            work.begin(trial)
            self.counts[work.name] = log_of(trial, work)
            shutil.rmtree(trial.work)
            os.mkdir(trial.work)
        return self.counts[work.name]


class KillsAtCalls(Interposed):
    """kill -9 right before or after a call, or in the middle of a write."""
    name = "calls-killed"
    sentence = "kill -9 before, after and within the calls that change a disk"
    share = 3000
    least = 30
    # Between these a set changes from old to new.
    PUBLISHING = ("rename", "exchange", "link", "unlink", "rmdir", "mkdir", "fsync", "syncfs")

    def run(self, trial):
        rng = trial.rng
        work = rng.choice(list(trial.kit.works.values()))
        calls = self.count(trial, work)
        numbers = range(1, len(calls) + 1)
        weights = [6 if calls[number - 1][0] in self.PUBLISHING else 1 for number in numbers]
        work.begin(trial)
        outcome = trial.run(work.arguments, interposed={
            "AT": rng.choices(numbers, weights)[0], "DO": rng.choice(["before", "after", "half"])})
        trial.judge(outcome, codes=(0, 128 + signal.SIGKILL))
        work.judge_whole(trial, must_be_new=outcome.code == 0)
        if rng.random() < 0.05:
            self.judge_staged(trial)
        work.judge_next(trial)

    @staticmethod
    def judge_staged(trial):
        """What was left behind is nothing that git would take."""
        if not shutil.which("git"):
            return
        outcome = trial.run(
            ["-c", "git init --quiet . && git add --all --dry-run . ; rm -rf .git"], program="/bin/sh")
        if b".flipbook" in outcome.out:
            raise Fell(f"git add --all takes {outcome.out.decode()}")


class FailingCalls(Interposed):
    """A call that fails once: the disk is broken, full, or somebody rings."""
    name = "calls-failed"
    sentence = "a call that fails with EIO, ENOSPC, EINTR, EACCES, EMFILE, ESTALE or EROFS"
    share = 4000
    least = 30
    # The system gives EINTR only here.
    INTERRUPTED = ("open", "open-new", "open-nameless", "write", "fsync", "syncfs", "truncate")

    def run(self, trial):
        rng = trial.rng
        work = rng.choice(list(trial.kit.works.values()))
        calls = self.count(trial, work)
        number = rng.randint(1, len(calls))
        errors = [errno.EIO, errno.ENOSPC, errno.EACCES, errno.EROFS, errno.ESTALE, errno.EDQUOT]
        if calls[number - 1][0].startswith("open"):
            errors.append(errno.EMFILE)
        if calls[number - 1][0] in self.INTERRUPTED:
            errors += [errno.EINTR] * 3
        error = rng.choice(errors)
        work.begin(trial)
        outcome = trial.run(work.arguments, interposed={"AT": number, "DO": error})
        trial.judge(outcome, codes=(0, 2))
        work.judge_whole(trial, must_be_new=outcome.code == 0)
        # Where notes may not be written nothing is known of the frames, which are anybody's then.
        work.judge_next(trial, may_need_force=error in (errno.EACCES, errno.EROFS))


class Order(Interposed):
    """Before anything is published, all of it is on the disk: what a power cut would need."""
    name = "order"
    sentence = "every file and folder is synced before the rename that publishes it"
    share = 60
    least = 6
    batch = 3

    def run(self, trial):
        work = trial.rng.choice(list(trial.kit.works.values()))
        work.begin(trial)
        dirty, is_published = {}, False
        for name, path, other, result in log_of(trial, work):
            if result < 0:
                continue
            if name in ("write", "truncate"):
                dirty[path] = "its bytes"
            elif name == "fsync":
                dirty.pop(path, None)
            elif name == "syncfs":
                dirty.clear()
            elif name.startswith("open") or name == "mkdir":
                dirty[os.path.dirname(path)] = "its names"
                if name != "mkdir":
                    dirty.setdefault(path, "its bytes")
            elif name in ("rename", "exchange", "link"):
                dirty[os.path.dirname(other)] = "its names"
                is_published |= self.judge_published(trial, name, path, other, dirty)
                for old in [old for old in dirty if within(old, path)]:
                    dirty.pop(old)
        if not is_published:
            raise Fell("nothing is published by a rename, an exchange or a link")

    @staticmethod
    def judge_published(trial, name, path, other, dirty):
        """What moves out of a draft has to be on the disk; returns False for any other move."""
        is_ours = any(part.startswith(".flipbook") for part in other.split("/"))
        if is_ours or not within(other, trial.work):
            return False
        for old, what in dirty.items():
            if within(old, path):
                raise Fell(
                    f"{os.path.relpath(other, trial.work)} is published by {name} before {what} of "
                    f"{os.path.relpath(old, trial.work)} are synced")
        return True


def within(path, folder):
    """Says if a path is the folder or stands in it."""
    return path == folder or path.startswith(folder + "/")


FAMILIES = [KillsAtCalls(), FailingCalls(), Order()]
