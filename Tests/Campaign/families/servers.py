"""What others on this machine, and pages of others, send to a server: an answer, soon, and nothing falls."""
import errno
import os
import re
import resource
import signal
import socket
import struct
import time

from room.family import Family
from room.process import Conditions
from room.trial import Fell

HANDSHAKE = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nUpgrade: websocket\r\n"
STATUSES = (b"200", b"400", b"403", b"404", b"405")
# What the page of a scene says in its answers, whatever was asked.
HEADERS = (b"X-Content-Type-Options: nosniff", b"Content-Security-Policy: default-src 'none'")
# How long a server may take for what it answers at once. Units: seconds.
PATIENCE = 20


class Servers(Family):
    """Requests, messages and connections of every bad kind for `play`, whose server is that of `watch`."""
    name = "servers"
    sentence = "malformed requests, other origins, odd messages, floods and hoards of connections for play"
    share = 2000
    least = 20

    def run(self, trial):
        rng = trial.rng
        kind = rng.choice([self.requests, self.requests, self.strangers, self.messages, self.hoard])
        conditions = Conditions(patience=40)
        if kind == self.hoard and rng.random() < 0.5:
            conditions.limits = {resource.RLIMIT_NOFILE: rng.randint(90, 130)}
        running = trial.start(["play", "fall", "--no-open", "--port", "0"], conditions)
        try:
            port, path = self.address(running)
            kind(rng, port, path)
            self.judge_page(port, path)
        finally:
            os.killpg(running.process.pid, signal.SIGTERM)
            outcome = trial.finish(running)
        trial.judge(outcome, codes=(128 + signal.SIGTERM,))
        if kind == self.hoard and outcome.busy > 0.7 * outcome.seconds + 1:
            raise Fell(f"it is busy for {outcome.busy:.1f} s of {outcome.seconds:.1f} s while nobody may connect")
        trial.judge_drafts()
        trial.judge_temporary()

    @staticmethod
    def address(running):
        """Where the page stands."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with open(running.paths[0], "rb") as file:
                found = re.match(rb"http://127\.0\.0\.1:(\d+)(/[0-9a-f]{32}/)\n", file.read())
            if found:
                return int(found[1]), found[2].decode()
            time.sleep(0.01)
        raise Fell("it has not said its address")

    @staticmethod
    def connected(port):
        connection = socket.create_connection(("127.0.0.1", port), PATIENCE)
        connection.settimeout(PATIENCE)
        return connection

    def answer(self, port, request):
        """What the server answers, all of it."""
        with self.connected(port) as connection:
            try:
                connection.sendall(request)
                connection.shutdown(socket.SHUT_WR)
                pieces = []
                while piece := connection.recv(65536):
                    pieces.append(piece)
            except (ConnectionResetError, BrokenPipeError):
                # It has not waited for the rest of what it refuses.
                return b""
            except TimeoutError as error:
                raise Fell(f"it does not answer {request[:80]!r}") from error
            except OSError as error:
                # It has closed before all was said.
                if error.errno != errno.ENOTCONN:
                    raise
                return b""
        return b"".join(pieces)

    def judge_page(self, port, path):
        """Who knows the address gets the page."""
        end = time.monotonic() + PATIENCE
        while True:
            answer = self.answer(port, f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
            if answer.startswith(b"HTTP/1.1 200 OK\r\n"):
                break
            if time.monotonic() > end:
                raise Fell(f"the page is not there any more, but {answer[:80]!r}")
            time.sleep(0.05)
        for header in HEADERS:
            if header not in answer:
                raise Fell(f"the page lacks {header.decode()}")

    def judge_answer(self, request, answer, path, refused=False):
        """One of ours, and no page to one who does not know where it stands."""
        if answer and not answer.startswith(b"HTTP/1.1 ") or answer[9:12] not in (b"", *STATUSES):
            raise Fell(f"it answers {request[:80]!r} with {answer[:80]!r}")
        if answer.startswith(b"HTTP/1.1 200") and (refused or path.encode() not in request):
            raise Fell(f"it gives a page for {request[:80]!r}")

    def requests(self, rng, port, path):
        """Lines that were damaged, and others that are none."""
        host = f"Host: 127.0.0.1:{port}\r\n"
        for _ in range(rng.randint(5, 40)):
            method = rng.choice(["GET", "GET", "GET", "POST", "HEAD", "OPTIONS", "get", "", "\0", "PRI"])
            target = rng.choice([
                "?", "", "/", "*", "//", "/?", "??", "/%", "/%00", "/..", path, path[:-1], path + "?", path + "live",
                path + "films/1.gif", "http://127.0.0.1/", "/state", "/" + "a" * rng.randint(1, 70000), "\xff", " ",
                "/#", "\t"])
            version = rng.choice(["HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/", "", "http/1.1"])
            more = rng.choice([
                host, host, host, "", host + host, "Host\r\n", "Host:\r\n", " " + host, host.replace("\r\n", "\n"),
                host + "Content-Length: 99999999999\r\n", host + "Transfer-Encoding: chunked\r\n", host + HANDSHAKE])
            request = bytearray(f"{method} {target} {version}\r\n{more}\r\n".encode("latin-1"))
            if rng.random() < 0.3:
                for _ in range(rng.randint(1, 4)):
                    request[rng.randrange(len(request))] = rng.randrange(256)
            request = bytes(request)
            self.judge_answer(request, self.answer(port, request), path)

    def strangers(self, rng, port, path):
        """Pages of others, which know the port or even the path, under a name of their own."""
        for _ in range(rng.randint(5, 20)):
            host = rng.choice(["example.org", f"example.org:{port}", "127.0.0.1", f"127.0.0.1:{port}.example.org",
                               f"127.0.0.2:{port}", f"[::1]:{port}", f"127.0.0.1:{port + 1}", ""])
            request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
            self.judge_answer(request, self.answer(port, request), path, refused=True)
            origin = rng.choice(["http://example.org", f"https://127.0.0.1:{port}", "null", "",
                                 f"http://127.0.0.1:{port}.example.org", f"http://127.0.0.1:{port + 1}"])
            request = (f"GET {path}live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {origin}\r\n"
                       f"{HANDSHAKE}\r\n").encode()
            answer = self.answer(port, request)
            if answer.startswith(b"HTTP/1.1 101"):
                raise Fell(f"it speaks with a page of {origin!r}")
            digits = "".join(rng.choice("0123456789abcdef") for _ in range(32))
            request = f"GET /{digits}/ HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
            self.judge_answer(request, self.answer(port, request), path, refused=True)

    def messages(self, rng, port, path):
        """A page that speaks nonsense."""
        for _ in range(rng.randint(1, 6)):
            with self.connected(port) as connection:
                connection.sendall(
                    f"GET {path}live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
                    f"{HANDSHAKE}\r\n".encode())
                if not connection.recv(12).startswith(b"HTTP/1.1 101"):
                    raise Fell("it does not speak with its own page")
                try:
                    for _ in range(rng.randint(1, 60)):
                        connection.sendall(self.message(rng))
                except (BrokenPipeError, ConnectionResetError, TimeoutError):
                    continue

    @staticmethod
    def message(rng):
        number = rng.choice(["1", "-1", "1e308", "-0", "1e999", "null", '"a"', "9" * 400, "0.5"])
        text = rng.choice([
            f'{{"kind":"down","pointer":{number},"x":{number},"y":{number},"number":{number}}}',
            f'{{"kind":"move","pointer":{number},"x":{number},"y":{number}}}', '{"kind":"up"}',
            f'{{"kind":"speed","value":{number}}}', f'{{"kind":"scroll","x":1,"y":1,"dx":{number},"dy":{number}}}',
            f'{{"kind":"pinch","x":{number},"y":1,"value":{number}}}', '{"kind":"keys","text":"\\u0000\\ud800"}',
            '{"kind":"restart"}', '{"kind":"painted"}', "[" * rng.randint(1, 3000), "", "\0", '{"kind":'])
        content = text.encode("utf-8", "surrogatepass")
        if rng.random() < 0.2:
            content = rng.randbytes(rng.randint(0, 300))
        head = bytes([rng.choice([0x81, 0x81, 0x81, 0x82, 0x01, 0x00, 0x89, 0x8A, 0xFF, 0x88])])
        if rng.random() < 0.1:
            return head + bytes([0xFF]) + struct.pack(">Q", rng.choice([1 << 20, 1 << 40, (1 << 64) - 1])) + content
        length = bytes([0x80 | len(content)]) if len(content) < 126 else b"\xfe" + struct.pack(">H", len(content))
        return head + length + b"\0\0\0\0" + content

    def hoard(self, rng, port, path):
        """More connections than there is room for, which say nothing."""
        connections = []
        try:
            for _ in range(rng.randint(60, 200)):
                connection = self.connected(port)
                connections.append(connection)
                if rng.random() < 0.5:
                    try:
                        connection.sendall(rng.choice([b"G", b"GET / HT", b"\r\n"]))
                    except (BrokenPipeError, ConnectionResetError):
                        pass
            time.sleep(rng.uniform(0.5, 2))
        finally:
            for connection in connections:
                connection.close()


FAMILIES = [Servers()]
