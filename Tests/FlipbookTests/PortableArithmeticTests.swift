import Foundation
import Testing

/// The functions that the program and its libraries really call, as the dynamic linker reports
/// them.
@Suite struct PortableArithmeticTests {
  /// Functions of the C library that may be called, by the reason for it.
  private static let allowed: [String: Set<String>] = [
    "exact, or rounded once as IEEE 754 has it": [
      "ceil", "ceilf", "copysign", "copysignf", "fdim", "fdimf", "floor", "floorf", "fma", "fmaf",
      "fmod", "fmodf", "frexp", "frexpf", "logb", "logbf", "modf", "nan", "nanf", "nearbyint",
      "nearbyintf", "nextafter", "nextafterf", "remainder", "remainderf", "remquo", "remquof",
      "rint", "rintf", "round", "roundf", "scalbn", "sqrt", "sqrtf", "trunc", "truncf",
      "fegetround", "fesetround",
    ],
    "the same code on every CPU": ["hypot", "hypotf"],
    "no motion and no picture asks for them": [
      "j0", "j1", "jn", "lgamma_r", "lgammaf_r", "lgammal_r", "y0", "y1", "yn",
    ],
  ]

  /// Returns the functions of libm that everything a program is linked with calls.
  private func bindings(of program: String) throws -> [String: Set<String>] {
    let outcome = try RunningProgram.run(
      program, ["list"], in: TemporaryFolder(), script: "LD_DEBUG=bindings LD_BIND_NOW=1 run")
    #expect(outcome.exitCode == 0)
    let pattern = /binding file (\S+) \[0\] to \S*\/libm\.so\.6 \[0\]: normal symbol `(\w+)'/
    var found: [String: Set<String>] = [:]
    for match in outcome.errors.matches(of: pattern) where !match.1.hasSuffix("/libm.so.6") {
      found[String(match.2), default: []].insert(String(match.1))
    }
    return found
  }

  @Test(arguments: ["flipbook", "FixtureGallery"])
  func `nothing calls a function whose digits the CPU chooses`(program: String) throws {
    let bindings = try bindings(of: program)
    #expect(bindings["sqrt"] != nil, "the linker's words were not understood")
    for (function, callers) in bindings.sorted(by: { $0.key < $1.key }) {
      // The 80-bit unit of x86 has no fused multiply-add.
      let isLong = function.hasSuffix("l")
      #expect(
        isLong || Self.allowed.values.contains { $0.contains(function) },
        "\(function), called by \(callers.sorted().joined(separator: ", "))")
    }
  }
}
