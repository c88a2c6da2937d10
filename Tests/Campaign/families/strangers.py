"""What is not ours: links that somebody planted, and files that others made."""
import os

from room import trees
from room.family import Family
from room.trial import Fell

FRAMES = ["render", "fall", "--scale", "0.1", "--to", "0.2", "-o", "film/"]
RECORD = ["record", "still", "--references", "refs"]


def write(path, content="not yours\n"):
    """Makes a file and the folders above it."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(content)


class Links(Family):
    """Links out of the places in which we write, to what is somebody else's."""
    name = "links"
    sentence = "links planted in folders of films, of references, and the temporary folder"
    share = 2000
    least = 24

    def run(self, trial):
        rng = trial.rng
        name = rng.choice(["frames", "new-frames", "files", "new-files", "record", "new-record",
                           "verify", "frames-and-files", "still"])
        work = trial.kit.works[name]
        work.begin(trial)
        self.outside = f"{trial.folder}/outside"
        for file in ("frame-00000.png", "ledger.tsv", "still/ledger.tsv", "film.gif.json", "notes",
                     "0"):
            write(f"{self.outside}/{file}")
        planted = rng.sample(self.places(work), rng.randint(1, 3))
        for place in planted:
            self.plant(f"{trial.work}/{place}", rng)
        before = trees.tree(self.outside, with_drafts=True)
        for _ in range(2):
            outcome = trial.run(work.arguments)
            trial.judge(outcome, codes=(0, 1, 2))
            now = trees.tree(self.outside, with_drafts=True)
            if now != before:
                raise Fell(f"outside of the place of the film, through one of {planted}: "
                           f"{trees.difference(before, now)}")
        if "refs" in " ".join(work.arguments):
            trial.judge(trial.run(["prune", "--references", "refs"]), codes=(0, 2))
            if trees.tree(self.outside, with_drafts=True) != before:
                raise Fell(f"prune has changed what is outside through one of {planted}")

    @staticmethod
    def places(work):
        """Where a link may stand in the way of a work without being what was asked for."""
        common = [".flipbook", ".flipbook-0", ".flipbook-1", ".flipbook/.gitignore"]
        if "refs" in " ".join(work.arguments):
            return common[1:3] + [
                "refs/gone", "refs/.flipbook-0", "refs/.flipbook", "refs/still/ledger.tsv",
                "refs/still/keys.png", "refs/still/.flipbook-0", "refs/nobody"]
        return common + [".flipbook/film.json", ".flipbook/film.gif.json", ".flipbook/film.frames",
                         "film/.flipbook-0", "film/frame-00000.png", "film/frame-00099.png",
                         "film/.flipbook"]

    def plant(self, place, rng):
        """Puts a link there, in place of what stands."""
        if any(map(os.path.islink, (os.path.dirname(place), place))):
            return
        os.makedirs(os.path.dirname(place), exist_ok=True)
        if os.path.lexists(place):
            if os.path.isdir(place) and not os.path.islink(place):
                return
            os.unlink(place)
        targets = [self.outside, f"{self.outside}/notes", f"{self.outside}/still",
                   f"{self.outside}/frame-00000.png", f"{self.outside}/nothing", "/dev/full",
                   os.path.basename(place)]
        os.symlink(rng.choice(targets), place)


