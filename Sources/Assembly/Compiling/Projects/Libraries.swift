import Files

/// Swift code of a repository that a module's name stands for.
struct Library: Hashable {
  let module: String
  let sources: [String]
  var interfaces: [String] = []
  /// Files of it that are not compiled here.
  var objectiveC: [String] = []
  /// The folder of the manifest that names it; `nil` for another one.
  var folder: String?

  /// Whether a tool put it there for the app, whose author did not write it.
  var isOfOthers: Bool {
    sources.first?.split(separator: "/").contains { ["Pods", "Carthage"].contains($0) } == true
  }
}

/// Modules of others that have a stand-in and are made of what a film lacks.
///
/// Of their own code, requests, disks and sums of a system's library, so much is left out that nothing of it
/// works.
private let modulesOfTheNetwork: Set = ["Alamofire", "Kingfisher"]

/// The libraries that stand in a repository: targets of projects and of packages, pods, and code of
/// others that was checked in.
///
/// *Cost*: the folders are read when a library is asked for the first time.
final class Libraries {
  private let folder: String
  /// What of manifests is left out, a sentence each.
  private(set) var notes: [String] = []
  private lazy var projects = foldersOfCode(
    below: folder, others: true, isWanted: { $0.hasSuffix(".xcodeproj") }
  ).compactMap { XcodeProject(at: $0, within: enclosure) }
  private lazy var manifests = Self.manifests(below: folder)

  private let enclosure: Enclosure

  init(below folder: String, within enclosure: Enclosure) {
    (self.folder, self.enclosure) = (folder, enclosure)
  }

  /// Finds the library of a module's name.
  ///
  /// - Parameters:
  ///   - module: the name that is imported.
  ///   - sources: files that are compiled anyway.
  /// - Returns: at most one library; none for modules of Apple's, nor for a copy of one that is made of the
  ///   network, where something stands in.
  func libraries(of module: String, besides sources: [String]) -> [Library] {
    guard !modulesOfApple.contains(module), let found = library(of: module, besides: sources),
      !modulesOfTheNetwork.contains(module) || !found.isOfOthers
    else { return [] }
    return [found]
  }

  private func library(of module: String, besides sources: [String]) -> Library? {
    for project in projects {
      if let found = library(of: module, in: project) { return found }
    }
    for manifest in manifests {
      if let fault = manifest.fault, !notes.contains(fault) { notes.append(fault) }
      if let found = library(of: module, in: manifest) { return found }
    }
    return checkedIn(module) ?? folder(named: module, besides: sources)
  }

  /// Returns a library that a project builds; `nil` where it builds none of that name, or where its
  /// files are not there.
  func library(of name: String, in project: XcodeProject) -> Library? {
    let named = project.targets.filter {
      $0.isLibrary && ($0.module == name || $0.name == name)
    }
    for target in named.filter(\.isForPhones) + named.filter({ !$0.isForPhones }) {
      let sources = target.swiftFiles.filter { Standing(at: $0) == .file }
      guard !sources.isEmpty else { continue }
      return Library(
        module: target.module, sources: sources,
        interfaces: target.interfaces.filter { Standing(at: $0) == .file },
        objectiveC: target.sources.filter {
          !$0.hasSuffix(".swift") && !$0.hasSuffix("-dummy.m")
        })
    }
    return nil
  }

  private func library(of module: String, in manifest: Manifest) -> Library? {
    let files = manifest.files(of: module)
    let sources = files.filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else { return nil }
    return Library(
      module: module, sources: sources, interfaces: files.filter(isInterface),
      objectiveC: files.filter { isCode($0) && !$0.hasSuffix(".swift") },
      folder: manifest.folder)
  }

  /// Returns the code of others that stands in a folder of a module's name.
  private func checkedIn(_ module: String) -> Library? {
    let folders = foldersOfCode(below: folder, others: true) { name in
      ["Pods", "Carthage"].contains(name)
    }.flatMap { ["\($0)/\(module)", "\($0)/Checkouts/\(module)"] }
    return folders.lazy.filter { Standing(at: $0) == .folder }
      .compactMap { Self.library(of: module, in: $0) }.first
  }

  /// Returns the code in a folder of a module's name that nothing else says what it is for; `nil`
  /// where some of it belongs to the app.
  private func folder(named module: String, besides sources: [String]) -> Library? {
    foldersOfCode(below: folder) { $0 == module }.lazy
      .compactMap { Self.library(of: module, in: $0) }
      .first { $0.sources.map(standardized).allSatisfy { !sources.contains($0) } }
  }

  private static func library(of module: String, in folder: String) -> Library? {
    let files = SourceFiles.files(below: folder).filter { path in
      !path.dropFirst(folder.count).split(separator: "/").contains {
        $0.hasPrefix("Example") || $0.hasPrefix("Demo") || $0.hasSuffix("Demo")
      }
    }
    return files.isEmpty ? nil : Library(module: module, sources: files)
  }

  /// Returns the manifests below a folder, and in the two above, where an example's library stands,
  /// unless others may have put it there.
  static func manifests(below folder: String) -> [Manifest] {
    let above = resolved(folder)
    var folders = [folder] + allFolders(below: folder)
    folders += [parentFolder(of: above), parentFolder(of: parentFolder(of: above))]
      .prefix(while: isOwnFolder)
    var seen: Set<String> = []
    return folders.filter { seen.insert($0).inserted }.flatMap { folder in
      FolderEntry.all(in: folder).sorted { $0.name < $1.name }.filter { !$0.isFolder }
        .compactMap { Manifest(named: $0.name, in: folder) }
    }
  }

  private static func allFolders(below folder: String) -> [String] {
    var found: [String] = []
    for entry in FolderEntry.all(in: folder).sorted(by: { $0.name < $1.name })
    where entry.isFolder && !entry.name.hasPrefix(".") && !entry.name.contains(".") {
      let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
      found += [path] + allFolders(below: path)
    }
    return found
  }
}

/// Modules that no repository declares again.
private let modulesOfApple: Set = [
  "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreMotion", "Dispatch", "Darwin",
  "ObjectiveC", "Swift", "XCTest", "Testing", "Flipbook", "SwiftUI", "PlaygroundSupport",
  "AVFoundation", "CoreImage", "MapKit", "CoreLocation", "CoreData", "SpriteKit", "WebKit",
  "SafariServices", "MessageUI", "UserNotifications", "Combine", "os",
]
