"""Damages bytes, and puts right again what would only stop a reader at its door."""
import struct
import zlib

NUMBERS = (0, 1, 2, 127, 128, 255, 256, 32767, 32768, 65535, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def damaged(content, rng):
    """Some bytes changed, put in, taken out, doubled or moved."""
    content = bytearray(content)
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(content) + 1)
        length = min(rng.choice([1, 1, 2, 4, 8, 40, 300]), len(content) - place)
        kind = rng.randrange(9)
        if kind == 0:
            del content[place:]
        elif kind in (1, 2) and place < len(content):
            content[place] = rng.randrange(256)
        elif kind == 3 and place < len(content):
            content[place] ^= 1 << rng.randrange(8)
        elif kind == 4:
            content[place:place] = rng.choice([b"\xff\xff\xff\xff", b"\0" * 4, rng.randbytes(length)])
        elif kind == 5:
            del content[place:place + length]
        elif kind == 6:
            content[place:place] = content[place:place + length] * rng.randint(1, 5)
        elif kind == 7:
            other = rng.randrange(len(content) + 1)
            content[place:place + length] = content[other:other + length]
        else:
            size = rng.choice(["<H", ">H", "<I", ">I"])
            number = rng.choice(NUMBERS) & (0xFFFF if size[1] == "H" else 0xFFFFFFFF)
            content[place:place + struct.calcsize(size)] = struct.pack(size, number)
    return bytes(content)


def damaged_film(name, content, rng):
    """A film that is damaged where its reader would still look."""
    if rng.random() < 0.15:
        return damaged(content, rng)
    if content.startswith(SIGNATURE):
        return damaged_png(content, rng)
    if content.startswith(b"RIFF"):
        return damaged_webp(content, rng)
    return damaged_gif(content, rng)


def damaged_png(content, rng):
    """A PNG or APNG whose chunks are damaged inside, with right sums."""
    chunks = png_chunks(content)
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(chunks))
        name, data = chunks[place]
        kind = rng.randrange(8)
        if kind == 0:
            del chunks[place]
        elif kind == 1:
            chunks.insert(rng.randrange(len(chunks) + 1), (name, data))
        elif kind == 2:
            other = rng.randrange(len(chunks))
            chunks[place], chunks[other] = chunks[other], chunks[place]
        elif kind in (3, 4) and name in (b"IDAT", b"fdAT"):
            chunks[place] = (name, damaged_pixels(name, data, rng))
        elif kind == 5:
            name = rng.choice([b"IDAT", b"fdAT", b"fcTL", b"acTL", b"PLTE", b"tRNS", b"IEND", b"gAMA",
                               b"iCCP", b"sBIT", b"zTXt", rng.randbytes(4)])
            chunks[place] = (name, data)
        else:
            chunks[place] = (name, with_number(data, rng) if data else rng.randbytes(rng.randrange(40)))
        if not chunks:
            break
    return SIGNATURE + b"".join(png_chunk(name, data) for name, data in chunks)


def png_chunks(content):
    """Pairs of a name and its data."""
    chunks, place = [], len(SIGNATURE)
    while place + 12 <= len(content):
        (length,) = struct.unpack_from(">I", content, place)
        chunks.append((content[place + 4:place + 8], content[place + 8:place + 8 + length]))
        place += 12 + length
    return chunks


def png_chunk(name, data):
    """The bytes of a chunk."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def damaged_pixels(name, data, rng):
    """Compressed rows that are damaged before they are compressed, so that their sum is right."""
    number, packed = (data[:4], data[4:]) if name == b"fdAT" else (b"", data)
    try:
        rows = zlib.decompress(packed)
    except zlib.error:
        return damaged(data, rng)
    rows = damaged(rows, rng)
    if rng.random() < 0.2:
        rows += bytes(rng.randrange(5000))
    return number + zlib.compress(rows, rng.choice([0, 1, 9]))


def with_number(data, rng):
    """Data in which one number has become another that readers stumble over."""
    if rng.random() < 0.3:
        return damaged(data, rng)
    size = rng.choice([1, 2, 4])
    if len(data) < size:
        return data + rng.randbytes(size)
    place = rng.randrange(0, len(data) - size + 1)
    number = rng.choice([*NUMBERS, rng.getrandbits(8 * size)]) & ((1 << 8 * size) - 1)
    order = rng.choice(["big", "little"])
    return data[:place] + number.to_bytes(size, order) + data[place + size:]


def damaged_webp(content, rng):
    """A WebP whose chunks are damaged inside, with the right sizes around them."""
    chunks = riff_chunks(content[12:])
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(chunks))
        name, data = chunks[place]
        kind = rng.randrange(6)
        if kind == 0 and len(chunks) > 1:
            del chunks[place]
        elif kind == 1:
            chunks.insert(rng.randrange(len(chunks) + 1), (name, data))
        elif kind == 2:
            other = rng.randrange(len(chunks))
            chunks[place], chunks[other] = chunks[other], chunks[place]
        elif name == b"ANMF" and len(data) > 24 and rng.random() < 0.7:
            if rng.random() < 0.5:
                chunks[place] = (name, with_number(data[:16], rng)[:16] + data[16:])
            else:
                chunks[place] = (name, data[:24] + damaged(data[24:], rng))
        else:
            chunks[place] = (name, with_number(data, rng))
    body = b"WEBP" + b"".join(riff_chunk(name, data) for name, data in chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def riff_chunks(content):
    """Pairs of a name and its data."""
    chunks, place = [], 0
    while place + 8 <= len(content):
        (length,) = struct.unpack_from("<I", content, place + 4)
        chunks.append((content[place:place + 4], content[place + 8:place + 8 + length]))
        place += 8 + length + length % 2
    return chunks


def riff_chunk(name, data):
    """The bytes of a chunk."""
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def damaged_gif(content, rng):
    """A GIF that is damaged in its descriptors or in its codes, more often than anywhere."""
    content = bytearray(content)
    pictures = [place for place in range(len(content) - 10) if content[place] == 0x2C]
    controls = [place for place in range(len(content) - 8) if content[place:place + 3] == b"\x21\xf9\x04"]
    for _ in range(rng.randint(1, 3)):
        kind = rng.randrange(5)
        if kind == 0:
            content[6 + rng.randrange(7)] = rng.randrange(256)
        elif kind == 1 and pictures:
            place = rng.choice(pictures) + 1
            struct.pack_into("<H", content, place + 2 * rng.randrange(4), rng.choice(
                [*filter(lambda number: number < 65536, NUMBERS), rng.randrange(64)]))
        elif kind == 2 and pictures:
            content[rng.choice(pictures) + rng.choice([9, 10, 11])] = rng.randrange(256)
        elif kind == 3 and controls:
            content[rng.choice(controls) + 3 + rng.randrange(4)] = rng.randrange(256)
        else:
            return damaged(bytes(content), rng)
    return bytes(content)
