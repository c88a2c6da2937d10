import Foundation

/// A file of the user's, which is read, changed and written.
///
/// Files are read and written at once, in the app's own folder; the handlers are called afterwards
/// on the main queue. Changes are written by `close`, `save` and `autosave`, and not by and by.
///
/// Source: Apple, UIDocument.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// The states of a document, several of which may hold at once.
  ///
  /// Source: Apple, UIDocument.State.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing: it is open, and can be changed.
    public static let normal: State = []
    public static let closed = State(rawValue: 1 << 0)
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// Whether a file is made or written over.
  ///
  /// Source: Apple, UIDocument.SaveOperation.
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

  /// How a document was changed.
  ///
  /// Source: Apple, UIDocument.ChangeKind.
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }

  /// Posted when `documentState` changes.
  public nonisolated static let stateChangedNotification = NSNotification.Name(
    "UIDocumentStateChangedNotification")

  /// The address of the file.
  open private(set) var fileURL: URL

  /// What is the matter with the document; closed until it is opened or made.
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }

  /// When the file was last read or written; `nil` before.
  open var fileModificationDate: Date?

  /// Takes changes back.
  open lazy var undoManager: UndoManager! = UndoManager()

  /// How many changes were made since the file was written; changes that are taken back count as
  /// well once it was written between.
  private var changes = 0

  /// Makes a document of a file, which need not be there yet.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The name of the file without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  /// The kind of the file, by its ending; `nil` for an unknown one.
  open var fileType: String? {
    UTType(filenameExtension: fileURL.pathExtension)?.identifier
  }

  /// The kind in which the file is written.
  open var savingFileType: String? { fileType }

  /// Whether there are changes that are not in the file.
  open var hasUnsavedChanges: Bool { changes != 0 }

  // MARK: Contents

  /// Takes what was read: `Data` of a file, a `FileWrapper` of a folder.
  ///
  /// - Throws: what a subclass throws where it cannot be read.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Returns what is to be written: `Data` or a `FileWrapper`.
  ///
  /// A subclass has to override it.
  ///
  /// - Throws: what a subclass throws where there is nothing to write.
  open func contents(forType typeName: String) throws -> Any {
    raise(
      .internalInconsistency,
      "You must override either -contentsForType:error: or -writeContents:toURL:forSaveOperation:"
        + "originalContentsURL:error: in \(type(of: self))")
  }

  /// Reads the file.
  ///
  /// - Throws: Foundation's error where it cannot be read, and those of `load(fromContents:ofType:)`.
  open func read(from url: URL) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let contents: Any = isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
    try load(fromContents: contents, ofType: fileType)
  }

  /// Writes contents in the place of the file.
  ///
  /// - Throws: Foundation's error where it cannot be written.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    try writeContents(
      contents, to: url, for: saveOperation,
      originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
  }

  /// Writes contents.
  ///
  /// - Throws: Foundation's error where they cannot be written.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let wrapper as FileWrapper:
      try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    default:
      raise(
        .internalInconsistency,
        "The default implementation of -[UIDocument writeContents:toURL:forSaveOperation:"
          + "originalContentsURL:error:] only understands contents of type NSFileWrapper or NSData, "
          + "not \(type(of: contents)).")
    }
  }

  /// Returns what the file system is to keep with a file: nothing more.
  ///
  /// - Throws: what a subclass throws.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  /// Returns the ending of files of a kind: that of the file, unless the system knows the kind.
  open func fileNameExtension(
    forType typeName: String?, saveOperation: SaveOperation
  ) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
  }

  // MARK: Opening and closing

  /// Reads the file, and tells whether that was done.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let isOpen = attempt {
      try read(from: fileURL)
      fileModificationDate = Self.modificationDate(of: fileURL)
    }
    if isOpen { begin() }
    later(isOpen, completionHandler)
  }

  /// Writes the file where it was changed, and tells whether that was done.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !documentState.contains(.closed) else { return later(true, completionHandler) }
    let isSaved = !hasUnsavedChanges || write(to: fileURL, for: .forOverwriting)
    documentState = isSaved ? .closed : [.closed, .savingError]
    later(isSaved, completionHandler)
  }

  /// Reads another file in place of what is there.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    let isRead = attempt { try read(from: url) }
    if isRead { begin() }
    later(isRead, completionHandler)
  }

  // MARK: Saving

  /// Writes a file, and tells whether that was done; a document that is made is open from then on.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isSaved = write(to: url, for: saveOperation)
    if isSaved {
      fileURL = url
      documentState.subtract([.closed, .savingError])
    } else {
      documentState.insert(.savingError)
    }
    later(isSaved, completionHandler)
  }

  /// Writes the file where it was changed, and tells whether that was done.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return later(true, completionHandler) }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Notes a change.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }

  /// Returns a token of the changes so far.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  /// Notes that the changes of a token are in the file.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    changes -= changeCountToken as? Int ?? changes
  }

  // MARK: Trouble

  /// Called with an error of reading or writing; it says so in the log.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    Log.once("The document \(fileURL.lastPathComponent) has an error: \(error)")
    finishedHandlingError(error, recovered: false)
  }

  /// Called when an error was dealt with.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Called where nobody can be asked about an error any more.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  /// Called where nobody may change the document.
  open func disableEditing() {}

  /// Called where somebody may change it again.
  open func enableEditing() {}

  /// Calls a closure while nobody else reads or writes the file.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
    DispatchQueue.main.async { block() }
  }

  private func begin() {
    changes = 0
    documentState = .normal
  }

  private func write(to url: URL, for operation: SaveOperation) -> Bool {
    attempt {
      let contents = try contents(forType: savingFileType ?? "public.data")
      try writeContents(
        contents, andAttributes: try fileAttributesToWrite(to: url, for: operation),
        safelyTo: url, for: operation)
      changes = 0
      fileModificationDate = Self.modificationDate(of: url)
    }
  }

  private func attempt(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  private func later(_ isDone: Bool, _ handler: ((Bool) -> Void)?) {
    guard let handler else { return }
    DispatchQueue.main.async { handler(isDone) }
  }

  private static func modificationDate(of url: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date
  }
}

// The same, for code that waits.
extension UIDocument {
  /// Reads the file.
  ///
  /// - Returns: whether that was done.
  @discardableResult
  public func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }

  /// Writes the file where it was changed.
  ///
  /// - Returns: whether that was done.
  @discardableResult
  public func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }

  /// Writes a file.
  ///
  /// - Returns: whether that was done.
  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in
      save(to: url, for: saveOperation) { done.resume(returning: $0) }
    }
  }

  /// Writes the file where it was changed.
  ///
  /// - Returns: whether that was done.
  @discardableResult
  public func autosave() async -> Bool {
    await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
  }
}
