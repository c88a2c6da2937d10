"""What all trials share: the programs, the interposer, the material, the small disks."""
import os
import shutil
import subprocess

from room import trees
from room.trial import Trial
from room.works import all_works

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT = os.path.dirname(os.path.dirname(HERE))


class Kit:
    """Made once, before the trials; nothing in it changes afterwards."""

    def __init__(self, arguments, folder):
        self.seed = arguments.seed
        self.kept = arguments.kept
        self.folder = folder
        self.has_disks = arguments.has_mounts
        self.program = arguments.program or f"{ROOT}/.build/release/flipbook"
        programs = os.path.dirname(self.program)
        self.gallery = f"{programs}/FixtureGallery"
        self.odd = f"{programs}/OddNames"
        self.hostile = f"{programs}/HostileScenes"
        self.reader = f"{programs}/FilmReading"
        self.home = f"{folder}/home"
        self.interposer = None

    def prepare(self):
        """Makes the material."""
        os.makedirs(self.home, exist_ok=True)
        self._compile()
        trial = Trial(self, "material", 0)
        self.works = all_works()
        for name, work in self.works.items():
            work.prepare(trial, f"{trial.folder}/{name}")
        self.films = self._films(trial)

    def _compile(self):
        compiler = shutil.which("cc") or shutil.which("clang") or shutil.which("gcc")
        if not compiler:
            return
        self.interposer = f"{self.folder}/interposer.so"
        subprocess.run(
            [compiler, "-shared", "-fPIC", "-O2", "-o", self.interposer, f"{HERE}/interposer.c",
             "-ldl"], check=True)

    def _films(self, trial):
        """Whole films to be damaged, by name."""
        formats = ["gif", "apng", "webp"]
        outputs = [word for kind in formats for word in ("-o", f"seed.{kind}")]
        clear = [word for kind in formats for word in ("-o", f"clear.{kind}")]
        for command in (
                ["render", "fall", *LARGER, *outputs],
                ["render", "fall", *LARGER, "--background", "clear", *clear],
                ["still", "fall", "--at", "0.1", "--scale", "0.2", "-o", "seed.png"],
                ["strip", "fall", "--count", "3", "--scale", "0.1", "-o", "strip.png"]):
            outcome = trial.run(command)
            if outcome.code:
                raise SystemExit(outcome.told())
        films = trees.tree(trial.work)
        return {name: what[1] for name, what in films.items() if what[0] == "file"}


LARGER = ["--scale", "0.1", "--to", "0.1"]
