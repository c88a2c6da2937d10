"""Disks and limits that are reached."""
import resource
import subprocess

from room import trees
from room.family import Family
from room.process import Conditions


class FullDisks(Family):
    """A small disk that is full somewhere on the way, of bytes or of names."""
    name = "disks"
    sentence = "a small disk without room, or without names, for all of it"
    share = 3000
    least = 20

    def missing(self, kit):
        return None if kit.has_disks else "mounting a small disk takes root or a user namespace"

    def run(self, trial):
        rng = trial.rng
        work = rng.choice(list(trial.kit.works.values()))
        old = trees.tree(f"{work.folder}/old", with_drafts=True)
        pages = sum(1 + len(what[1]) // 4096 if what[0] == "file" else 0 for what in old.values())
        pages += rng.randint(0, 40)
        names = f",nr_inodes={len(old) + rng.randint(2, 30)}" if rng.random() < 0.3 else ""
        self.mount(trial, f"size={max(1, pages) * 4}k{names}")
        try:
            work.begin(trial)
        except OSError:
            return  # too small for what was there before
        outcome = trial.run(work.arguments)
        trial.judge(outcome, codes=(0, 2))
        work.judge_whole(trial, must_be_new=outcome.code == 0)
        trial.judge_drafts()
        trial.judge_temporary()
        self.mount(trial, "remount,size=64m,nr_inodes=100000")
        work.judge_next(trial)

    @staticmethod
    def mount(trial, options):
        subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", trial.work], check=True)
        if not options.startswith("remount"):
            trial.undoing.append(
                lambda: subprocess.run(["umount", "--lazy", trial.work], check=False))


class FewFiles(Family):
    """`ulimit -n`."""
    name = "few-files"
    sentence = "ulimit -n 3 to 64"
    share = 1500
    least = 12
    COMMANDS = (["list"], ["--help"], ["help", "render"], ["doctor"], ["--version"], ["frob"],
                ["trace", "fall", "--to", "0.1"], ["bench", "still", "--plays", "1", "--to", "0.1"])

    # Too few for what the program is loaded with, the loader itself ends with 127.
    CODES = (0, 1, 2, 64, 127)

    def run(self, trial):
        rng = trial.rng
        limits = Conditions(limits={resource.RLIMIT_NOFILE: rng.randint(3, 64)})
        if rng.random() < 0.3:
            trial.judge(trial.run(rng.choice(self.COMMANDS), limits), codes=self.CODES)
            trial.judge_temporary()
            return
        work = rng.choice(list(trial.kit.works.values()))
        work.begin(trial)
        outcome = trial.run(work.arguments, limits)
        trial.judge(outcome, codes=(0, 2, 127))
        work.judge_whole(trial, must_be_new=outcome.code == 0)
        trial.judge_drafts()
        work.judge_next(trial)


class LargeFiles(Family):
    """`ulimit -f`."""
    name = "file-sizes"
    sentence = "ulimit -f: files may not become as large as they would"
    share = 800
    least = 8

    def run(self, trial):
        rng = trial.rng
        work = rng.choice(list(trial.kit.works.values()))
        work.begin(trial)
        outcome = trial.run(work.arguments, Conditions(
            limits={resource.RLIMIT_FSIZE: rng.choice([0, 1, 50, 100, 200, 500, 1000, 3000, 10000])},
            stdout="unseen", stderr="unseen"))  # which would be files of this size too
        trial.judge(outcome, codes=(0, 2), streams_are_whole=False)
        work.judge_whole(trial, must_be_new=outcome.code == 0)
        trial.judge_drafts()
        work.judge_next(trial)


FAMILIES = [FullDisks(), FewFiles(), LargeFiles()]
