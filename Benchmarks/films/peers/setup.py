"""Installs and builds what films are compared with."""
import collections
import os
import shutil
import subprocess

Tools = collections.namedtuple("Tools", "python skia peer ffmpeg gifsicle convert missing")

# Debian's names, each with a file that tells whether it is there.
PACKAGES = {
    "ffmpeg": "/usr/bin/ffmpeg",
    "gifsicle": "/usr/bin/gifsicle",
    "imagemagick": "/usr/bin/convert",
    "g++": "/usr/bin/g++",
    "libbox2d-dev": "/usr/include/box2d/box2d.h",
    "libpango1.0-dev": "/usr/include/pango-1.0/pango/pangocairo.h",
    "pkg-config": "/usr/bin/pkg-config",
    # Skia is linked with these.
    "libegl1": "/usr/lib/x86_64-linux-gnu/libEGL.so.1",
    "libgl1": "/usr/lib/x86_64-linux-gnu/libGL.so.1",
    "python3-venv": "/usr/bin/python3",
    "python3-cairo": "/usr/lib/python3/dist-packages/cairo",
}


def tools(here):
    """Everything that could be had, and the names of what could not."""
    install()
    folder = os.path.join(here, ".peers")
    os.makedirs(folder, exist_ok=True)
    missing = []
    python = python_with_pymunk(folder, missing)
    skia = python_with_skia(python, missing)
    peer = compiled_peer(here, folder, missing)
    found = {}
    for program in ["ffmpeg", "gifsicle", "convert"]:
        # Debian's, before anything else of that name.
        found[program] = shutil.which(program, path="/usr/bin") or shutil.which(program)
        if not found[program]:
            missing.append(program)
    return Tools(python=python, skia=skia, peer=peer, missing=missing, **found)


def install():
    wanted = [name for name, file in PACKAGES.items() if not os.path.exists(file)]
    if not wanted or not shutil.which("apt-get"):
        return
    sudo = [] if os.geteuid() == 0 else ["sudo"]
    subprocess.run(sudo + ["apt-get", "update", "--quiet=2"], stdout=subprocess.DEVNULL)
    for name in wanted:
        subprocess.run(
            sudo + ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "--yes",
                    "--quiet=2", "--no-install-recommends", name], stdout=subprocess.DEVNULL)


def python_with_pymunk(folder, missing):
    """A Python that has pymunk and pycairo, and Pillow and NumPy for looking at GIFs."""
    place = os.path.join(folder, "venv")
    python = os.path.join(place, "bin", "python")
    if not works([python, "-c", "import pymunk, cairo, numpy, PIL"]):
        works(["/usr/bin/python3", "-m", "venv", "--clear", "--system-site-packages", place])
        works([python, "-m", "pip", "install", "--quiet", "pymunk", "numpy", "pillow"])
        if not works([python, "-c", "import cairo"]):
            works([python, "-m", "pip", "install", "--quiet", "pycairo"])
    if works([python, "-c", "import pymunk, cairo, numpy, PIL"]):
        return python
    missing.append("pymunk + pycairo (and with them how far colours are off)")
    return None


def python_with_skia(python, missing):
    """The same Python, if it has Skia too."""
    if python:
        if not works([python, "-c", "import skia"]):
            works([python, "-m", "pip", "install", "--quiet", "skia-python"])
        if works([python, "-c", "import skia"]):
            return python
    missing.append("skia-python")
    return None


def compiled_peer(here, folder, missing):
    source = os.path.join(here, "peers", "peer.cpp")
    program = os.path.join(folder, "peer")
    if os.path.exists(program) and os.path.getmtime(program) > os.path.getmtime(source):
        return program
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "pangocairo"], capture_output=True, text=True)
    command = ["g++", "-O2", "-std=c++17", source, "-o", program, *flags.stdout.split(), "-lbox2d"]
    if works(command):
        return program
    missing.append("the C++ program over Box2D + Cairo")
    return None


def works(command):
    """Whether a command is there and does not fail."""
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False
