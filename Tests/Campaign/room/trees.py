"""What stands in a folder."""
import os
import shutil
import stat


def tree(folder, with_drafts=False):
    """Every path below `folder` with what it is: ("file", bytes), ("link", target) or ("folder",).

    Leaves out the program's own `.flipbook` folders and drafts, unless asked for.
    """
    found = {}
    for place, folders, files in os.walk(folder):
        if not with_drafts:
            folders[:] = [name for name in folders if not name.startswith(".flipbook")]
            files = [name for name in files if not name.startswith(".flipbook")]
        for name in sorted(folders + files):
            path = os.path.join(place, name)
            found[os.path.relpath(path, folder)] = standing(path)
    return found


def standing(path):
    """What one path is; None where nothing stands."""
    try:
        mode = os.lstat(path).st_mode
    except (FileNotFoundError, NotADirectoryError):
        return None
    if stat.S_ISLNK(mode):
        return ("link", os.readlink(path))
    if stat.S_ISDIR(mode):
        return ("folder",)
    if not stat.S_ISREG(mode):
        return ("device",)
    with open(path, "rb") as file:
        return ("file", file.read())


def part(whole, name):
    """What of a tree stands at or below one name."""
    return {path: what for path, what in whole.items()
            if path == name or path.startswith(name + "/")}


def difference(one, other):
    """The first paths in which two trees differ, in words; empty where they are the same."""
    words = []
    for path in sorted(one.keys() | other.keys()):
        if path not in other:
            words.append(f"{path!r} is gone")
        elif path not in one:
            words.append(f"{path!r} is new")
        elif one[path] != other[path]:
            words.append(f"{path!r} has changed")
    return ", ".join(words[:5]) + (f" and {len(words) - 5} more" if len(words) > 5 else "")


def drafts(folder):
    """The drafts that somebody left behind: `.flipbook-0` and the like."""
    return [os.path.join(place, name) for place, folders, files in os.walk(folder)
            for name in folders + files if name.startswith(".flipbook-")]


def copy(source, target):
    """Copies a tree, links as links; `target` may stand."""
    shutil.copytree(source, target, symlinks=True, dirs_exist_ok=True)
