extension Runtime {
  /// The views that are being animated, and those around animated layers without a view; each once.
  package var animatedViews: [UIView] {
    var seen: Set<ObjectIdentifier> = []
    return layers.layersOnTheirWay.compactMap { layer in
      sequence(first: layer, next: \.superlayer).lazy.compactMap(\.view).first
    }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Phrases for what goes on now, where no moving view can be named: `a CADisplayLink still ran`.
  ///
  /// *Shape*: each once.
  package var goingsOn: [String] {
    var phrases = layers.displayLinkObservers.map { "a \(type(of: $0)) still ran" }
    phrases += animatedViews.map { "a \(type(of: $0)) was still being animated" }
    if !touches.down.isEmpty { phrases.append("a finger was still down") }
    if !world.timers.isEmpty { phrases.append("a Timer, a DispatchQueue or a Task still waited") }
    var seen: Set<String> = []
    return phrases.filter { seen.insert($0).inserted }
  }
}
