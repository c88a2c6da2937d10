import Files
import Foundation

/// The language mode that files are written in.
struct SourceLanguage: Hashable, Sendable {
  /// The version after `-swift-version`.
  private(set) var version = "5"
  /// Whether declarations belong to the main actor unless they say otherwise.
  private(set) var isOnMainActor = true

  /// Reads it from the package whose source a file is; all else is Swift 5, as apps have it.
  init(of path: String) {
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
