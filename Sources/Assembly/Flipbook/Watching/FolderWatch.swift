import Files
import Foundation

/// Waits until something changes in folders.
///
/// The system tells of changes on its own disks. Others, such as a network's, are looked at once in a while.
final class FolderWatch {
  private let queue: Int32
  private var known: [String: Int32] = [:]

  /// Begins with no folders.
  init() { queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }

  deinit { if queue >= 0 { close(queue) } }

  /// Watches some folders, and no others any more.
  ///
  /// - Parameter folders: their paths; one that is gone is left out.
  func watch(_ folders: Set<String>) {
    guard queue >= 0 else { return }
    for (folder, number) in known where !folders.contains(folder) {
      inotify_rm_watch(queue, number)
      known[folder] = nil
    }
    for folder in folders {
      // Again for one that is known: another folder may have taken its place.
      let number = inotify_add_watch(queue, folder, Self.events)
      known[folder] = number >= 0 ? number : nil
    }
  }

  /// Waits for a change in one of the folders, and until no other follows at once; or for as long as disks
  /// that tell nothing may wait.
  func wait() {
    guard !known.isEmpty else {
      usleep(UInt32(Self.pauseWithoutEvents) * 1000)
      return
    }
    guard isTold(within: Self.pause) else { return }
    while takeEvents(), isTold(within: Self.quiet) {}
  }

  private func isTold(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Takes the events away that are there; what they tell is found by looking.
  private func takeEvents() -> Bool {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    return read(queue, &room, room.count) > 0
  }

  /// A file that is being written is none yet.
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      | IN_MOVE_SELF)
  /// *Units*: milliseconds.
  private static let pause: Int32 = 1000
  private static let quiet: Int32 = 5
  /// Where the system tells nothing.
  private static let pauseWithoutEvents: Int32 = 25
}

extension FolderWatch {
  /// Returns the folders in which files stand, and where links to them lead.
  ///
  /// - Parameters:
  ///   - files: the paths of files.
  ///   - folders: folders in which, at any depth, files may be added.
  /// - Returns: the paths of the folders.
  static func folders(of files: [String], below folders: [String]) -> Set<String> {
    var found: Set<String> = []
    for file in files {
      for path in [file, resolved(file)] {
        found.insert(path.contains("/") ? parentFolder(of: path) : ".")
      }
    }
    var open = folders
    while let folder = open.popLast() {
      guard found.count < most, found.insert(folder).inserted || folders.contains(folder) else {
        continue
      }
      open += FolderEntry.all(in: folder).filter { $0.isFolder && !$0.name.hasPrefix(".") }
        .map { "\(folder)/\($0.name)" }
    }
    return found
  }

  /// The most folders that are watched; the system has room for some thousands.
  private static let most = 2000
}
