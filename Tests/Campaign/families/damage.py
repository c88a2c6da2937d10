"""Manifests and references that somebody, or a disk, has changed."""
import json
import os
import stat

from room import trees
from room.damaging import damaged
from room.family import Family
from room.process import Conditions
from room.trial import Fell

NUMBERS = ["0", "-1", "1e400", "9223372036854775807", "9223372036854775808", "99999999999999999999",
           "NaN", "nan", "inf", "-inf", "0x10", "1.5", "", "１", "60", "960", "961", "1000001"]


def strange(path, rng):
    """Puts something that is no file in a file's place; its name."""
    kind = rng.choice(["folder", "fifo", "nothing", "link to itself", "link to zeroes", "huge", "empty"])
    os.unlink(path)
    if kind == "folder":
        os.mkdir(path)
    elif kind == "fifo":
        os.mkfifo(path)
    elif kind == "link to itself":
        os.symlink(os.path.basename(path), path)
    elif kind == "link to zeroes":
        os.symlink("/dev/zero", path)
    elif kind in ("huge", "empty"):
        with open(path, "wb") as file:
            file.truncate(40 << 30 if kind == "huge" else 0)
    return kind


def rewrite(path, change):
    """Replaces a file's bytes by what `change` makes of them."""
    with open(path, "rb") as file:
        content = file.read()
    with open(path, "wb") as file:
        file.write(change(content))


class Manifests(Family):
    """A damaged note of what is there: rendered again or refused, but never believed."""
    name = "manifests"
    sentence = "damaged manifests and ledgers of films, and fifos, devices and folders in their place"
    share = 3500
    least = 30

    def run(self, trial):
        rng = trial.rng
        work = trial.kit.works[rng.choice(["frames", "files", "frames-and-files"])]
        # Ours, whole, and of now; or of another film.
        state = rng.choice(["old", "new"])
        trees.copy(f"{work.folder}/{state}", trial.work)
        notes = [os.path.join(place, name) for place, _, files in os.walk(trial.work)
                 for name in files if f"{os.sep}.flipbook" in place]
        told = []
        for path in rng.sample(notes, min(len(notes), rng.randint(1, 2))):
            if rng.random() < 0.3:
                told.append(f"{os.path.basename(path)}: {strange(path, rng)}")
            elif path.endswith(".json"):
                rewrite(path, lambda content: self.changed(content, rng))
                told.append(f"{os.path.basename(path)} changed")
            else:
                rewrite(path, lambda content: damaged(content, rng))
                told.append(f"{os.path.basename(path)} damaged")
        if rng.random() < 0.3:
            self.spoil(trial, work, rng)
        outcome = trial.run(work.arguments, Conditions(patience=30))
        trial.judge(outcome, codes=(0, 2))
        if outcome.memory > 1 << 30:
            raise Fell(f"{told} takes {outcome.memory >> 20} MiB")
        if outcome.code == 2 and b"--force" not in outcome.err and b".flipbook" not in outcome.err:
            raise Fell(f"{told}: it does not say that --force helps, or what is in the way")
        if outcome.code == 0:
            self.judge_film(work, trial, told)
        outcome = trial.run([*work.arguments, "--force"], Conditions(patience=30))
        trial.judge(outcome, codes=(0, 2))
        if outcome.code == 0:
            self.judge_film(work, trial, told)
        elif not any(word in str(told) for word in ("folder", "fifo", "link", "huge")):
            raise Fell(f"{told}: --force does not help")
        trial.judge_drafts()

    @staticmethod
    def judge_film(work, trial, told):
        """A run that says 0 has left the film as it is to be."""
        now = trees.tree(trial.work)
        if now != work.new:
            raise Fell(f"{told} was believed: {trees.difference(work.new, now)}")

    @staticmethod
    def changed(content, rng):
        """JSON of which one value is another, or any damage."""
        try:
            values = json.loads(content)
        except ValueError:
            return damaged(content, rng)
        if rng.random() < 0.3 or not isinstance(values, dict):
            return damaged(content, rng)
        place = values
        while True:
            key = rng.choice(sorted(place))
            if not isinstance(place[key], dict) or not place[key] or rng.random() < 0.2:
                break
            place = place[key]
        kind = rng.randrange(4)
        if kind == 0:
            del place[key]
        elif kind == 1:
            place[key] = rng.choice([None, [], {}, "", "x" * 100_000, True, [[]] * 1000])
        else:
            place[key] = "@"
        text = json.dumps(values)
        number = rng.choice([*(number for number in NUMBERS if number), "0", "[" * 100_000])
        return text.replace('"@"', number).encode()

    @staticmethod
    def spoil(trial, work, rng):
        """Changes the film itself, which the manifest no longer fits then."""
        files = [path for target in work.targets
                 for path, what in trees.part(trees.tree(trial.work), target).items()
                 if what[0] == "file" and "frame-" not in path]
        if files:
            rewrite(f"{trial.work}/{rng.choice(files)}", lambda content: damaged(content, rng))


