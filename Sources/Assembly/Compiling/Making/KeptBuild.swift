import Files
import Foundation

/// The objects of a project of many files, which are kept, so that only those are compiled anew that a change
/// concerns.
///
/// Which these are, the compiler's driver knows. Where it fails for any reason, all files are compiled
/// together as ever, and what is said is said by that.
final class KeptBuild {
  /// The compiler and the modules that the build uses.
  struct Setting {
    let driver: String
    let modules: String
    let language: SourceLanguage
    let bounds: ToolBounds
  }

  private let setting: Setting
  private let place: PrivateFolder
  private let files: KeptFiles
  private let lock: FolderLock
  private var folder: String { files.folder }
  /// Stands in a folder of files that do not compile as they are.
  private var mark: String { "\(folder)/parts" }

  /// Finds the objects of a project; `nil` where none can be kept, where another process uses them, and for a
  /// project of which something is left out.
  ///
  /// - Parameters:
  ///   - key: what tells it from others, and builds of one compiler and library from those of others.
  ///   - place: where they are kept.
  ///   - setting: what it compiles with.
  init?(_ key: UInt64, in place: PrivateFolder, _ setting: Setting) {
    let name = PrivateFolder.text(key)
    do throws(FileError) {
      let folder = try place.folder("\(Self.name)/\(name)")
      guard let lock = FolderLock(folder, waits: false) else { return nil }
      self.lock = lock
      files = KeptFiles(in: folder, of: place, named: "build-\(name)")
    } catch {
      return nil
    }
    (self.setting, self.place) = (setting, place)
    guard Standing(ofLinkAt: mark) == .nothing else { return nil }
    if !files.areWhole { files.clear() }
    utimes(folder, nil)
    Self.prune("\(place.path)/\(Self.name)", keeping: name)
  }

  /// Compiles what has to be.
  ///
  /// - Parameters:
  ///   - remains: the rewritten texts.
  ///   - symbols: the names of images and colours.
  ///   - draft: the folder of this run.
  /// - Returns: the objects; `nil` where it does not compile.
  /// - Throws: `FileError`.
  func objects(_ remains: Remains, _ symbols: AssetSymbols, in draft: String) throws -> [String]? {
    var names: Set<String> = []
    var texts: [(path: String, text: String)] = []
    for (number, file) in remains.files.dropLast().enumerated() {
      // The compiler tells private names apart by those of files.
      let base = file.name.split(separator: "/").last.map(String.init) ?? ""
      let isFirst = names.insert(base).inserted
      texts.append(
        (
          "\(number)/\(isFirst ? base : "\(number).swift")",
          "#sourceLocation(file: \(swiftLiteral(file.name)), line: 1)\n" + file.text
        ))
    }
    texts += [("own/FlipbookEntry.swift", remains.entry)]
    texts += [("own/GeneratedAssetSymbols.swift", symbols.text)]
    let paths = try texts.map { try write($0.text, to: $0.path) }
    let objects = paths.map { "\($0.dropLast(".swift".count)).o" }
    let map = try write(try outputs(of: paths, objects), to: "outputs.json")
    let modules = ModuleCache(in: place, else: draft)
    let run = try ToolRun(
      setting.driver, arguments(paths, map, modules), in: draft,
      variables: ToolMemory.variables.merging(["TMPDIR": draft]) { $1 }, bounds: setting.bounds)
    modules.remember()
    guard run.excess == nil, (0...1).contains(run.code) else { return nil }
    // Also of files with an error: the driver knows which were compiled.
    files.remember()
    return run.code == 0 ? objects : nil
  }

  /// Notes that the files compile only in parts, which is not tried again.
  func giveUp() {
    do throws(FileError) {
      files.clear()
      try WholeFile.write([], to: mark, isDurable: false)
    } catch {
      // It is tried again.
    }
  }

  private func arguments(
    _ paths: [String], _ map: String, _ modules: ModuleCache
  ) -> [String] {
    let isolation = setting.language.isOnMainActor ? ["-default-isolation", "MainActor"] : []
    return ["-incremental", "-enable-batch-mode", "-output-file-map", map, "-c"] + paths + [
      "-j", "\(ProcessInfo.processInfo.activeProcessorCount)", "-I", setting.modules,
      "-swift-version", setting.language.version, "-Onone", "-g", "-D", "DEBUG", "-module-name",
      "Program", "-parse-as-library", "-suppress-warnings", "-module-cache-path", modules.folder,
    ] + ["-disable-objc-interop", "-empty-abi-descriptor"].flatMap { ["-Xfrontend", $0] }
      + isolation
  }

  /// Returns the text that says where what becomes of each file goes.
  private func outputs(of paths: [String], _ objects: [String]) throws -> String {
    var map = ["": ["swift-dependencies": "\(folder)/all.swiftdeps"]]
    for (path, object) in zip(paths, objects) {
      map[path] = [
        "object": object, "swift-dependencies": "\(path.dropLast(".swift".count)).swiftdeps",
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(map), as: UTF8.self)
  }

  /// Writes a text where another one stands: the driver looks at when that was.
  private func write(_ text: String, to name: String) throws(FileError) -> String {
    let path = "\(folder)/\(name)"
    mkdir(parentFolder(of: path), 0o700)
    let bytes = Array(text.utf8)
    if Standing(ofLinkAt: path) == .file, try SourceFile.bytes(of: path) == bytes { return path }
    try WholeFile.write(bytes, to: path, followsLinks: false, isDurable: false)
    return path
  }

  /// Removes the builds that were not used for the longest time, and that nobody uses.
  private static func prune(_ builds: String, keeping name: String) {
    let dated = FolderEntry.all(in: builds).filter { $0.isFolder && $0.name != name }
      .map { entry in
        var status = stat()
        lstat("\(builds)/\(entry.name)", &status)
        return (name: entry.name, used: status.st_mtim.tv_sec)
      }
    for old in dated.sorted(by: { ($0.used, $0.name) > ($1.used, $1.name) }).dropFirst(most - 1) {
      let path = "\(builds)/\(old.name)"
      guard let lock = FolderLock(path, waits: false) else { continue }
      withExtendedLifetime(lock) {
        do {
          try FileManager.default.removeItem(atPath: path)
        } catch {
          // A folder that is not whole stays; it is cleared before its next use.
        }
      }
    }
  }

  private static let name = "builds"
  /// How many projects have theirs kept.
  private static let most = 8
}

extension ProgramMaker {
  /// Returns what is kept of a project of many files; `nil` for few, which are compiled sooner together.
  func keptBuild(of sources: SourceFiles, _ language: SourceLanguage) -> KeptBuild? {
    guard sources.paths.count >= Self.manyFiles, let place = cache.place, !bounds.isWalled,
      Standing(at: toolchain.driver) == .file
    else { return nil }
    var parts = [kit.library, rewriter.path, toolchain.frontend].map { "\(FileStamp(of: $0))" }
    parts += [language.version, "\(language.isOnMainActor)"]
    parts.append(FileManager.default.currentDirectoryPath)
    parts += sources.paths
    return KeptBuild(
      Checksum.of(Array(parts.joined(separator: "\n").utf8)), in: place,
      KeptBuild.Setting(
        driver: toolchain.driver, modules: kit.modules, language: language, bounds: bounds))
  }

  /// From how many files on the driver pays, which takes a tenth of a second.
  private static let manyFiles = 8
}
