/// The inverse cosine transform of a block, on whole numbers.
///
/// Source: Loeffler, Ligtenberg and Moschytz, 1989, as the Independent JPEG Group's library has it
/// (`jidctint.c`): 13 bits a constant, and two bits more between columns and rows.
enum JPEGTransform {
  private static let bits = 13
  private static let bitsBetween = 2

  /// Returns the block's samples, 0...255, in rows.
  ///
  /// - Parameters:
  ///   - coefficients: all coefficients of a component.
  ///   - place: where the block's 64 begin.
  ///   - steps: what they are multiplied by.
  ///   - block: gets the samples.
  static func samples(
    _ coefficients: [Int16], at place: Int, steps: [Int], into block: inout [Int]
  ) {
    for index in 0..<64 { block[index] = Int(coefficients[place + index]) * steps[index] }
    for column in 0..<8 { transform(&block, from: column, by: 8, shift: bits - bitsBetween) }
    for row in 0..<8 { transform(&block, from: 8 * row, by: 1, shift: bits + bitsBetween + 3) }
    for index in 0..<64 { block[index] = min(max(block[index] + 128, 0), 255) }
  }

  private static func transform(_ v: inout [Int], from start: Int, by step: Int, shift: Int) {
    func at(_ index: Int) -> Int { v[start + index * step] }
    var z1 = (at(2) + at(6)) * 4433
    let even2 = z1 - at(6) * 15137
    let even3 = z1 + at(2) * 6270
    let even0 = (at(0) + at(4)) << bits
    let even1 = (at(0) - at(4)) << bits
    let (sum0, sum3) = (even0 + even3, even0 - even3)
    let (sum1, sum2) = (even1 + even2, even1 - even2)
    var (odd0, odd1, odd2, odd3) = (at(7), at(5), at(3), at(1))
    z1 = odd0 + odd3
    var (z2, z3, z4) = (odd1 + odd2, odd0 + odd2, odd1 + odd3)
    let z5 = (z3 + z4) * 9633
    odd0 *= 2446
    odd1 *= 16819
    odd2 *= 25172
    odd3 *= 12299
    z1 *= -7373
    z2 *= -20995
    z3 = z3 * -16069 + z5
    z4 = z4 * -3196 + z5
    odd0 += z1 + z3
    odd1 += z2 + z4
    odd2 += z2 + z3
    odd3 += z1 + z4
    let half = 1 << (shift - 1)
    v[start] = (sum0 + odd3 + half) >> shift
    v[start + 7 * step] = (sum0 - odd3 + half) >> shift
    v[start + step] = (sum1 + odd2 + half) >> shift
    v[start + 6 * step] = (sum1 - odd2 + half) >> shift
    v[start + 2 * step] = (sum2 + odd1 + half) >> shift
    v[start + 5 * step] = (sum2 - odd1 + half) >> shift
    v[start + 3 * step] = (sum3 + odd0 + half) >> shift
    v[start + 4 * step] = (sum3 - odd0 + half) >> shift
  }
}
