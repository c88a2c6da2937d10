"""Commands that write, each with what stands before it and what stands after it."""
import os

from room import trees
from room.trial import Fell

SMALL = ["--scale", "0.1", "--to", "0.2"]
LONGER = ["--scale", "0.1", "--to", "0.3", "--background", "black"]


class Work:
    """A command, and the trees before and after it, made beforehand without any disturbance.

    `before` are commands that make the old state; `sets` and files that the command replaces are its
    targets, each of which is old or new at any moment.
    """

    def __init__(self, name, arguments, before=(), targets=(), planted=(), mixes=False):
        self.name = name
        self.arguments = arguments
        self.before = before
        self.targets = targets
        self.planted = planted  # paths of files that are not ours
        self.mixes = mixes  # whether files move one at a time, as where a folder stands inside

    def prepare(self, trial, folder):
        """Makes the trees `folder/old` and `folder/new`."""
        self.folder = folder
        for state in ("old", "new"):
            place = f"{folder}/{state}"
            os.makedirs(place)
            for command in self.before:
                self._expect(trial.run(command, folder=place))
            for path in self.planted:
                os.makedirs(os.path.dirname(f"{place}/{path}"), exist_ok=True)
                with open(f"{place}/{path}", "w", encoding="utf-8") as file:
                    file.write("not yours\n")
        self._expect(trial.run(self.arguments, folder=f"{folder}/new"))
        self.old, self.new = trees.tree(f"{folder}/old"), trees.tree(f"{folder}/new")

    @staticmethod
    def _expect(outcome):
        if outcome.code != 0:
            raise Fell("the campaign's own material cannot be made:\n" + outcome.told())

    def begin(self, trial):
        """Puts the old state into a trial's place."""
        trees.copy(f"{self.folder}/old", trial.work)

    def judge_whole(self, trial, must_be_new=False):
        """Everything is old or new, target by target, and nothing else has changed."""
        now = trees.tree(trial.work)
        rest = dict(now)
        for target in self.targets:
            is_now, was, will_be = (trees.part(whole, target) for whole in (now, self.old, self.new))
            for path in is_now:
                rest.pop(path)
            if is_now == will_be or is_now == was and not must_be_new:
                continue
            if self.mixes and not must_be_new and self._is_mix(is_now, was, will_be):
                continue
            raise Fell(
                f"{target} is neither old nor new; against the new one "
                f"{trees.difference(will_be, is_now)}; against the old one "
                f"{trees.difference(was, is_now) or 'nothing'}")
        others = {path: what for path, what in self.old.items()
                  if not any(path == target or path.startswith(target + "/")
                             for target in self.targets)}
        for target in self.targets:
            while target := os.path.dirname(target):  # folders that had to be made are no film
                if rest.get(target) == ("folder",):
                    rest.pop(target)
                others.pop(target, None)
        if rest != others:
            raise Fell(f"what is not ours has changed: {trees.difference(others, rest)}")

    @staticmethod
    def _is_mix(is_now, was, will_be):
        return all(what in (was.get(path), will_be.get(path)) for path, what in is_now.items()) and all(
            path in is_now for path in was if path in will_be)

    def judge_next(self, trial, may_need_force=False):
        """The same command once more, undisturbed, leaves everything new and nothing else."""
        outcome = trial.run(self.arguments)
        if may_need_force and outcome.code == 2 and b"--force" in outcome.err:
            outcome = trial.run([*self.arguments, "--force"])
        trial.judge(outcome, codes=(0,))
        self.judge_whole(trial, must_be_new=True)
        trial.judge_drafts()


def all_works():
    """Every work, by name."""
    render = ["render", "fall", *SMALL]
    old = ["render", "fall", *LONGER]
    frames = ["-o", "film/"]
    files = ["-o", "film.gif", "-o", "film.apng", "-o", "film.webp"]
    places = ["film.gif", "film.apng", "film.webp"]
    record = ["record", "still", "--references", "refs"]
    works = [
        Work("frames", render + frames, [old + frames], ["film"]),
        Work("frames-beside-notes", render + frames, [old + frames], ["film"], ["film/notes.txt"]),
        Work("frames-beside-folder", render + frames, [old + frames], ["film"],
             ["film/sub/notes.txt"], mixes=True),
        Work("new-frames", render + frames, (), ["film"]),
        Work("deep-frames", render + ["-o", "a/b/film/"], (), ["a/b/film"]),
        Work("files", render + files, [old + files], places),
        Work("new-files", render + files, (), places),
        Work("frames-and-files", render + frames + files, [old + frames + files], ["film", *places]),
        Work("record", record + ["--frames", "all"], [record + ["--fps", "120"]], ["refs/still"]),
        Work("record-without-keys", record + ["--frames", "none"], [record], ["refs/still"]),
        Work("new-record", record, (), ["refs/still"]),
        Work("record-two", ["record", "still", "fall", "--references", "refs"],
             [["record", "still", "fall", "--references", "refs", "--fps", "120"]],
             ["refs/still", "refs/fall"]),
        Work("verify", ["verify", "still", "--references", "refs", "--report", "page.html",
                        "--junit", "junit.xml"], [record], ["page.html", "junit.xml"]),
        Work("still", ["still", "fall", "--at", "0.1", "--scale", "0.1", "-o", "still.png",
                       "-o", "still.svg"],
             [["still", "fall", "--at", "0.4", "--scale", "0.1", "-o", "still.png",
               "-o", "still.svg"]], ["still.png", "still.svg"]),
        Work("trace", ["trace", "fall", "--to", "0.2", "-o", "trace.csv", "-o", "trace.json"],
             [["trace", "fall", "--to", "0.1", "-o", "trace.csv", "-o", "trace.json"]],
             ["trace.csv", "trace.json"]),
    ]
    return {work.name: work for work in works}
