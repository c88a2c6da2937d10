import Drawing
import Files
import Foundation
import Typography

/// The code, the fonts and the pictures that films are made with in this process, as checksums.
struct FilmMaker: Hashable, Sendable {
  /// Of what is loaded of the running program.
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
    program = try Self.text(ObjectFile(at: "/proc/self/exe").checksum())
    libraries = try Self.sum(ofFiles: Self.loadedLibraries()) { try ObjectFile(at: $0).checksum() }
    fonts = try Self.sum(ofFiles: Typeface.installedFiles) {
      try Checksum.ofFile(at: $0).checksum
    }
    resources = try Self.sum(ofFiles: Self.resourceFiles()) { try Checksum.ofFile(at: $0).checksum }
  }

  /// As checksums are written down.
  static func text(_ checksum: UInt64) -> String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// One checksum of the names, the sizes and what else tells files apart.
  private static func sum(
    ofFiles files: [String], of content: (_ path: String) throws -> UInt64
  ) throws -> String {
    let lines = try files.map { file in
      try "\(file.split(separator: "/").last ?? "") \(size(of: file)) \(content(file))\n"
    }
    return text(Checksum.of(Array(lines.joined().utf8)))
  }

  /// The paths of shared libraries, in order.
  private static func loadedLibraries() throws -> [String] {
    let maps = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
    let lines = Array(try maps.readToEnd() ?? Data()).split(separator: UInt8(ascii: "\n"))
    let paths = Set(lines.compactMap { $0.firstIndex(of: UInt8(ascii: "/")).map($0.suffix(from:)) })
      .map { String(decoding: $0, as: UTF8.self) }
    return paths.filter { $0.contains(".so") }.sorted()
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
        .filter { Standing(at: $0) == .file }
    }
  }

  /// Units: bytes.
  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
