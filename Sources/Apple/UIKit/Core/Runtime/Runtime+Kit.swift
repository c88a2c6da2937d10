/// What the kit decides that an app was linked with.
extension Runtime {
  /// Whether controllers cover the whole screen unless they say otherwise.
  ///
  /// Source: Apple, iOS 13 release notes.
  var coversScreen: Bool { kit < 13 }

  /// Whether bars without looks of their own for it are clear where content is not scrolled.
  ///
  /// Source: Apple, UINavigationBar.scrollEdgeAppearance: since iOS 15 for all bars.
  package var clearsBarsAtEdge: Bool { kit >= 15 }
}
