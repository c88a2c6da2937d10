"""The campaign: which trials, how many at once, and the table at the end."""
import argparse
import glob
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback

from families import ALL
from room import kit as kits, proof
from room.trial import Fell, Trial

MOUNTED = "FLIPBOOK_CAMPAIGN_MOUNTS"


def parsed(words):
    """The options."""
    parser = argparse.ArgumentParser(
        prog="Tests/Campaign/run",
        description="Tries what may go wrong and says what fell; ends with 1 where anything did.")
    parser.add_argument("--seed", default=str(random.SystemRandom().randrange(1_000_000)),
                        help="repeats a campaign; it is printed at its start")
    parser.add_argument("--only", default="", metavar="FAMILY",
                        help="one family, or several with commas")
    parser.add_argument("--trials", type=int, default=2000, metavar="N",
                        help="how many in all; the families share them (default: %(default)s)")
    parser.add_argument("--trial", type=int, metavar="N", help="one trial of the family --only alone")
    parser.add_argument("--short", action="store_true", help="few of every family, as in a CI")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N",
                        help="how many trials at once (default: the processors)")
    parser.add_argument("--program", metavar="PATH",
                        help="the flipbook to try; FixtureGallery and its like stand beside it")
    parser.add_argument("--kept", default=f"{kits.ROOT}/.build/campaign", metavar="FOLDER",
                        help="where the places of fallen trials are kept (default: .build/campaign)")
    parser.add_argument("--place", metavar="FOLDER",
                        help="where the trials are made, on a disk of your choice (default: memory)")
    parser.add_argument("--prove", action="store_true",
                        help="try programs with a fault in them, each of which has to fall")
    parser.add_argument("--list", action="store_true", help="show the families")
    return parser.parse_args(words)


def main():
    """Runs it; the exit code."""
    arguments = parsed(sys.argv[1:])
    if arguments.list:
        for family in ALL:
            print(f"{family.name:16} {family.sentence}")
        return 0
    if arguments.prove:
        return proof.prove(arguments, kits.ROOT)
    if MOUNTED not in os.environ:
        enter_own_mounts()
    arguments.has_mounts = os.environ.get(MOUNTED) == "yes"
    names = [name for name in arguments.only.split(",") if name]
    unknown = set(names) - {family.name for family in ALL}
    if unknown:
        print(f"There is no family {', '.join(sorted(unknown))}; --list shows them.", file=sys.stderr)
        return 64
    families = [family for family in ALL if not names or family.name in names]
    print(f"Seed {arguments.seed}, {arguments.jobs} at once.", flush=True)
    folder = tempfile.mkdtemp(prefix="flipbook-campaign-", dir=arguments.place)
    try:
        return Campaign(arguments, families, folder).run()
    finally:
        if arguments.has_mounts and not arguments.place:
            subprocess.run(["umount", "--lazy", folder], check=False)
        shutil.rmtree(folder, ignore_errors=True)


def enter_own_mounts():
    """Starts the campaign again where its mounts are its own and end with it, if that is allowed."""
    ways = [["unshare", "--mount"], ["unshare", "--map-root-user", "--mount"]]
    for way in ways if shutil.which("unshare") else []:
        attempt = [*way, "mount", "-t", "tmpfs", "-o", "size=64k", "none", "/mnt"]
        if subprocess.run(attempt, check=False, capture_output=True).returncode == 0:
            os.environ[MOUNTED] = "yes"
            os.execvp(way[0], [*way, sys.executable, *sys.argv])
    os.environ[MOUNTED] = "no"


