import Testing

@testable import SystemLog

@Suite struct FormatTests {
  @Test func `values take the places of a format, in their order`() {
    #expect(formatted("%d of %{public}@, %.2f%%", [3, "ten", 1.5]) == "3 of ten, 1.50%")
    #expect(formatted("%ld %s", [1]) == "1 %s")
  }

  @Test func `a message holds its values whoever may read them`() {
    let name = "Ada"
    let message: OSLogMessage =
      "hello \(name, privacy: .private) \(2.0, format: .fixed(precision: 1))"
    #expect(message.text == "hello Ada 2.0")
  }
}
