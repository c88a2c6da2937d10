import Foundation
import Testing

@testable import Files

/// Programs of the system that hang or say nothing do not make this one hang.
@Suite struct OtherProgramTests {
  @Test func `what a program says comes back, and nothing where it says nothing`() {
    #expect(OtherProgram.output(of: "echo", ["a", "b"]) == "a b")
    #expect(OtherProgram.output(of: "sh", ["-c", "echo a; exit 3"]) == "a")
    #expect(OtherProgram.output(of: "true", []) == nil)
    #expect(OtherProgram.output(of: "no-such-program", ["-version"]) == nil)
    let long = OtherProgram.output(of: "sh", ["-c", "yes | head -c 300000"])
    #expect(long?.count == 299_999)
  }

  @Test(arguments: ["sleep 1000", "echo a; sleep 1000", "echo a; while sleep 0.02; do echo; done"])
  func `a program that does not end counts as none`(lines: String) {
    let start = ContinuousClock.now
    let output = OtherProgram.output(of: "sh", ["-c", lines], within: .seconds(1))
    #expect(ContinuousClock.now - start < .seconds(60))
    #expect(output == nil)
  }
}
