/// The sums by which two parts of pictures are compared.
struct LikenessSums {
  private(set) var count = 0.0
  private var look = 0.0
  private var seen = 0.0
  private var squaresOfLooks = 0.0
  private var squaresOfSeen = 0.0
  private var products = 0.0

  /// Adds a pixel: its levels in both pictures.
  @inline(__always)
  mutating func add(_ look: Double, _ seen: Double) {
    count += 1
    self.look += look
    self.seen += seen
    squaresOfLooks += look * look
    squaresOfSeen += seen * seen
    products += look * seen
  }

  /// What both differ from their means, multiplied and summed up.
  private var common: Double { products - look * seen / count }
  private var spreadOfLooks: Double { squaresOfLooks - look * look / count }
  private var spreadOfSeen: Double { squaresOfSeen - seen * seen / count }

  /// Whether anything stands out in the first picture.
  var hasLook: Bool { spreadOfLooks > Self.leastSpread }

  /// The correlation of both, -1...1; `nil` where one of them is even.
  var likeness: Double? {
    guard hasLook, spreadOfSeen > Self.leastSpread else { return nil }
    return common / (spreadOfLooks * spreadOfSeen).squareRoot()
  }

  /// The contrast and brightness with which the first is seen in the second.
  var light: (contrast: Double, brightness: Double) {
    guard hasLook else { return (1, (seen - look) / count) }
    let contrast = min(max(common / spreadOfLooks, Self.leastContrast), Self.mostContrast)
    return (contrast, (seen - contrast * look) / count)
  }

  /// The least sum of squares by which a part stands out, in levels squared.
  private static let leastSpread = 400.0
  /// What cameras and encoders do to contrast.
  private static let leastContrast = 0.7
  private static let mostContrast = 1.4
}
