"""Damaged films, thousands a process, and films that are far larger than their files."""
import os
import random
import struct
import subprocess
import threading
import zlib

from room.damaging import SIGNATURE, damaged_film, png_chunk
from room.family import Family
from room.process import PATIENCE
from room.trial import Fell, Trial

# What reading one small film may take. Units: bytes.
MOST_MEMORY = 2 << 30
SMALL = ["--scale", "0.1", "--to", "0.1"]


class DamagedFilms(Family):
    """GIF, APNG, PNG and WebP, damaged, with right sums: pictures or a sentence."""
    name = "films"
    sentence = "damaged GIF, APNG, PNG and WebP with their sums put right, read in one process"
    share = 57000
    least = 2000
    batch = 400
    is_batched = True

    def missing(self, kit):
        return None if os.path.exists(kit.reader) else (
            "there is no FilmReading; swift build -c release --product FilmReading makes it")

    def run_many(self, kit, numbers):
        trial = Trial(kit, self.name, numbers[0])
        reader = Reader(kit)
        for number in numbers:
            content = self.film(kit, number)
            path = f"{trial.work}/film.{number % 7}"
            with open(path, "wb") as file:
                file.write(content)
            answer = reader.ask(path)
            sentence = self.fault(answer, path)
            if sentence:
                kept = f"{kit.kept}/{self.name}-{number}"
                os.makedirs(kept, exist_ok=True)
                with open(f"{kept}/film", "wb") as file:
                    file.write(content)
                reader.close()
                reader = Reader(kit)
            os.unlink(path)
            yield number, sentence
        reader.close()
        trial.clear()

    @staticmethod
    def film(kit, number):
        """The film of a trial."""
        rng = random.Random(f"{kit.seed}/films/{number}")
        name = rng.choice(sorted(kit.films))
        return damaged_film(name, kit.films[name], rng)

    @staticmethod
    def fault(answer, path):
        """What is wrong with an answer; None where nothing is."""
        if answer is None:
            return "the reader has crashed, or is busy for ever"
        if answer.startswith("sentence "):
            sentence = answer.removeprefix("sentence ")
            if not sentence.startswith(f"cannot read {path}: ") or len(sentence) > 400 + len(path):
                return f"this is no sentence: {sentence}"
            if any(ord(letter) < 32 or 127 <= ord(letter) < 160 for letter in sentence):
                return f"control characters in {sentence!r}"
            return None
        return None if answer.startswith("pictures ") else answer


