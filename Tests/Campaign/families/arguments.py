"""Arguments that mean nothing: a sentence."""
from room.family import Family
from room.process import Conditions
from room.trial import Fell

NUMBERS = ["0", "-1", "1", "60", "nan", "inf", "-inf", "1e308", "1e-308", "-0", "0.1", "9" * 30, "1,2", "",
           " ", "0x10", "１", "abc", "1e400", "-", "--", "1/0", "0/1", "1/1", "2/3", "3/2", "-1/2",
           "99999999999999999999/1"]
OPTIONS = ["--fps", "--scale", "--from", "--to", "--every", "--loop", "--hold", "--jobs", "--shard", "--at",
           "--count", "--quality", "--max-size", "--background", "--compression", "--tolerance",
           "--max-diff", "--max-window", "--window", "--on", "--frames", "--plays", "--reference-fps",
           "-j", "-o", "--references", "--junit", "--report", "--actual-fps", "--max-pixels"]
FLAGS = ["--json", "-q", "-v", "--xray", "--force", "--no-color", "--onion", "--dry-run", "--help",
         "--version", "--frob", "-x", "--", "-", "@file", "--fit"]
VERBS = ["render", "still", "strip", "trace", "describe", "record", "verify", "report", "accept", "prune", "compare", "bench", "list",
         "docs", "help", "rendr", "", "RENDER", "doctor", "update"]


class Arguments(Family):
    """Verbs, options and numbers at random: done, or a sentence, soon."""
    name = "arguments"
    sentence = "verbs, options and values at random"
    share = 8000
    least = 60

    def run(self, trial):
        rng = trial.rng
        trial.kit.works["files"].begin(trial)
        words = [rng.choice(VERBS)]
        words += rng.choices(["still", "fall", "miss", "raising", "fal", "", "film.gif", "film.apng"],
                             k=rng.randint(0, 2))
        for _ in range(rng.randint(0, 3)):
            if rng.random() < 0.3:
                words.append(rng.choice(FLAGS))
            else:
                option, value = rng.choice(OPTIONS), rng.choice(NUMBERS)
                words += rng.choice([[option, value], [f"{option}={value}"], [option]])
        rng.random() < 0.2 and rng.shuffle(words)
        # Some scenes of the gallery have no end.
        if {"record", "verify"} & set(words) and not {"still", "fall"} & set(words):
            words.append("still")
        outcome = trial.run(words, Conditions(patience=40))
        trial.judge(outcome, codes=(0, 1, 2, 64))
        if outcome.code == 64 and b"Error:" in outcome.err:
            raise Fell("it says “Error:” where it says “error:” elsewhere")
        trial.judge_drafts()
        trial.judge_temporary()


FAMILIES = [Arguments()]
