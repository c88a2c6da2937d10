/// How often and how fast an effect of a symbol runs.
///
/// Source: Apple, Symbols, SymbolEffectOptions.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often an effect runs.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?
    /// *Units*: seconds.
    var delay: Double = 0

    /// Again and again, one time right behind the other.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
    /// Again and again, as `continuous`: how long Apple's rest in between is is not published.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }

    /// Some times; without an end for `nil`.
    ///
    /// - Parameters:
    ///   - count: how many times.
    ///   - delay: the rest in between, in seconds; none for `nil`.
    /// - Returns: the behaviour.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0)
    }
  }

  /// How often; `nil` for as the effect does by itself, 0 for without an end.
  var count: Int?
  /// *Units*: seconds.
  var delay: Double = 0
  var pace: Double = 1

  /// As the effect does by itself.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(count: 0) }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }
  /// Some times; without an end for `nil`.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// As often as the behaviour says, with its rest behind each run.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }
  /// Faster by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// The same options with no end, or with one run.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// Returns the same options with another number of runs: at least 1, or no end for `nil`.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { max(1, $0) } ?? 0
    return options
  }

  /// Returns the same options with the behaviour's number of runs and rest.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self.repeat(behavior.count)
    options.delay = behavior.delay
    return options
  }

  /// Returns the same options at another speed, 1 being the effect's own; at least 0.01.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.pace = max(0.01, speed)
    return options
  }
}
