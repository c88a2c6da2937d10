"""Projects of strangers: names that lead elsewhere, damaged lists, and files that unpack to too much."""
import json
import os
import shutil
import struct

from room import damaging, trees
from room.family import Family
from room.process import Conditions
from room.trial import Fell

# What stands in every file outside of the project, and must be told or copied nowhere.
SECRET = b"secret_of_somebody_else"
MOST_MEMORY = 2 << 30

PROJECT = """// !$*UTF8*$!
{ objects = {
P = { isa = PBXProject; targets = (T); projectDirPath = "%(below)s"; };
T = { isa = PBXNativeTarget; name = "%(name)s"; buildPhases = (S, R); buildConfigurationList = C;
  productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (G); };
S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
R = { isa = PBXResourcesBuildPhase; files = (B3); };
B1 = { fileRef = F1; }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; };
F1 = { path = "App/Screen.swift"; sourceTree = "<group>"; };
F2 = { path = "%(file)s"; sourceTree = "%(tree)s"; };
F3 = { path = "%(interface)s"; sourceTree = "<group>"; };
G = { path = "%(folder)s"; sourceTree = "<group>"; };
C = { buildConfigurations = (D); };
D = { name = Debug; buildSettings = { INFOPLIST_FILE = "%(settings)s"; PRODUCT_NAME = "%(name)s"; }; };
}; rootObject = P; }
"""
SCREEN = """import UIKit
%s
class Screen: UIViewController {}
"""
XIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
<objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="%(owner)s"/>
<view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
<subviews><imageView image="%(image)s" id="i"/></subviews>
<color key="backgroundColor" name="%(color)s"/></view></objects>
<resources><namedColor name="a"><color name="%(color)s"/></namedColor></resources></document>
"""
SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>%s</string>
<key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>
"""


def tower(levels):
    """A binary property list whose levels each hold the next one twice."""
    objects = [b"\xa2" + bytes([level + 1] * 2) for level in range(levels)] + [b"\x51x"]
    body, offsets = b"bplist00", b""
    for item in objects:
        offsets += struct.pack(">H", len(body))
        body += item
    return body + offsets + bytes(6) + b"\2\1" + struct.pack(">QQQ", len(objects), 0, len(body))


