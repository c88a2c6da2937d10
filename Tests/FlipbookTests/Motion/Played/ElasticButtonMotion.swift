import UIKit

/// How the views of “elastic-button” move, within 0.25 pt.
///
/// Add an animation to the layer of a view. Places are those on the screen: the views lie side by
/// side in one that fills it.
@MainActor
enum ElasticButtonMotion {
  /// How long the film plays, in seconds.
  static let duration: CFTimeInterval = 6.016667

  /// Moves “button”, of 300×200 pt at first.
  static func button() -> CAAnimationGroup {
    let times: [Double] = [
      0, 0.096953, 0.099723, 0.102493, 0.105263, 0.108033, 0.110803, 0.113573, 0.116343, 0.119114,
      0.121884, 0.124654, 0.130194, 0.144044, 0.149584, 0.152355, 0.155125, 0.157895, 0.160665,
      0.166205, 0.171745, 0.188366, 0.193906, 0.199446, 0.204986, 0.210526, 0.232687, 0.240997,
      0.249307, 0.260388, 0.277008, 0.285319, 0.296399, 0.32133, 0.33241, 0.354571, 0.362881,
      0.365651, 0.368421, 0.371191, 0.373961, 0.376731, 0.379501, 0.382271, 0.385042, 0.387812,
      0.390582, 0.396122, 0.409972, 0.415512, 0.418283, 0.421053, 0.423823, 0.426593, 0.432133,
      0.437673, 0.454294, 0.459834, 0.465374, 0.470914, 0.476454, 0.498615, 0.506925, 0.515235,
      0.526316, 0.542936, 0.551247, 0.562327, 0.587258, 0.598338, 0.631579, 0.645429, 0.6759,
      0.698061, 0.722992, 0.767313, 0.814404, 0.861496, 0.908587, 0.961219, 1,
    ]
    let position = points([187.5, 333.5, 187.5, 333.5])
    let boundsSize = sizes([
      300, 200, 300, 200, 302.944, 202.944, 308.431, 208.431, 313.224, 213.224, 317.166, 217.166,
      320.146, 220.146, 322.099, 222.099, 323.008, 223.008, 322.9, 222.9, 321.844, 221.844, 319.942,
      219.942, 314.153, 214.153, 295.796, 195.796, 290.165, 190.165, 288.167, 188.167, 286.788,
      186.788, 286.046, 186.046, 285.933, 185.933, 287.431, 187.431, 290.758, 190.758, 304.04,
      204.04, 307.118, 207.118, 308.684, 208.684, 308.672, 208.672, 307.275, 207.275, 296.667,
      196.667, 294.598, 194.598, 294.743, 194.743, 297.537, 197.537, 302.613, 202.613, 303.627,
      203.627, 302.825, 202.825, 298.075, 198.075, 297.71, 197.71, 300.293, 200.293, 301.26, 201.26,
      302.944, 202.944, 308.431, 208.431, 313.224, 213.224, 317.166, 217.166, 320.146, 220.146,
      322.099, 222.099, 323.008, 223.008, 322.9, 222.9, 321.844, 221.844, 319.942, 219.942, 314.153,
      214.153, 295.796, 195.796, 290.165, 190.165, 288.167, 188.167, 286.788, 186.788, 286.046,
      186.046, 285.933, 185.933, 287.431, 187.431, 290.758, 190.758, 304.04, 204.04, 307.118,
      207.118, 308.684, 208.684, 308.672, 208.672, 307.275, 207.275, 296.667, 196.667, 294.598,
      194.598, 294.743, 194.743, 297.537, 197.537, 302.613, 202.613, 303.627, 203.627, 302.825,
      202.825, 298.075, 198.075, 297.71, 197.71, 301.454, 201.454, 301.369, 201.369, 298.91, 198.91,
      299.639, 199.639, 300.871, 200.871, 299.305, 199.305, 300.535, 200.535, 299.557, 199.557,
      300.384, 200.385, 299.695, 199.694, 300.317, 200.319,
    ])
    return film([frames("position", [0, 1], position), frames("bounds.size", times, boundsSize)])
  }

  private static func film(_ animations: [CAAnimation]) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    group.repeatCount = .infinity
    group.fillMode = .both
    group.isRemovedOnCompletion = false
    return group
  }

  private static func frames(
    _ keyPath: String, _ times: [Double], _ values: [Any]
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.duration = duration
    return animation
  }

  private static func points(_ numbers: [Double]) -> [CGPoint] {
    stride(from: 0, to: numbers.count, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  private static func sizes(_ numbers: [Double]) -> [CGSize] {
    points(numbers).map { CGSize(width: $0.x, height: $0.y) }
  }
}
