import Foundation

@testable import FilmFiles
@testable import Filming
@testable import References

/// The readers of files that others may have made.
enum FuzzedReader: String, CaseIterable {
  case films, folders, manifests, references

  /// The reader that `FUZZED` in the environment names.
  static let chosen: FuzzedReader = {
    let name = ProcessInfo.processInfo.environment["FUZZED"] ?? ""
    guard let reader = FuzzedReader(rawValue: name) else {
      fatalError("FUZZED is “\(name)”; give one of \(allCases.map(\.rawValue))")
    }
    return reader
  }()

  /// Reads a file that libFuzzer has made up, as a command would.
  ///
  /// - Returns: -1 when nothing was read, so that libFuzzer does not keep such files.
  func read(_ bytes: [UInt8]) -> Int32 {
    let place = FuzzedPlace.ofThisProcess
    switch self {
    case .films:
      // Any other file may be a video, which another program reads.
      let isFilm = ["\u{89}PNG", "GIF8", "RIFF"].contains { start in
        bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) })
      }
      let film = FilmMending.mended(bytes)
      guard isFilm, !FilmMending.isLarge(film) || film.count % 64 == 0 else { return -1 }
      place.write(film, to: "film")
      readFilm(place("film"))
    case .folders: checkOrder(of: bytes)
    case .manifests:
      place.write(bytes, to: ".flipbook/film.json")
      _ = FilmManifest(of: place("film"))
    case .references:
      guard bytes.count > 4 else { return -1 }
      readReference(bytes, at: place)
    }
    return 0
  }

  private func readFilm(_ path: String) {
    do throws(FilmFileError) {
      let film = try Films.open(path)
      var (pictures, pixels) = (0, 0)
      while pictures < 50, pixels < 4_000_000, let image = try film.next() {
        let size = try image.frame().size
        pictures += 1
        pixels += size.width * size.height
        precondition(image.duration > 0, "a picture that is never shown")
      }
    } catch {
      precondition(!error.description.isEmpty)
    }
  }

  /// Checks that file names, one a line, have a consistent order.
  private func checkOrder(of bytes: [UInt8]) {
    let names = String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(4)
      .map { NumberedName(String($0)) }
    for one in names {
      precondition(!(one < one))
      for other in names where one < other {
        precondition(!(other < one))
        for third in names where other < third { precondition(one < third) }
      }
    }
  }

  /// Reads the files of a reference, with a zero byte between them.
  private func readReference(_ bytes: [UInt8], at place: FuzzedPlace) {
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
    for (index, file) in RecordFile.allCases.enumerated() {
      place.write(
        index < parts.count ? Array(parts[index]) : [], to: "references/scene/\(file.name)")
    }
    do {
      guard let record = try ReferenceStore(place("references")).record(of: "scene") else { return }
      // What was read can be written again without a crash.
      for file in RecordFile.allCases { _ = record.text(of: file) }
    } catch {
      precondition(!"\(error)".isEmpty)
    }
  }
}
