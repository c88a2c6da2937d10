import Foundation
import Rewriter
import Testing

/// An app made up for these tests: a folder of files as they would stand in Xcode.
struct App: CustomTestStringConvertible, Sendable {
  let name: String
  let files: [SourceFile]

  var testDescription: String { name }

  /// All apps, in order.
  static let all: [App] = {
    let folder = rewriterPackage.appending(path: "Tests/Apps")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { App(name: $0, in: folder.appending(path: $0)) }
  }()

  /// Apps whose controllers stand in storyboards and xibs, in order.
  static let withStoryboards: [App] = {
    let folder = rewriterPackage.appending(path: "Tests/Storyboards")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { name in
      let below =
        (try? FileManager.default.subpathsOfDirectory(
          atPath: folder.appending(path: name).path)) ?? []
      return App(
        name: name,
        files: below.sorted().compactMap { path in
          let file = folder.appending(path: name).appending(path: path)
          return (try? String(contentsOf: file, encoding: .utf8))
            .map { SourceFile(name: file.lastPathComponent, text: $0) }
        })
    }
  }()

  private init(name: String, files: [SourceFile]) { (self.name, self.files) = (name, files) }

  private init(name: String, in folder: URL) {
    self.name = name
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    files = names.sorted().compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8))
        .map { SourceFile(name: name, text: $0) }
    }
  }
}

/// The folder of this package.
let rewriterPackage = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
