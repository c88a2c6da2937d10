import Foundation

// What the rewriter makes of `Data(contentsOf:)` and its like, which would ask the network for
// addresses of the web. Files are read as ever.

extension Data {
  /// Reads what an address answers, without a network: a file, or what stands for it in `Network/`.
  ///
  /// - Throws: `CocoaError.fileReadUnknown`, as on a phone in flight mode.
  public init(contentsAt url: URL, options: ReadingOptions = []) throws {
    if url.isFileURL {
      try self.init(contentsOf: url, options: options)
    } else {
      self = try content(of: url)
    }
  }

  /// Reads what an address answers, without a network.
  ///
  /// - Throws: `CocoaError`.
  public init(contentsOf url: URL) throws { try self.init(contentsAt: url) }
}

extension String {
  /// Reads the text at an address, without a network.
  ///
  /// - Throws: `CocoaError.fileReadUnknown` where nothing answers,
  ///   `CocoaError.fileReadInapplicableStringEncoding` for bytes that are no such text.
  public init(contentsAt url: URL, encoding: Encoding) throws {
    if url.isFileURL {
      try self.init(contentsOf: url, encoding: encoding)
    } else {
      guard let text = String(data: try content(of: url), encoding: encoding) else {
        throw CocoaError(
          .fileReadInapplicableStringEncoding,
          userInfo: [NSURLErrorKey: url, NSStringEncodingErrorKey: encoding.rawValue])
      }
      self = text
    }
  }

  /// Reads the text in UTF-8 at an address, without a network.
  ///
  /// - Throws: `CocoaError`.
  public init(contentsAt url: URL) throws { try self.init(contentsAt: url, encoding: .utf8) }
}

extension NSData {
  /// Reads what an address answers, without a network; `nil` where nothing does.
  public convenience init?(contentsAt url: URL) {
    guard let data = try? Data(contentsAt: url) else { return nil }
    self.init(data: data)
  }

  /// Reads what an address answers, without a network.
  ///
  /// - Throws: `CocoaError`.
  public convenience init(contentsAt url: URL, options: ReadingOptions) throws {
    self.init(data: try Data(contentsAt: url, options: options))
  }
}

private func content(of url: URL) throws -> Data {
  do {
    return try Answer(to: URLRequest(url: url)).data
  } catch {
    throw CocoaError(
      .fileReadUnknown, userInfo: [NSURLErrorKey: url, NSUnderlyingErrorKey: error])
  }
}