class References(Family):
    """A damaged reference: same, different or a sentence, and it stays as it is."""
    name = "references"
    sentence = "damaged ledgers, motions, looks, causes, events and key frames, read by verify"
    share = 5000
    least = 40

    def run(self, trial):
        rng = trial.rng
        work = trial.kit.works[rng.choice(["record", "record-two", "verify"])]
        trees.copy(f"{work.folder}/new", trial.work)
        folder = f"{trial.work}/refs/still"
        names = [name for name in os.listdir(folder) if not name.startswith(".")]
        # A reader of a reference may reach all but what its ledger rules out.
        for name in rng.sample(names, rng.choice([1, 1, 1, 2])):
            if rng.random() < 0.12:
                strange(f"{folder}/{name}", rng)
            elif name.endswith(".tsv") and rng.random() < 0.7:
                rewrite(f"{folder}/{name}", lambda content: self.changed(content, rng))
            else:
                rewrite(f"{folder}/{name}", lambda content: damaged(content, rng))
        before = self.standing(trial)
        options = rng.choice([[], [], ["--json"], ["--on", "motion"], ["--on", "pixels"], ["--fps", "120"],
                              ["--report", "page.html"], ["--junit", "junit.xml"]])
        outcome = trial.run(["verify", "still", "--references", "refs", *options],
                            Conditions(patience=40))
        trial.judge(outcome, codes=(0, 1, 2))
        if outcome.memory > 2 << 30:
            raise Fell(f"it takes {outcome.memory >> 20} MiB")
        if self.standing(trial) != before:
            raise Fell("verify has changed a reference")
        trial.judge_drafts()
        trial.judge_temporary()
        outcome = trial.run(work.arguments if "record" in work.arguments
                            else ["record", "still", "--references", "refs"], Conditions(patience=40))
        trial.judge(outcome, codes=(0, 2))
        if outcome.code == 0 and "record" in work.arguments:
            now = trees.tree(trial.work)
            for target in work.targets:
                if trees.part(now, target) != trees.part(work.new, target):
                    raise Fell(f"record leaves {target} damaged and says 0")

    @staticmethod
    def standing(trial):
        """What stands below the references, without reading what has no end."""
        found = []
        for place, folders, files in os.walk(f"{trial.work}/refs"):
            for name in folders + files:
                path = os.path.join(place, name)
                status = os.lstat(path)
                is_small = stat.S_ISREG(status.st_mode) and status.st_size < 1 << 20
                found.append((path, status.st_mode, status.st_size,
                              trees.standing(path) if is_small else None))
        return sorted(found)

    @staticmethod
    def changed(content, rng):
        """A table in which a word, a row or the head is another."""
        rows = [line.split("\t") for line in content.decode(errors="replace").split("\n")]
        for _ in range(rng.randint(1, 3)):
            row = rng.randrange(len(rows))
            kind = rng.randrange(7)
            if kind == 0:
                del rows[row]
            elif kind == 1:
                rows.insert(rng.randrange(len(rows) + 1), rows[row])
            elif kind == 2:
                rows[row].append(rng.choice(NUMBERS))
            elif kind == 3:
                rows[row] = rows[row][:-1]
            elif kind == 4:
                other = rng.randrange(len(rows))
                rows[row], rows[other] = rows[other], rows[row]
            else:
                word = rng.randrange(len(rows[row])) if rows[row] else 0
                rows[row][word:word + 1] = [rng.choice(
                    [*NUMBERS, "gone", "order", "\\x", "\\", "a\\nb", "\0", "\u202e", "x" * 100_000])]
            if not rows:
                rows = [[""]]
        return "\n".join("\t".join(row) for row in rows).encode()


FAMILIES = [Manifests(), References()]
