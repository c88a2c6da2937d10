import Fingerprints
import Pixels
import SeededNumbers
import Testing

@testable import References

@Suite struct RecordTextTests {
  /// Returns a record of a few views that come, go, and change their order and their looks.
  private func record(seed: UInt64, frames: Int = 12) -> FilmRecord {
    var numbers = SplitMix64(seed: seed)
    var record = FilmRecord(
      scene: "tab\tand\nbreak", size: PixelSize(width: 10, height: 20), rate: 60)
    record.keyStride = 30
    let names = ["square", "a\\b", "two words", "#", "gone", "order"]
    for _ in 0..<frames {
      var left = names.filter { _ in numbers.next(below: 4) > 0 }
      if numbers.next(below: 3) == 0 { left.reverse() }
      let views = left.map { name in
        RecordedView(
          name,
          Pose(
            x: numbers.next(in: -1e3..<1e3),
            y: numbers.next(below: 2) == 0 ? -0.0 : .leastNonzeroMagnitude,
            width: 1e300, height: 0.1),
          look: numbers.next(below: 2) == 0
            ? [] : [LookProperty("background", "#\(numbers.next(below: 3))")],
          causes: numbers.next(below: 2) == 0 ? [] : ["UIGravityBehavior", "finger 1"],
          parts: parts(&numbers))
      }
      var drawing = Fingerprint()
      drawing.combine(numbers.next())
      record.frames.append(
        RecordedFrame(
          drawing: drawing, pixels: numbers.next(below: 5) == 0 ? nil : drawing,
          substeps: Array(repeating: drawing, count: numbers.next(below: 3)), views: views,
          outside: parts(&numbers)))
    }
    record.events = [RecordedEvent(frame: 3, kind: "impact", text: "light\tand\\n\r\n")]
    record.origin = RecordOrigin(
      fonts: [RecordOrigin.Font(name: "Inter", version: "4.1", checksum: "a1")],
      libraries: [RecordOrigin.Library(name: "Cairo", version: "1.16.0")],
      processor: seed % 3 == 0 ? "arm64" : "x86-64",
      place: seed % 2 == 0 ? .program("Movies") : .files(["../a b.swift", "-x"]))
    return record
  }

  private func parts(_ numbers: inout SplitMix64) -> [RecordedPart] {
    (0..<numbers.next(below: 4)).map { _ in
      var mark = Fingerprint()
      mark.combine(numbers.next(below: 3))
      return RecordedPart(
        kind: numbers.next(below: 2) == 0 ? "UIView" : "Cell<Int, Row of 2>",
        pose: Pose(
          x: numbers.next(in: -10..<10), y: 0, width: 0.005,
          height: Double(numbers.next(below: 2)),
          angle: numbers.next(below: 2) == 0 ? 0 : numbers.next(in: -3..<3)),
        text: ["", "two words\tand\nmore"][numbers.next(below: 2)], mark: mark)
    }
  }

  private func read(_ record: FilmRecord) throws -> FilmRecord {
    var reader = RecordReader(folder: "here")
    return try reader.read { Array(record.text(of: $0).utf8) }
  }

  @Test(arguments: [UInt64](1...60))
  func `a record reads back to the last digit`(seed: UInt64) throws {
    let record = record(seed: seed)
    #expect(try read(record) == record)
  }

