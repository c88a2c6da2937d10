import Drawing
import Foundation
import FrameOutput
import Typography

/// The code, the fonts and the pictures that films are made with in this process, as checksums.
struct FilmMaker: Hashable, Sendable {
  /// Of the running program's file.
  let program: String
  /// Of the libraries that it has loaded.
  let libraries: String
  /// Of the system font's files.
  let fonts: String
  /// Of the files that scenes find by name: PNG beside the program, and all in the folders of
  /// resources that the package manager puts there.
  let resources: String

  /// Found out once, when it is first asked for; `nil` where the system does not tell.
  static let ofThisProcess: FilmMaker? = {
    do {
      return try FilmMaker()
    } catch {
      return nil
    }
  }()

  /// Of what ffmpeg, which makes the videos, says of itself and its libraries; `nil` where there is none.
  static let ffmpeg = OtherProgram.output(of: "ffmpeg", ["-version"])
    .map { text(Checksum.of(Array($0.utf8))) }

  private init() throws {
    program = try Self.text(Checksum.ofFile(at: "/proc/self/exe").checksum)
    libraries = try Self.text(Self.sum(ofFiles: Self.loadedLibraries(), bytes: Self.page))
    fonts = try Self.text(Self.sum(ofFiles: Typeface.installedFiles, bytes: Self.page))
    resources = try Self.text(Self.sum(ofFiles: Self.resourceFiles(), bytes: nil))
  }

  /// As checksums are written down.
  static func text(_ checksum: UInt64) -> String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// One checksum of the names and the beginnings of files.
  ///
  /// - Parameter bytes: how much of each counts; `nil` is all.
  private static func sum(ofFiles files: [String], bytes: Int?) throws -> UInt64 {
    var parts: [UInt8] = []
    for file in files {
      let handle = try FileHandle(forReadingFrom: URL(filePath: file))
      let beginning = try bytes.map(handle.read(upToCount:)) ?? handle.readToEnd()
      let sum = Checksum.of(Array(beginning ?? Data()))
      try parts += Array("\(file.split(separator: "/").last ?? "") \(handle.seekToEnd()) ".utf8)
      parts += Array("\(sum)\n".utf8)
    }
    return Checksum.of(parts)
  }

  /// The paths of shared libraries, in order.
  private static func loadedLibraries() throws -> [String] {
    let maps = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
    let lines = String(decoding: try maps.readToEnd() ?? Data(), as: UTF8.self)
    let paths = lines.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set(paths.filter { $0.contains(".so") }).sorted()
  }

  /// The paths of resources, in order.
  private static func resourceFiles() throws -> [String] {
    let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: folder).sorted().flatMap { name in
      let path = "\(folder)/\(name)"
      if name.lowercased().hasSuffix(".png") { return [path] }
      guard name.hasSuffix(".resources") else { return [] }
      return try manager.subpathsOfDirectory(atPath: path).sorted().map { "\(path)/\($0)" }
        .filter(isFile)
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// A library begins with its build ID, and a font with checksums of its tables; they stand for all
  /// of it. Units: bytes.
  private static let page = 4096
}
