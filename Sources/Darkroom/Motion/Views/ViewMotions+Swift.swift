import Geometry

extension ViewMotions {
  /// The motions as Core Animation's in Swift: one function for each view.
  ///
  /// - Throws: `MotionError.leaning` for a view that is sheared, which key paths cannot say.
  package var swift: String {
    get throws(MotionError) {
      let names = Self.distinct(["duration"] + motions.map(\.name.inCamelCase)) {
        "\($0.filter { $0 != "`" })\($1)"
      }.dropFirst()
      let type = scene.inCamelCase.capitalizedFirst + "Motion"
      var functions: [String] = []
      for (name, motion) in zip(names, motions) { functions.append(try function(name, motion)) }
      return """
        \(Self.imports)

        /// How the views of “\(scene.inOneLine)” move, within \(KeyFrames.bound.plain(2)) pt.
        ///
        /// Add an animation to the layer of a view. Places are those on the screen: the views lie side by
        /// side in one that fills it.
        @MainActor
        enum \(type) {
          /// How long the film plays, in seconds.
          static let duration: CFTimeInterval = \(duration.plain(6))

        \(functions.joined(separator: "\n"))
          private static func film(_ animations: [CAAnimation]) -> CAAnimationGroup {
            let group = CAAnimationGroup()
            group.animations = animations
            group.duration = duration
            group.repeatCount = \(plays.map(String.init) ?? ".infinity")
            group.fillMode = .both
            group.isRemovedOnCompletion = false
            return group
          }

          private static func frames(
            _ keyPath: String, _ times: [Double], _ values: [Any]
          ) -> CAKeyframeAnimation {
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.duration = duration
            return animation
          }

          private static func points(_ numbers: [Double]) -> [CGPoint] {
            stride(from: 0, to: numbers.count, by: 2).map {
              CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
          }

          private static func sizes(_ numbers: [Double]) -> [CGSize] {
            points(numbers).map { CGSize(width: $0.x, height: $0.y) }
          }
        }

        """
    }
  }

  private func function(_ name: String, _ motion: ViewMotion) throws(MotionError) -> String {
    let keys = closed(motion.placements(in: frames))
    guard let first = keys.first?.value else { return "" }
    guard keys.allSatisfy({ abs($0.value.pose.shear) < Self.leastLean }) else {
      throw .leaning(view: motion.name)
    }
    let poses = keys.map(\.value.pose)
    let size = "\(Double(first.size.width).short(3))×\(Double(first.size.height).short(3))"
    var body = SwiftFunction(times: keys.map { Double($0.frame) / Double(frames) })
    body.add("position", poses.map { [$0.x, $0.y] }, digits: 2, as: "points")
    if keys.contains(where: { $0.value.size != first.size }) {
      let sizes = keys.map { [Double($0.value.size.width), Double($0.value.size.height)] }
      body.add("bounds.size", sizes, digits: 3, as: "sizes")
    }
    for (path, values, usual) in [
      ("transform.rotation.z", poses.map(\.angle), 0.0),
      ("transform.scale.x", poses.map(\.scaleX), 1),
      ("transform.scale.y", poses.map(\.scaleY), 1),
    ] where values.contains(where: { $0.plain(5) != usual.plain(5) }) {
      body.add(path, values.map { [$0] }, digits: 5)
    }
    let opacity = opacity(of: motion)
    if opacity.contains(where: { $0.value != 1 }) {
      body.add(
        "opacity", opacity.map { [$0.value] }, digits: 3,
        at: opacity.map { Double($0.frame) / Double(frames) })
    }
    return """
        /// Moves “\(motion.name.inOneLine)”, of \(size) pt at first.
        static func \(name)() -> CAAnimationGroup {
      \(body.text)
        }

      """
  }

  /// Returns the opacity, which is 0 where the view is not there; two values at one time are a
  /// jump.
  private func opacity(of motion: ViewMotion) -> [Change<Double>] {
    let alphas = closed(motion.alphas(in: frames))
    func alpha(at frame: Int) -> Double {
      guard let next = alphas.firstIndex(where: { $0.frame >= frame }), next > 0 else {
        return alphas.first?.value ?? 1
      }
      let (from, to) = (alphas[next - 1], alphas[next])
      let share = Double(frame - from.frame) / Double(to.frame - from.frame)
      return from.value + (to.value - from.value) * share
    }
    var keys: [Change<Double>] = []
    func add(_ frame: Int, _ value: Double) {
      if keys.last != Change(frame, value) { keys.append(Change(frame, value)) }
    }
    let presence = motion.presence
    for (index, change) in presence.enumerated() {
      let end = index + 1 < presence.count ? presence[index + 1].frame : frames
      guard change.value else {
        add(change.frame, 0)
        add(end, 0)
        continue
      }
      add(change.frame, alpha(at: change.frame))
      for key in alphas where change.frame < key.frame && key.frame < end {
        add(key.frame, key.value)
      }
      add(end, alpha(at: end < frames ? end - 1 : end))
    }
    return keys
  }

  /// Returns key frames from the first to the last frame.
  private func closed<Value>(_ keys: [Change<Value>]) -> [Change<Value>] {
    guard let first = keys.first, let last = keys.last else { return keys }
    return (first.frame > 0 ? [Change(0, first.value)] : []) + keys
      + (last.frame < frames ? [Change(frames, last.value)] : [])
  }

  private static let imports = "import UIKit"
  /// *Units*: radians.
  private static let leastLean = 1e-4
}

extension String {
  /// The words of a name as one name of Swift: `fallingSquare`.
  fileprivate var inCamelCase: String {
    let words = split { !($0.isLetter || $0.isNumber) }
    let name = words.enumerated().map { index, word in
      index == 0 ? word.prefix(1).lowercased() + word.dropFirst() : String(word).capitalizedFirst
    }.joined()
    guard let first = name.first else { return "view" }
    if first.isNumber { return "view\(name)" }
    return Self.reserved.contains(name) ? "`\(name)`" : name
  }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Swift's words, and those of the type that is written.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
