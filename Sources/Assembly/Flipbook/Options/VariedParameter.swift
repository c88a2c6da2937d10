import ArgumentParser
import Filming
import Foundation
import Wording

/// A parameter and its values as a user types them: `damping=0.2,0.5,1`.
struct VariedParameter: Hashable, Sendable {
  /// The name, as typed.
  let name: String
  /// *Shape*: at least one, each once.
  let values: [Double]

  /// Reads a parameter.
  ///
  /// - Parameter text: a name and numbers.
  /// - Throws: `ValidationError` that says what can be given.
  init(parsing text: String) throws(ValidationError) {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let words = (sides.last ?? "").split(separator: ",", omittingEmptySubsequences: false)
    let values = words.compactMap { Double($0.trimmingPrefix(" ")) }
    guard sides.count == 2, !sides[0].isEmpty, values.count == words.count,
      values.allSatisfy({ $0.isFinite && abs($0) <= Self.largest })
    else { throw ValidationError("give a name and numbers, as in damping=0.2,0.5,1.") }
    guard values.count <= Self.most else {
      throw ValidationError("give up to \(Self.most) values, each of which is a film.")
    }
    if let twice = values.enumerated().first(where: { values[..<$0.offset].contains($0.element) }) {
      throw ValidationError("\(Words.exact(twice.element)) is given twice.")
    }
    (name, self.values) = (String(sides[0]), values)
  }

  /// The first value for a parameter whose name is whole.
  var variation: MotionVariation { MotionVariation(name, value: values[0]) }

  /// The name as a title has it: `damping` also of `UISnapBehavior.damping`.
  var title: String { name.contains(".") ? Self.words(of: name) : name }

  /// Finds the parameter among those of a scene.
  ///
  /// - Parameters:
  ///   - used: the parameters of the scene.
  ///   - scene: its name.
  /// - Returns: the parameter.
  /// - Throws: `VariedParameterError` with the names where there is none of the name, or several.
  func found(among used: [UsedParameter], of scene: String) throws(VariedParameterError)
    -> UsedParameter
  {
    let typed = name.lowercased()
    let steps: [(String) -> Bool] = [
      { $0.lowercased() == typed }, { Self.words(of: $0).lowercased() == typed },
      { Self.behaviour(of: $0).lowercased() == typed },
      { Self.lastWord(of: Self.words(of: $0)).lowercased() == typed },
    ]
    let known = steps.lazy.map { isIt in used.filter { isIt($0.name) } }.first { !$0.isEmpty } ?? []
    if let one = known.first, known.count == 1 { return one }
    guard known.isEmpty else {
      throw VariedParameterError(
        "“\(name)” can be \(Words.list(known.map(\.name), most: known.count, "or")) in “\(scene)”; give"
          + " one of them whole.")
    }
    guard !used.isEmpty else {
      throw VariedParameterError(
        "“\(scene)” has nothing to vary: it has no behaviour, and no animation of a block.")
    }
    let names = used.map { parameter in
      let values = parameter.values.map { Words.exact(($0 * 1000).rounded() / 1000) }
      return "\(parameter.name) (\(Words.list(values, most: 4)))"
    }
    throw VariedParameterError(
      "“\(scene)” has no “\(name)” to vary; it has \(Words.list(names, most: names.count)).")
  }

  /// Returns the property or the argument of a name: `damping` of `UISnapBehavior.damping`, `withDuration`
  /// of `UIView.animate(withDuration:)`.
  private static func words(of name: String) -> String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard let bracket = last.firstIndex(of: "(") else { return last }
    return String(last[last.index(after: bracket)...].prefix { $0 != ":" })
  }

  /// Returns what a behaviour is called for short: `Gravity` of `UIGravityBehavior.magnitude`.
  private static func behaviour(of name: String) -> String {
    let type = name.prefix { $0 != "." }
    return type.hasPrefix("UI") && type.hasSuffix("Behavior")
      ? String(type.dropFirst(2).dropLast("Behavior".count)) : ""
  }

  /// Returns the last word of a name: `Duration` of `withDuration`.
  private static func lastWord(of name: String) -> String {
    name.lastIndex(where: \.isUppercase).map { String(name[$0...]) } ?? name
  }

  /// The most values.
  private static let most = 36
  /// More than any parameter of a motion that can be seen.
  private static let largest = 1e9
}

/// Why a parameter cannot be varied.
struct VariedParameterError: Error, Hashable {
  /// *Shape*: ends with a full stop.
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