class Projects(Family):
    """A project with hostile names, damage and bombs, beside a folder of somebody else's files."""
    name = "projects"
    sentence = "mutated projects, lists, catalogs, podspecs and interfaces, with names that lead elsewhere"
    share = 2000
    least = 30

    def missing(self, kit):
        kept = os.path.join(os.path.dirname(os.path.realpath(kit.program)), "kit")
        return None if os.path.isdir(kept) else "there is no kit beside the program; make build lays it"

    def run(self, trial):
        rng = trial.rng
        self.victims(trial)
        given = f"{trial.work}/given"
        self.project(trial, given)
        for _ in range(rng.randint(0, 2)):
            rng.choice([self.damage, self.link, self.bomb, self.rename])(trial, given)
        outside = trees.tree(f"{trial.folder}/victims", with_drafts=True)
        before = trees.tree(trial.work, with_drafts=True)
        command = rng.choice([
            ["import", "given", "-o", "made"], ["import", "given", "-o", "made"],
            ["import", ".", "-o", "made"], ["list", "given"],
            ["render", "given", "--all", "--to", "0.1", "--scale", "0.1", "-o", "films/{scene}.gif"]])
        home = f"{trial.folder}/home"
        os.mkdir(home, 0o700)
        outcome = trial.run(
            command, Conditions(environment={"HOME": home}), program=trial.kit.program)
        trial.judge(outcome, codes=(0, 1, 2, 64))
        if outcome.memory > MOST_MEMORY:
            raise Fell(f"it takes {outcome.memory >> 20} MiB")
        now = trees.tree(f"{trial.folder}/victims", with_drafts=True)
        if now != outside:
            raise Fell(f"somebody else's files: {trees.difference(outside, now)}")
        self.judge_work(trial, before, outcome)
        trial.judge_drafts()
        trial.judge_temporary()

    @staticmethod
    def judge_work(trial, before, outcome):
        """Nothing has changed but what was asked for, and nothing of somebody else's is in it."""
        now = trees.tree(trial.work, with_drafts=True)
        new = {path: what for path, what in now.items() if before.get(path) != what}
        gone = [path for path in before if path not in now]
        strange = [path for path in new if path.split("/")[0] not in ("made", "films")] + gone
        if strange:
            raise Fell(f"{strange[0]} has changed")
        if any(what[0] == "link" for what in new.values()):
            raise Fell("a link was made")
        told = [outcome.out, outcome.err, *(what[1] for what in new.values() if what[0] == "file")]
        if any(SECRET in text for text in told):
            raise Fell("somebody else's file is told or copied")

    @staticmethod
    def victims(trial):
        """What stands outside of the project."""
        for name in ("main.swift", "secret.txt", "en.lproj/Localizable.strings", "Main.storyboard", "en",
                     "Info.plist", "Other.xcdatamodel/contents"):
            path = f"{trial.folder}/victims/{name}"
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(b"let " + SECRET + b" = 1\n")

    @staticmethod
    def hostile(trial, usual, chance):
        """A name as it should be, or a hostile one."""
        rng = trial.rng
        if rng.random() > chance:
            return usual
        return rng.choice([
            "../../victims/main.swift", "../victims/main.swift", "../../../victims/main.swift",
            "../../victims/secret.txt", f"{trial.folder}/victims/main.swift", "../../victims",
            f"{trial.folder}/victims", "/", "..", ".", "", "../..", "a/../../../victims/secret.txt",
            "../../victims/en", "../../../../victims/en", f"{trial.folder}/victims/en",
            "../../victims/Main.storyboard", "../../victims/Other.xcdatamodel", "-o", "-o=x.swift",
            "@list.swift", "+", "🎬", "x\\(exit(3))", "'\\\"", "a\\nb", "%s%n", "~", "$(HOME)", "{scene}",
            "n" * 300, "\u202e", "a\x00b", "init", "&lt;&#10;"])

    def project(self, trial, given):
        """Makes the project; each name in it may be a hostile one."""
        def name(usual, chance=0.2):
            return self.hostile(trial, usual, chance)
        files = {
            "A.xcodeproj/project.pbxproj": PROJECT % {
                "below": name("", 0.05), "name": name("A", 0.1), "file": name("App/More.swift"),
                "tree": trial.rng.choice(["<group>", "<group>", "SOURCE_ROOT", "<absolute>"]),
                "interface": name("App/View.xib"), "folder": name("Whole"),
                "settings": name("App/Info.plist")},
            "App/Screen.swift": SCREEN % trial.rng.choice(["", "import Kit", "import Pod1", "import Snap"]),
            "App/More.swift": "let more = 1\n", "Whole/Less.swift": "let less = 1\n",
            "App/View.xib": XIB % {"owner": name("Screen"), "image": name("bird"), "color": name("a")},
            "App/Info.plist": SETTINGS % name("Main"),
            "App/en.lproj/Localizable.strings": '"a" = "b";\n',
            "App/Texts.xcstrings": json.dumps({"sourceLanguage": "en", "strings": {"a": {"localizations": {
                name("en", 0.5): {"stringUnit": {"value": "b"}}}}}}),
            "App/A.xcassets/bird.imageset/Contents.json": json.dumps(
                {"images": [{"filename": name("bird.png")}]}),
            "App/A.xcassets/data.dataset/Contents.json": json.dumps({"data": [{"filename": name("a.txt")}]}),
            "App/Model.xcdatamodeld/.xccurrentversion":
                f"<plist><dict><string>{name('One')}.xcdatamodel</string></dict></plist>",
            "App/Model.xcdatamodeld/One.xcdatamodel/contents": "<model><entity name=\"Thing\"/></model>",
            "Pod1.podspec": f"s.name = 'Pod1'\ns.source_files = '{name('Pod1/**/*.swift')}'\n",
            "Pod1/P.swift": "public let pod = 1\n",
            "Package.swift": f'targets: [.target(name: "Kit", path: "{name("Kit")}", exclude: ["{name("x")}"])]',
            "Kit/K.swift": "public let kit = 1\n",
        }
        for path, text in files.items():
            os.makedirs(os.path.dirname(f"{given}/{path}"), exist_ok=True)
            with open(f"{given}/{path}", "w", encoding="utf-8", newline="") as file:
                file.write(text)

    @staticmethod
    def files(given):
        """The files of a project, sorted."""
        return sorted(os.path.join(place, name) for place, _, names in os.walk(given) for name in names)

    def damage(self, trial, given):
        """Some bytes of a file change."""
        path = trial.rng.choice(self.files(given))
        if os.path.islink(path):
            return
        with open(path, "rb") as file:
            content = damaging.damaged(file.read(), trial.rng)
        with open(path, "wb") as file:
            file.write(content)

    def link(self, trial, given):
        """A file or a folder is a link to somebody else's."""
        rng = trial.rng
        path = rng.choice(self.files(given))
        if rng.random() < 0.3:
            path = os.path.dirname(path)
        if path == given or os.path.islink(path):
            return
        shutil.rmtree(path) if os.path.isdir(path) else os.unlink(path)
        os.symlink(f"{trial.folder}/victims/" + rng.choice(["main.swift", "secret.txt", "", "en.lproj", "gone"]),
                   path)

    @staticmethod
    def bomb(trial, given):
        """A small file asks for endless work."""
        path, content = trial.rng.choice([
            ("App/Info.plist", tower(40)), ("App/en.lproj/Localizable.strings", tower(60)),
            ("App/en.lproj/Localizable.strings", b"{a=" * 200_000), ("App/Other.plist", b"<array>" * 200_000),
            ("App/Info.plist", b"<?xml version=\"1.0\"?><plist>" + b"<array>" * 100_000),
            ("App/en.lproj/A.stringsdict", b"(" * 300_000), ("App/Texts.xcstrings", b'{"a":' * 100_000),
            ("Pod1.podspec", b"s.name = 'Pod1'\ns.source_files = '" + b"{a,b}" * 22 + b"'\n"),
            ("Pod1.podspec", b"s.name = 'Pod1'\ns.source_files = '" + b"*a" * 200 + b"'\n"),
            ("Pod1.podspec", b"s.name = 'Pod1'\n" + b"s.source_files = 'a'\n" * 5000),
            ("App/View.xib", b"<?xml?>" + b"<a>" * 100_000), ("App/View.xib", b"<?xml?><document/>"),
            ("A.xcodeproj/project.pbxproj", b"{ objects = " + b"{a=" * 100_000),
            ("A.xcodeproj/project.pbxproj", b"(" * 1_000_000)])
        if not os.path.islink(os.path.dirname(f"{given}/{path}")) and os.path.isdir(
                os.path.dirname(f"{given}/{path}")):
            if os.path.islink(f"{given}/{path}"):
                os.unlink(f"{given}/{path}")
            with open(f"{given}/{path}", "wb") as file:
                file.write(content)

    def rename(self, trial, given):
        """A file or a folder has a name that is more than one."""
        rng = trial.rng
        path = rng.choice(self.files(given))
        if rng.random() < 0.4:
            path = os.path.dirname(path)
        stem, dot, ending = os.path.basename(path).partition(".")
        name = rng.choice(["+", "🎬", "-o", "@list", "a\"b", "\\(exit(3))", "a\nb", "'", "$HOME", "~", "\u202e",
                           "%s", "..x", "init", " ", "&", "<b>"]) + dot + ending
        if path != given and stem and not os.path.lexists(f"{os.path.dirname(path)}/{name}"):
            os.rename(path, f"{os.path.dirname(path)}/{name}")


FAMILIES = [Projects()]
