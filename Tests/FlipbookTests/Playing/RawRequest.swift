import Foundation

/// A request to a server on this machine, as it is.
enum RawRequest {
  /// Sends a request as it is, and returns the answer.
  static func answer(_ request: String, at port: UInt16) -> String {
    let connection = connection(to: port)
    guard connection >= 0 else { return "" }
    defer { close(connection) }
    _ = Array(request.utf8).withUnsafeBytes {
      send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = read(connection, &piece, piece.count), count > 0 {
      bytes += piece[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a connection to a server on this machine; -1 where there is none.
  static func connection(to port: UInt16) -> Int32 {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard !isConnected else { return connection }
    close(connection)
    return -1
  }
}
