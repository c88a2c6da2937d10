import Foundation
import References

/// A connection over which a page and this program send each other messages.
///
/// One thread receives, one thread sends.
///
/// Source: https://www.rfc-editor.org/rfc/rfc6455.
struct WebSocket: Sendable {
  private let connection: Int32

  /// Answers the request for a WebSocket.
  ///
  /// - Parameters:
  ///   - connection: the connection, which stays open as long as its owner leaves it open.
  ///   - key: what the page sent as `Sec-WebSocket-Key`.
  init(_ connection: Int32, key: String) {
    self.connection = connection
    // Messages come when something happens, and go at once.
    setPatience(of: connection, SO_RCVTIMEO, seconds: 0)
    var yes: Int32 = 1
    setsockopt(
      connection, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    let head =
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Accept: \(Self.acceptance(of: key))\r\n\r\n"
    _ = writeWhole(Array(head.utf8), to: connection)
  }

  /// Returns what proves to a page that its key was read.
  static func acceptance(of key: String) -> String {
    let digest = SHA1.digest(of: Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    return Data(digest).base64EncodedString()
  }

  /// Waits for the next message.
  ///
  /// - Returns: its bytes; nil when the page is gone, or sends what is no message.
  func receive() -> [UInt8]? {
    var message: [UInt8] = []
    while true {
      guard let head = read(2) else { return nil }
      let kind = head[0] & 0x0F
      guard head[1] & 0x80 != 0, let length = length(head[1] & 0x7F),
        message.count + length <= ServingLimits.longestMessage, let mask = read(4),
        let bytes = read(length)
      else { return nil }
      let text = bytes.enumerated().map { $1 ^ mask[$0 % 4] }
      switch kind {
      case 0, 1, 2: message += text
      case 8: return nil
      // A ping wants an answer, but browsers send none; a pong wants nothing.
      default: continue
      }
      if head[0] & 0x80 != 0 { return message }
    }
  }

  /// Sends a text.
  ///
  /// - Returns: false when the page is gone.
  func send(_ text: String) -> Bool { send(Array(text.utf8), kind: 1) }

  /// Sends numbers, the lowest byte of each first.
  ///
  /// - Returns: false when the page is gone.
  func send(_ numbers: [UInt32]) -> Bool {
    send(numbers.withUnsafeBytes { Array($0) }, kind: 2)
  }

  /// Ends what waits for a message.
  func shutDown() { shutdown(connection, Int32(SHUT_RDWR)) }

  private func send(_ bytes: [UInt8], kind: UInt8) -> Bool {
    var head: [UInt8] = [0x80 | kind]
    let count = bytes.count
    switch count {
    case ..<126: head.append(UInt8(count))
    case ..<65_536: head += [126, UInt8(count >> 8), UInt8(count & 255)]
    default: head += [127] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
    }
    return writeWhole(head + bytes, to: connection)
  }

  private func length(_ short: UInt8) -> Int? {
    guard short >= 126 else { return Int(short) }
    return read(short == 126 ? 2 : 8).map { $0.reduce(0) { ($0 & 0xFF_FFFF_FFFF) << 8 | Int($1) } }
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var have = 0
    while have < count {
      let got = bytes.withUnsafeMutableBytes { memory in
        Foundation.read(connection, memory.baseAddress.map { $0 + have }, count - have)
      }
      guard got > 0 else { return nil }
      have += got
    }
    return bytes
  }
}
