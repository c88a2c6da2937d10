"""What nobody chose: addresses, seeds, allocators, jobs, languages, folders; equal bytes whatever they are."""
import os
import shutil

from room import trees
from room.family import Family
from room.process import Conditions
from room.trial import Fell

PROGRAMS = f"{os.path.dirname(os.path.dirname(os.path.abspath(__file__)))}/programs"
NAMES = ["Views.swift", "Own.swift", "Machine.swift", "NotANumber.swift", "Folder"]

# What a run may meet. Each is an environment, what stands before the command, and arguments.
CHANCES = {
    "one job": ({}, [], ["-j", "1"]),
    "two jobs": ({}, [], ["-j", "2"]),
    "seven jobs": ({}, [], ["-j", "7"]),
    "fixed addresses": ({}, ["setarch", "-R"], []),
    "libraries from below": ({}, ["setarch", "-L"], []),
    "fixed hash seeds": ({"SWIFT_DETERMINISTIC_HASHING": "1"}, [], []),
    "memory that was used before": ({"MALLOC_PERTURB_": "85"}, [], []),
    "one arena": ({"MALLOC_ARENA_MAX": "1", "MALLOC_TOP_PAD_": "65536"}, [], []),
    "mapped memory": ({"MALLOC_MMAP_THRESHOLD_": "64", "MALLOC_TRIM_THRESHOLD_": "0"}, [], []),
    "Turkish": ({"LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"}, [], []),
    "another time zone": ({"TZ": "Asia/Kathmandu"}, [], []),
    "a large environment": ({f"VARIABLE_{number}": "x" * 200 for number in range(300)}, [], []),
    "another user": ({"USER": "nobody", "LOGNAME": "nobody", "HOSTNAME": "elsewhere"}, [], []),
}


class Chance(Family):
    """Foreign code under up to four chances at once, against an ordinary run."""
    name = "chance"
    sentence = "foreign code against addresses, hash seeds, allocators, jobs, languages, folders: equal bytes"
    share = 1000
    least = 12
    batch = 1
    plain = {}

    def missing(self, kit):
        if not os.path.exists(f"{os.path.dirname(kit.program)}/kit"):
            return "there is no kit beside the program; make build lays it out"
        return None if shutil.which("setarch") else "there is no setarch"

    def run(self, trial):
        rng = trial.rng
        name = rng.choice(NAMES)
        expected = self.expected(trial, name)
        chosen = rng.sample(sorted(CHANCES), rng.randint(1, 4))
        place = trial.work
        if rng.random() < 0.3:
            chosen.append("another folder")
            place = f"{trial.work}/{'a long way down/' * rng.randint(1, 9)}"
            os.makedirs(place)
        if rng.random() < 0.3:
            chosen.append("another temporary folder")
            trial.temporary = f"/dev/shm/{os.path.basename(trial.folder)}"
            os.makedirs(trial.temporary, exist_ok=True)
            trial.undoing.append(lambda: shutil.rmtree(trial.temporary, ignore_errors=True))
        found = self.film(trial, name, place, chosen)
        if found != expected:
            said = [key for key in expected if found.get(key) != expected[key]]
            raise Fell(f"{name} under {', '.join(chosen)}: other bytes in {', '.join(map(str, said))}")

    def film(self, trial, name, place, chosen=()):
        """The films that a command makes in a folder, and what it prints."""
        environment, before, after = {"XDG_CACHE_HOME": f"{trial.kit.folder}/programs"}, [], []
        for chance in chosen:
            more = CHANCES.get(chance, ({}, [], []))
            environment.update(more[0])
            before = before or more[1]
            after = after or more[2]
        command = [*before, trial.kit.program]
        outcome = trial.run(
            [*command[1:], "render", f"{PROGRAMS}/{name}", "--all", "--scale", "0.5", "--to", "1.5", *after,
             "-o", "{scene}.gif"], Conditions(environment=environment), program=command[0], folder=place)
        trial.judge(outcome, codes=(0,))
        # How long a film took is told beside it.
        printed = [line for line in outcome.out.splitlines() if b"; took " not in line]
        said = [line for line in outcome.err.splitlines() if b"is not drawn" in line or b" lacks " in line]
        return {"what it prints": printed, "the log": said, **trees.tree(place)}

    def expected(self, trial, name):
        """What an ordinary run makes; found out once a process."""
        if name not in self.plain:
            place = f"{trial.folder}/plain"
            os.mkdir(place)
            self.plain[name] = self.film(trial, name, place)
        return self.plain[name]


FAMILIES = [Chance()]
