"""Runs one process under limits and says how it ended."""
import dataclasses
import os
import resource
import select
import signal
import subprocess
import time

# Until a process counts as hung, of the processor's time. Units: seconds.
PATIENCE = 60
# Until one does that waits, or gets no processor, in the same units of the clock's.
LONG_PATIENCE = 10


@dataclasses.dataclass
class Conditions:
    """What a process meets. What is not said is as a shell would have it."""
    environment: dict = dataclasses.field(default_factory=dict)  # None removes a name
    limits: dict = dataclasses.field(default_factory=dict)  # of resource.RLIMIT_…
    umask: int = 0o022
    ignored: tuple = ()  # signals that the parent ignores, as nohup does
    stdin: object = None  # "closed", a descriptor, or None for /dev/null
    stdout: object = None  # "closed", "full", "unseen", a descriptor, or None for a file that is kept
    stderr: object = None
    signals: tuple = ()  # pairs of seconds since the start and a signal
    signals_to_all: bool = True  # also to what the process has started, as a terminal does
    is_cwd_deleted: bool = False
    patience: float = PATIENCE


@dataclasses.dataclass
class Outcome:
    """How a process ended."""
    command: list
    code: int  # as a shell tells it: 128 and the signal where one ended it
    out: bytes
    err: bytes
    seconds: float
    busy: float  # of the processor's time, in seconds
    memory: int  # the most, in bytes
    hung: bool

    def told(self):
        """All of it, for people."""
        return (
            f"$ {' '.join(map(str, self.command))}\n"
            f"code {self.code}{', hung' if self.hung else ''}, {self.seconds:.2f} s, busy for {self.busy:.2f} s,"
            f" {self.memory >> 20} MiB\n"
            f"--- out\n{self.out[:4000].decode(errors='backslashreplace')}\n"
            f"--- err\n{self.err[:4000].decode(errors='backslashreplace')}\n")


class Running:
    """A process that was started and is yet to be waited for."""

    def __init__(self, command, folder, environment, aside, conditions):
        self.command = command
        self.conditions = conditions
        self.paths = [f"{aside}.out", f"{aside}.err"]
        names = {name: value for name, value in {**environment, **conditions.environment}.items()
                 if value is not None}
        own = [os.open("/dev/null", os.O_RDONLY)]
        for path, given in zip(self.paths, (conditions.stdout, conditions.stderr)):
            path = {"full": "/dev/full", "unseen": "/dev/null"}.get(given, path)
            own.append(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        streams = [conditions.stdin, conditions.stdout, conditions.stderr]
        given = [stream if isinstance(stream, int) else mine for stream, mine in zip(streams, own)]

        def begin():
            # Whoever started the campaign may ignore some, as a shell does for what runs beside it.
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
                signal.signal(number, signal.SIG_DFL)
            for number in conditions.ignored:
                signal.signal(number, signal.SIG_IGN)
            for kind, limit in conditions.limits.items():
                resource.setrlimit(kind, (limit, limit))
            os.umask(conditions.umask)
            if conditions.is_cwd_deleted:
                os.rmdir(folder)
            for number, stream in enumerate(streams):
                if stream == "closed":
                    os.close(number)

        self.start = time.monotonic()
        self.process = subprocess.Popen(
            command, cwd=folder, env=names, stdin=given[0], stdout=given[1], stderr=given[2],
            start_new_session=True, preexec_fn=begin)
        self.ending = os.pidfd_open(self.process.pid)
        for descriptor in own:
            os.close(descriptor)

    def wait(self):
        """Sends the signals, waits, and kills what does not end."""
        hung = False
        for after, number in self.conditions.signals:
            if self._ends_within(self.start + after - time.monotonic()):
                break
            (os.killpg if self.conditions.signals_to_all else os.kill)(self.process.pid, number)
        patience = self.conditions.patience
        while not hung and not self._ends_within(patience):
            waited = time.monotonic() - self.start
            hung = self._busy() > patience or waited > LONG_PATIENCE * patience
        if hung:
            os.killpg(self.process.pid, signal.SIGKILL)
        _, status, usage = os.wait4(self.process.pid, 0)
        seconds = time.monotonic() - self.start
        os.close(self.ending)
        number = os.waitstatus_to_exitcode(status)
        self.process.returncode = number
        out, err = (self._content(path) for path in self.paths)
        return Outcome(
            self.command, number if number >= 0 else 128 - number, out, err, seconds,
            usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, hung)

    def _ends_within(self, seconds):
        ready, _, _ = select.select([self.ending], [], [], max(0, seconds))
        return bool(ready)

    def _busy(self):
        """What it has had of the processor's time, in seconds."""
        with open(f"/proc/{self.process.pid}/stat", "rb") as file:
            fields = file.read().rpartition(b")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @staticmethod
    def _content(path):
        try:
            with open(path, "rb") as file:
                return file.read()
        except FileNotFoundError:
            return b""
