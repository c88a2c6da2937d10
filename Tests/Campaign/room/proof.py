"""Proves that the campaign can fail: tries programs with a fault in them, each of which has to fall."""
import os
import subprocess
import sys
import tempfile

# A fault's name, a family that has to see it, the program that has it, and what it does: lines of shell
# around the real program, in trials alone, so that the material is sound.
FAULTS = (
    ("leaves a draft", "parallel", "FixtureGallery", "", "mkdir -p .flipbook-77"),
    ("leaves a file in the temporary folder", "parallel", "FixtureGallery", "", ': > "$TMPDIR/left"'),
    ("mixes old and new frames", "parallel", "FixtureGallery", "",
     "[ ! -d film ] || cp film/frame-00000.png film/frame-00003.png; "
     "[ ! -d refs ] || echo >> refs/still/ledger.tsv; rm -f film.gif still.png trace.csv page.html"),
    ("forgets a file of a reference", "parallel", "FixtureGallery", "", "rm -rf refs/*/motion.tsv film* a *.*"),
    ("ends with a signal", "arguments", "FixtureGallery", "", "kill -SEGV $$"),
    ("says nothing", "foreign", "FixtureGallery", "exec 2> /dev/null", "code=2"),
    ("takes what is not its own", "foreign", "FixtureGallery", "", "rm -f film/notes.txt film/frame-00500.png"),
    ("follows planted links", "links", "FixtureGallery", "",
     "for file in .flipbook* .flipbook/* refs/*; do [ ! -L $file ] || echo gone > $file/notes; done"),
    ("does not sync", "order", "FixtureGallery", 'export LD_PRELOAD="{folder}/unsynced.so:$LD_PRELOAD"', ""),
    ("colours the terminal", "names", "OddNames", "", "printf '\\033[31m' >&2"),
    ("writes another film for Turks", "environments", "OddNames", "", "for file in *.*; do echo >> $file; done"),
    ("draws by chance", "chance", "flipbook", "", "for file in *.gif; do date +%N >> $file; done"),
    ("hangs up for nobody", "endless", "FixtureGallery", "trap '' INT TERM HUP", ""),
    ("crashes at a film", "films", "FilmReading", "kill -SEGV $$", ""),
    ("gives its page to everybody", "servers", "FixtureGallery",
     "exec python3 -m http.server --bind 127.0.0.1 0", ""),
    ("believes every manifest", "manifests", "FixtureGallery", "exit 0", ""),
    ("opens what it keeps to others", "neighbours", "flipbook", "", 'chmod -R a+rwX "$HOME/.cache"'),
    ("writes where a name leads", "projects", "flipbook", "", "echo >> ../victims/main.swift"),
    ("gives 1 for a full disk", "disks", "FixtureGallery", "", "[ $code = 0 ] || code=1"),
)
UNSYNCED = "int fsync(int d) { return d < 0; }\nint syncfs(int d) { return d < 0; }\n"


def prove(arguments, root):
    """Tries every fault; the exit code."""
    sound = os.path.dirname(os.path.abspath(arguments.program or f"{root}/.build/release/flipbook"))
    unseen = []
    for name, family, program, before, after in FAULTS:
        with tempfile.TemporaryDirectory(prefix="flipbook-proof-") as folder:
            make(folder, sound, program, before.replace("{folder}", folder), after)
            outcome = subprocess.run(
                [sys.executable, f"{root}/Tests/Campaign/run", "--short", "--seed", "1", "--only", family,
                 "--program", f"{folder}/flipbook", "--kept", f"{folder}/kept",
                 "--jobs", str(arguments.jobs)], capture_output=True, text=True, check=False)
            is_seen = outcome.returncode == 1 and " fell: " in outcome.stdout
            print(f"{name:40} {'seen by' if is_seen else 'NOT SEEN by'} {family}", flush=True)
            if not is_seen:
                unseen.append(name)
                print(outcome.stdout[-600:] + outcome.stderr[-600:])
    print(f"{len(FAULTS) - len(unseen)} of {len(FAULTS)} faults seen.")
    return 1 if unseen else 0


def make(folder, sound, faulty, before, after):
    """Makes a folder of the sound programs, one of which has a fault."""
    os.symlink(f"{sound}/kit", f"{folder}/kit")
    for program in ("flipbook", "FixtureGallery", "OddNames", "HostileScenes", "FilmReading"):
        if program != faulty:
            os.symlink(f"{sound}/{program}", f"{folder}/{program}")
    with open(f"{folder}/{faulty}", "w", encoding="utf-8") as file:
        file.write(f"#!/bin/sh\nif [ -z \"$CAMPAIGN_TRIAL\" ]; then exec '{sound}/{faulty}' \"$@\"; fi\n"
                   f"{before}\n'{sound}/{faulty}' \"$@\"\ncode=$?\n{after}\nexit $code\n")
    os.chmod(f"{folder}/{faulty}", 0o755)
    with open(f"{folder}/unsynced.c", "w", encoding="utf-8") as file:
        file.write(UNSYNCED)
    subprocess.run(["cc", "-shared", "-fPIC", "-o", f"{folder}/unsynced.so", f"{folder}/unsynced.c"],
                   check=False)
