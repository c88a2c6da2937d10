import Foundation

/// A file or a folder as it is in memory, of which Foundation here has no name.
///
/// Source: Apple, FileWrapper.
open class FileWrapper: NSObject {
  private let contents: Data?
  private var children: [String: FileWrapper] = [:]

  /// The name of the file that was read.
  open var filename: String?

  /// The name under which the file stands in a folder.
  open var preferredFilename: String?

  /// Whether it is a folder.
  open var isDirectory: Bool { contents == nil }

  /// Whether it is a file.
  open var isRegularFile: Bool { contents != nil }

  /// The bytes of a file; `nil` for a folder.
  open var regularFileContents: Data? { contents }

  /// What stands in a folder, by names; `nil` for a file.
  open var fileWrappers: [String: FileWrapper]? { isDirectory ? children : nil }

  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Whether a file is read at once and without mapping.
    ///
    /// Neither is heeded: files are always read whole.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Whether what was there stays until all is written, which it always does, and whether the files
    /// take the names under which they are written.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  /// Makes a file of bytes.
  public init(regularFileWithContents contents: Data) { self.contents = contents }

  /// Makes a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = nil
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      children[name] = child
    }
  }

  /// Reads a file, or a folder with what is in it.
  ///
  /// - Throws: Foundation's error where it cannot be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    contents = isFolder.boolValue ? nil : try Data(contentsOf: url)
    super.init()
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    guard isFolder.boolValue else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
    }
  }

  /// Puts a file into the folder, under a name of its own.
  ///
  /// - Returns: the name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wish = child.preferredFilename ?? child.filename ?? ""
    precondition(!wish.isEmpty, "A file wrapper needs a preferred filename to stand in a folder.")
    var (name, number) = (wish, 1)
    while children[name] != nil {
      name = "\(number)__#$!@%!#__\(wish)"
      number += 1
    }
    children[name] = child
    return name
  }

  /// Makes a file of bytes in the folder.
  ///
  /// - Returns: its name.
  @discardableResult
  open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Takes a file out of the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    for (name, other) in children where other === child { children[name] = nil }
  }

  /// Returns the name under which a file stands in the folder; `nil` where it does not.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    children.first { $0.value === child }?.key
  }

  /// Writes the file, or the folder with what is in it, in the place of what is there, which stays
  /// until all is written, whatever the options say about that.
  ///
  /// With `withNameUpdating` the files take the names under which they were written.
  ///
  /// - Throws: Foundation's error where it cannot be written; what was there stays.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    let manager = FileManager.default
    let folder = url.deletingLastPathComponent()
    let draft = folder.appendingPathComponent(".\(url.lastPathComponent).draft")
    if isDirectory, manager.fileExists(atPath: url.path) {
      try Self.remove(draft)
      do {
        try fill(draft)
      } catch {
        try Self.remove(draft)
        throw error
      }
      try Self.remove(url)
      try manager.moveItem(at: draft, to: url)
    } else {
      try fill(url)
    }
    if options.contains(.withNameUpdating) { takeName(url.lastPathComponent) }
  }

  /// Writes the file, or the folder with what is in it, where nothing is.
  private func fill(_ url: URL) throws {
    if let contents { return try contents.write(to: url, options: .atomic) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, child) in children.sorted(by: { $0.key < $1.key }) {
      try child.fill(url.appendingPathComponent(name))
    }
  }

  private static func remove(_ url: URL) throws {
    let manager = FileManager.default
    if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
  }

  private func takeName(_ name: String) {
    filename = name
    for (name, child) in children { child.takeName(name) }
  }
}
