"""Several runs into one place."""
import signal

from room import trees
from room.family import Family
from room.process import Conditions
from room.trial import Fell


class Together(Family):
    """The same command several times at once."""
    name = "parallel"
    sentence = "the same command two to five times at once"
    share = 1200
    least = 12

    def run(self, trial):
        rng = trial.rng
        work = rng.choice(list(trial.kit.works.values()))
        work.begin(trial)
        runs = [trial.start(work.arguments) for _ in range(rng.randint(2, 5))]
        for run in runs:
            trial.judge(trial.finish(run), codes=(0,))
        work.judge_whole(trial, must_be_new=True)
        trial.judge_drafts()
        trial.judge_temporary()
        work.judge_next(trial)


class Against(Family):
    """The command that makes the old film and the one that makes the new one at once."""
    name = "against"
    sentence = "two commands that want to write different films to one place, at once"
    share = 1200
    least = 12

    def run(self, trial):
        rng = trial.rng
        works = [work for work in trial.kit.works.values()
                 if work.before and work.name.startswith(("frames", "files", "record"))
                 and not work.planted and "keys" not in work.name]
        work = rng.choice(works)
        if rng.random() < 0.5:
            work.begin(trial)
        commands = [work.arguments, work.before[0]] * rng.randint(1, 2)
        rng.shuffle(commands)
        kill = rng.random() < 0.3
        runs = [trial.start(command) for command in commands]
        if kill:
            runs.append(trial.start(work.arguments, Conditions(
                signals=((rng.uniform(0.005, 0.08), signal.SIGKILL),))))
        for run in reversed(runs):
            codes = (0, 2) if run is not runs[-1] or not kill else (0, 2, 128 + signal.SIGKILL)
            trial.judge(trial.finish(run), codes=codes)
        now = trees.tree(trial.work)
        for target in work.targets:
            is_now = trees.part(now, target)
            if is_now and is_now not in (trees.part(work.old, target), trees.part(work.new, target)):
                raise Fell(f"{target} is neither of the two films")
        outcome = trial.run([*work.arguments, *(["--force"] if work.arguments[0] == "render" else [])])
        trial.judge(outcome, codes=(0,))
        now = trees.tree(trial.work)
        for target in work.targets:
            if trees.part(now, target) != trees.part(work.new, target):
                raise Fell(f"{target} is not the film that was made last")
        trial.judge_drafts()


class Shares(Family):
    """A film in shares, at once, one of them killed and made again."""
    name = "shares"
    sentence = "--shard: the shares of one film at once, killed and made again"
    share = 500
    least = 6

    def run(self, trial):
        rng = trial.rng
        work = trial.kit.works["new-frames"]
        count = rng.randint(2, 4)
        shares = [[*work.arguments, "--shard", f"{share}/{count}"] for share in range(1, count + 1)]
        dying = rng.choice([None, *range(count)])
        runs = [trial.start(share, Conditions(signals=((rng.uniform(0.005, 0.06), signal.SIGKILL),))
                            if number == dying else None)
                for number, share in enumerate(shares)]
        for number, run in enumerate(runs):
            codes = (0,) if number != dying else (0, 128 + signal.SIGKILL)
            trial.judge(trial.finish(run), codes=codes)
        if dying is not None:
            trial.judge(trial.run(shares[dying]), codes=(0,))
        work.judge_whole(trial, must_be_new=True)
        trial.judge_drafts()
        trial.judge_temporary()


FAMILIES = [Together(), Against(), Shares()]
