import Drawing

/// The key frames and the colours of an animated SVG, each once.
struct StyleSheet {
  /// When key frames are: as parts of the whole film.
  let frames: Int
  private var animations: [String] = []
  private var names: [String: String] = [:]
  private var variables: [(light: String, dark: String)] = []
  private var variableNames: [[String]: String] = [:]

  init(frames: Int) { self.frames = frames }

  /// Returns the value of a property that is `light`, or `dark` for a reader who prefers that.
  mutating func value(_ light: String, dark: String) -> String {
    guard light != dark else { return light }
    if let known = variableNames[[light, dark]] { return known }
    let name = "--\(variables.count)"
    variables.append((light, dark))
    variableNames[[light, dark]] = "var(\(name))"
    return "var(\(name))"
  }

  /// Returns the name of key frames.
  ///
  /// - Parameter keys: what holds from which frame on, between the frames of which it changes evenly;
  ///   not empty.
  /// - Returns: the name; the same for equal ones.
  mutating func name(of keys: [Change<String>]) -> String {
    let text = Self.rules(of: keys, in: frames).map { "\($0.times){\($0.declarations)}" }.joined()
    if let known = names[text] { return known }
    let name = "k\(animations.count)"
    animations.append("@keyframes \(name){\(text)}")
    names[text] = name
    return name
  }

  /// Returns the rules of key frames.
  ///
  /// - Parameters:
  ///   - keys: what holds from which frame on; not empty.
  ///   - frames: how many frames the film has.
  /// - Returns: the times as parts of the film, such as `0%,12.5%`, and what holds at them.
  static func rules(
    of keys: [Change<String>], in frames: Int
  ) -> [(times: String, declarations: String)] {
    var rules: [(times: [String], declarations: String)] = []
    func add(_ frame: Int, _ declarations: String) {
      let time = "\((Double(frame) / Double(frames) * 100).cut(4))%"
      if let last = rules.indices.last, rules[last].declarations == declarations {
        // What lies between equal ones is as they are.
        rules[last].times = [rules[last].times[0], time]
      } else {
        rules.append(([time], declarations))
      }
    }
    if let first = keys.first, first.frame > 0 { add(0, first.value) }
    for key in keys { add(key.frame, key.value) }
    if let last = keys.last, last.frame < frames { add(frames, last.value) }
    return rules.map { ($0.times.joined(separator: ","), $0.declarations) }
  }

  /// Returns the style sheet.
  ///
  /// - Parameters:
  ///   - seconds: how long the film plays.
  ///   - plays: how often; nil for ever.
  ///   - still: the frame that is shown to readers who prefer no motion.
  ///   - hasDark: whether a part of the film is for readers who prefer dark.
  /// - Returns: the rules; empty where nothing moves.
  func text(lasting seconds: Double, plays: Int?, still: Int, hasDark: Bool) -> String {
    var rules: [String] = []
    if !animations.isEmpty {
      let often = plays.map { "\($0) both" } ?? "infinite"
      rules.append("*{animation:\(seconds.inSeconds) linear \(often)}")
      rules += animations
      // Frames are key frames: a moment after the begin of one lies in it, however the time is rounded.
      let moment = (Double(still) + 0.25) * seconds / Double(frames)
      let calm =
        still > 0
        ? "animation-delay:-\(moment.inSeconds)!important;animation-play-state:paused!important"
        : "animation:none!important"
      rules.append("@media (prefers-reduced-motion:reduce){*{\(calm)}}")
    }
    if !variables.isEmpty {
      func root(_ value: ((light: String, dark: String)) -> String) -> String {
        let lines = variables.enumerated().map { "--\($0.offset):\(value($0.element))" }
        return ":root{\(lines.joined(separator: ";"))}"
      }
      rules.append(root(\.light))
      rules.append("@media (prefers-color-scheme:dark){\(root(\.dark))}")
    }
    if hasDark {
      rules.append(".dark{display:none}")
      rules.append("@media (prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}")
    }
    return rules.joined(separator: "\n")
  }
}

extension Color {
  /// The colour without its opacity, as CSS writes it: `#f90`, `#ff9501`.
  var css: String {
    let pixel = String(self.pixel & 0xFF_FFFF, radix: 16)
    let six = Array(String(repeating: "0", count: 6 - pixel.count) + pixel)
    guard six[0] == six[1], six[2] == six[3], six[4] == six[5] else { return "#" + String(six) }
    return "#" + String([six[0], six[2], six[4]])
  }
}
