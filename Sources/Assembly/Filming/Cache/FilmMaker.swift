import Drawing
import Files
import Foundation
import Typography

/// Checksums of the code, the fonts and the pictures with which this process makes films.
struct FilmMaker: Hashable, Sendable {
  /// The checksum of the loaded part of the running program.
  let program: String
  /// The checksum of the libraries that it has loaded.
  let libraries: String
  /// The checksum of what tells the versions of the fonts in which whole texts are set, and of icons.
  ///
  /// All fonts have some 75 megabytes, which take longer to read than most films to make. A font
  /// begins with the checksums of all its tables, so its beginning tells it from any other version;
  /// its time tells of one that was changed by hand.
  let fonts: String
  /// The same of the fonts for letters that those lack.
  let fallbackFonts: String
  /// The checksum of the files that scenes find by name.
  ///
  /// They are the pictures beside the program, all files in the folders of resources that the
  /// package manager puts there, and all that links lead to, by which a user's files stand there.
  let resources: String

  /// The checksums, computed once when first needed; `nil` when the system does not give the data.
  static let ofThisProcess: FilmMaker? = {
    do {
      return try FilmMaker()
    } catch {
      return nil
    }
  }()

  /// The checksum of ffmpeg's version and that of its libraries; `nil` when there is no ffmpeg.
  static let ffmpeg = OtherProgram.output(of: "ffmpeg", ["-version"])
    .map { text(Checksum.of(Array($0.utf8))) }

  private init() throws {
    program = try Self.text(ObjectFile(at: "/proc/self/exe").checksum())
    libraries = try Self.sum(ofFiles: Self.loadedLibraries()) { try ObjectFile(at: $0).checksum() }
    fonts = try Self.sum(
      ofFiles: LetterFolders.textFonts + LetterFolders.icons, of: Self.version)
    fallbackFonts = try Self.sum(ofFiles: LetterFolders.otherFonts, of: Self.version)
    resources = try Self.sum(ofFiles: Self.resourceFiles()) { try Checksum.ofFile(at: $0).checksum }
  }

  /// Returns a checksum as 16 hexadecimal digits.
  static func text(_ checksum: UInt64) -> String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns one checksum of the names and sizes of files, and of what `content` says of each.
  private static func sum(
    ofFiles files: [String], of content: (_ path: String) throws -> UInt64
  ) throws -> String {
    let lines = try files.map { file in
      try "\(file.split(separator: "/").last ?? "") \(size(of: file)) \(content(file))\n"
    }
    return text(Checksum.of(Array(lines.joined().utf8)))
  }

  /// Returns the paths of the shared libraries of this process, in order.
  private static func loadedLibraries() throws -> [String] {
    let maps = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
    let lines = Array(try maps.readToEnd() ?? Data()).split(separator: UInt8(ascii: "\n"))
    let paths = Set(lines.compactMap { $0.firstIndex(of: UInt8(ascii: "/")).map($0.suffix(from:)) })
      .map { String(decoding: $0, as: UTF8.self) }
    return paths.filter { $0.contains(".so") }.sorted()
  }

  /// Returns the paths of resources, in order.
  private static func resourceFiles() throws -> [String] {
    let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: folder).sorted().flatMap { name in
      let path = "\(folder)/\(name)"
      let isPicture = [".png", ".jpg", ".jpeg"].contains(where: name.lowercased().hasSuffix)
      let isGiven = isPicture || isLink(path)
      guard Standing(at: path) == .folder else { return isGiven ? [path] : [] }
      guard isGiven || name.hasSuffix(".resources") else { return [] }
      // With a slash behind it, a link is followed.
      return try manager.subpathsOfDirectory(atPath: "\(path)/").sorted().map { "\(path)/\($0)" }
        .filter { Standing(at: $0) == .file }
    }
  }

  /// Returns what tells a file of letters from other versions, without reading it whole.
  private static func version(of path: String) throws -> UInt64 {
    // Reading a pipe would wait; whoever sets letters in it tells what it is.
    guard LetterFault(ofFile: path) == nil else { return 0 }
    let length = path.hasSuffix(".ttc") ? beginningOfCollection : beginningOfFont
    let beginning = try Checksum.ofFile(at: path, upTo: length).checksum
    return Checksum.of(Array("\(beginning) \(timeOfChange(of: path))".utf8))
  }

  /// More than the table of contents of any font: 16 bytes for each of some thirty tables.
  ///
  /// *Units*: bytes.
  private static let beginningOfFont = 1024

  /// More than the tables of contents of ten faces in one file.
  ///
  /// *Units*: bytes.
  private static let beginningOfCollection = 16_384

  /// Returns when a file was changed last; 0 when there is none.
  ///
  /// *Units*: nanoseconds since 1970.
  private static func timeOfChange(of path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the size of a file; 0 when there is none.
  ///
  /// *Units*: bytes.
  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
