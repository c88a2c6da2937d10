/// How round a corner is.
///
/// Source: Apple, UICornerRadius.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    /// As far in as the view stands in from the corner of what is around it, and at least this.
    case concentric(minimum: CGFloat)
  }

  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { .init(kind: .fixed(radius)) }

  /// The radius with the same middle as that of the view around, and at least a minimum, in points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    .init(kind: .concentric(minimum: minimum ?? 0))
  }

  private init(kind: Kind) { self.kind = kind }
  /// Makes a radius of points, as `.fixed(_:)` does.
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
}

/// How round the corners of a view are.
///
/// Source: Apple, UICornerConfiguration.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case corners([UICornerRadius?])
    case capsule(maximum: CGFloat?)
  }

  let shape: Shape

  /// Corners as round as half of the shorter side, and at most a maximum, in points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }

  /// All corners alike.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([radius, radius, radius, radius]))
  }

  /// All corners alike; those of one radius in every case.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  /// Each corner for itself; square where there is none.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// The corners above alike, and those below.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }
}

extension UIView {
  /// How round the corners are.
  ///
  /// All corners that are round have the radius of the roundest one.
  ///
  /// Source: Apple, UIView.cornerConfiguration.
  public var cornerConfiguration: UICornerConfiguration {
    get { recorded("cornerConfiguration", UICornerConfiguration.corners(radius: .fixed(0))) }
    set {
      record("cornerConfiguration", newValue)
      roundCorners()
      setNeedsLayout()
    }
  }

  /// Whether a configuration of corners was set.
  var hasCornerConfiguration: Bool {
    recorded("cornerConfiguration", nil as UICornerConfiguration?) != nil
  }

  /// Gives the layer the corners that were configured, at the size that the view has.
  func roundCorners() {
    guard let configuration = recorded("cornerConfiguration", nil as UICornerConfiguration?) else {
      return
    }
    let most = min(bounds.width, bounds.height) / 2
    switch configuration.shape {
    case .capsule(let maximum):
      layer.cornerRadius = min(most, maximum ?? most)
      layer.maskedCorners = CACornerMask(Self.cornerNames)
    case .corners(let corners):
      let radii = corners.map { min(most, $0.map(radius) ?? 0) }
      layer.cornerRadius = radii.max() ?? 0
      layer.maskedCorners = zip(Self.cornerNames, radii).reduce(into: []) { mask, corner in
        if corner.1 > 0 { mask.insert(corner.0) }
      }
    }
  }

  /// The corners in the order of a configuration's.
  private static let cornerNames: [CACornerMask] = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  private func radius(_ corner: UICornerRadius) -> CGFloat {
    switch corner.kind {
    case .fixed(let radius): return radius
    case .concentric(let minimum):
      guard let superview else { return minimum }
      let distance = min(
        frame.minX, frame.minY, superview.bounds.width - frame.maxX,
        superview.bounds.height - frame.maxY)
      return max(minimum, superview.layer.cornerRadius - max(0, distance))
    }
  }
}
