"""An ffmpeg that fails, lies, or hangs."""
import os
import signal
import time

from room import trees
from room.family import Family
from room.process import Conditions
from room.trial import Fell

# What stands in for ffmpeg: a line of shell, which finds the film's path in `$film`.
LIARS = {
    "writes nothing": "cat > /dev/null; exit 0",
    "writes an empty file": 'cat > /dev/null; : > "$film"; exit 0',
    "reads nothing": "exit 0",
    "fails": "echo 'no codec' >&2; cat > /dev/null; exit 1",
    "fails at once": "exit 3",
    "says too much": "head -c 3000000 /dev/zero | tr '\\0' x >&2; cat > /dev/null; exit 1",
    "colours the terminal": "printf '\\033[31mred\\033]0;title\\007\\n' >&2; exit 1",
    "kills itself": "kill -SEGV $$",
    "writes half and fails": 'head -c 1000 > "$film"; exit 1',
}
HANGS = {
    "never reads": "exec sleep 600",
    "reads and never ends": "cat > /dev/null; exec sleep 600",
    "ignores signals": "trap '' INT TERM HUP; cat > /dev/null; while :; do sleep 600; done",
}
FAKE = """#!/bin/sh
for film; do :; done
case " $* " in *" -version "*) {version} ;; esac
echo $$ > '{number}'
{line}
"""


class Video(Family):
    """Videos need another program, which may do anything."""
    name = "ffmpeg"
    sentence = "an ffmpeg that writes nothing, fails, dies or hangs, while we are told to end"
    share = 600
    least = 8

    def run(self, trial):
        rng = trial.rng
        ending = rng.choice(["mp4", "mov", "webm"])
        with open(f"{trial.work}/film.{ending}", "wb") as file:
            file.write(b"old")
        before = trees.tree(trial.work)
        if rng.random() < 0.5:
            outcome = self.render(trial, ending, rng.choice(sorted(LIARS)), LIARS)
            trial.judge(outcome, codes=(2,))
            if b"\x1b" in outcome.err or len(outcome.err) > 20_000:
                raise Fell("it repeats whatever ffmpeg says")
        else:
            after = rng.uniform(0.05, 0.4)
            number = rng.choice([signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
            kind = rng.choice(sorted(HANGS))
            outcome = self.render(trial, ending, kind, HANGS, ((after, number),))
            # ffmpeg is asked for its version first, and may not have been started.
            trial.judge(outcome, codes=(128 + number,))
            self.judge_ended(trial, f"that {kind}, after signal {number}")
        if trees.tree(trial.work) != before:
            raise Fell(f"film.{ending} is not what it was before")
        if outcome.code != 128 + signal.SIGKILL:
            trial.judge_drafts()
            trial.judge_temporary()

    @staticmethod
    def render(trial, ending, kind, kinds, signals=()):
        """Renders with the fake ffmpeg first in the path."""
        programs = f"{trial.folder}/bin"
        os.mkdir(programs)
        version = trial.rng.choice(["echo 'ffmpeg version 5.1'; exit 0", "exit 1", "echo; exit 0"])
        with open(f"{programs}/ffmpeg", "w", encoding="utf-8") as file:
            file.write(FAKE.format(line=kinds[kind], number=f"{trial.folder}/number", version=version))
        os.chmod(f"{programs}/ffmpeg", 0o755)
        return trial.run(
            ["render", "fall", "--scale", "0.1", "--to", "0.2", "-o", f"film.{ending}"],
            Conditions(environment={"PATH": f"{programs}:{os.environ['PATH']}"}, signals=signals,
                       signals_to_all=False, patience=30))

    @staticmethod
    def judge_ended(trial, words):
        """Nothing that we started runs on."""
        try:
            with open(f"{trial.folder}/number", encoding="utf-8") as file:
                number = int(file.read())
        except (FileNotFoundError, ValueError):
            return
        for _ in range(50):
            try:
                with open(f"/proc/{number}/stat", encoding="utf-8") as file:
                    if file.read().rsplit(")", 1)[1].split()[0] == "Z":
                        return
            except (FileNotFoundError, ProcessLookupError):
                return
            time.sleep(0.1)
        os.kill(number, signal.SIGKILL)
        raise Fell(f"an ffmpeg {words}, runs on")


FAMILIES = [Video()]
