import Foundation
import Testing

@testable import Filming

@Suite struct ObjectFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func checksum(_ bytes: [UInt8]) throws -> UInt64 {
    let file = folder.url.appending(path: "program")
    try Data(bytes).write(to: file)
    return try ObjectFile(at: file.path).checksum()
  }

  private func little(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns an object file: a header of 64 bytes, one of 56 for each segment, the segments, and
  /// the rest.
  private func program(_ segments: [(kind: Int, bytes: [UInt8])], _ rest: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + Array(repeating: 0, count: 25)
    bytes += little(64, bytes: 8) + Array(repeating: 0, count: 14)
    bytes += little(56, bytes: 2) + little(segments.count, bytes: 2)
    bytes += Array(repeating: 0, count: 64 - bytes.count)
    var place = 64 + 56 * segments.count
    for segment in segments {
      bytes += little(segment.kind, bytes: 4) + little(0, bytes: 4) + little(place, bytes: 8)
      bytes += Array(repeating: 0, count: 16) + little(segment.bytes.count, bytes: 8)
      bytes += Array(repeating: 0, count: 16)
      place += segment.bytes.count
    }
    return bytes + segments.flatMap(\.bytes) + rest
  }

  private func note(_ name: String, _ kind: Int, _ content: [UInt8]) -> [UInt8] {
    let name = Array(name.utf8) + [0]
    let padded = name + Array(repeating: 0, count: -name.count & 3)
    return little(name.count, bytes: 4) + little(content.count, bytes: 4) + little(kind, bytes: 4)
      + padded + content + Array(repeating: 0, count: -content.count & 3)
  }

  @Test func `debugging information makes no other program, code does`() throws {
    // Longer than the first page.
    var code = (0..<9000).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let one = try checksum(program([(1, code), (1, [1, 2, 3])], [7, 7, 7]))
    #expect(try checksum(program([(1, code), (1, [1, 2, 3])], [8, 8, 8, 8])) == one)
    #expect(try checksum(program([(1, code), (1, [1, 2, 4])], [7, 7, 7])) != one)
    code[8500] ^= 1
    #expect(try checksum(program([(1, code), (1, [1, 2, 3])], [7, 7, 7])) != one)
  }

  @Test func `a build ID stands for all that is loaded`() throws {
    func library(_ id: [UInt8], _ code: [UInt8]) -> [UInt8] {
      program(
        [(4, note("Linux", 3, [9, 9]) + note("GNU", 1, [0]) + note("GNU", 3, id)), (1, code)], [])
    }
    let one = try checksum(library([1, 2, 3, 4, 5], [0]))
    #expect(try checksum(library([1, 2, 3, 4, 5], [0, 1])) == one)
    #expect(try checksum(library([1, 2, 3, 4, 6], [0])) != one)
    // Notes of other kinds say nothing about the code.
    let other = program([(4, note("Linux", 3, [9, 9])), (1, [0])], [])
    #expect(
      try checksum(other) != checksum(program([(4, note("Linux", 3, [9, 9])), (1, [1])], [])))
  }

  @Test(arguments: [0, 5, 6, 10, 63, 64, 70, 119, 120, 130, 139])
  func `all of a file counts that ends early or is of another format`(length: Int) throws {
    var bytes = Array(program([(4, note("GNU", 3, [1, 2, 3, 4]))], []).prefix(length))
    let one = try checksum(bytes)
    bytes.append(200)
    #expect(try checksum(bytes) != one)
  }

  @Test func `what is nowhere has no checksum`() throws {
    #expect(throws: (any Error).self) { try ObjectFile(at: "/nowhere/at/all") }
  }

  @Test func `this program tells what makes its films`() throws {
    let maker = try #require(FilmMaker.ofThisProcess)
    #expect(try ObjectFile(at: "/proc/self/exe").checksum() == UInt64(maker.program, radix: 16))
  }
}
