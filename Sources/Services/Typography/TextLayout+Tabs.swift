import CCairo
import Drawing

extension TextLayout {
  /// Puts the letters behind tabs where a paragraph style says.
  ///
  /// Pango counts from the start of the line, the style from the edge.
  static func setTabs(_ style: ParagraphStyle, on layout: OpaquePointer?) {
    let stops = style.tabs.isEmpty ? TabStop.standard : style.tabs
    let shown = stops.filter { $0.place > style.firstIndent }
    guard let tabs = pango_tab_array_new(Int32(shown.count), 0) else { return }
    defer { pango_tab_array_free(tabs) }
    for (index, stop) in shown.enumerated() {
      let place = (stop.place - style.firstIndent) * pangoUnitsPerPoint
      pango_tab_array_set_tab(tabs, Int32(index), stop.alignment.inPango, Int32(place.rounded()))
    }
    pango_layout_set_tabs(layout, tabs)
  }
}

extension TabStop.Alignment {
  fileprivate var inPango: PangoTabAlign {
    switch self {
    case .left: PANGO_TAB_LEFT
    case .center: PANGO_TAB_CENTER
    case .right: PANGO_TAB_RIGHT
    }
  }
}