class TemporaryNames(Family):
    """What is made in the temporary folder has a name that nobody can foresee, or none."""
    name = "temporary"
    sentence = "files in the temporary folder: new, or without a name, or in a folder of their own"
    share = 60
    least = 6
    COMMANDS = (
        ["render", "fall", "--scale", "0.1", "--to", "0.2", "-o", "-"],
        ["render", "fall", "--scale", "0.1", "--to", "0.2", "-o", "film.gif", "--max-size", "150B"],
        ["render", "fall", "--scale", "0.1", "--to", "0.2", "-o", "film.webp", "--max-size", "150B"],
        ["bench", "still", "--plays", "1", "--to", "0.2"],
        ["render", "fall", "--scale", "0.2", "--to", "0.2", "-o", "film.mp4"],
        ["compare", "film.gif", "film.gif", "--report", "page.html"],
    )

    def missing(self, kit):
        return None if kit.interposer else "there is no C compiler (cc) for the interposer"

    def run(self, trial):
        rng = trial.rng
        trial.kit.works["files"].begin(trial)
        arguments = rng.choice(self.COMMANDS)
        made = self.names_of(trial, arguments)
        outside = f"{trial.folder}/outside"
        write(f"{outside}/notes")
        for name in made:
            os.symlink(rng.choice([outside, f"{outside}/notes", f"{outside}/new"]),
                       f"{trial.temporary}/{name}")
        before = trees.tree(outside)
        trial.judge(trial.run(arguments, interposed={"PID": self.NUMBER}), codes=(0, 2, 64))
        if trees.tree(outside) != before:
            raise Fell(f"it follows a link that was planted in the temporary folder as one of {made}")

    # The process has it twice, so that a name which is made of it comes twice.
    NUMBER = 12345

    def names_of(self, trial, arguments):
        """The names that a run makes in the temporary folder."""
        path = f"{trial.folder}/log"
        outcome = trial.run(arguments, interposed={"LOG": path, "PID": self.NUMBER})
        trial.judge(outcome, codes=(0, 2, 64))
        trial.judge_temporary()
        made, owned = set(), []
        with open(path, encoding="utf-8", errors="surrogateescape") as file:
            for line in file:
                _, name, place, _, result = line.rstrip("\n").split("\t")
                place = os.path.normpath(place)
                if int(result) < 0 or not place.startswith(trial.temporary + "/"):
                    continue
                if name in ("mkdir", "mkdtemp"):
                    owned.append(place)
                if name == "open" and not any(place.startswith(folder + "/") for folder in owned):
                    raise Fell(f"{os.path.basename(place)} is opened there in a way that follows links")
                if name != "open-nameless":
                    made.add(os.path.relpath(place, trial.temporary).split("/")[0])
        return sorted(made)


