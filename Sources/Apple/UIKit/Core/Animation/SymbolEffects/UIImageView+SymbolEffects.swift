import Geometry

/// What a completion of an effect learns.
///
/// Source: Apple, UISymbolEffectCompletionContext.
public struct UISymbolEffectCompletionContext: Sendable {
  /// Whether the effect ran to its end.
  public let isFinished: Bool
}

extension UIImageView {
  /// Called when an effect has ended.
  public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

  /// Moves the symbol that the view shows.
  ///
  /// An image that is no symbol stays as it is.
  ///
  /// - Parameters:
  ///   - effect: the movement; it takes the place of one of the same kind.
  ///   - options: how often and how fast.
  ///   - animated: false leaves the symbol at once where the effect ends.
  ///   - completion: is called when the effect has ended.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    guard image?.isSymbolImage == true else { return }
    let kind = effect.configuration.kind
    let movement = SymbolMovement(effect.configuration, options)
    if kind == .appear { removeSymbolEffect(of: .disappear) }
    if kind == .disappear { removeSymbolEffect(of: .appear) }
    let group = movement.group
    if !animated {
      for animation in [group as CAAnimation] + (group.animations ?? []) {
        animation.duration = 0.001
      }
    }
    if let completion {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        completion(UISymbolEffectCompletionContext(isFinished: true))
      }
      layer.add(group, forKey: kind.key)
      CATransaction.commit()
    } else {
      layer.add(group, forKey: kind.key)
    }
  }

  /// Ends the effects of one kind.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    removeSymbolEffect(of: effect.configuration.kind)
    completion?(UISymbolEffectCompletionContext(isFinished: true))
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix(SymbolEffectConfiguration.prefix) {
      layer.removeAnimation(forKey: key)
    }
  }

  private func removeSymbolEffect(of kind: SymbolEffectConfiguration.Kind) {
    layer.removeAnimation(forKey: kind.key)
  }
}

extension SymbolEffectConfiguration {
  fileprivate static let prefix = "UISymbolEffect."
}

extension SymbolEffectConfiguration.Kind {
  fileprivate var key: String { SymbolEffectConfiguration.prefix + rawValue }
}

/// The animations of an effect.
///
/// Unspecified by Apple: all numbers are chosen by what one sees.
@MainActor
struct SymbolMovement {
  let group = CAAnimationGroup()

  /// How long an effect takes once, in seconds.
  static func time(of kind: SymbolEffectConfiguration.Kind) -> Double {
    switch kind {
    case .bounce: 0.6
    case .pulse, .variableColor: 1.5
    case .scale, .appear, .disappear, .replace: 0.35
    case .wiggle: 0.7
    case .rotate: 1.2
    case .breathe: 2
    }
  }

  init(_ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions) {
    let time = Self.time(of: effect.kind)
    group.animations = Self.animations(of: effect)
    for animation in group.animations ?? [] {
      animation.duration = time
      animation.fillMode = .both
    }
    group.duration = time + options.delay
    group.speed = Float(options.pace)
    switch effect.kind {
    case .scale, .appear, .disappear:
      group.fillMode = .both
      group.isRemovedOnCompletion = false
    case .bounce, .wiggle, .rotate, .replace:
      group.repeatCount = options.count.map { $0 == 0 ? .infinity : Float($0) } ?? 1
    case .pulse, .variableColor, .breathe:
      group.repeatCount = options.count.flatMap { $0 == 0 ? nil : Float($0) } ?? .infinity
    }
  }

  private static func animations(of effect: SymbolEffectConfiguration) -> [CAAnimation] {
    let isUp = effect.isUp
    switch effect.kind {
    case .bounce: return [frames("transform.scale", [1, isUp ? 1.2 : 0.82, 0.97, 1])]
    case .pulse, .variableColor: return [frames("opacity", [1, 0.35, 1])]
    case .breathe:
      return [frames("transform.scale", [1, 1.12, 1]), frames("opacity", [0.85, 1, 0.85])]
    case .scale: return [frames("transform.scale", [1, isUp ? 1.2 : 0.8])]
    case .appear: return [frames("opacity", [0, 1]), frames("transform.scale", [0.6, 1])]
    case .disappear: return [frames("opacity", [1, 0]), frames("transform.scale", [1, 0.6])]
    case .replace: return [frames("transform.scale", [1, 0.7, 1])]
    case .wiggle: return [frames("transform.rotation.z", [0, 0.2, -0.16, 0.1, -0.05, 0])]
    case .rotate: return [frames("transform.rotation.z", [0, isUp ? 2 * .pi : -2 * .pi])]
    }
  }

  private static func frames(_ keyPath: String, _ values: [Double]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.timingFunctions = values.dropFirst().map { _ in
      CAMediaTimingFunction(name: .easeInEaseOut)
    }
    return animation
  }
}
