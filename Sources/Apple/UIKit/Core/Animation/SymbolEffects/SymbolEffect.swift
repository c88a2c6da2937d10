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
  /// What tells the image view to bounce, upwards unless `down` was asked for.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .bounce)
  /// The same bounce, first to 1.2 of the size for `up`, the default, or to 0.82 of it for `down`.
  public var up: Self { with { $0.configuration.isUp = true } }
  public var down: Self { with { $0.configuration.isUp = false } }
}

/// A symbol that gets paler and comes back, again and again.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What tells the image view to make the symbol paler and back, to an opacity of 0.35, in 1.5
  /// seconds.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .pulse)
}

/// A symbol whose parts light up one after the other; here it gets paler as a whole.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What tells the image view to make the whole symbol paler and back, to an opacity of 0.35, in
  /// 1.5 seconds.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .variableColor)
  /// The same effect: in which order parts light up, and how the others look, changes nothing here.
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

/// A symbol that is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// What tells the image view to keep the symbol larger, or smaller for `down`, until the effect
  /// is removed.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .scale)
  /// The same effect: the symbol stays at 1.2 of its size for `up`, the default, or at 0.8 of it
  /// for `down`.
  public var up: Self { with { $0.configuration.isUp = true } }
  public var down: Self { with { $0.configuration.isUp = false } }
}

/// A symbol that comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What tells the image view to fade the symbol in while it grows from 0.6 of its size, in 0.35
  /// seconds.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .appear)
  /// The same effect: the symbol grows as it comes in both directions here.
  public var up: Self { with { $0.configuration.isUp = true } }
  public var down: Self { with { $0.configuration.isUp = false } }
}

/// A symbol that goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What tells the image view to fade the symbol out while it shrinks to 0.6 of its size, in 0.35
  /// seconds.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .disappear)
  /// The same effect: the symbol shrinks as it goes in both directions here.
  public var up: Self { with { $0.configuration.isUp = true } }
  public var down: Self { with { $0.configuration.isUp = false } }
}

/// A symbol that shakes.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What tells the image view to shake the symbol by at most 0.2 radians to each side, in 0.7
  /// seconds.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .wiggle)
}

/// A symbol that turns around.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What tells the image view to turn the symbol around once, clockwise unless told otherwise, in
  /// 1.2 seconds.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .rotate)
  /// The same turn, clockwise by default.
  public var clockwise: Self { with { $0.configuration.isUp = true } }
  public var counterClockwise: Self { with { $0.configuration.isUp = false } }
}

/// A symbol that grows and comes back, again and again.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What tells the image view to let the symbol grow to 1.12 of its size and back, in 2 seconds.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .breathe)
}

/// A symbol that goes while another one comes.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// What tells the image view to shrink the new symbol to 0.7 of its size and back, in 0.35
  /// seconds.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .replace)
  /// The same effect: the directions in which the old symbol goes and the new one comes change
  /// nothing here.
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
  /// A bounce upwards, once unless the options repeat it.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Gets paler and comes back until it is removed, unless the options say how often.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Gets paler and comes back until it is removed, unless the options say how often; parts do not
  /// differ here.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Keeps the symbol at 1.2 of its size until it is removed.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// Lets a symbol come, and takes `disappear` away.
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Lets a symbol go, and leaves it away until it is removed or `appear` is added.
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Shakes the symbol to both sides, once unless the options repeat it.
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns the symbol around clockwise, once unless the options repeat it.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Lets the symbol grow and come back until it is removed, unless the options say how often.
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Shows another symbol in a fade of 0.35 seconds, while it shrinks and comes back.
  public static var replace: Self { Self() }
  public static var automatic: Self { Self() }
}
