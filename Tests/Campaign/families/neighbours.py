"""Other users of the machine, and what is kept between runs: another user's files, links, permissions,
damage."""
import os
import shutil
import stat
import subprocess

from room import damaging, trees
from room.family import Family
from room.process import Conditions
from room.trial import Fell

APP = """import UIKit
class Screen: UIViewController {
  override func viewDidLoad() { view.backgroundColor = .init(white: 0.%d, alpha: 1) }
}
"""
NOBODY = 65534
# What is said where nothing can be kept.
NOT_KEPT = b"compiled programs are not kept"


class Neighbours(Family):
    """A file is filmed, then again when something was done to what the first run has kept."""
    name = "neighbours"
    sentence = "files of other users, links, umasks and damage where compiled programs are kept"
    share = 300
    least = 14
    batch = 1
    KINDS = ("planted", "umask", "flipped", "cut", "exchanged", "opened", "linked", "foreign", "open_home",
             "unwritable", "no_home", "above", "nobody", "unrunnable")

    def missing(self, kit):
        kept = os.path.join(os.path.dirname(os.path.realpath(kit.program)), "kit")
        return None if os.path.isdir(kept) else "there is no kit beside the program; make build lays it"

    def run(self, trial):
        kind = self.KINDS[trial.number % len(self.KINDS)]
        trial.home = f"{trial.folder}/home"
        trial.cache = f"{trial.home}/.cache/flipbook"
        os.mkdir(trial.home, 0o700)
        os.mkdir(f"{trial.work}/app", 0o755)
        with open(f"{trial.work}/app/Screen.swift", "w", encoding="utf-8") as file:
            file.write(APP % trial.rng.randrange(10))
        getattr(self, kind)(trial, trial.rng)
        trial.judge_drafts()
        trial.judge_temporary()

    @staticmethod
    def film(trial, environment=None, umask=0o022, prefix=(), is_kept=True):
        """Films the file; the bytes of the film."""
        path = f"{trial.work}/film.gif"
        if os.path.exists(path):
            os.unlink(path)
        command = ["render", "app/Screen.swift", "--to", "0.1", "--scale", "0.1", "-o", "film.gif"]
        program = trial.kit.program
        if prefix:
            command, program = [*prefix[1:], program, *command], prefix[0]
        outcome = trial.run(
            command, Conditions(environment={"HOME": trial.home, **(environment or {})}, umask=umask),
            program=program)
        trial.judge(outcome, codes=(0,))
        if (NOT_KEPT in outcome.err) == is_kept:
            raise Fell("it says that programs are not kept, or does not say it where they are not")
        if not os.path.exists(path):
            raise Fell("it ends with 0 and without a film")
        with open(path, "rb") as file:
            return file.read()

    def twice(self, trial, disturb, **second):
        """Films, disturbs and films again: both films are the same."""
        first = self.film(trial)
        disturb()
        if self.film(trial, **second) != first:
            raise Fell("the second film is another one")

    @staticmethod
    def judge_closed(trial):
        """Nobody else may do anything with what is kept."""
        for path, what in trees.tree(trial.cache, with_drafts=True).items():
            status = os.lstat(f"{trial.cache}/{path}")
            is_open = status.st_mode & (stat.S_IRWXG | stat.S_IRWXO)
            # The compiler's own files stand behind folders that are closed.
            if is_open and not (path.startswith("modules/") and what):
                raise Fell(f"{path} has the mode {status.st_mode & 0o7777:o}")
        if os.stat(trial.cache).st_mode & 0o7777 != 0o700:
            raise Fell(f"the folder has the mode {os.stat(trial.cache).st_mode & 0o7777:o}")

    @staticmethod
    def kept_files(trial):
        """What is kept, but for the times that the compiler notes."""
        return [f"{place}/{name}" for place, _, files in os.walk(trial.cache) for name in sorted(files)
                if not name.endswith(".timestamp")]

    @staticmethod
    def plant(trial, folder, keys):
        """Puts programs of another user where earlier versions looked for them."""
        os.makedirs(f"{folder}/programs", exist_ok=True)
        for key in keys:
            with open(f"{folder}/programs/{key}", "w", encoding="utf-8") as file:
                file.write(f"#!/bin/sh\ntouch {trial.folder}/was-run\n")
            os.chmod(f"{folder}/programs/{key}", 0o755)

    # Each kind of trial.

    def planted(self, trial, rng):
        """Whoever knows the checksum of one's files puts a program under it into the temporary folder."""
        self.film(trial)
        keys = os.listdir(f"{trial.cache}/programs")
        folder = f"{trial.temporary}/.cache/flipbook"
        self.plant(trial, folder, keys)
        before = trees.tree(folder, with_drafts=True)
        self.film(trial, {"HOME": None, "XDG_CACHE_HOME": rng.choice([None, "", "relative"])}, is_kept=False)
        if trees.tree(folder, with_drafts=True) != before or os.path.exists(f"{trial.folder}/was-run"):
            raise Fell("what somebody put into the temporary folder was run or changed")
        shutil.rmtree(f"{trial.temporary}/.cache")

    def umask(self, trial, rng):
        """What is made is closed, whatever the umask."""
        self.twice(trial, lambda: shutil.rmtree(trial.cache), umask=rng.choice([0, 0o002, 0o077, 0o777, 0o700]))
        self.judge_closed(trial)

    def flipped(self, trial, rng):
        """Some bits of what is kept have turned."""
        def disturb():
            for path in rng.sample(self.kept_files(trial), 4):
                with open(path, "r+b") as file:
                    content = bytearray(file.read())
                    if content:
                        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
                    file.seek(0)
                    file.write(content)
        self.twice(trial, disturb)

    def cut(self, trial, rng):
        """Files are damaged in any way, or gone."""
        def disturb():
            for path in rng.sample(self.kept_files(trial), 4):
                with open(path, "rb") as file:
                    content = file.read()
                os.unlink(path)
                if rng.random() < 0.7:
                    with open(path, "wb") as file:
                        file.write(damaging.damaged(content, rng))
        self.twice(trial, disturb)

    def exchanged(self, trial, rng):
        """A program has the name of another one."""
        def disturb():
            folder = f"{trial.cache}/programs"
            names = os.listdir(folder)
            self.plant(trial, trial.cache, rng.sample(names, 1))
        self.twice(trial, disturb)
        if os.path.exists(f"{trial.folder}/was-run"):
            raise Fell("a program was run that is not the one that was compiled")

    def opened(self, trial, rng):
        """An older version, or a umask, has left the folders open: they are closed, and nothing is believed
        that others may have changed."""
        def disturb():
            mode = rng.choice([0o777, 0o770, 0o1777])
            for path in (trial.cache, *(f"{trial.cache}/{name}" for name in os.listdir(trial.cache))):
                os.chmod(path, mode)
            for name in os.listdir(f"{trial.cache}/programs"):
                os.chmod(f"{trial.cache}/programs/{name}", 0o666)
        self.twice(trial, disturb)
        if os.stat(trial.cache).st_mode & 0o7777 != 0o700:
            raise Fell("the folder stays open")

    def linked(self, trial, rng):
        """A link leads to somebody else's folder."""
        outside = f"{trial.folder}/outside"
        os.makedirs(f"{outside}/flipbook")
        self.plant(trial, f"{outside}/flipbook", ["0123456789abcdef"])
        before = trees.tree(outside, with_drafts=True)
        link = rng.choice([".cache", ".cache/flipbook"])
        os.makedirs(os.path.dirname(f"{trial.home}/{link}"), exist_ok=True)
        os.symlink(outside, f"{trial.home}/{link}")
        self.film(trial, is_kept=False)
        if trees.tree(outside, with_drafts=True) != before:
            raise Fell(f"what is behind the link {link} has changed")

    def foreign(self, trial, rng):
        """The home, or what is kept in it, belongs to another user."""
        if os.geteuid() != 0:
            return
        path = rng.choice([trial.home, f"{trial.home}/.cache", trial.cache])
        os.makedirs(trial.cache, 0o755)
        os.chown(path, NOBODY, NOBODY)
        before = trees.tree(trial.home, with_drafts=True)
        self.film(trial, is_kept=False)
        if trees.tree(trial.home, with_drafts=True) != before:
            raise Fell("something was put into another user's folder")

    def open_home(self, trial, rng):
        """Anybody may write into the home."""
        os.chmod(trial.home, rng.choice([0o777, 0o1777, 0o707]))
        self.film(trial, is_kept=False)
        if os.listdir(trial.home):
            raise Fell("something is kept where anybody may exchange it")

    def unwritable(self, trial, rng):
        """Nothing can be written where programs are kept."""
        kind = rng.choice(["file", "device", "processes", "disk"])
        if kind == "file":
            os.makedirs(f"{trial.home}/.cache")
            with open(trial.cache, "w", encoding="utf-8"):
                pass
        elif kind == "disk" and trial.kit.has_disks:
            subprocess.run(["mount", "-t", "tmpfs", "-o", "mode=700,size=64k", "none", trial.home], check=True)
            trial.undoing.append(lambda: subprocess.run(["umount", "--lazy", trial.home], check=False))
        elif kind != "disk":
            trial.home = {"device": "/dev/null", "processes": "/proc/self"}[kind]
        else:
            return
        self.film(trial, is_kept=False)

    def unrunnable(self, trial, rng):
        """No program may run from the folder for temporary files."""
        if not trial.kit.has_disks:
            return
        first = self.film(trial)
        subprocess.run(["mount", "-t", "tmpfs", "-o", "mode=700,noexec", "none", trial.temporary], check=True)
        trial.undoing.append(lambda: subprocess.run(["umount", "--lazy", trial.temporary], check=False))
        if self.film(trial) != first:
            raise Fell("the second film is another one")

    def no_home(self, trial, rng):
        """The home is not there, and is not made."""
        os.rmdir(trial.home)
        self.film(trial, is_kept=False)
        if os.path.exists(trial.home):
            raise Fell("a home was made")

    def above(self, trial, rng):
        """Another user has put a library of the name that is imported above a folder of one's own."""
        os.chmod(trial.work, 0o1777)
        with open(f"{trial.work}/Planted.podspec", "w", encoding="utf-8") as file:
            file.write("s.name = 'Planted'\ns.source_files = 'planted/*.swift'\n")
        os.mkdir(f"{trial.work}/planted")
        with open(f"{trial.work}/planted/P.swift", "w", encoding="utf-8") as file:
            file.write("#error(\"planted\")\n")
        os.mkdir(f"{trial.work}/app/A.xcodeproj")
        with open(f"{trial.work}/app/A.xcodeproj/project.pbxproj", "w", encoding="utf-8") as file:
            file.write(
                "{ objects = { P = { isa = PBXProject; targets = (T); }; T = { isa = PBXNativeTarget; name = A;"
                " buildPhases = (S); productType = \"com.apple.product-type.application\"; }; S = { isa ="
                " PBXSourcesBuildPhase; files = (B); }; B = { fileRef = F; }; F = { path = Screen.swift;"
                " sourceTree = \"<group>\"; }; }; rootObject = P; }\n")
        with open(f"{trial.work}/app/Screen.swift", "a", encoding="utf-8") as file:
            file.write("import Planted\n")
        outcome = trial.run(["render", "app", "--to", "0.1", "-o", "film.gif"],
                            Conditions(environment={"HOME": trial.home}), program=trial.kit.program)
        trial.judge(outcome, codes=(0, 2))
        if b"planted/P.swift" in outcome.err:
            raise Fell("a file was compiled that another user has put above the folder")

    def nobody(self, trial, rng):
        """Another user films, with a home that is not his."""
        prefix = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
        if os.geteuid() != 0 or subprocess.run(
                [*prefix, trial.kit.program, "--version"], capture_output=True, check=False).returncode:
            return
        self.film(trial)
        before = trees.tree(trial.home, with_drafts=True)
        os.chmod(trial.kit.folder, 0o711)
        for path in (trial.folder, trial.work, trial.temporary):
            os.chown(path, NOBODY, NOBODY)
        self.film(trial, prefix=prefix, is_kept=False)
        if trees.tree(trial.home, with_drafts=True) != before:
            raise Fell("another user has changed what is kept")


FAMILIES = [Neighbours()]