class Campaign:
    """Some trials of some families."""

    def __init__(self, arguments, families, folder):
        self.arguments = arguments
        self.families = families
        self.kit = kits.Kit(arguments, folder)
        self.tried = {family.name: 0 for family in families}
        self.fell = {family.name: [] for family in families}
        self.left_out = {}

    def run(self):
        """Makes all trials and prints the table; the exit code."""
        if self.arguments.trial is None:
            self.forget()
        if self.arguments.has_mounts and not self.arguments.place:
            subprocess.run(["mount", "-t", "tmpfs", "-o", "mode=700", "none", self.kit.folder],
                           check=True)
        self.kit.prepare()
        start = time.monotonic()
        batches = self.batches()
        total = sum(len(numbers) for _, numbers in batches)
        told = start
        with multiprocessing.get_context("fork").Pool(
                self.arguments.jobs, begin_worker, (self.kit, self.families)) as pool:
            for name, results in pool.imap_unordered(run_batch, batches):
                for number, sentence in results:
                    self.tried[name] += 1
                    if sentence:
                        self.tell(name, number, sentence)
                if time.monotonic() - told > 15:
                    told = time.monotonic()
                    print(f"… {sum(self.tried.values())} of {total}, "
                          f"{sum(map(len, self.fell.values()))} fell.", flush=True)
        self.table(time.monotonic() - start)
        return 1 if any(self.fell.values()) else 0

    def forget(self):
        """Takes away the places of trials that fell in earlier campaigns, and nothing else."""
        for family in ALL:
            for place in glob.glob(f"{glob.escape(self.arguments.kept)}/{family.name}-*"):
                if os.path.exists(f"{place}/trial.txt") or os.path.exists(f"{place}/film"):
                    shutil.rmtree(place, ignore_errors=True)

    def batches(self):
        """Pairs of a family's name and numbers of trials, in an order that mixes the families."""
        batches = []
        whole = sum(family.share for family in self.families)
        for family in self.families:
            reason = family.missing(self.kit)
            if reason:
                self.left_out[family.name] = reason
                continue
            if self.arguments.trial is not None:
                numbers = [self.arguments.trial]
            else:
                count = family.least if self.arguments.short else max(
                    1, round(self.arguments.trials * family.share / whole))
                numbers = list(range(count))
            batches += [(family.name, numbers[start:start + family.batch])
                        for start in range(0, len(numbers), family.batch)]
        random.Random(self.arguments.seed).shuffle(batches)
        return batches

    def tell(self, name, number, sentence):
        """Says what fell and how to see it again."""
        self.fell[name].append(number)
        again = f"Tests/Campaign/run --seed {self.arguments.seed} --only {name} --trial {number}"
        kept = f"{self.arguments.kept}/{name}-{number}"
        print(f"{name} {number} fell: {sentence}\n  again: {again}\n  kept: {kept}", flush=True)

    def table(self, seconds):
        """Prints tried, survived, fell."""
        print(f"\n{'family':16} {'tried':>8} {'survived':>8} {'fell':>6}")
        rows = [(name, self.tried[name], len(self.fell[name])) for name in self.tried]
        rows.append(("all", sum(self.tried.values()), sum(map(len, self.fell.values()))))
        for name, tried, fell in rows:
            if name in self.left_out:
                print(f"{name:16} left out: {self.left_out[name]}")
            else:
                print(f"{name:16} {tried:8} {tried - fell:8} {fell:6}")
        print(f"Seed {self.arguments.seed}, {seconds:.0f} s.")


WORKER = {}


def begin_worker(kit, families):
    """Prepares one of the processes that make the trials."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    WORKER["kit"] = kit
    WORKER["families"] = {family.name: family for family in families}


def run_batch(batch):
    """Makes some trials of one family: its name, and pairs of a number and why it fell or None."""
    name, numbers = batch
    family, kit = WORKER["families"][name], WORKER["kit"]
    if family.is_batched:
        return name, list(family.run_many(kit, numbers))
    return name, [(number, run_one(family, kit, number)) for number in numbers]


def run_one(family, kit, number):
    """Makes one trial: why it fell, or None."""
    trial = Trial(kit, family.name, number)
    sentence = None
    try:
        family.run(trial)
    except Fell as fault:
        sentence = str(fault)
    except Exception:  # the campaign's own fault, which has to be seen too
        sentence = "the campaign itself has failed\n" + traceback.format_exc()
    if sentence:
        keep(trial, sentence)
    trial.clear()
    return sentence


def keep(trial, sentence):
    """Copies the place of a fallen trial to where one can look at it."""
    place = f"{trial.kit.kept}/{os.path.basename(trial.folder)}"
    shutil.rmtree(place, ignore_errors=True)
    os.makedirs(place)
    # Devices and closed folders may be in the way of a whole copy.
    subprocess.run(["cp", "--archive", trial.folder + "/.", place], check=False, capture_output=True)
    with open(f"{place}/trial.txt", "w", encoding="utf-8", errors="backslashreplace") as file:
        file.write(sentence + "\n\n")
        for outcome in trial.outcomes:
            file.write(outcome.told() + "\n" if hasattr(outcome, "told") else "still running\n")
