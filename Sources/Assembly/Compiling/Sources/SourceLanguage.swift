import Files
import Foundation

/// The language mode that files are written in.
struct SourceLanguage: Hashable, Sendable {
  /// The version after `-swift-version`.
  private(set) var version = "5"
  /// Whether declarations belong to the main actor unless they say otherwise.
  private(set) var isOnMainActor = true

  /// Reads it from the package whose source a file is, or from a project; all else is Swift 5, as apps
  /// have it.
  ///
  /// - Parameters:
  ///   - path: a file.
  ///   - project: the version that a project's settings name. Those before 4.2 are what the compiler calls
  ///     version 4: it has Swift 3 no more, whose names are rewritten.
  init(of path: String, project: String? = nil) {
    if let project, let number = Double(project), number < 5 {
      version = number < 4.2 ? Self.oldest : "4.2"
    }
    let path = resolved(path)
    var folder = parentFolder(of: path)
    while folder != "/" {
      do {
        let bytes = try SourceFile.bytes(of: "\(folder)/Package.swift", limit: Self.longestManifest)
        guard path.hasPrefix("\(folder)/Sources/") else { return }
        read(manifest: String(decoding: bytes, as: UTF8.self))
        return
      } catch {
        folder = parentFolder(of: folder)
      }
    }
  }

  /// The language of files that have names which Swift 4.2 changed, where no project says another.
  mutating func readNames(areOld: Bool, project: String?) {
    if areOld, project == nil, version == "5" { version = Self.oldest }
  }

  /// Whether the files are older than Swift 4.2.
  var isOld: Bool { version == Self.oldest }

  private static let oldest = "4"

  /// Reads what a manifest says of the language mode, as text.
  private mutating func read(manifest: String) {
    let tools = manifest.firstMatch(of: #/swift-tools-version:\s*(\d+)/#).flatMap { Int($0.1) } ?? 5
    let modes = manifest.firstMatch(of: #/swiftLanguage(?:Modes|Versions):\s*\[([^\]]*)\]/#)
    let saysSix = modes.map { $0.1.contains("v6") || $0.1.contains("\"6\"") } ?? (tools >= 6)
    guard saysSix else { return }
    version = "6"
    isOnMainActor = manifest.contains("defaultIsolation(MainActor.self)")
  }

  private static let longestManifest = 1 << 20
}
