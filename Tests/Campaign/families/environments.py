"""Environments that no program is prepared for: equal bytes or a sentence."""
import os

from room import trees
from room.family import Family
from room.process import Conditions
from room.trial import Fell

VALUES = {
    "LANG": ["C", "tr_TR.UTF-8", "ar_EG.UTF-8", "xx_YY", "", "POSIX", "\udcff", "x" * 5000],
    "LC_ALL": ["C", "tr_TR.UTF-8", "de_DE.UTF-8", "ja_JP.eucJP", "", None],
    "LANGUAGE": ["tr", "ar:he", "zh_TW", "", "x" * 5000],
    "TZ": ["UTC", "Asia/Kathmandu", ":/etc/passwd", "nonsense", "", "XXX-99:99:99", "/dev/zero"],
    "HB_OPTIONS": ["uniscribe-bug-compatible", "aat", ":", "x" * 1000],
    "HB_SHAPER_LIST": ["fallback", "ot", "", "nothing"],
    "HB_FONT_FUNCS": ["ft", "ot", "nothing"],
    "PANGO_LANGUAGE": ["tr", "ar:sr:zh-tw", "", "C"],
    "PANGOCAIRO_BACKEND": ["fc", "win32", "nothing"],
    "FREETYPE_PROPERTIES": ["truetype:interpreter-version=35", "cff:no-stem-darkening=0",
                            "autofitter:warping=1", "x" * 1000],
    "CAIRO_DEBUG": ["1"], "PIXMAN_DISABLE": ["sse2", "ssse3", "fast", "wholeops"],
    "FONTCONFIG_FILE": ["/nothing", "/dev/null", "/dev/zero"], "FONTCONFIG_PATH": ["/nothing", "/tmp"],
    "FC_LANG": ["tr", "ar"], "FC_DEBUG": ["1"],
    "HOME": [None, "", "/nothing", "/dev/null", "relative"], "XDG_CACHE_HOME": ["/nothing", ""],
    "XDG_DATA_HOME": ["/nothing"], "PWD": ["/nothing", ""], "PATH": [None, "", "/nothing"],
    "TMPDIR": ["/nothing", "", "/proc", "relative", "/dev/null", None],
    "NO_COLOR": ["1", ""], "TERM": ["dumb", "", "xterm-256color"], "COLUMNS": ["1", "-1", "nan"],
    "MALLOC_PERTURB_": ["85", "170"], "LD_BIND_NOW": ["1"], "CI": ["true"], "USER": [None],
    "GLIBC_TUNABLES": ["glibc.malloc.check=3"], "G_SLICE": ["always-malloc"], "G_DEBUG": ["gc-friendly"],
    "LIBDISPATCH_COOPERATIVE_POOL_STRICT": ["1"], "POSIXLY_CORRECT": ["1"], "SOURCE_DATE_EPOCH": ["0"],
    "x" * 300: ["1"], "ODD\n": ["\n"],
}


class Environments(Family):
    """Any of them, some at once, with any umask, in a place that may not even be there."""
    name = "environments"
    sentence = "languages, time zones, shapers, fonts, HOME and TMPDIR of all kinds; umask; no folder"
    share = 3000
    least = 40

    def missing(self, kit):
        return None if os.path.exists(kit.odd) else (
            "there is no OddNames; swift build -c release --product OddNames makes it")

    plain = {}

    def run(self, trial):
        rng = trial.rng
        arguments = rng.choice([
            ["render", "odd", "--scale", "0.5", "--to", "0.05", "-o", "film/"],
            ["render", "odd", "--scale", "0.3", "--to", "0.1", "-o", "a.gif", "-o", "a.webp"],
            ["still", "odd", "--at", "0.1", "-o", "a.png", "-o", "a.svg"],
            ["trace", "odd", "-o", "a.csv", "-o", "a.svg", "-o", "a.json"],
            ["record", "odd", "--references", "refs"], ["strip", "odd", "--count", "2", "-o", "a.png"],
            ["render", "odd", "--scale", "0.3", "--to", "0.1", "-o", "a.gif", "--max-size", "4kB"]])
        expected = self.expected(trial, arguments)
        environment = {name: rng.choice(VALUES[name])
                       for name in rng.sample(sorted(VALUES), rng.randint(1, 5))}
        conditions = Conditions(
            environment=environment, umask=rng.choice([0o022, 0o022, 0, 0o777, 0o077, 0o277]))
        if rng.random() < 0.1:
            self.run_nowhere(trial, arguments, conditions)
            return
        if rng.random() < 0.1:
            os.chmod(trial.temporary, 0o500)
        outcome = trial.run(arguments, conditions, program=trial.kit.odd)
        os.chmod(trial.temporary, 0o700)
        for name in environment:
            conditions.environment.setdefault(name, None)
        trial.judge(outcome, codes=(0, 2))
        for place, folders, files in os.walk(trial.work):
            for name in folders + files:
                os.chmod(f"{place}/{name}", 0o700)
        now = trees.tree(trial.work)
        if outcome.code == 0 and now != expected:
            raise Fell(f"under {environment}: {trees.difference(expected, now)}")
        if outcome.code == 2 and now:
            raise Fell(f"under {environment} it ends with 2 and leaves {sorted(now)[0]}")
        trial.judge_drafts()

    def expected(self, trial, arguments):
        """What the command makes in an ordinary environment; found out once a process."""
        key = " ".join(arguments)
        if key not in self.plain:
            place = f"{trial.folder}/plain"
            os.mkdir(place)
            trial.judge(trial.run(arguments, program=trial.kit.odd, folder=place), codes=(0,))
            self.plain[key] = trees.tree(place)
        return self.plain[key]

    @staticmethod
    def run_nowhere(trial, arguments, conditions):
        """The folder in which it runs has been removed."""
        place = f"{trial.folder}/nowhere"
        os.mkdir(place)
        conditions.is_cwd_deleted = True
        outcome = trial.run(arguments, conditions, program=trial.kit.odd, folder=place)
        trial.judge(outcome, codes=(2,))


FAMILIES = [Environments()]
