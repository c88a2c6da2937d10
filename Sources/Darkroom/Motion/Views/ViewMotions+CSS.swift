extension ViewMotions {
  /// The motions as classes with key frames of CSS, one for each view.
  package var css: String {
    let names = Self.distinct(motions.map { "\(scene)-\($0.name)".cssName }) { "\($0)-\($1)" }
    let views = zip(names, motions).map(rules)
    return """
      /* How the views of “\(scene.inOneLine)” move, for \(duration.short(3)) s, within \
      \(KeyFrames.bound.plain(2)) pt. Give an element the class of its view. The elements lie side by
         side in one box, as large as the screen, whose position is relative; a point is a CSS pixel. */

      \(views.joined(separator: "\n"))
      @media (prefers-reduced-motion: reduce) {
        \(names.map { ".\($0)" }.joined(separator: ", ")) { animation: none; }
      }

      """
  }

  private func rules(_ name: String, _ motion: ViewMotion) -> String {
    let keys = motion.placements(in: frames)
    let alphas = motion.alphas(in: frames)
    guard let first = keys.first?.value, let alpha = alphas.first?.value else { return "" }
    let form = PoseForm(of: keys.map(\.value.pose))
    func declarations(_ place: Placement) -> [String] {
      let pose = form.text(of: place.pose, unit: "px", degrees: "deg")
      return [
        "width: \(Double(place.size.width).short(3))px",
        "height: \(Double(place.size.height).short(3))px",
        "transform: \(pose.isEmpty ? "" : pose + " ")translate(-50%, -50%)",
      ]
    }
    let isSteady = keys.allSatisfy { $0.value.size == first.size }
    var animations = [
      Animation(
        name: name,
        keys: keys.map { key in
          let all = declarations(key.value)
          return Change(key.frame, (isSteady ? all.suffix(1) : all[...]).joined(separator: "; "))
        })
    ]
    animations.append(
      Animation(
        name: "\(name)-opacity",
        keys: alphas.map { Change($0.frame, "opacity: \($0.value.short(3))") }
      ))
    animations.append(
      Animation(
        name: "\(name)-presence",
        keys: motion.presence.map {
          Change($0.frame, "visibility: \($0.value ? "visible" : "hidden")")
        }, isStepped: true))
    let moving = animations.filter { $0.moves }
    var base = ["position: absolute", "left: 0", "top: 0"] + declarations(first)
    base.append("transform-origin: 0 0")
    if alpha != 1 { base.append("opacity: \(alpha.short(3))") }
    if motion.presence.first?.value == false { base.append("visibility: hidden") }
    if !moving.isEmpty {
      let often = plays.map { "\($0) both" } ?? "infinite"
      let list = moving.map {
        "\($0.name) \(duration.inSeconds) \($0.isStepped ? "step-end" : "linear") \(often)"
      }
      base.append("animation: \(list.joined(separator: ", "))")
    }
    return ".\(name) {\n" + base.map { "  \($0);\n" }.joined() + "}\n"
      + moving.map { $0.text(in: frames) }.joined()
  }

  /// Key frames with a name.
  private struct Animation {
    let name: String
    let keys: [Change<String>]
    var isStepped = false

    var moves: Bool { keys.contains { $0.value != keys[0].value } }

    func text(in frames: Int) -> String {
      let rules = StyleSheet.rules(of: keys, in: frames).map { rule in
        "  \(rule.times.replacing(",", with: ", ")) { \(rule.declarations); }\n"
      }
      return "@keyframes \(name) {\n\(rules.joined())}\n"
    }
  }

  /// Returns words of which no two are equal.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - numbered: adds a number to a word.
  /// - Returns: the words; one that was there already has a number.
  static func distinct(
    _ words: [String], numbered: (String, Int) -> String
  ) -> [String] {
    var taken: Set<String> = []
    return words.map { word in
      var (distinct, number) = (word, 2)
      while !taken.insert(distinct).inserted {
        distinct = numbered(word, number)
        number += 1
      }
      return distinct
    }
  }
}

extension String {
  /// The text as the name of a class in CSS, which begins with a letter.
  fileprivate var cssName: String {
    let letters = unicodeScalars.map { scalar in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isPlain || scalar == "_" ? Character(scalar) : "-"
    }
    let name = String(letters)
    return name.first?.isLetter == true ? name : "v\(name)"
  }

  /// The text on one line, without what does not show, where it must not end a comment.
  var inOneLine: String {
    let shown = unicodeScalars.map { scalar -> Character in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
        .unassigned:
        " "
      default: Character(scalar)
      }
    }
    return String(shown).replacing("*/", with: "* /")
  }
}
