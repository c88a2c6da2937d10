import Foundation

/// Writes what an app logs to the standard error, as the debugger of Xcode shows it.
///
/// Source: Apple, os, Logger.
public struct Logger: Sendable {
  private let category: String

  /// Makes a logger without a category.
  public init() { category = "" }

  /// Makes a logger of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: the app; it is not shown.
  ///   - category: stands before each message.
  public init(subsystem: String, category: String) { self.category = category }

  /// Makes a logger that writes as a log does.
  public init(_ logObj: OSLog) { category = logObj.category }

  /// Writes a line, of no level in particular.
  public func log(_ message: OSLogMessage) { write(message.text, in: category) }
  /// Writes a line, whatever its level is.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message.text, in: category) }
  /// Writes a line, as `debug(_:)` does.
  public func trace(_ message: OSLogMessage) { write(message.text, in: category) }
  /// Writes a line, also where a phone would not show it.
  public func debug(_ message: OSLogMessage) { write(message.text, in: category) }
  /// Writes a line, also where a phone would not keep it.
  public func info(_ message: OSLogMessage) { write(message.text, in: category) }
  /// Writes a line, as `log(_:)` does.
  public func notice(_ message: OSLogMessage) { write(message.text, in: category) }
  /// Writes a line, as `error(_:)` does.
  public func warning(_ message: OSLogMessage) { write(message.text, in: category) }
  /// Writes a line; its level does not show.
  public func error(_ message: OSLogMessage) { write(message.text, in: category) }
  /// Writes a line, as `fault(_:)` does.
  public func critical(_ message: OSLogMessage) { write(message.text, in: category) }
  /// Writes a line; its level does not show, and the scene goes on.
  public func fault(_ message: OSLogMessage) { write(message.text, in: category) }
}

/// How serious a message is.
///
/// Source: Apple, OSLogType.
public struct OSLogType: Hashable, Sendable {
  public let rawValue: UInt8

  /// Makes a level of Apple's number; any is taken.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages that name none.
  public static let `default` = Self(0x00)
  /// The other levels by Apple's numbers; they are all written alike.
  public static let info = Self(0x01)
  public static let debug = Self(0x02)
  public static let error = Self(0x10)
  public static let fault = Self(0x11)
}

/// A log of a part of an app.
///
/// Source: Apple, OSLog.
public final class OSLog: Sendable {
  let category: String

  /// Makes a log; the subsystem is not shown.
  public init(subsystem: String, category: String) { self.category = category }

  /// The log of messages that name none.
  public static let `default` = OSLog(subsystem: "", category: "")
}

/// Writes a line to the standard error.
///
/// - Parameters:
///   - text: what is written.
///   - category: what stands before it in brackets; empty for nothing.
func write(_ text: String, in category: String) {
  let prefix = category.isEmpty ? "" : "[\(category)] "
  FileHandle.standardError.write(Data("\(prefix)\(text)\n".utf8))
}
