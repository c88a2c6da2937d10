"""What a film leaves behind in its program: every film is the same, whatever was filmed before it."""
import os
import shutil

from room import trees
from room.family import Family
from room.process import Conditions
from room.trial import Fell

# Scenes that read what scenes leave: singletons of the app's own and of libraries, counters, settings,
# files. What they find decides how far the square stands.
SCENES = """import AVFoundation
import Flipbook
import UIKit

final class Shelf {
  static let shared = Shelf()
  static var count = 0
  var visits = 0
}

final class Square: UIViewController {
  let number: Int
  init(_ number: Int) { self.number = number; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    let notes = [NSTemporaryDirectory(), NSHomeDirectory() + "/Documents/"].map { $0 + "/notes" }
    let found = notes.filter(FileManager.default.fileExists).count
    for path in notes { FileManager.default.createFile(atPath: path, contents: Data()) }
    let session = AVAudioSession.sharedInstance()
    let isPlaying = session.category == .playback
    try? session.setCategory(.playback)
    let knows = UITextChecker.hasLearnedWord("flip")
    UITextChecker.learnWord("flip")
    let isDark = traitCollection.userInterfaceStyle == .dark
    Shelf.shared.visits += 1
    Shelf.count += number
    let steps = found + (isPlaying ? 1 : 0) + (knows ? 1 : 0) + Shelf.shared.visits + Shelf.count
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let square = UIView(frame: CGRect(x: 10 * steps, y: 20 * number, width: 8, height: 8))
    square.backgroundColor = isDark ? .cyan : .red
    square.accessibilityIdentifier = UIAction { _ in }.identifier.rawValue
    view.addSubview(square)
  }
}

let screen = Screen(width: 160, height: 160)
let one = Scene("one", "", screen: screen, limit: 0.1) { Square(1) }
let two = Scene("two", "", screen: screen, limit: 0.1) { Square(2) }
let three = Scene("three", "", screen: screen, limit: 0.1) { Square(3) }
"""
NAMES = ["one", "two", "three"]


class Statics(Family):
    """The scenes of a file, in any company: each has the film that it has alone."""
    name = "statics"
    sentence = "scenes alone, second, in --all, in shares, in light and dark, recorded and verified: equal"
    share = 300
    least = 6
    batch = 2
    alone = {}

    def missing(self, kit):
        kitted = os.path.exists(f"{os.path.dirname(kit.program)}/kit")
        return None if kitted and shutil.which("swiftc") else (
            "there is no kit to compile files with; make build lays it out")

    def run(self, trial):
        with open(f"{trial.work}/Scenes.swift", "w", encoding="utf-8") as file:
            file.write(SCENES)
        kind = trial.rng.choice([
            self.together, self.shares, self.again, self.appearances, self.recorded, self.sized, self.doubled])
        kind(trial, trial.rng.sample(NAMES, trial.rng.randint(2, 3)))
        trial.judge_drafts()
        trial.judge_temporary()

    def film(self, trial, *words, codes=(0,)):
        """Runs a command over the scenes."""
        outcome = trial.run(
            [words[0], "Scenes.swift", *words[1:]],
            Conditions(environment={"XDG_CACHE_HOME": f"{trial.kit.folder}/programs"}),
            program=trial.kit.program)
        trial.judge(outcome, codes=codes)
        return outcome

    def frames(self, trial, place):
        return trees.tree(f"{trial.work}/{place}")

    def expect(self, trial, name, place, look="light"):
        """Compares a film with that of the scene alone in a process."""
        key = f"{name} {look}"
        if key not in self.alone:
            self.film(trial, "render", "--scene", name, "--appearance", look, "-o", "alone/")
            self.alone[key] = self.frames(trial, "alone")
        found = self.frames(trial, place)
        if found != self.alone[key]:
            raise Fell(f"{name} in {look} is not as it is alone: {trees.difference(self.alone[key], found)}")

    @staticmethod
    def chosen(names):
        return [word for name in names for word in ("--scene", name)]

    def together(self, trial, names):
        company = ["--all"] if trial.rng.random() < 0.5 else self.chosen(names)
        self.film(trial, "render", *company, "-o", "{scene}/")
        for name in NAMES if company == ["--all"] else names:
            self.expect(trial, name, name)

    def shares(self, trial, names):
        count = trial.rng.randint(2, 3)
        for share in range(1, count + 1):
            self.film(trial, "render", "--all", "--shard", f"{share}/{count}", "-o", "{scene}/")
        for name in NAMES:
            self.expect(trial, name, name)

    def again(self, trial, names):
        for _ in range(2):
            self.film(trial, "render", *self.chosen(names), "--force", "-o", "{scene}/")
        for name in names:
            self.expect(trial, name, name)

    def appearances(self, trial, names):
        self.film(
            trial, "render", *self.chosen(names), "--appearance", "both", "-o", "{scene}-{appearance}/")
        for name in names:
            for look in ("light", "dark"):
                self.expect(trial, name, f"{name}-{look}", look)

    def recorded(self, trial, names):
        self.film(trial, "record", "--references", "refs")
        self.film(trial, "verify", "--references", "refs", "--scene", names[-1])
        self.film(trial, "verify", "--references", "refs", *self.chosen(names))

    def sized(self, trial, names):
        """A film that is tried in several sizes is that of a scene that was not played before."""
        self.film(trial, "render", *self.chosen(names), "-o", "{scene}-free.gif")
        size = os.path.getsize(f"{trial.work}/{names[0]}-free.gif")
        self.film(trial, "render", *self.chosen(names), "--max-size", f"{10 * size}B", "-o", "{scene}.gif")
        for name in names:
            free, sized = (open(f"{trial.work}/{name}{end}.gif", "rb").read() for end in ("-free", ""))
            if free != sized:
                raise Fell(f"{name} is another film after a trial of its size")
        self.film(
            trial, "render", *self.chosen(names[:1]), "--max-size", f"{size - 1}B", "-o", "smaller.gif",
            codes=(0, 2))

    def doubled(self, trial, names):
        """Light and dark in one file come from one process: what the first leaves is told, not filmed."""
        self.film(trial, "render", *self.chosen(names), "-o", "{scene}.svg", codes=(2,))
        self.film(trial, "render", *self.chosen(names), "--appearance", "dark", "-o", "{scene}.svg")


FAMILIES = [Statics()]
