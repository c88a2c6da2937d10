import Arithmetic
import Foundation
import Testing

/// Values from tables, and digits that another implementation would not give.
@Suite struct ArithmeticTests {
  @Test(arguments: [
    (Arithmetic.sin(0.5), 0.479425538604203), (Arithmetic.cos(0.5), 0.8775825618903728),
    (Arithmetic.tan(0.5), 0.5463024898437905), (Arithmetic.asin(0.5), 0.5235987755982989),
    (Arithmetic.acos(0.5), 1.0471975511965979), (Arithmetic.atan(0.5), 0.4636476090008061),
    (Arithmetic.atan2(-1, -1), -2.356194490192345), (Arithmetic.exp(1), 2.718281828459045),
    (Arithmetic.log(10), 2.302585092994046), (Arithmetic.log10(2), 0.3010299956639812),
    (Arithmetic.pow(2, 0.5), 1.4142135623730951),
  ])
  func `functions agree with tables to the last place but one`(value: Double, expected: Double) {
    #expect(abs(value - expected) <= expected.ulp.magnitude)
  }

  @Test func `whole powers of whole numbers are exact`() {
    for base in stride(from: 0.0, through: 1000, by: 1) {
      #expect(
        Arithmetic.pow(base, 2) == base * base && Arithmetic.pow(base, 3) == base * base * base)
    }
    for exponent in 0..<23 {
      #expect(Arithmetic.log10(Arithmetic.pow(10, Double(exponent))) == Double(exponent))
    }
  }

  @Test func `at the edges of their ranges functions give what C's give`() {
    #expect(Arithmetic.log(0) == -.infinity && Arithmetic.log(-1).isNaN)
    #expect(Arithmetic.exp(-1000) == 0 && Arithmetic.exp(1000) == .infinity)
    #expect(Arithmetic.asin(1.5).isNaN && Arithmetic.acos(-1) == .pi)
    #expect(Arithmetic.atan2(0, -1) == .pi && Arithmetic.atan2(-0.0, -1) == -.pi)
    #expect(Arithmetic.pow(0, 0) == 1 && Arithmetic.pow(-8, 3) == -512)
    #expect(Arithmetic.sin(.infinity).isNaN)
  }

  @Test func `what the C library's names reach is the same`() {
    // Read when the test runs, so that no compiler answers.
    for x in CommandLine.arguments.indices.map({ Double($0) + 0.37 }) {
      #expect(Foundation.sin(x) == Arithmetic.sin(x) && Foundation.cos(x) == Arithmetic.cos(x))
      #expect(Foundation.exp(x) == Arithmetic.exp(x) && Foundation.log(x) == Arithmetic.log(x))
      #expect(Foundation.pow(x, 2.4) == Arithmetic.pow(x, 2.4))
      #expect(Foundation.atan2(x, 3) == Arithmetic.atan2(x, 3))
    }
  }

  @Test func `eight hundred thousand values have the digits that they have on every CPU`() {
    // FNV-1a over the bits.
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in 0..<100_000 {
      let x = Double(index) * 0.000_37 + 0.000_11
      for value in [
        Arithmetic.sin(x), Arithmetic.cos(x), Arithmetic.tan(x), Arithmetic.exp(x / 10),
        Arithmetic.log(x), Arithmetic.pow(x, 2.4), Arithmetic.atan2(x, 3), Arithmetic.acos(x / 38),
      ] {
        sum = (sum ^ value.bitPattern) &* 0x100_0000_01b3
      }
    }
    #expect(sum == 8_769_808_614_957_942_482)
  }
}
