import Foundation
import Synchronization

/// Serves a page to browsers on this machine, and to nobody else.
///
/// It answers `GET` alone and closes each connection, unless it becomes a WebSocket. A library for
/// servers would take longer to build than all of Flipbook; what is needed of one is this folder.
final class PageServer: Sendable {
  /// What is answered: a type and bytes; `nil` where there is nothing.
  typealias Answer = @Sendable (_ path: String) -> (type: String, bytes: [UInt8])?
  /// What speaks with a page over a WebSocket, until it returns; `nil` where nobody does.
  typealias Partner = @Sendable (_ path: String) -> (@Sendable (WebSocket) -> Void)?

  /// The port that is listened at.
  let port: UInt16
  private let listening: Int32
  private let answer: Answer
  private let partner: Partner

  /// Begins to listen on the loopback address.
  ///
  /// - Parameters:
  ///   - port: the port; 0 for any that is free.
  ///   - partner: gives who speaks with a page at a path; called on any thread.
  ///   - answer: gives what stands at a path; called on any thread.
  /// - Throws: `ServingError.portInUse`.
  init(
    port: UInt16, partner: @escaping Partner = { _ in nil }, answer: @escaping Answer
  ) throws(ServingError) {
    let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    var yes: Int32 = 1
    setsockopt(
      listening, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listening, address, size) == 0 && listen(listening, Self.mostWaiting) == 0
          && getsockname(listening, address, &size) == 0
      }
    }
    guard isBound else {
      let reason = String(cString: strerror(errno))
      close(listening)
      throw .portInUse(port, reason: reason)
    }
    self.port = UInt16(bigEndian: address.sin_port)
    self.listening = listening
    (self.answer, self.partner) = (answer, partner)
  }

  /// Answers requests on threads of its own, as long as the process runs.
  func start() {
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listening, nil, nil)
        guard connection >= 0 else { continue }
        Thread.detachNewThread { [self] in
          serve(connection)
          close(connection)
        }
      }
    }
  }

  private func serve(_ connection: Int32) {
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    guard let request = Self.head(from: connection) else { return }
    let lines = request.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ").map(String.init) ?? []
    guard words.count == 3, words[0] == "GET" else {
      return send("405 Method Not Allowed", "text/plain", Array("GET alone.\n".utf8), connection)
    }
    // A page of another site may not ask for what stands here under a name of its own.
    let host = lines.lazy.compactMap { Self.value(of: "host", in: $0) }.first
    guard let host, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else {
      return send("403 Forbidden", "text/plain", Array("Only from here.\n".utf8), connection)
    }
    if let key = lines.lazy.compactMap({ Self.value(of: "sec-websocket-key", in: $0) }).first {
      return speak(at: words[1], key, lines, connection)
    }
    guard let found = answer(words[1]) else {
      return send("404 Not Found", "text/plain", Array("Nothing here.\n".utf8), connection)
    }
    send("200 OK", found.type, found.bytes, connection)
  }

  /// Makes a connection a WebSocket, for pages that stand here and for no others.
  private func speak(
    at path: String, _ key: String, _ lines: [Substring], _ connection: Int32
  ) {
    let origin = lines.lazy.compactMap { Self.value(of: "origin", in: $0) }.first
    guard let origin, ["http://127.0.0.1:\(port)", "http://localhost:\(port)"].contains(origin)
    else {
      return send("403 Forbidden", "text/plain", Array("Only from here.\n".utf8), connection)
    }
    guard let partner = partner(path) else {
      return send("404 Not Found", "text/plain", Array("Nothing here.\n".utf8), connection)
    }
    partner(WebSocket(connection, key: key))
  }

  /// Reads a request up to its empty line.
  private static func head(from connection: Int32) -> String? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while bytes.count < longestHead {
      let count = read(connection, &piece, piece.count)
      guard count > 0 else { return nil }
      bytes += piece[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("\r\n\r\n") { return text }
    }
    return nil
  }

  private static func value(of name: String, in line: Substring) -> String? {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == name else { return nil }
    return parts[1].trimmingCharacters(in: .whitespaces)
  }

  private func send(_ status: String, _ type: String, _ bytes: [UInt8], _ connection: Int32) {
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(bytes.count)\r\n"
      + "Cache-Control: no-store\r\nConnection: close\r\n\r\n"
    _ = writeWhole(Array(head.utf8) + bytes, to: connection)
  }

  private static let mostWaiting: Int32 = 64
  /// *Units*: bytes.
  private static let longestHead = 65_536
}

/// Writes bytes to a connection.
///
/// - Returns: false when the other end takes no more.
func writeWhole(_ bytes: [UInt8], to connection: Int32) -> Bool {
  bytes.withUnsafeBytes { memory in
    var sent = 0
    while sent < memory.count {
      let rest = UnsafeRawBufferPointer(rebasing: memory[sent...])
      let count = write(connection, rest.baseAddress, rest.count)
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}

/// Why a page cannot be served.
enum ServingError: Error, Hashable, CustomStringConvertible {
  case portInUse(UInt16, reason: String)

  var description: String {
    switch self {
    case .portInUse(let port, let reason):
      "The page cannot be shown at port \(port): \(reason). Give another with --port, or --port 0"
        + " for any that is free."
    }
  }
}
