"""Hostile scenes, under a watch: a film or a sentence, soon, in limited memory."""
import os
import subprocess

from room.family import Family
from room.process import Conditions
from room.trial import Fell

MOST_MEMORY = 3 << 30
MOST_SECONDS = 120


class HostileScenes(Family):
    """Each scene of the gallery in turn."""
    name = "scenes"
    sentence = "the gallery of hostile scenes, under a watch of time and memory"
    share = 300
    least = 10
    batch = 1
    names = None

    def missing(self, kit):
        if not os.path.exists(kit.hostile):
            return "there is no HostileScenes; swift build -c release --product HostileScenes makes it"
        if self.names is None:
            listed = subprocess.run([kit.hostile, "list"], capture_output=True, check=True, text=True)
            self.names = [line.split()[0] for line in listed.stdout.splitlines() if line.strip()]
        return None if self.names else "HostileScenes lists no scene"

    def run(self, trial):
        name = self.names[(trial.number * 7919) % len(self.names)]
        places = trial.rng.choice([["-o", "film.gif"], ["-o", "film/"], ["-o", "film.apng", "--xray"]])
        outcome = trial.run(
            ["render", name, "--scale", "0.1", *places], Conditions(patience=MOST_SECONDS),
            program=trial.kit.hostile)
        if outcome.hung:
            raise Fell(f"{name} has not ended within {MOST_SECONDS} s")
        if outcome.code not in (0, 2):
            raise Fell(f"{name} has ended with {outcome.code}")
        trial.judge(outcome, codes=(0, 2))
        if outcome.memory > MOST_MEMORY:
            raise Fell(f"{name} takes {outcome.memory >> 20} MiB")
        if outcome.code == 2 and os.listdir(trial.work):
            raise Fell(f"{name} ends with 2 and leaves {os.listdir(trial.work)[0]}")
        trial.judge_drafts()
        trial.judge_temporary()


FAMILIES = [HostileScenes()]
