"""Odd names and texts in everything that is written as text, read back by parsers that others wrote."""
import csv
import html.parser
import io
import json
import os
import shutil
import xml.etree.ElementTree

from room import trees
from room.family import Family
from room.process import Conditions
from room.trial import Fell

PIECES = ["a", "Ünï", " ", "  ", ",", ";", '"', "'", "`", "\n", "\r\n", "\r", "\t", "=cmd|' /C calc'!A0",
          "+1", "-1+2", "@SUM(A1)", "\x1b[31m", "\x1b]0;title\x07", "\x07", "\x08", "\x7f", "\x9b31m",
          "\u202eevil", "\u2066", "\u200f", "مرحبا", "שלום", "日本", "👩‍👩‍👧", "e\u0301\u0302", "\ufeff",
          "\u2028", "\x0b", "\x0c", "\uffff", "\ufffe", "&", "<", ">", "</script>", "]]>", "<!--", "&amp;",
          "%s%n", "%00", "\\", "\\n", "$(id)", "${HOME}", "{scene}", "*", "?", "..", "/", "//", "~", "#", "|"]
FORBIDDEN = {*range(32), 127, *range(128, 160), *range(0x202A, 0x202F), *range(0x2066, 0x206A)} - {10}


def odd(rng, without=""):
    """Any text that can be an argument."""
    if rng.random() < 0.06:
        text = rng.choice(PIECES) * rng.choice([50, 500, 5000])
    else:
        text = "".join(rng.choice(PIECES) for _ in range(rng.randint(1, 5)))
    return "".join(letter for letter in text if letter not in without) or "x"


def judge_lines(outcome):
    """Nothing that a terminal would obey, on either stream; what a scene logs may have tabs."""
    for stream, allowed in ((outcome.out, ""), (outcome.err, "\t")):
        text = stream.decode(errors="strict")
        for letter in text:
            if ord(letter) in FORBIDDEN and letter not in allowed:
                raise Fell(f"the character {ord(letter):#x} is written to a terminal")


def is_formula(cell):
    """Says if a spreadsheet would compute it."""
    try:
        float(cell)
        return False
    except ValueError:
        return cell[:1] in ("=", "+", "-", "@", "\t", "\r")


class Pages(html.parser.HTMLParser):
    """Reads a page: which tags are open at the end, and the text outside of scripts."""
    EMPTY = {"meta", "link", "br", "img", "input", "hr", "source", "wbr"}

    def __init__(self):
        super().__init__()
        self.open, self.text, self.tags = [], "", []

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            raise Fell(f"</{tag}> closes nothing in the page")

    def handle_data(self, data):
        if not self.open or self.open[-1] not in ("script", "style"):
            self.text += data


