import Files

/// A picture of lines and curves: the first page of a PDF file, or an SVG file.
///
/// Programs of Debian's turn it into pixels: `pdftocairo` of Poppler, and `rsvg-convert` of librsvg.
/// Both draw with Cairo, as we do. They run only where a picture is asked for, so that nobody else
/// waits for their libraries.
package enum VectorFile: String, CaseIterable, Sendable {
  case pdf
  case svg

  /// The kind of a file, by its extension; `nil` for one of pixels.
  package init?(ofPath path: String) {
    let path = path.lowercased()
    guard let kind = Self.allCases.first(where: { path.hasSuffix(".\($0.rawValue)") })
    else { return nil }
    self = kind
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - scale: pixels a point; a point is a unit of the file.
  /// - Returns: its pixels.
  /// - Throws: `VectorFileError`.
  package func picture(ofFile path: String, scale: Double) throws(VectorFileError) -> PictureFile {
    do {
      // A small file may ask for endless work.
      let process = try RunningProcess(
        "prlimit",
        ["--cpu=\(Self.mostSeconds)", "--as=\(Self.mostMemory)", "--core=0", "--", program]
          + arguments(path, scale), .output)
      let bytes = Self.output(of: process)
      switch process.finish() {
      case 0: return try PictureFile(bytes)
      case RunningProcess.notFound:
        throw VectorFileError(
          "it is read by `\(program)`: install it with `apt-get install \(package)`")
      case let code? where Self.codesOfLimits.contains(code):
        throw VectorFileError(
          "\(program) ended early: it may take \(Self.mostSeconds) s and \(Self.mostMemory >> 30) GB"
        )
      default: throw VectorFileError(process.lastLines(1).first ?? "\(program) ended early")
      }
    } catch let error as VectorFileError {
      throw error
    } catch {
      throw VectorFileError("\(error)")
    }
  }

  private var program: String {
    switch self {
    case .pdf: "pdftocairo"
    case .svg: "rsvg-convert"
    }
  }

  private var package: String {
    switch self {
    case .pdf: "poppler-utils"
    case .svg: "librsvg2-bin"
    }
  }

  private func arguments(_ path: String, _ scale: Double) -> [String] {
    switch self {
    // A unit of a PDF file is 1/72 inch.
    case .pdf: ["-png", "-singlefile", "-transp", "-r", "\(72 * scale)", path, "-"]
    case .svg: ["--format=png", "--zoom=\(scale)", path]
    }
  }

  /// Returns all that a program writes, up to `mostBytes`.
  private static func output(of process: RunningProcess) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < mostBytes {
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 18) { memory, count in
        count = process.read(into: UnsafeMutableRawBufferPointer(memory))
      }
      bytes += part
      if part.count < 1 << 18 { break }
    }
    return bytes
  }

  /// What a program ends with that wants more: KILL, XCPU, and ABRT or SEGV without memory.
  private static let codesOfLimits: Set<Int32> = [128 + 9, 128 + 24, 128 + 6, 128 + 11]
  /// How long the processor may work on a picture, in seconds, and how many bytes that may take.
  private static let mostSeconds = 20
  private static let mostMemory = 2 << 30
  /// More than any image of an app has.
  private static let mostBytes = 1 << 28
}

/// Says why a picture of lines and curves cannot be read.
package struct VectorFileError: Error, CustomStringConvertible {
  package let description: String

  init(_ reason: String) { description = reason }
}