class Reader:
    """A process that reads films; its memory is limited."""

    def __init__(self, kit):
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", f'ulimit -v {(MOST_MEMORY >> 10) + 4_000_000}; exec "$0"', kit.reader],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "CAMPAIGN_TRIAL": "films", "SWIFT_BACKTRACE": "enable=no"}, text=True, encoding="utf-8")

    def ask(self, path):
        """The answer; None where there is none in time."""
        watch = threading.Timer(PATIENCE, self.process.kill)
        watch.start()
        try:
            self.process.stdin.write(path + "\n")
            self.process.stdin.flush()
            return self.process.stdout.readline().rstrip("\n") or None
        except BrokenPipeError:
            return None
        finally:
            watch.cancel()

    def close(self):
        """Ends it."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass  # it has crashed before it could read


class ComparedFilms(Family):
    """The same films through `compare`, as a person would."""
    name = "compared"
    sentence = "damaged films and folders of them through compare, with all that it writes"
    share = 2500
    least = 20

    def run(self, trial):
        rng = trial.rng
        films = sorted(trial.kit.films)
        name = rng.choice(films)
        paths = []
        for side in ("one", "other"):
            content = trial.kit.films[name]
            if rng.random() < 0.7:
                content = damaged_film(name, content, rng)
            path = f"{trial.work}/{side}"
            if name.endswith(".png") and rng.random() < 0.5:
                os.mkdir(path)
                for number in range(rng.randint(1, 3)):
                    with open(f"{path}/{number}.png", "wb") as file:
                        file.write(content)
            else:
                with open(path, "wb") as file:
                    file.write(content)
            paths.append(path)
        before = len(os.listdir(trial.work))
        outcome = trial.run(["compare", *paths, *rng.choice([[], ["--json"], ["--tolerance", "0.1"]])])
        trial.judge(outcome, codes=(0, 1, 2))
        trial.judge_temporary()
        if len(os.listdir(trial.work)) != before:
            raise Fell("compare leaves something behind")


class Bombs(Family):
    """Small files that promise endless pictures: a sentence, soon, in little memory."""
    name = "bombs"
    sentence = "films of kilobytes that unpack to gigabytes, under a watch of time and memory"
    share = 150
    least = 5
    MOST_SECONDS = 30

    def run(self, trial):
        rng = trial.rng
        kind = rng.choice([gif_bomb, png_bomb, apng_bomb, text_bomb, webp_bomb])
        path = f"{trial.work}/bomb"
        with open(path, "wb") as file:
            file.write(kind(rng))
        other = rng.choice([path, f"{trial.work}/second"])
        if other != path:
            with open(other, "wb") as file:
                file.write(trial.kit.films["seed.gif"])
        outcome = trial.run(["compare", *rng.sample([path, other], 2)])
        trial.judge(outcome, codes=(0, 1, 2))
        if outcome.busy > self.MOST_SECONDS:
            raise Fell(f"{kind.__name__} keeps it busy for {outcome.busy:.0f} s")
        if outcome.memory > MOST_MEMORY:
            raise Fell(f"{kind.__name__} takes {outcome.memory >> 20} MiB")


def gif_bomb(rng):
    """Many pictures that are almost nothing, on a canvas as large as is read."""
    width, height = rng.choice([(8000, 4000), (5792, 5792), (65535, 500), (30000, 1000)])
    picture = b"\x21\xf9\x04\x00\x01\x00\x00\x00\x2c" + struct.pack("<4H", 0, 0, 1, 1) + (
        b"\x00\x02\x02\x44\x01\x00")
    header = b"GIF89a" + struct.pack("<2H", width, height) + b"\x80\x00\x00" + b"\0\0\0\xff\xff\xff"
    return header + picture * rng.choice([20, 200, 2000]) + b"\x3b"


def png_bomb(rng, before=b""):
    """A large picture of zeroes."""
    width, height = rng.choice([(5000, 6000), (100000, 300), (60000, 60000), (0x7FFFFFFF, 1), (1, 0x7FFFFFFF)])
    rows = zlib.compressobj(9)
    size = min((width * 4 + 1) * height, rng.choice([1 << 20, 130 << 20]))
    block = bytes(1 << 20)
    packed = b"".join(rows.compress(block) for _ in range(size >> 20)) + rows.flush()
    return (SIGNATURE + png_chunk(b"IHDR", struct.pack(">2I5B", width, height, 8, 6, 0, 0, 0)) + before
            + png_chunk(b"IDAT", packed) + png_chunk(b"IEND", b""))


def apng_bomb(rng):
    """Many empty changes of a large canvas."""
    width, height = 5700, 5800
    count = rng.choice([50, 500])
    rows = zlib.compress(bytes((width * 4 + 1) * height), 9)
    one = zlib.compress(bytes(5), 9)
    chunks = [png_chunk(b"IHDR", struct.pack(">2I5B", width, height, 8, 6, 0, 0, 0)),
              png_chunk(b"acTL", struct.pack(">2I", count, 0)),
              png_chunk(b"fcTL", struct.pack(">5I2H2B", 0, width, height, 0, 0, 1, 60, 0, 0)),
              png_chunk(b"IDAT", rows)]
    for number in range(count - 1):
        chunks += [
            png_chunk(b"fcTL", struct.pack(">5I2H2B", 2 * number + 1, 1, 1, 0, 0, 1, 60, 0, 0)),
            png_chunk(b"fdAT", struct.pack(">I", 2 * number + 2) + one)]
    return SIGNATURE + b"".join(chunks) + png_chunk(b"IEND", b"")


def text_bomb(rng):
    """Compressed texts and profiles of hundreds of megabytes."""
    packed = zlib.compress(bytes(200 << 20), 9)
    name = rng.choice([b"zTXt", b"iCCP", b"iTXt"])
    head = b"name\0\0" if name != b"iTXt" else b"name\0\1\0\0\0"
    return png_bomb(rng, png_chunk(name, head + packed) * rng.choice([1, 3]))


def webp_bomb(rng):
    """An animation whose canvas is as large as a WebP may say."""
    side = rng.choice([5792, 16384, 1 << 24])
    header = struct.pack("<B3x", 2) + (side - 1).to_bytes(3, "little") * 2
    lossless = b"\x2f" + struct.pack("<I", 0) + b"\x10\x07\x10\x11\x11\x88\x88\xfe\x07\x00"
    picture = bytes(12) + (60).to_bytes(3, "little") + b"\0" + riff(b"VP8L", lossless)
    body = b"WEBP" + riff(b"VP8X", header) + riff(b"ANIM", bytes(6)) + riff(b"ANMF", picture) * rng.choice([5, 500])
    return b"RIFF" + struct.pack("<I", len(body)) + body


def riff(name, data):
    """The bytes of a chunk."""
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


FAMILIES = [DamagedFilms(), ComparedFilms(), Bombs()]