class OddNames(Family):
    """Names of views, texts and sentences, in CSV, JSON, SVG, JUnit, HTML and lines."""
    name = "names"
    sentence = "odd names of views and scenes in CSV, JSON, SVG, JUnit, pages and sentences, read back"
    share = 4000
    least = 30

    def missing(self, kit):
        return None if os.path.exists(kit.odd) else (
            "there is no OddNames; swift build -c release --product OddNames makes it")

    def run(self, trial):
        rng = trial.rng
        view, text, sentence = odd(rng), odd(rng), odd(rng)
        self.odd = Conditions(environment={
            "ODD_VIEW": view, "ODD_TEXT": text, "ODD_SENTENCE": sentence,
            "ODD_SCENE": rng.choice(["odd", "übung", "直骨", "مرحبا", "1", "a.b-c_d"])})
        self.scene = self.odd.environment["ODD_SCENE"]
        try:
            getattr(self, rng.choice(["trace", "list", "still", "verify", "accept", "lines"]))(
                trial, view, text, sentence)
        except (csv.Error, ValueError, xml.etree.ElementTree.ParseError) as fault:
            raise Fell(f"what is written cannot be read back: {fault}") from fault
        trial.judge_drafts()

    def play(self, trial, arguments, codes=(0,)):
        """Runs the gallery of odd names."""
        outcome = trial.run(arguments, self.odd, program=trial.kit.odd)
        trial.judge(outcome, codes=codes)
        return outcome

    def trace(self, trial, view, _text, _sentence):
        """The motion, to the number of rows and the name in each."""
        self.play(trial, ["trace", self.scene, "-o", "a.csv", "-o", "a.json", "-o", "a.svg"])
        with open(f"{trial.work}/a.csv", encoding="utf-8", newline="") as file:
            rows = list(csv.reader(file, strict=True))
        with open(f"{trial.work}/a.json", encoding="utf-8") as file:
            values = json.load(file)
        if len({len(row) for row in rows}) != 1 or len(rows) != len(values) + 1:
            raise Fell("the CSV has rows of another length, or other rows than the JSON")
        if {value["view"] for value in values} != {view}:
            raise Fell("the JSON has not the name of the view")
        names = {row[2] for row in rows[1:]}
        if any(is_formula(cell) for row in rows for cell in row):
            raise Fell("a cell of the CSV is a formula")
        # As `help trace` says: one that begins with it was given another.
        if len(names) != 1 or names.pop().removeprefix("'") != view:
            raise Fell("the CSV has not the name of the view")
        self.judge_svg(trial, "a.svg", view)

    def list(self, trial, _view, _text, sentence):
        """The list, which has one scene."""
        (scene,) = json.loads(self.play(trial, ["list", "--json"]).out)
        if (scene["name"], scene["sentence"]) != (self.scene, sentence):
            raise Fell("the list as JSON has another name or sentence")
        judge_lines(self.play(trial, ["list"]))

    def still(self, trial, _view, text, _sentence):
        """A picture as SVG, with the text in it."""
        self.play(trial, ["still", self.scene, "--at", "0.1", "--scale", "0.3", "-o", "a.svg",
                          "-o", "{scene}.png"], codes=(0, 2))
        if os.path.exists(f"{trial.work}/a.svg"):
            self.judge_svg(trial, "a.svg", None)

    def verify(self, trial, view, _text, _sentence):
        """A verdict in all forms, of a scene that has changed."""
        self.play(trial, ["record", self.scene, "--references", "refs", "--frames", "none"])
        outcome = self.play(trial, ["verify", "--references", "refs"])
        judge_lines(outcome)
        changed = view + trial.rng.choice(["2", "=", "\n", '"'])
        self.odd.environment["ODD_VIEW"] = changed
        arguments = ["verify", "--references", "refs", "--junit", "junit.xml", "--report", "page.html"]
        judge_lines(self.play(trial, arguments, codes=(1,)))
        junit = xml.etree.ElementTree.parse(f"{trial.work}/junit.xml")
        if [case.get("name") for case in junit.iter("testcase")] != [self.scene]:
            raise Fell("JUnit has another name of the scene")
        page = Pages()
        with open(f"{trial.work}/page.html", encoding="utf-8") as file:
            page.feed(file.read())
        page.close()
        if page.open or page.tags.count("html") != 1 or page.tags.count("body") != 1:
            raise Fell(f"the page ends within {page.open}, or has two of one thing")
        verdict = json.loads(self.play(trial, arguments[:3] + ["--json"], codes=(1,)).out)
        if verdict["verdicts"][0]["name"] != self.scene:
            raise Fell("the verdict as JSON has another name")

    def accept(self, trial, _view, _text, _sentence):
        """The command that a verdict prints does what it says, whatever the folder is called."""
        folder = odd(trial.rng, without="\0/").strip(".~-") or "x"
        outcome = self.play(trial, ["verify", "--references", folder], codes=(1, 2))
        judge_lines(outcome)
        lines = [line for line in outcome.out.decode().split("\n") if "meant to be so: " in line]
        # What is no plain letter is written as bash, and most shells, would read it.
        shell = shutil.which("bash")
        if outcome.code == 2 or not lines or not shell or len(os.fsencode(folder)) > 240:
            return
        command = lines[-1].split("meant to be so: ", 1)[1]
        trial.judge(trial.run(["-c", command], self.odd, program=shell), codes=(0,))
        self.play(trial, ["verify", "--references", folder])

    def lines(self, trial, _view, _text, _sentence):
        """Files of odd names, and what is said about them."""
        name = odd(trial.rng, without="\0/").strip(".~-") or "x"
        is_long = len(os.fsencode(name)) > 240
        outcome = self.play(
            trial, ["render", self.scene, "--scale", "0.1", "--to", "0.1", "-o", name + ".gif",
                    "-o", name + "/"], codes=(0, 2) if is_long or "{scene}" in name else (0,))
        judge_lines(outcome)
        standing = trees.tree(trial.work)
        expected = {name.replace("{scene}", self.scene) + ".gif", name.replace("{scene}", self.scene)}
        found = {path for path in standing if "/" not in path}
        if outcome.code == 0 and found != expected:
            raise Fell(f"there are {sorted(found)} in place of {sorted(expected)}")
        for arguments in (["render", name], ["compare", name + ".gif", name], ["frob" + name],
                          ["render", self.scene, "--fps", name], ["render", self.scene, "-o", name + ".x"]):
            outcome = self.play(trial, arguments, codes=(0, 1, 2, 64))
            judge_lines(outcome)

    @staticmethod
    def judge_svg(trial, name, _view):
        """XML that others read."""
        root = xml.etree.ElementTree.parse(f"{trial.work}/{name}").getroot()
        if not root.tag.endswith("svg"):
            raise Fell(f"{name} is no SVG")


FAMILIES = [OddNames()]