  @Test func `what stays is not said again`() throws {
    var record = FilmRecord(scene: "s", size: PixelSize(width: 1, height: 1), rate: 60)
    let view = RecordedView(
      "square", Pose(x: 1, y: 2, width: 3, height: 4), look: [LookProperty("background", "#F00")],
      causes: ["finger 1"])
    record.frames = Array(
      repeating: RecordedFrame(drawing: Fingerprint(), views: [view]), count: 100)
    record.frames[50].views[0].pose.y = 2.5
    #expect(
      record.text(of: .motion).split(separator: "\n").dropFirst(2) == [
        "0\tsquare\t1.0\t2.0\t3.0\t4.0", "50\tsquare\t\t2.5", "51\tsquare\t\t2.0",
      ])
    #expect(record.text(of: .looks).split(separator: "\n").count == 3)
    #expect(record.text(of: .causes).split(separator: "\n").count == 3)
  }

  /// Returns the error of reading a record in which one file was replaced.
  private func sentence(_ file: RecordFile, _ bytes: [UInt8]) -> String? {
    let record = record(seed: 7)
    var reader = RecordReader(folder: "here")
    do throws(ReferenceError) {
      _ = try reader.read { $0 == file ? bytes : Array(record.text(of: $0).utf8) }
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `another version is named`() {
    let bytes = Array(record(seed: 7).text(of: .ledger).utf8)
    let newer = Array(
      String(decoding: bytes, as: UTF8.self).replacing("ledger 3", with: "ledger 4").utf8)
    #expect(
      sentence(.ledger, newer)
        == "here/ledger.tsv begins with “flipbook ledger 4”, which this version does not know; record "
        + "the scene anew, or use the version that wrote it")
  }

  @Test func `a conflict that was left in is found by its line`() {
    var lines = record(seed: 7).text(of: .motion).split(separator: "\n").map(String.init)
    lines.insert("<<<<<<< ours", at: 4)
    let text = lines.joined(separator: "\n") + "\n"
    #expect(sentence(.motion, Array(text.utf8))?.hasPrefix("here/motion.tsv:5: ") == true)
  }

  /// Each row of the ledger loses its last word, or is another word.
  @Test func `a broken line of a ledger is told with its own number`() {
    let lines = record(seed: 6).text(of: .ledger).split(separator: "\n").map(String.init)
    for place in lines.indices {
      let words = lines[place].split(separator: "\t")
      for broken in [words.dropLast().joined(separator: "\t"), "<<<<<<< ours"] {
        var lines = lines
        lines[place] = broken
        let text = sentence(.ledger, Array((lines.joined(separator: "\n") + "\n").utf8))
        if place == 0 {
          #expect(text?.hasPrefix("here/ledger.tsv begins with") == true)
        } else {
          #expect(
            text?.hasPrefix("here/ledger.tsv:\(place + 1): ") == true,
            "\(broken): \(text ?? "no error")")
        }
      }
    }
  }

  @Test func `files of two records are mixed`() {
    var other = record(seed: 7)
    other.frames[0].views[0].pose.x += 1
    #expect(
      sentence(.motion, Array(other.text(of: .motion).utf8))?.hasPrefix(
        "here/ledger.tsv: its frame")
        == true)
  }

  @Test(arguments: RecordFile.allCases)
  func `every cut is a damage`(file: RecordFile) {
    let bytes = Array(record(seed: 7, frames: 4).text(of: file).utf8)
    let whole = record(seed: 7, frames: 4)
    for count in 0..<bytes.count {
      var reader = RecordReader(folder: "here")
      let result = Result { () throws(ReferenceError) in
        try reader.read {
          $0 == file ? Array(bytes.prefix(count)) : Array(whole.text(of: $0).utf8)
        }
      }
      #expect(throws: ReferenceError.self, "\(count) bytes") { try result.get() }
    }
  }

  @Test func `a file that lacks a line is not as it was recorded`() {
    let record = record(seed: 7)
    for file in RecordFile.sealed {
      let lines = record.text(of: file).split(separator: "\n").dropLast()
      #expect(
        sentence(file, Array((lines.joined(separator: "\n") + "\n").utf8))
          == "here/\(file.name) is not as it was recorded: lines are missing or were changed; take the "
          + "file from the repository again, or record the scene anew")
    }
  }

  @Test func `a ledger without fingerprints of files is read as it was`() throws {
    let whole = record(seed: 7)
    var reader = RecordReader(folder: "here")
    let read = try reader.read { file in
      let text = whole.text(of: file)
      guard file == .ledger else { return Array(text.utf8) }
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("file\t") }
      return Array(
        (lines.joined(separator: "\n") + "\n").replacing("ledger 3", with: "ledger 2").utf8)
    }
    var older = whole
    older.ledgerVersion = 2
    #expect(read == older)
    var newer = RecordReader(folder: "here")
    #expect(throws: ReferenceError.self) {
      try newer.read { file in
        let lines = whole.text(of: file).split(separator: "\n").filter { !$0.hasPrefix("file\t") }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
      }
    }
  }

  @Test func `seeded damage gives a sentence or a record, never a crash`() {
    var numbers = SplitMix64(seed: 2026)
    for round in 0..<2000 {
      let file = RecordFile.allCases[round % RecordFile.allCases.count]
      var bytes = Array(record(seed: UInt64(round % 5), frames: 3).text(of: file).utf8)
      for _ in 0...numbers.next(below: 4) {
        let place = numbers.next(below: bytes.count)
        switch numbers.next(below: 4) {
        case 0: bytes[place] = UInt8(numbers.next(below: 256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + numbers.next(below: 30)))
        case 2: bytes.insert(contentsOf: Array("9999999999999999999\t".utf8), at: place)
        default: bytes.insert(contentsOf: bytes.prefix(numbers.next(below: 200)), at: place)
        }
        if bytes.isEmpty { bytes = [9] }
      }
      if let sentence = sentence(file, bytes) { #expect(sentence.hasPrefix("here/")) }
    }
  }
}
