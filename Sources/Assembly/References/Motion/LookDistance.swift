import Foundation
import UIKit

/// How far apart two values of a property of a look are, to find where they are farthest.
enum LookDistance {
  /// Returns the distance of the numbers in two values, those of colours included.
  ///
  /// A value that is not recorded counts as zeros.
  ///
  /// - Returns: no unit; `nil` for values that are not made of the same numbers, such as texts.
  static func between(_ old: String?, _ new: String?, of name: String) -> Double? {
    guard !words.contains(name) else { return nil }
    let (one, other) = (old.map(parts), new.map(parts))
    guard let some = one ?? other, !some.numbers.isEmpty else { return nil }
    if let one, let other {
      guard one.rest == other.rest, one.numbers.count == other.numbers.count else { return nil }
    }
    let zeros = some.numbers.map { _ in 0.0 }
    let squares = zip(one?.numbers ?? zeros, other?.numbers ?? zeros).map { ($0 - $1) * ($0 - $1) }
    return squares.reduce(0, +).squareRoot()
  }

  /// The properties whose values are words or fingerprints, though digits may be in them.
  private static let words: Set<String> = Set(
    [
      ViewLook.Aspect.text, .font, .content, .mask, .image, .gradient, .clip, .tilt, .over, .inside,
    ].map(\.rawValue))

  /// Returns the numbers of a value, and the words between them.
  private static func parts(of value: String) -> (numbers: [Double], rest: [String]) {
    var numbers: [Double] = []
    var rest: [String] = []
    let signs: Set<Character> = [" ", ",", "(", ")"]
    for word in value.split(whereSeparator: signs.contains) {
      if let number = Double(word), number.isFinite, !isFingerprint(word) {
        numbers.append(number)
      } else if let color = levels(of: word) {
        numbers += color
      } else if word != "rgba" {
        rest.append(String(word))
      }
    }
    return (numbers, rest)
  }

  /// Returns the red, green, blue and alpha, 0...1, of a `#FF9500` or a `#FF950080`.
  private static func levels(of word: Substring) -> [Double]? {
    guard word.first == "#", word.count == 7 || word.count == 9,
      let number = Int(word.dropFirst(), radix: 16)
    else { return nil }
    let all = word.count == 7 ? number << 8 | 0xFF : number
    return [24, 16, 8, 0].map { Double((all >> $0) & 0xFF) / 255 }
  }

  private static func isFingerprint(_ word: Substring) -> Bool {
    word.count == 16 && word.allSatisfy(\.isHexDigit)
  }
}
