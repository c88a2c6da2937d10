/// What calculates the numbers of a function.
///
/// Source: Apple, CGFunctionCallbacks.
public struct CGFunctionCallbacks {
  /// The version, 0.
  public var version: UInt32
  /// Reads numbers at its second argument and writes those of the function at the third.
  public var evaluate: CGFunctionEvaluateCallback?
  /// Is called when nobody needs the function any more.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Makes callbacks; without `evaluate` they make no function.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) { (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo) }
}

/// Calculates the numbers of a function: its info, what goes in, what comes out.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// Releases the info of a function.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// A function of numbers, which says the colours of a shading.
///
/// Source: Apple, CGFunction.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let domain: [ClosedRange<CGFloat>]?
  private let range: [ClosedRange<CGFloat>]?
  private let outputs: Int
  private let callbacks: CGFunctionCallbacks

  /// Makes a function; `nil` without a callback that calculates.
  ///
  /// - Parameters:
  ///   - info: what the callbacks are given.
  ///   - domainDimension: how many numbers go in.
  ///   - domain: the least and the greatest of each; nil for no limits.
  ///   - rangeDimension: how many numbers come out.
  ///   - range: the least and the greatest of each; nil for no limits.
  ///   - callbacks: what calculates.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard callbacks.pointee.evaluate != nil, domainDimension > 0, rangeDimension > 0 else {
      return nil
    }
    (self.info, outputs, self.callbacks) = (info, rangeDimension, callbacks.pointee)
    self.domain = domain.map { Self.limits($0, domainDimension) }
    self.range = range.map { Self.limits($0, rangeDimension) }
  }

  deinit { callbacks.releaseInfo?(info) }

  private static func limits(
    _ numbers: UnsafePointer<CGFloat>, _ count: Int
  ) -> [ClosedRange<CGFloat>] {
    (0..<count).map { numbers[2 * $0]...max(numbers[2 * $0], numbers[2 * $0 + 1]) }
  }

  /// Returns the numbers for a share (0...1) of the way through the domain.
  func values(at share: CGFloat) -> [CGFloat] {
    let limits: ClosedRange<CGFloat> = domain?.first ?? 0...1
    var input: CGFloat = limits.lowerBound + share * (limits.upperBound - limits.lowerBound)
    var output = [CGFloat](repeating: 0, count: outputs)
    callbacks.evaluate?(info, &input, &output)
    guard let range else { return output }
    return zip(output, range).map { min(max($0, $1.lowerBound), $1.upperBound) }
  }
}
