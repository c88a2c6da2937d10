import Pixels
import TemporaryFolders
import Testing

@testable import FilmFiles
@testable import References

@Suite struct KeyFrameTests {
  @Test func `equal key frames stand once in their file and are read each`() throws {
    let folder = TemporaryFolder()
    let colors: [UInt32] = [1, 1, 1, 2, 3, 3, 1].map { 0xFF00_0000 + $0 }
    let settings = APNGSettings(frame: FrameDuration(ticks: 30, rate: 60))
    let film = try APNGFilm(at: folder.url.path + "/keys.png", settings: settings)
    var encoder = film.makeEncoder()
    let size = PixelSize(width: 4, height: 3)
    for color in colors {
      let frame = Frame(size: size, filledWith: color)
      try film.append(encoder.encode(frame, change: ChangedArea(size)))
    }
    try film.finish()

    var count = 0
    let pictures = try Films.open(folder.url.path + "/keys.png")
    while try pictures.next() != nil { count += 1 }
    #expect(count == 4)
    let keys = try KeyFrameReader(folder.url.path + "/keys.png", stride: 30, rate: 60)
    var read: [UInt32] = []
    while let image = try keys.next() { read.append(try image.frame().pixels[0]) }
    #expect(read == colors)
  }
}
