import Drawing
import Fingerprints
import Testing

/// The text and fingerprints in references and messages, which must not change by accident.
@Suite struct DrawingFormatTests {
  @Test(arguments: samples)
  func `a drawing has the same fingerprint for ever`(sample: Sample) {
    #expect(DisplayList([sample.command]).fingerprint.description == sample.fingerprint)
  }

  @Test(arguments: samples)
  func `a drawing is written as text`(sample: Sample) {
    #expect(DisplayList([sample.command]).description == sample.text)
  }

  @Test func `no two samples have one fingerprint or one text`() {
    #expect(Set(samples.map(\.fingerprint)).count == samples.count)
    #expect(Set(samples.map(\.text)).count == samples.count)
  }

  @Test func `a command is one line, whatever lies in it`() {
    for sample in samples { #expect(!sample.command.description.contains("\n")) }
  }

  @Test func `what lies deeper stands further in`() {
    let group = DrawCommand.group(
      DisplayList([samples[12].command, samples[0].command]), clip: nil, transform: .identity,
      opacity: 0.25)
    #expect(
      DisplayList([group, samples[0].command]).description == """
        group opacity 0.25
          group
            fill rectangle 1 2 30 20 #FF9500
          fill rectangle 1 2 30 20 #FF9500
        fill rectangle 1 2 30 20 #FF9500
        """)
    #expect(DisplayList().description.isEmpty)
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (1.0, "1"), (-0.0, "0"), (1e-7, "0"), (123_456.789, "123456.789"),
    (1e20, "1e+20"), (.infinity, "inf"),
  ])
  func `numbers are written with up to six decimals`(number: Double, text: String) {
    #expect(number.decimals == text)
  }
}
