import Foundation
import Testing

@testable import PictureFiles

/// Pictures of nine by seven pixels, whose colours stand two by two, as libjpeg-turbo 2.1.5 wrote them.
private let baseline =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxO"
  + "QERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2Nj"
  + "Y2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAHAAkDASIAAhEBAxEB/8QAHwAAAQUBAQEB"
  + "AQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB"
  + "kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1"
  + "dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl"
  + "5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcF"
  + "BAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5"
  + "OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0"
  + "tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwCrbWo2j9au"
  + "fY/9miivUeh5bk0z/9k="

/// The same picture in bands, with a restart in each unit.
private let progressive =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxO"
  + "QERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2Nj"
  + "Y2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wgARCAAHAAkDASIAAhEBAxEB/8QAFQABAQAAAAAA"
  + "AAAAAAAAAAAAAAP/xAAUAQEAAAAAAAAAAAAAAAAAAAAE/90ABAAB/9oADAMBAAIQAxAAAAGVhRf/xAAWEAEB"
  + "AQAAAAAAAAAAAAAAAAAAAhL/2gAIAQEAAQUCmX//0MP/xAAVEQEBAAAAAAAAAAAAAAAAAAAAEf/aAAgBAwEB"
  + "PwGv/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwF//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgB"
  + "AQAGPwJ//9B//8QAFhABAQEAAAAAAAAAAAAAAAAAACFx/9oACAEBAAE/IYv/0MP/2gAMAwEAAgADAAAAEAP/"
  + "xAAVEQEBAAAAAAAAAAAAAAAAAAABAP/aAAgBAwEBPxBQ3//EABYRAAMAAAAAAAAAAAAAAAAAAAABIf/aAAgB"
  + "AgEBPxBw/8QAFxABAAMAAAAAAAAAAAAAAAAAAAERof/aAAgBAQABPxCKmv/QH//Z"

/// The pixels that libjpeg-turbo reads from both.
private let pixels: [UInt32] = [
  0x194A8C, 0x194C8D, 0x1F5293, 0x255C9C, 0x2D67A6, 0x316FAC, 0x316EAD, 0x2D6DAB, 0x3572B3,
  0x1A4D8E, 0x1F5293, 0x255B9B, 0x2A64A3, 0x2F6BA9, 0x3270AD, 0x3373B1, 0x3375B2, 0x3C7CBC,
  0x1B5191, 0x245B9B, 0x2E68A8, 0x336FAE, 0x3370AF, 0x3274B1, 0x367AB7, 0x3C80BD, 0x4687C7,
  0x1F5999, 0x2C66A6, 0x3975B4, 0x3B7BB9, 0x3779B6, 0x357BB7, 0x3E84C0, 0x468EC9, 0x4990CE,
  0x2661A3, 0x326FB0, 0x3E7EBE, 0x4084C3, 0x3C82C0, 0x3A84C1, 0x438DCA, 0x4B97D3, 0x4A96D0,
  0x2C6BAE, 0x3576B6, 0x3E82C1, 0x4289C7, 0x428CC9, 0x4190CB, 0x4696D1, 0x4B9DD7, 0x4D9FD7,
  0x3374B8, 0x367ABB, 0x3D82C3, 0x428CCB, 0x4593D1, 0x4799D5, 0x489DD6, 0x489ED7, 0x55ACE2,
]

@Suite struct JPEGTests {
  private func bytes(_ text: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: text)))
  }

  @Test(arguments: [baseline, progressive])
  func `a file has the pixels that libjpeg reads`(text: String) throws {
    let file = try PictureFile(bytes(text))
    #expect(file.width == 9)
    #expect(file.height == 7)
    #expect(file.orientation == 1)
    #expect(file.pixels == pixels.map { 0xFF00_0000 | $0 })
  }

  @Test func `a file that breaks off shows what it has, and never stops the program`() throws {
    for text in [baseline, progressive] {
      let whole = try bytes(text)
      for count in 0..<whole.count {
        let file = try? PictureFile(Array(whole.prefix(count)))
        #expect(file == nil || file?.pixels.count == 63)
      }
    }
  }

  @Test func `a file with any byte changed is read or refused`() throws {
    for text in [baseline, progressive] {
      let whole = try bytes(text)
      for index in whole.indices {
        for change: UInt8 in [0x01, 0x80, 0xFF] {
          var changed = whole
          changed[index] ^= change
          if index < 2 { continue }
          let file = try? JPEGPicture(changed, largestArea: 100_000)
          #expect(file == nil || file?.pixels.count == (file?.width ?? 0) * (file?.height ?? 0))
        }
      }
    }
  }

  /// Eight ways are numbered; what is none of them counts as upright.
  @Test(arguments: [(6, 6), (1, 1), (8, 8), (0, 1), (9, 1), (255, 1)] as [(UInt8, Int)])
  func `Exif says how the camera was held`(number: UInt8, orientation: Int) throws {
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8) + [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0] + [0, 0, 0, 0]
    let whole = try bytes(baseline)
    let file = try PictureFile(Array(whole.prefix(2)) + exif + Array(whole.dropFirst(2)))
    #expect(file.orientation == orientation)
  }

  /// Qualities and the greatest mean difference of a channel, in levels of 255.
  @Test(arguments: [(1.0, 0.6), (0.9, 2.5), (0.5, 9)])
  func `what is written is read again`(quality: Double, limit: Double) throws {
    let (width, height) = (37, 21)
    let drawn = (0..<width * height).map { place -> UInt32 in
      let (x, y) = (place % width, place / width)
      return 0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 12) << 8 | UInt32((x + y) * 4)
    }
    let file = try JPEGPicture(
      JPEGPicture.file(of: drawn, width: width, height: height, quality: quality))
    #expect(file.width == width)
    #expect(file.height == height)
    var sum = 0
    for (before, after) in zip(drawn, file.pixels) {
      for channel: UInt32 in [0, 8, 16] {
        sum += abs(Int(before >> channel & 255) - Int(after >> channel & 255))
      }
    }
    #expect(Double(sum) / Double(3 * drawn.count) < limit)
  }

  @Test func `what is clear becomes white`() throws {
    let file = try JPEGPicture(
      JPEGPicture.file(
        of: [UInt32](repeating: 0, count: 64), width: 8, height: 8, quality: 1))
    #expect(file.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }
}
