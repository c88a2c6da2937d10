import Files
import Foundation

/// What a user's files are compiled against and linked with.
package struct Kit: Hashable, Sendable {
  /// The folder with the library and the modules.
  package let folder: String

  /// The shared library with all rooms.
  package var library: String { "\(folder)/libFlipbookRooms.so" }
  /// The modules of Swift and C.
  package var modules: String { "\(folder)/modules" }

  /// Finds the kit of a program: where it was installed, or beside it in a clone.
  ///
  /// - Parameter program: the path of the running program.
  /// - Throws: `CompilingError.noKit`.
  package init(beside program: String) throws(CompilingError) {
    let places = Self.places(beside: program)
    guard let folder = places.first(where: { Standing(at: "\($0)/libFlipbookRooms.so") == .file })
    else { throw .noKit(places: places) }
    self.folder = folder
  }

  /// Finds whether the kit of a program stands in `lib/flipbook`, where `make install` puts it.
  ///
  /// - Parameter program: the path of the running program.
  /// - Returns: false for a program that was built where it stands.
  package static func isInstalled(for program: String) -> Bool {
    places(beside: program).last.map { Standing(at: "\($0)/libFlipbookRooms.so") == .file } ?? false
  }

  /// The version of the compiler that built the library; `nil` where it is not told.
  var compilerVersion: String? {
    do {
      let bytes = try SourceFile.bytes(of: "\(folder)/compiler", limit: Self.longestVersion)
      return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    } catch {
      return nil
    }
  }

  private static func places(beside program: String) -> [String] {
    let folder = parentFolder(of: program)
    return ["\(folder)/kit", "\(parentFolder(of: folder))/lib/flipbook"]
  }

  private static let longestVersion = 4096
}

/// The tool that rewrites Objective-C's words, which is a program of its own.
struct RewritingTool: Hashable, Sendable {
  let path: String

  /// Finds the tool of a program: beside it, or in a clone where its package builds it.
  ///
  /// - Throws: `CompilingError.noRewriter`.
  init(beside program: String) throws(CompilingError) {
    let folder = parentFolder(of: program)
    var places = ["\(folder)/flipbook-rewrite"]
    var above = folder
    // `.build/release` or `.build/x86_64-unknown-linux-gnu/release`.
    for _ in 0..<3 {
      above = parentFolder(of: above)
      places.append("\(above)/Rewriter/.build/release/flipbook-rewrite")
    }
    guard let path = places.first(where: { Standing(at: $0) == .file }) else {
      throw .noRewriter(places: places)
    }
    self.path = path
  }
}