class ForeignFrames(Family):
    """Frames of another program beside or in the place of ours."""
    name = "foreign"
    sentence = "ffmpeg's frames, other files and folders where frames and references go"
    share = 2000
    least = 24

    def run(self, trial):
        rng = trial.rng
        kind = rng.choice(["fresh", "ours", "changed", "references", "file", "folder"])
        getattr(self, kind)(trial, rng)
        trial.judge_drafts()
        trial.judge_temporary()

    def fresh(self, trial, rng):
        """Nothing of ours has ever stood there."""
        numbers = rng.sample(range(1, 20), rng.randint(1, 4)) + rng.sample([500, 99999], 1)
        for number in numbers:
            write(f"{trial.work}/film/frame-{number:05}.png")
        self.judge_refused(trial, [f"frame-{number:05}.png" for number in numbers])

    def ours(self, trial, rng):
        """Beside frames of ours, which are replaced as soon as the others are gone."""
        work = trial.kit.works["frames"]
        work.begin(trial)
        number = rng.choice([40, 99, 500, 12345])
        write(f"{trial.work}/film/frame-{number:05}.png")
        self.judge_refused(trial, [f"frame-{number:05}.png"])

    def changed(self, trial, rng):
        """A frame of ours that somebody has painted over."""
        work = trial.kit.works["frames"]
        work.begin(trial)
        name = f"frame-{rng.randint(0, 12):05}.png"
        with open(f"{trial.work}/film/{name}", "ab") as file:
            file.write(b"painted")
        self.judge_refused(trial, [name])

    def judge_refused(self, trial, names):
        """Refused, with a name and what to do; then forced."""
        other = trial.rng.choice(["notes.txt", "frame-1.png", "Frame-00001.png", "frame-00001.png.bak",
                                  "frame-000001.png", "sub/frame-00001.png", ".hidden"])
        write(f"{trial.work}/film/{other}")
        before = trees.tree(trial.work)
        outcome = trial.run(FRAMES)
        trial.judge(outcome, codes=(2,))
        now = trees.tree(trial.work)
        if now != before:
            raise Fell(f"what is not ours has changed: {trees.difference(before, now)}")
        if b"--force" not in outcome.err or not any(name.encode() in outcome.err for name in names):
            raise Fell("it does not name the frames and --force")
        trial.judge(trial.run([*FRAMES, "--force"]), codes=(0,))
        self.judge_film(trial, f"film/{other}")

    @staticmethod
    def judge_film(trial, other):
        """The film is there, and the file beside it."""
        now = trees.tree(trial.work)
        if now.get(other) != ("file", b"not yours\n"):
            raise Fell(f"{other} is gone or has changed")
        frames = trees.part(trial.kit.works["frames"].new, "film")
        if any(now.get(path) != what for path, what in frames.items()):
            raise Fell("the film is not whole after --force")
        left = [path for path in trees.part(now, "film")
                if path not in frames and path != other and path != os.path.dirname(other)]
        if left:
            raise Fell(f"{left[0]} stays after --force")

    def references(self, trial, rng):
        """Files and folders that are no references, where references are."""
        work = trial.kit.works["record"]
        work.begin(trial)
        others = rng.sample(["refs/README.md", "refs/other/file", "refs/still/notes.txt",
                             "refs/still/sub/notes.txt", "refs/gone/ledger.tsv", "refs/gone/notes.txt",
                             "refs/.git/config"], rng.randint(1, 3))
        for other in others:
            write(f"{trial.work}/{other}")
        write(f"{trial.work}/refs/nobody/ledger.tsv", "flipbook ledger 1\n")
        for command in (work.arguments, ["verify", "still", "--references", "refs"],
                        ["prune", "--references", "refs"], work.arguments):
            outcome = trial.run(command)
            trial.judge(outcome, codes=(0, 1, 2))
            now = trees.tree(trial.work)
            for other in others:
                is_reference = other == "refs/gone/ledger.tsv" and "refs/gone/notes.txt" not in others
                if now.get(other) != ("file", b"not yours\n") and not is_reference:
                    raise Fell(f"{command[0]} has taken or changed {other}")
            still = {path: what for path, what in trees.part(now, "refs/still").items()
                     if path not in others and path != "refs/still/sub"}
            if still not in (trees.part(work.old, "refs/still"), trees.part(work.new, "refs/still")):
                raise Fell(f"{command[0]} has left a reference that is neither old nor new")
        # Its ledger does not say where its scene was.
        if not os.path.exists(f"{trial.work}/refs/nobody"):
            raise Fell("prune removes a reference of which nothing shows that its scene is gone")

    def folder(self, trial, rng):
        """The permissions of a folder are its owner's, and so are the links to it."""
        work = trial.kit.works["frames"]
        work.begin(trial)
        mode = rng.choice([0o700, 0o750, 0o777, 0o2775, 0o1777])
        os.chmod(f"{trial.work}/film", mode)
        is_linked = rng.random() < 0.3
        if is_linked:
            os.rename(f"{trial.work}/film", f"{trial.folder}/elsewhere")
            os.symlink(f"{trial.folder}/elsewhere", f"{trial.work}/film")
        trial.judge(trial.run(work.arguments), codes=(0,) if not is_linked else (0, 2))
        if os.path.islink(f"{trial.work}/film") != is_linked:
            raise Fell("the folder was a link, or is one now")
        if os.stat(f"{trial.work}/film").st_mode & 0o7777 != mode:
            raise Fell(f"the folder had the mode {mode:o}")

    def file(self, trial, rng):
        """A file where a folder is to be, and the other way round."""
        if rng.random() < 0.5:
            write(f"{trial.work}/film")
        else:
            write(f"{trial.work}/film.gif/notes")
        before = trees.tree(trial.work)
        outcome = trial.run([*FRAMES, "-o", "film.gif", *rng.choice([[], ["--force"]])])
        trial.judge(outcome, codes=(2,))
        if trees.tree(trial.work) != before:
            raise Fell(f"changed: {trees.difference(before, trees.tree(trial.work))}")


FAMILIES = [Links(), TemporaryNames(), ForeignFrames()]
