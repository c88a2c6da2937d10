import Foundation
import Testing

/// Animators with values that no sane scene gives run, or stop with a documented sentence.
@Suite struct HostileInputTests {
  /// The sentences of Apple's engine and of ours, as patterns that leave out the values.
  private static let sentences = [
    #"Invalid size \{.*\} for item .* in Dynamics"#,
    #"View item \(.*\) should be a descendant of reference view in .*"#,
    #"Can't use view as item \(.*\) in an animator with layout reference .*"#,
    #"Can't use layout attributes as item \(.*\) in an animator with view reference .*"#,
    #"Adding the same behavior twice to the same animator is not supported .*"#,
    #".* is in another animator\. Remove it there before it is added here\."#,
    #"A behavior cannot be a child of itself .*"#,
    #"UIDynamicItem \(.*\) MUST implement -\[UIDynamicItem boundingPath\] when specifying a collision bounds of UIDynamicItemCollisionBoundsPath"#,
    #"UIDynamicItem \(.*\) provided an invalid bounding path"#,
    #"invalid path for collision boundary"#,
    #"UIDynamicAnimator supports a maximum of 32 distinct fields"#,
    #"UIDynamicItemGroup cannot be initialized with items containing UIDynamicItemGroup"#,
    #"CALayer (bounds|position) contains NaN: \[.*\]"#,
    #"The .* is .*\. Give a finite number\."#,
    #"The .* is .*\. Give zero or a positive number\."#,
    #"The .* is .*\. Give at most 10000000\.0 points\."#,
    #"A body of density .* has no moment of inertia\. Give a density that is not huge, .*"#,
  ]

  /// Seeds in batches that run side by side; under `make sanitize` each is searched for leaks.
  @Test(arguments: Array(stride(from: 0, to: 2000, by: 250)))
  func `hostile input runs or stops with a documented sentence`(first: Int) throws {
    let lines = try Self.lines(of: first..<first + 250)
    #expect(lines.count == 250, "seed \(first + lines.count - 1) has ended the program")
    for line in lines where !line.hasSuffix(": ran") {
      #expect(Self.isDocumented(line), "\(line)")
    }
  }

  @Test(arguments: [
    "7: leaked UIGravityBehavior", "7: ", "7: stopped: something",
    "7: stopped: *** Terminating app due to uncaught exception 'NSInvalidArgumentException', "
      + "reason: 'It did not like that'",
  ])
  func `leaks, ends and other sentences are found`(line: String) {
    #expect(!Self.isDocumented(line))
  }

  private static func isDocumented(_ line: String) -> Bool {
    sentences.contains { sentence in
      let whole =
        #"^\d+: stopped: \*\*\* Terminating app due to uncaught exception '[^']+', reason: '"#
        + sentence + "'$"
      return line.range(of: whole, options: .regularExpression) != nil
    }
  }

  private static func lines(of seeds: Range<Int>) throws -> [String] {
    let test = URL(
      filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let program = Process()
    program.executableURL = test.deletingLastPathComponent().appending(path: "HostileInput")
    program.arguments = ["\(seeds.lowerBound)", "\(seeds.upperBound)"]
    let output = Pipe()
    program.standardOutput = output
    program.standardError = FileHandle.nullDevice
    try program.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    program.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}
