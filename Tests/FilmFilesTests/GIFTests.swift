import Pixels
import TemporaryFolders
import Testing

@testable import FilmFiles

@Suite struct GIFTests {
  private let folder = TemporaryFolder()
  private let size = PixelSize(width: 24, height: 16)

  /// Returns the bytes of a film of `frames`.
  private func film(_ frames: [Frame], _ settings: GIFSettings = GIFSettings()) throws -> [UInt8] {
    let film = try GIFFilm(at: folder("film.gif"), settings: settings)
    try film.append(frames: frames)
    try film.finish()
    return try folder.bytes(of: "film.gif")
  }

  private func square(_ step: Int) -> Frame {
    .rectangle(x: step, y: step / 2, width: 5, height: 5, size: size)
  }

  @Test func `a film comes back frame by frame`() throws {
    let frames = (0..<10).map(square)
    let images = try pictures(in: film(frames))
    #expect(images.map(\.frame) == frames)
  }

  @Test func `a quick film comes back frame by frame, and is little longer`() throws {
    let ground = Frame.patches(colors: 30, width: 200, height: 100)
    let frames = (0..<8).map { step in
      var frame = ground
      for y in 20..<80 {
        for x in 0..<60 { frame[x + 9 * step, y] = 0xFFFF_8000 }
      }
      return frame
    }
    let quick = try film(frames, GIFSettings(isQuick: true))
    #expect(try pictures(in: quick).map(\.frame) == frames)
    #expect(try quick.count < film(frames).count * 5 / 4)
  }

  @Test(arguments: [2, 3, 4, 5, 16, 17, 128, 255, 256])
  func `colours are exact as long as the film has 256`(count: Int) throws {
    let colors = opaqueColors(count)
    // No frame has all of the colours, and every pixel changes.
    let frames = (0..<6).map { index in
      Frame.scattered(
        Array(
          colors.enumerated().filter { $0.offset % 3 == index % 3 || count < 4 }.map(\.element)),
        width: 40, height: 30, seed: UInt64(index))
    }
    let images = try pictures(in: film(frames))
    #expect(images.map(\.frame) == frames)
  }

  @Test func `above 256 colours the nearest of one palette are taken`() throws {
    // A grey ramp in the first frame, a red one in the second: 511 colours.
    let frames = [0x01_0101, 0x01_0000].map { step in
      Frame(
        size: PixelSize(width: 256, height: 4),
        pixels: (0..<1024).map { 0xFF00_0000 | UInt32($0 % 256 * step) })
    }
    let images = try pictures(in: film(frames))
    let shown = images.map(\.frame)
    #expect(Set(shown.flatMap(\.pixels)).count <= 255)
    for (frame, original) in zip(shown, frames) {
      for (pixel, wanted) in zip(frame.pixels, original.pixels) {
        for shift: UInt32 in [16, 8, 0] {
          // 255 colours for 511: two neighbours share one, somewhere three.
          #expect(abs(Int(pixel >> shift & 255) - Int(wanted >> shift & 255)) <= 4)
        }
      }
    }
  }

  @Test func `above 256 colours what is seen for long is nearer to what it was`() throws {
    // Two grey ramps; one of them is red in the first frame.
    let frames = (0..<60).map { index in
      Frame(
        size: PixelSize(width: 256, height: 2),
        pixels: (0..<512).map { place in
          let level = UInt32(place % 256)
          let isRed = index == 0 && place >= 256
          return 0xFF00_0000 | level << 16 | (isRed ? 0 : level << 8 | level)
        })
    }
    let shown = try pictures(in: film(frames)).map(\.frame)
    #expect(shown.count == 2)
    #expect(Set(shown[1].pixels).count > 220)
  }

  @Test func `equal frames become one that stands longer`() throws {
    let images = try pictures(in: film([square(0), square(0), square(0), square(3), square(3)]))
    #expect(images.map(\.frame) == [square(0), square(3)])
    // 30 frames a second: the fourth begins at 10 hundredths, the film ends at 16.67.
    #expect(images.map(\.delay) == [10, 7])
  }

  @Test(arguments: [12.0, 24, 25, 29.97, 30, 33, 48, 50])
  func `a film lasts as long as it should to a hundredth`(rate: Double) throws {
    let frames = (0..<101).map { square($0 % 15) }
    let images = try pictures(in: film(frames, GIFSettings(framesPerSecond: rate)))
    var elapsed = 0
    for (index, image) in images.enumerated() {
      #expect(abs(Double(elapsed) - 100 * Double(index) / rate) <= 0.5)
      #expect(image.delay >= 2)
      elapsed += image.delay
    }
    #expect(abs(Double(elapsed) - 100 * 101 / rate) <= 0.5)
  }

  @Test func `the last frame may stand longer`() throws {
    let images = try pictures(in: film([square(0), square(1)], GIFSettings(hold: 1.5)))
    #expect(images.map(\.delay) == [3, 4 + 150])
  }

