/// A movement of a symbol.
///
/// Source: Apple, Symbols, SymbolEffect.
public protocol SymbolEffect: Sendable {
  /// What moves, and how.
  var configuration: SymbolEffectConfiguration { get }
}

/// A movement that goes on until it is taken away, or leaves the symbol changed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement that ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A movement with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A movement with which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// What an effect is made of.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe
  }

  let kind: Kind
  /// Whether the symbol grows first, or stays larger.
  var isUp = true
}

/// A symbol that grows or shrinks once, and comes back.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .bounce)
  public var up: Self { with { $0.configuration.isUp = true } }
  public var down: Self { with { $0.configuration.isUp = false } }
}

/// A symbol that gets paler and comes back, again and again.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .pulse)
}

/// A symbol whose parts light up one after the other; here it gets paler as a whole.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .variableColor)
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

/// A symbol that is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .scale)
  public var up: Self { with { $0.configuration.isUp = true } }
  public var down: Self { with { $0.configuration.isUp = false } }
}

/// A symbol that comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .appear)
  public var up: Self { with { $0.configuration.isUp = true } }
  public var down: Self { with { $0.configuration.isUp = false } }
}

/// A symbol that goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .disappear)
  public var up: Self { with { $0.configuration.isUp = true } }
  public var down: Self { with { $0.configuration.isUp = false } }
}

/// A symbol that shakes.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .wiggle)
}

/// A symbol that turns around.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .rotate)
  public var clockwise: Self { with { $0.configuration.isUp = true } }
  public var counterClockwise: Self { with { $0.configuration.isUp = false } }
}

/// A symbol that grows and comes back, again and again.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .breathe)
}

/// A symbol that goes while another one comes.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .replace)
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
}

extension SymbolEffect {
  /// The effect on all parts of the symbol together, as it always is here.
  public var wholeSymbol: Self { self }
  /// The effect on one part of the symbol after the other; here on all together.
  public var byLayer: Self { self }

  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
  public static var automatic: Self { Self() }
}
