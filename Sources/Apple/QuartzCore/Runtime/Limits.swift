extension Limit {
  /// The number of layers, and with them views, that may lie inside one another.
  ///
  /// Layers are walked by calls within calls; a thousand of them take a third of the main thread's
  /// 8 MB in a debug build. iOS, with 1 MB, ends earlier.
  package static let layerDepth = 1000

  /// The number of layers with shadows of their contents that may lie inside one another.
  ///
  /// What casts a shadow is drawn twice, so each level doubles the work.
  static let shadowDepth = 6

  /// The number of nested calls that cause themselves.
  ///
  /// The calls are the drawing of a layer, a notification, an observed value, a control's event and
  /// a scroll view's delegate. A thousand take a third of the main thread's stack in a debug build.
  package static let callDepth = 1000

  /// The number of layouts that may be requested at once from within a layout, nested.
  static let layoutDepth = 100
}
