import Foundation
import Synchronization

/// Serves a page to browsers on this machine, and to nobody else.
///
/// It answers `GET` alone and closes each connection, unless it becomes a WebSocket. A library for
/// servers would take longer to build than all of Flipbook; what is needed of one is this folder.
final class PageServer: Sendable {
  /// What is answered; `nil` where there is nothing.
  typealias Answer = @Sendable (_ request: PageRequest) -> PageAnswer?
  /// What speaks with a page over a WebSocket, until it returns; `nil` where nobody does.
  typealias Partner = @Sendable (_ path: String) -> (@Sendable (WebSocket) -> Void)?

  /// The port that is listened at.
  let port: UInt16
  private let listening: Int32
  private let answer: Answer
  private let partner: Partner
  private let connections = Atomic<Int>(0)

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
        bind(listening, address, size) == 0 && listen(listening, ServingLimits.mostWaiting) == 0
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

  /// The names under which browsers find this server.
  var hosts: [String] { Self.hosts(at: port) }

  /// Returns the names of a server at a port.
  static func hosts(at port: UInt16) -> [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Answers requests on threads of its own, as long as the process runs.
  func start() {
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listening, nil, nil)
        guard connection >= 0 else {
          // No file is left for a connection, which stays in line until others have ended.
          usleep(ServingLimits.pause)
          continue
        }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        take(connection)
      }
    }
  }

  /// Serves a connection on a thread of its own, unless too many are open.
  private func take(_ connection: Int32) {
    guard
      connections.add(1, ordering: .relaxed).newValue <= ServingLimits.mostConnections
    else {
      connections.subtract(1, ordering: .relaxed)
      close(connection)
      return
    }
    Thread.detachNewThread { [self] in
      serve(connection)
      close(connection)
      connections.subtract(1, ordering: .relaxed)
    }
  }

  private func serve(_ connection: Int32) {
    setPatience(of: connection, SO_SNDTIMEO, seconds: ServingLimits.patience)
    guard let head = Self.head(from: connection) else { return }
    let request: PageRequest
    do throws(PageRequest.Fault) {
      request = try PageRequest(head)
    } catch {
      return switch error {
      case .malformed: refuse("400 Bad Request", "This is no request.", connection)
      case .otherMethod: refuse("405 Method Not Allowed", "GET alone.", connection)
      }
    }
    // A page of another site may not ask for what stands here under a name of its own.
    guard let host = request.value(of: "host"), hosts.contains(host) else {
      return refuse("403 Forbidden", "Only from here.", connection)
    }
    if let key = request.value(of: "sec-websocket-key") {
      return speak(request, key, connection)
    }
    guard let found = answer(request) else {
      return refuse("404 Not Found", "Nothing here.", connection)
    }
    send("200 OK", found, connection)
  }

  /// Makes a connection a WebSocket, for pages that stand here and for no others.
  private func speak(_ request: PageRequest, _ key: String, _ connection: Int32) {
    guard let origin = request.value(of: "origin"),
      hosts.contains(where: { origin == "http://\($0)" })
    else { return refuse("403 Forbidden", "Only from here.", connection) }
    guard let partner = partner(request.path) else {
      return refuse("404 Not Found", "Nothing here.", connection)
    }
    partner(WebSocket(connection, key: key))
  }

  /// Reads a request up to its empty line, which is left out; `nil` where none comes in time.
  private static func head(from connection: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    let end = ContinuousClock.now + .seconds(ServingLimits.patience)
    while bytes.count < ServingLimits.longestHead {
      // One that sends a letter now and then does not get more time for it.
      let left = (end - .now) / .seconds(1)
      guard left > 0 else { return nil }
      setPatience(of: connection, SO_RCVTIMEO, seconds: left)
      let count = read(connection, &piece, piece.count)
      guard count > 0 else { return nil }
      let seen = max(0, bytes.count - emptyLine.count)
      bytes += piece[..<count]
      if let place = bytes[seen...].firstRange(of: emptyLine) {
        return Array(bytes[..<place.lowerBound])
      }
    }
    return nil
  }

  private func refuse(_ status: String, _ sentence: String, _ connection: Int32) {
    send(status, PageAnswer(type: "text/plain", bytes: Array("\(sentence)\n".utf8)), connection)
  }

  private func send(_ status: String, _ answer: PageAnswer, _ connection: Int32) {
    let head = """
      HTTP/1.1 \(status)\r
      Content-Type: \(answer.type)\r
      Content-Length: \(answer.bytes.count)\r
      Content-Security-Policy: \(answer.policy)\r
      X-Content-Type-Options: nosniff\r
      Referrer-Policy: no-referrer\r
      Cross-Origin-Resource-Policy: same-origin\r
      Cross-Origin-Opener-Policy: same-origin\r
      Cache-Control: no-store\r
      Connection: close\r
      \r

      """
    _ = writeWhole(Array(head.utf8) + answer.bytes, to: connection)
  }

  private static let emptyLine = Array("\r\n\r\n".utf8)
}

/// Sets how long reading from a connection or writing to it may take.
///
/// - Parameters:
///   - connection: the connection.
///   - kind: `SO_RCVTIMEO` or `SO_SNDTIMEO`.
///   - seconds: 0 for ever.
func setPatience(of connection: Int32, _ kind: Int32, seconds: Double) {
  let whole = seconds.rounded(.down)
  var patience = timeval(tv_sec: Int(whole), tv_usec: Int((seconds - whole) * 1e6))
  setsockopt(
    connection, SOL_SOCKET, kind, &patience, socklen_t(MemoryLayout<timeval>.size))
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
