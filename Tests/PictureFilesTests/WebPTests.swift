import Foundation
import Testing

@testable import PictureFiles

/// Four by two red pixels, with losses, as libwebp 1.2.4 wrote them.
private let red =
  "UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoEAAIAAoBCJaACdLoB+AADsAD+"
  + "75rH/hVuGIZqv/vYL7sF92C/1sAA"

struct WebPTests {
  private let bytes: [UInt8] = Data(base64Encoded: red).map(Array.init) ?? []

  @Test func `a file is known by its first bytes and read whole`() throws {
    let picture = try PictureFile(bytes)
    #expect((picture.width, picture.height) == (4, 2))
    #expect(picture.pixels.count == 8)
    for pixel in picture.pixels {
      #expect(pixel >> 24 == 255 && pixel >> 16 & 255 > 250 && pixel & 0xFFFF < 0x0600)
    }
    #expect(Set(picture.pixels).count == 1)
  }

  @Test func `a damaged or too large file is a sentence`() {
    for end in 0..<bytes.count {
      #expect(throws: PictureFileError.self) { try WebPPicture(Array(bytes[..<end])) }
    }
    let large = PictureFileError.tooLarge(format: "WebP", width: 4, height: 2, limit: 7)
    #expect(throws: large) { try WebPPicture(bytes, largestArea: 7) }
  }
}
