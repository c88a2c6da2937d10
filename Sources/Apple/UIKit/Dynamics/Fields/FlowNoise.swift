import func Arithmetic.cos
import func Arithmetic.sin

/// Simplex noise in three dimensions whose gradients turn, the same on every run.
///
/// Source: Stefan Gustavson, "Simplex noise demystified" (2005), with the rotating gradients of
/// Ken Perlin and Fabrice Neyret, "Flow noise" (2001); the permutation is Perlin's.
enum FlowNoise {
  /// The noise at a point.
  struct Sample: Hashable, Sendable {
    /// The value, about −1...1.
    var value: Double
    /// The slope of the value along x.
    var dx: Double
    /// The slope of the value along y.
    var dy: Double
  }

  /// Returns the noise at a point, with its gradients turned by an angle in radians.
  static func sample(x: Double, y: Double, z: Double, angle: Double) -> Sample {
    guard x.magnitude < largest, y.magnitude < largest, z.magnitude < largest, angle.isFinite
    else { return Sample(value: 0, dx: 0, dy: 0) }
    let skew = (x + y + z) / 3
    let cell = SIMD3(
      (x + skew).rounded(.down), (y + skew).rounded(.down), (z + skew).rounded(.down))
    let origin = cell - cell.sum() / 6
    let first = SIMD3(x, y, z) - origin
    let (second, third) = corners(from: first)
    var total = Sample(value: 0, dx: 0, dy: 0)
    let steps: [SIMD3<Double>] = [.zero, second, third, .one]
    for (index, step) in steps.enumerated() {
      let offset = first - step + Double(index) / 6
      let strength = 0.6 - (offset * offset).sum()
      guard strength > 0 else { continue }
      let gradient = gradient(at: cell + step, angle: angle)
      let along = (gradient * offset).sum()
      let square = strength * strength
      let fourth = square * square
      total.value += fourth * along
      let bend = -8 * square * strength * along
      total.dx += bend * offset.x + fourth * gradient.x
      total.dy += bend * offset.y + fourth * gradient.y
    }
    return Sample(
      value: scale * total.value, dx: scale * total.dx, dy: scale * total.dy)
  }

  /// The factor that brings the noise to about −1...1.
  private static let scale = 28.0
  /// The largest coordinate; beyond it neighbouring floating-point numbers are more than a cell
  /// apart.
  private static let largest = 1e12

  /// Returns the steps to the second and third corner of the tetrahedron around an offset.
  private static func corners(from offset: SIMD3<Double>) -> (SIMD3<Double>, SIMD3<Double>) {
    let (x, y, z) = (offset.x, offset.y, offset.z)
    if x >= y {
      if y >= z { return ([1, 0, 0], [1, 1, 0]) }
      if x >= z { return ([1, 0, 0], [1, 0, 1]) }
      return ([0, 0, 1], [1, 0, 1])
    }
    if y < z { return ([0, 0, 1], [0, 1, 1]) }
    if x < z { return ([0, 1, 0], [0, 1, 1]) }
    return ([0, 1, 0], [1, 1, 0])
  }

  private static func gradient(at corner: SIMD3<Double>, angle: Double) -> SIMD3<Double> {
    func index(_ value: Double) -> Int { Int(value.truncatingRemainder(dividingBy: 256)) & 255 }
    let hash =
      permutation[
        (index(corner.x) + permutation[(index(corner.y) + permutation[index(corner.z)]) & 255])
          & 255] & 15
    return cos(angle) * startGradients[hash] + sin(angle) * sideGradients[hash]
  }

  private static let a = (2.0 / 3).squareRoot()

  private static let startGradients: [SIMD3<Double>] = [
    [1, 0, 1], [0, 1, 1], [-1, 0, 1], [0, -1, 1], [1, 0, -1], [0, 1, -1], [-1, 0, -1],
    [0, -1, -1], [a, a, a], [-a, a, -a], [-a, -a, a], [a, -a, -a], [-a, a, a], [a, -a, a],
    [a, -a, -a], [-a, a, -a],
  ]

  /// The gradients after a quarter turn, each at a right angle to its start gradient.
  private static let sideGradients: [SIMD3<Double>] = [
    [-a, a, a], [-a, -a, a], [a, -a, a], [a, a, a], [-a, -a, -a], [a, -a, -a], [a, a, -a],
    [-a, a, -a], [1, -1, 0], [1, 1, 0], [-1, 1, 0], [-1, -1, 0], [1, 0, 1], [-1, 0, 1],
    [0, 1, -1], [0, -1, -1],
  ]

  private static let permutation: [Int] = [
    151, 160, 137, 91, 90, 15, 131, 13, 201, 95, 96, 53, 194, 233, 7, 225, 140, 36, 103, 30, 69,
    142, 8, 99, 37, 240, 21, 10, 23, 190, 6, 148, 247, 120, 234, 75, 0, 26, 197, 62, 94, 252, 219,
    203, 117, 35, 11, 32, 57, 177, 33, 88, 237, 149, 56, 87, 174, 20, 125, 136, 171, 168, 68, 175,
    74, 165, 71, 134, 139, 48, 27, 166, 77, 146, 158, 231, 83, 111, 229, 122, 60, 211, 133, 230,
    220, 105, 92, 41, 55, 46, 245, 40, 244, 102, 143, 54, 65, 25, 63, 161, 1, 216, 80, 73, 209, 76,
    132, 187, 208, 89, 18, 169, 200, 196, 135, 130, 116, 188, 159, 86, 164, 100, 109, 198, 173, 186,
    3, 64, 52, 217, 226, 250, 124, 123, 5, 202, 38, 147, 118, 126, 255, 82, 85, 212, 207, 206, 59,
    227, 47, 16, 58, 17, 182, 189, 28, 42, 223, 183, 170, 213, 119, 248, 152, 2, 44, 154, 163, 70,
    221, 153, 101, 155, 167, 43, 172, 9, 129, 22, 39, 253, 19, 98, 108, 110, 79, 113, 224, 232, 178,
    185, 112, 104, 218, 246, 97, 228, 251, 34, 242, 193, 238, 210, 144, 12, 191, 179, 162, 241, 81,
    51, 145, 235, 249, 14, 239, 107, 49, 192, 214, 31, 181, 199, 106, 157, 184, 84, 204, 176, 115,
    121, 50, 45, 127, 4, 150, 254, 138, 236, 205, 93, 222, 114, 67, 29, 24, 72, 243, 141, 128, 195,
    78, 66, 215, 61, 156, 180,
  ]
}
