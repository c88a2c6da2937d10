import Testing

@testable import SystemLog

/// What apps name of the system's log.
@Suite struct LogTypeTests {
  @Test func `how serious a message is has Apple's number`() {
    let kinds: [OSLogType] = [.default, .info, .debug, .error, .fault]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 16, 17])
    #expect(OSLogType(16) == .error)
  }

  @Test func `numbers have as many digits as are asked for`() {
    let plain: OSLogFloatFormatting = .fixed
    let short: OSLogFloatFormatting = .fixed(precision: 2)
    var text = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
    text.appendLiteral("x = ")
    text.appendInterpolation(1.5, format: plain)
    text.appendLiteral(", ")
    text.appendInterpolation(Float(0.125), format: short)
    #expect(text.text == "x = 1.500000, 0.12")
  }

  @Test(arguments: [OSLogPrivacy.public, .private, .sensitive, .auto])
  func `a film has one reader, who may read all`(privacy: OSLogPrivacy) {
    let message: OSLogMessage = "\("Ada", privacy: privacy)"
    #expect(message.text == "Ada")
  }

  @Test func `a logger takes messages of each kind`() {
    let logger = Logger(OSLog(subsystem: "app", category: "tests"))
    logger.log(level: .info, "one \(1)")
    Logger(subsystem: "app", category: "").debug("two")
    Logger().fault("three")
  }
}
