import Foundation

/// What happens in a folder, as the system tells it.
final class FolderWatch {
  struct Event {
    let name: String
    /// A bit, such as `IN_CREATE`.
    let kind: Int32
  }

  private let descriptor = inotify_init1(Int32(IN_NONBLOCK))

  /// Begins to watch a folder for events whose bits are set.
  init(_ folder: String, for kinds: Int32) {
    inotify_add_watch(descriptor, folder, UInt32(kinds))
  }

  deinit { close(descriptor) }

  /// The events since the last look, in their order.
  ///
  /// Each is its bits in bytes 4 to 7, the length of its name in bytes 12 to 15, and then its name,
  /// filled up with zeros.
  var events: [Event] {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = read(descriptor, &bytes, bytes.count)
    var events: [Event] = []
    var rest = Array(bytes.prefix(max(0, count)))[...]
    func number(at offset: Int) -> UInt32 {
      rest.dropFirst(offset).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    while rest.count >= 16 {
      let length = Int(number(at: 12))
      let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      events.append(
        Event(name: String(decoding: name, as: UTF8.self), kind: Int32(bitPattern: number(at: 4))))
      rest = rest.dropFirst(16 + length)
    }
    return events
  }
}
