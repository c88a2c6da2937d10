extension Limit {
  /// How many layers, and with them views, lie inside one another.
  ///
  /// Layers are walked by calls within calls; a thousand of them take a third of the main thread's
  /// 8 MB in a debug build. iOS, with 1 MB, ends earlier.
  package static let layerDepth = 1000

  /// How many shadows are cast by one another.
  ///
  /// What casts a shadow is drawn twice, so that each doubles the work.
  static let shadowDepth = 6

  /// How often the drawing of a layer, a notification, an observed value, a control's event or a
  /// scroll view's delegate causes itself before it has ended.
  ///
  /// A thousand take a third of the main thread's stack in a debug build.
  package static let callDepth = 1000

  /// How often a layout is asked for at once from within a layout.
  static let layoutDepth = 100
}
