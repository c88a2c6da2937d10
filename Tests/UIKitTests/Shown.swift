import Drawing

extension DisplayList {
  /// Whether a command has a colour of so much red and blue, 0...1 each, however opaque.
  func shows(red: Double, blue: Double) -> Bool {
    var isShown = false
    _ = recolored { color in
      if color.red == red, color.blue == blue, color.alpha > 0 { isShown = true }
      return color
    }
    return isShown
  }
}
