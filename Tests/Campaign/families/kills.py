"""Processes that end at any moment."""
import signal

from room.family import Family
from room.process import Conditions


class Kills(Family):
    """kill -9 at a random moment, some of them several times in a row."""
    name = "kills"
    sentence = "kill -9 at a random moment"
    share = 3000
    least = 30

    def run(self, trial):
        work = trial.rng.choice(list(trial.kit.works.values()))
        work.begin(trial)
        for _ in range(trial.rng.choice([1, 1, 1, 2, 3])):
            # A run takes some 40 ms, and longer beside other work.
            after = trial.rng.uniform(0.004, trial.rng.choice([0.03, 0.06, 0.12]))
            outcome = trial.run(
                work.arguments, Conditions(signals=((after, signal.SIGKILL),)))
            trial.judge(outcome, codes=(0, 128 + signal.SIGKILL))
            work.judge_whole(trial, must_be_new=outcome.code == 0)
        work.judge_next(trial)


class Signals(Family):
    """HUP, INT, TERM, PIPE, STOP and CONT at a random moment."""
    name = "signals"
    sentence = "HUP, INT, TERM, QUIT, PIPE, STOP and CONT at random moments"
    share = 2500
    least = 20

    def run(self, trial):
        rng = trial.rng
        work = rng.choice(list(trial.kit.works.values()))
        work.begin(trial)
        after = rng.uniform(0.004, rng.choice([0.03, 0.06]))
        kind = rng.choice(["end", "end", "twice", "pause", "harmless", "ignored"])
        ending = rng.choice([signal.SIGHUP, signal.SIGINT, signal.SIGTERM])
        codes, ignored = (0, 128 + ending), ()
        if kind == "end":
            plan = [(after, ending)]
        elif kind == "twice":
            other = rng.choice([signal.SIGHUP, signal.SIGINT, signal.SIGTERM])
            plan = [(after, ending), (after + rng.uniform(0, 0.01), other)]
            codes = (0, 128 + ending, 128 + other)
        elif kind == "pause":
            plan = [(after, signal.SIGSTOP), (after + rng.uniform(0, 0.05), signal.SIGCONT)]
            codes = (0,)
        elif kind == "harmless":
            plan = [(after + step * 0.002, rng.choice([signal.SIGWINCH, signal.SIGCHLD, signal.SIGURG]))
                    for step in range(8)]
            codes = (0,)
        else:
            ending = rng.choice([signal.SIGHUP, signal.SIGINT, signal.SIGPIPE])
            plan, ignored, codes = [(after, ending)], (ending,), (0,)
        outcome = trial.run(work.arguments, Conditions(signals=tuple(plan), ignored=ignored))
        trial.judge(outcome, codes=codes)
        work.judge_whole(trial, must_be_new=outcome.code == 0)
        # A signal that comes before the program listens ends it as it ends any other.
        if outcome.code and b"Interrupted" in outcome.err:
            trial.judge_drafts()
            trial.judge_temporary()
        work.judge_next(trial)


class Endless(Family):
    """A scene that never ends, or whose code never returns, ends when it is told to."""
    name = "endless"
    sentence = "HUP, INT or TERM while a scene runs for ever, or does not come back"
    share = 150
    least = 3

    def run(self, trial):
        rng = trial.rng
        scene = rng.choice(["endless", "stuck"])
        ending = rng.choice([signal.SIGHUP, signal.SIGINT, signal.SIGTERM])
        places = ["-o", "film/", "-o", "film.gif"]
        outcome = trial.run(
            ["render", scene, "--scale", "0.1", *places],
            Conditions(signals=((rng.uniform(0.2, 0.6), ending),), patience=20))
        trial.judge(outcome, codes=(128 + ending,))
        trial.judge_drafts()
        trial.judge_temporary()


FAMILIES = [Kills(), Signals(), Endless()]