  @Test func `a delay beyond 16 bits is shared`() throws {
    let images = try pictures(in: film([square(0), square(1)], GIFSettings(hold: 2000)))
    #expect(images.map(\.delay).reduce(0, +) == 200_007)
    #expect(Set(images.dropFirst().map(\.frame)) == [square(1)])
    #expect(images.allSatisfy { $0.delay >= 2 })
  }

  @Test func `a film plays for ever unless it is told how often`() throws {
    let loop = Array("NETSCAPE2.0".utf8)
    func repeats(_ plays: Int?) throws -> Int? {
      let bytes = try film([square(0)], GIFSettings(plays: plays))
      guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: loop) }) else {
        return nil
      }
      let count = bytes[(place + loop.count)...].prefix(5)
      #expect(count.prefix(2) == [3, 1] && count.last == 0)
      return count.dropFirst(2).prefix(2).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(try repeats(nil) == 0)
    #expect(try repeats(1) == nil)
    #expect(try repeats(2) == 1)
    #expect(try repeats(300) == 299)
  }

  @Test func `only what changes is in the file`() throws {
    let frames = (0..<2).map { Frame.rectangle(x: 5 + $0, y: 5, width: 2, height: 2, size: size) }
    let bytes = try film(frames)
    // The second image descriptor: a comma, then left, top, width and height.
    let start: [UInt8] = [0x2C, 5, 0, 5, 0, 3, 0, 2, 0, 0]
    #expect(bytes.indices.contains { bytes[$0...].starts(with: start) })
  }

  @Test func `pixels that stay between those that change are left clear where that is smaller`()
    throws
  {
    // Noise that stays, under two dots that move: naming the noise again would take kilobytes.
    let noise = Frame.scattered(opaqueColors(64), width: 100, height: 100)
    let frames = (0..<8).map { step in
      var frame = noise
      frame[step, 0] = 0xFFFF_FFFF
      frame[99 - step, 99] = 0xFFFF_FFFF
      return frame
    }
    let still = try film([noise]).count
    let moving = try film(frames)
    #expect(moving.count < still + 8 * 300)
    #expect(try pictures(in: moving).map(\.frame) == frames)
  }

  @Test func `the same film gives the same bytes`() throws {
    for count in [200, 900] {
      let frames = (0..<4).map {
        Frame.scattered(opaqueColors(count), width: 50, height: 40, seed: UInt64($0))
      }
      #expect(try film(frames) == film(frames))
    }
  }

  @Test(arguments: [1, 2, 3, 7])
  func `it does not matter who encodes which part of a film`(together: Int) throws {
    for colors in [30, 256, 900] {
      let background = Frame.scattered(opaqueColors(colors), width: 24, height: 16)
      let frames = (0..<12).map { index in
        var frame = background
        if index % 5 != 3 { frame[index, 3] = 0xFFFF_FFFF }
        return frame
      }
      let film = try GIFFilm(at: folder("film.gif"))
      var shared = film.makeEncoder()
      for start in stride(from: 0, to: frames.count, by: together) {
        // Every other part has a new encoder, which knows only the frame before it.
        var encoder = start / together % 2 == 0 ? shared : film.makeEncoder()
        if start > 0 { encoder.pass(frames[start - 1], change: ChangedArea(size)) }
        for frame in frames[start..<min(start + together, frames.count)] {
          try film.append(encoder.encode(frame, change: ChangedArea(size)))
        }
        if start / together % 2 == 0 { shared = encoder }
      }
      try film.finish()
      #expect(try folder.bytes(of: "film.gif") == self.film(frames))
    }
  }

  @Test func `pixels that stay can be left clear although the palette is full`() throws {
    // 256 colours that stay, and dots far from one another that move over them.
    let noise = Frame.scattered(opaqueColors(256), width: 100, height: 100)
    let frames = (0..<8).map { step in
      var frame = noise
      frame[step, 0] = noise[50, 50]
      frame[99 - step, 99] = noise[51, 51]
      return frame
    }
    let still = try film([noise]).count
    let moving = try film(frames)
    #expect(moving.count < still + 8 * 400)
    #expect(try pictures(in: moving).map(\.frame) == frames)
  }

  @Test(arguments: [3, 200, 700])
  func `a film on nothing is clear where its pixels are less than half opaque`(colors: Int) throws {
    let frames = (0..<6).map { step in
      let noise = Frame.scattered(opaqueColors(colors), width: 24, height: 40, seed: UInt64(step))
      // Alphas of 0, 127, 128 and 255 in places that move.
      let alphas: [UInt32] = [0, 127, 128, 255]
      return Frame(
        size: noise.size,
        pixels: noise.pixels.enumerated().map { place, pixel in
          pixel & 0xFF_FFFF | alphas[(place / 7 + step) % 4] << 24
        })
    }
    let shown = try pictures(in: film(frames, GIFSettings(ground: .clear)))
    #expect(shown.count == frames.count)
    for (image, original) in zip(shown, frames) {
      for (pixel, wanted) in zip(image.frame.pixels, original.pixels) {
        #expect(pixel >> 24 == (wanted >> 24 >= 128 ? 255 : 0))
        if colors < 255, pixel >> 24 == 255 { #expect(pixel & 0xFF_FFFF == wanted & 0xFF_FFFF) }
      }
    }
  }

  @Test(arguments: [3, 200, 700])
  func `a film on nothing begins anew only where pixels become clear`(colors: Int) throws {
    // A square that moves in a screen with clear corners; now and then a hole opens and closes.
    let noise = Frame.scattered(opaqueColors(colors), width: 60, height: 60)
    let frames = (0..<12).map { step in
      var frame = noise
      for corner in [(0, 0), (59, 0), (0, 59), (59, 59)] { frame[corner.0, corner.1] = 0 }
      for place in 0..<9 { frame[20 + step + place % 3, 30 + place / 3] = noise[10, 10] }
      if step == 5 || step == 9 { frame[40 + step, 8] = 0 }
      return frame
    }
    let bytes = try film(frames, GIFSettings(ground: .clear))
    let shown = try pictures(in: bytes).map(\.frame)
    #expect(shown.count == frames.count)
    for (frame, original) in zip(shown, frames) {
      for (pixel, wanted) in zip(frame.pixels, original.pixels) {
        #expect(pixel >> 24 == wanted >> 24)
        if colors < 255 { #expect(pixel == wanted) }
      }
    }
    let holes = frames.enumerated().filter { $0.offset == 5 || $0.offset == 9 }.map(\.element)
    let anew = try film([frames[0]] + holes, GIFSettings(ground: .clear)).count
    #expect(bytes.count < anew + 9 * 400)
  }

  @Test func `a film may be given fewer colours`() throws {
    let frame = Frame.scattered(opaqueColors(100), width: 30, height: 30)
    let images = try pictures(in: film([frame], GIFSettings(mostColors: 16)))
    #expect(Set(images.flatMap(\.frame.pixels)).count <= 16)
  }

  @Test func `what is not opaque stands on white`() throws {
    let frame = Frame(size: PixelSize(width: 3, height: 1), pixels: [0, 0x8000_0000, 0xFF12_3456])
    let images = try pictures(in: film([frame]))
    #expect(images.map(\.frame.pixels) == [[0xFFFF_FFFF, 0xFF7F_7F7F, 0xFF12_3456]])
  }

  @Test func `a film without frames is refused and leaves nothing`() throws {
    let film = try GIFFilm(at: folder("new/film.gif"))
    #expect(throws: FilmFileError.noFrames(path: folder("new/film.gif"))) { try film.finish() }
    #expect(try folder.contents().isEmpty)
  }

  @Test func `a frame of another size is refused`() throws {
    let film = try GIFFilm(at: folder("film.gif"))
    try film.append(frame: square(0))
    #expect(throws: FilmFileError.self) {
      try film.append(frame: Frame(size: PixelSize(width: 2, height: 2), filledWith: 0))
    }
    film.cancel()
    #expect(try folder.contents().isEmpty)
  }

  @Test func `rates and numbers that no GIF has are refused`() throws {
    for settings in [
      GIFSettings(framesPerSecond: 60), GIFSettings(framesPerSecond: 0),
      GIFSettings(framesPerSecond: .nan), GIFSettings(plays: 0), GIFSettings(plays: 70_000),
      GIFSettings(hold: -1), GIFSettings(hold: .infinity),
    ] {
      #expect(throws: FilmFileError.self) {
        try GIFFilm(at: folder("film.gif"), settings: settings)
      }
    }
    #expect(try folder.contents().isEmpty)
  }

  @Test func `a damaged GIF gives an error or pictures, never a crash`() throws {
    let whole = try film((0..<6).map(square))
    var numbers = Numbers(seed: 3)
    var refused = 0
    for round in 0..<1000 {
      var bytes = round < whole.count ? Array(whole.prefix(round)) : whole
      if round >= whole.count || round % 2 == 0, !bytes.isEmpty {
        bytes[numbers.next(below: bytes.count)] = UInt8(numbers.next(below: 256))
      }
      do throws(FilmFileError) {
        _ = try pictures(in: bytes)
      } catch {
        refused += 1
      }
    }
    #expect(refused > 300)
  }
}

/// Reads a whole GIF.
///
/// - Returns: its pictures, and how long each stands in hundredths of a second.
private func pictures(
  in bytes: [UInt8]
) throws(FilmFileError) -> [(frame: Frame, delay: Int)] {
  let budget = PixelBudget(of: "film.gif", asked: nil, bytes: bytes.count)
  let reader = try GIFReader(bytes, path: "film.gif", budget)
  var pictures: [(frame: Frame, delay: Int)] = []
  while let picture = try reader.next() {
    pictures.append((try picture.frame(), Int((picture.duration * 100).rounded())))
  }
  return pictures
}
