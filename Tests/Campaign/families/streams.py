"""Standard streams that are closed, full, or left unread."""
import os
import random

from room.family import Family
from room.process import Conditions
from room.trial import Fell

# Each with the codes that it may end with when all streams are well.
COMMANDS = (
    (["list"], (0,)), (["list", "--json"], (0,)), (["--help"], (0,)), (["--version"], (0,)),
    (["help", "render"], (0,)), (["render", "--help"], (0,)), (["frob"], (64,)),
    (["render", "nobody"], (2, 64)), (["render", "still", "--scale", "99"], (64,)),
    (["render", "miss", "--scale", "0.1", "-o", "miss.gif"], (2,)),
    (["trace", "fall", "--to", "0.2"], (0,)), (["trace", "fall", "--to", "0.2", "--json"], (0,)),
    (["describe", "fall"], (0,)), (["describe", "fall", "--json"], (0,)),
    (["render", "fall", "--scale", "0.1", "--to", "0.1", "--json", "-o", "a.gif"], (0,)),
    (["still", "fall", "--at", "0.1", "--scale", "0.1", "-o", "-"], (0,)),
    (["compare", "film.gif", "film.gif"], (0,)), (["compare", "film.gif", "film.apng", "--json"], (0, 1)),
    (["compare", "nothing.gif", "film.gif"], (2,)), (["doctor"], (0, 1, 2)), (["doctor", "--json"], (0, 1, 2)),
    (["update"], (2,)), (["docs", "nothing.md"], (2,)), (["docs", "--check"], (0, 1, 2)),
    (["prune", "--references", "refs"], (0, 2)),
    (["bench", "still", "--plays", "1", "--to", "0.1", "--json"], (0,)),
)


def broken_pipe(_rng):
    """The writing end of a pipe whose reader has gone."""
    reading, writing = os.pipe()
    os.close(reading)
    return writing


def any_stream(rng, descriptors):
    """A condition for one stream; a descriptor of ours is remembered to be closed."""
    kind = rng.choice(["well", "well", "closed", "full", "broken", "readonly"])
    if kind == "well":
        return None
    if kind == "broken":
        descriptors.append(broken_pipe(rng))
        return descriptors[-1]
    if kind == "readonly":
        descriptors.append(os.open("/dev/null", os.O_RDONLY))
        return descriptors[-1]
    return kind


class Streams(Family):
    """Standard input, output and errors in every state."""
    name = "streams"
    sentence = "closed, full, broken and read-only standard streams"
    share = 3000
    least = 40

    def run(self, trial):
        rng = trial.rng
        descriptors = []
        conditions = Conditions(
            stdin=rng.choice([None, "closed"]), stdout=any_stream(rng, descriptors),
            stderr=any_stream(rng, descriptors))
        try:
            if rng.random() < 0.5:
                self.run_work(trial, conditions)
            else:
                self.run_command(trial, conditions)
        finally:
            for descriptor in descriptors:
                os.close(descriptor)
        trial.judge_drafts()

    @staticmethod
    def run_work(trial, conditions):
        """A film is right whatever becomes of what is said about it."""
        work = trial.rng.choice(list(trial.kit.works.values()))
        work.begin(trial)
        outcome = trial.run(work.arguments, conditions)
        told = conditions.stderr is None
        # The line that says what was written is a result, and cannot be told.
        codes = (0,) if conditions.stdout is None else (0, 2, 141)
        trial.judge(outcome, codes=codes, streams_are_whole=told)
        work.judge_whole(trial, must_be_new=outcome.code == 0)
        work.judge_next(trial)

    @staticmethod
    def run_command(trial, conditions):
        """A result that cannot be written is code 2, one that is not read 141, else it is as ever."""
        trial.kit.works["files"].begin(trial)
        arguments, codes = trial.rng.choice(COMMANDS)
        if conditions.stdout is not None:
            is_broken = isinstance(conditions.stdout, int)
            codes = (*(code for code in codes if code), 2, *((141,) if is_broken else ()))
            # Nothing to say there is nothing to fail at.
            if arguments[0] in ("prune", "render"):
                codes = (0, *codes)
        outcome = trial.run(arguments, conditions)
        trial.judge(outcome, codes=codes, streams_are_whole=conditions.stderr is None)
        if conditions.stdout is None and outcome.code == 0 and arguments[0] not in ("prune",):
            if not outcome.out and "-o" not in arguments:
                raise Fell("it says nothing at all")


class CutPipes(Family):
    """Somebody reads a little and goes."""
    name = "cut-pipes"
    sentence = "a reader that goes after some bytes, as head does"
    share = 600
    least = 8

    def run(self, trial):
        rng = random.Random(trial.rng.random())
        trial.kit.works["files"].begin(trial)
        commands = [words for words, codes in COMMANDS if codes[0] == 0 and words[0] != "prune"]
        arguments = rng.choice(commands)
        reading, writing = os.pipe()
        running = trial.start(arguments, Conditions(stdout=writing))
        os.close(writing)
        os.read(reading, rng.randint(1, 2000))
        os.close(reading)
        trial.judge(trial.finish(running), codes=(0, 1, 2, 64, 141))
        trial.judge_drafts()


FAMILIES = [Streams(), CutPipes()]
