import UIKit
import Wording

/// A change of one property of a look in words, without the view and the moment.
struct LookWords {
  let name: String
  let old: String?
  let new: String?

  var text: String {
    switch ViewLook.Aspect(rawValue: name) {
    case .content: return "shows another content"
    case .hidden: return hiding
    case .tilt: return "is tilted in another way"
    case .over:
      return "stands over \(Self.view(new)) instead of \(Self.view(old))"
    case .inside: return "lies in \(Self.view(new)) instead of \(Self.view(old))"
    case .mask, .image, .gradient, .clip:
      let article = new == nil ? "no" : old == nil ? (name == "image" ? "an" : "a") : "another"
      return "has \(article) \(name)\(new == nil ? " any more" : "")"
    case .shadow:
      if let old, let new { return shadow(old, new) }
    case .text: return "has the text \(texts)"
    default: break
    }
    if let joint = JointLook(rawValue: name) {
      return new == nil
        ? "has no \(title) instead of \(joint.pronoun)\(old.map(Self.one) ?? usual)"
        : "has \(joint.start) \(values ?? usual)"
    }
    return switch (old, new) {
    case (nil, nil): "looks different"
    case (let old?, nil) where usual == "none": "has no \(title) instead of \(Self.one(old))"
    case (let old?, nil): "has the \(title) \(Self.both(usual, old))"
    case (let old?, let new?): "has the \(title) \(Self.both(new, old))"
    case (nil, let new?): "has the \(title) \(Self.both(new, usual))"
    }
  }

  /// Returns the words for a text in the place of another one.
  static func text(_ new: String, instead old: String) -> String {
    LookWords(name: ViewLook.Aspect.text.rawValue, old: old, new: new).text
  }

  /// Returns the words for a value of a control in the place of another one; an empty one is none.
  static func value(_ new: String, instead old: String) -> String {
    let values = [old, new].map { $0.isEmpty ? nil : $0 }
    return LookWords(name: ViewLook.Aspect.value.rawValue, old: values[0], new: values[1]).text
  }

  /// The change as what happens at a moment: `changes its background to #FF0000`, `is hidden`.
  var event: String {
    switch ViewLook.Aspect(rawValue: name) {
    case .hidden: return hiding
    case .content: return "changes what it shows"
    case .tilt, .mask, .image, .gradient, .clip: return "changes its \(title)"
    case .over: return "comes to stand over \(Self.view(new))"
    case .inside: return "comes to lie in \(Self.view(new))"
    case .text: return "changes its text to \(Self.quoted(new, from: 0))"
    default: return "changes its \(title) to \(new.map(Self.one) ?? usual)"
    }
  }

  private var hiding: String {
    let word = new == nil ? "shown" : "hidden"
    return [old, new].contains(ViewLook.hiddenAround)
      ? "is \(word) \(ViewLook.hiddenAround)" : "is \(word)"
  }

  /// The values alone, for a second moment of the same change: `20 instead of 10`; `nil` for a property
  /// whose values are not said.
  var values: String? {
    switch ViewLook.Aspect(rawValue: name) {
    case .content, .hidden, .tilt, .mask, .image, .gradient, .clip: return nil
    case .over, .inside: return "\(Self.view(new)) instead of \(Self.view(old))"
    case .text: return texts
    case .shadow:
      if let old, let new { return Words.list(differences(old, new)) }
    default: break
    }
    return switch (old, new) {
    case (let old?, let new?): Self.both(new, old)
    case (nil, let new?): Self.both(new, usual)
    case (let old?, nil): Self.both(usual, old)
    case (nil, nil): nil
    }
  }

  /// The property as a sentence has it: `corner radius`, `strokeEnd`.
  private var title: String {
    name == "imageTint" ? "tint" : JointLook(rawValue: name)?.title ?? name
  }

  /// What a property is that is not recorded.
  private var usual: String { ViewLook.usual(name) }

  private static func view(_ name: String?) -> String {
    name.map(Words.code) ?? "no view with a name"
  }

  /// Both texts; long ones from shortly before their first difference on.
  private var texts: String {
    let common = zip(new ?? "", old ?? "").prefix { $0 == $1 }.count
    let isLong = max(new?.count ?? 0, old?.count ?? 0) > Self.longestText
    let start = isLong && common > Self.longestText / 2 ? common - Self.before : 0
    return "\(Self.quoted(new, from: start)) instead of \(Self.quoted(old, from: start))"
  }

  private static func quoted(_ text: String?, from start: Int) -> String {
    guard let text = text?.visible.replacing("\n", with: "\\n"), !text.isEmpty else {
      return "none"
    }
    let rest = text.dropFirst(start)
    let (dots, room) = start > 0 ? ("…", longestText - 1) : ("", longestText)
    return rest.count > room ? "“\(dots)\(rest.prefix(room - 1))…”" : "“\(dots)\(rest)”"
  }

  /// How many characters of a text are told, and how many of them before the first difference.
  private static let longestText = 40
  private static let before = 10

  /// Returns what differs of two shadows: `has a shadow of blur 5 instead of 3`.
  private func shadow(_ old: String, _ new: String) -> String {
    let differences = differences(old, new)
    guard !differences.isEmpty else { return "has another shadow" }
    return "has a shadow of \(Words.list(differences))"
  }

  private func differences(_ old: String, _ new: String) -> [String] {
    let (olds, news) = (Self.parts(ofShadow: old), Self.parts(ofShadow: new))
    return zip(olds, news).filter { $0.0.value != $0.1.value }.map { old, new in
      "\(new.name) \(Self.both(new.value, old.value))"
    }
  }

  /// Finds which of a shadow and its opacity says the same as the other one.
  ///
  /// - Returns: the aspect that need not be told; `nil` where both count.
  static func redundantShadow(
    from old: RecordedView, to new: RecordedView
  ) -> ViewLook.Aspect? {
    let name = ViewLook.Aspect.shadow.rawValue
    guard let one = old.look(name), let other = new.look(name) else { return .shadowOpacity }
    let opacity = ViewLook.Aspect.shadowOpacity.rawValue
    guard old.look(opacity) != new.look(opacity) else { return nil }
    let (olds, news) = (parts(ofShadow: one), parts(ofShadow: other))
    let isSame = zip(olds, news).dropFirst().allSatisfy { $0.value == $1.value }
    return isSame && hue(of: olds[0].value) == hue(of: news[0].value) ? .shadow : nil
  }

  /// Returns the levels of a colour without its opacity.
  private static func hue(of color: String) -> Substring { Words.value(color).prefix(7) }

  /// Returns the colour, blur, offset and path of a shadow.
  private static func parts(ofShadow text: String) -> [(name: String, value: String)] {
    let names = [", blur ", ", offset ", ", path "]
    var rest = text[...]
    var parts: [(name: String, value: String)] = []
    var name = "the colour"
    for next in names {
      let range = rest.firstRange(of: next)
      parts.append((name, String(rest[..<(range?.lowerBound ?? rest.endIndex)])))
      rest = range.map { rest[$0.upperBound...] } ?? "none"
      name = next.trimmingPrefix(", ").split(separator: " ").joined()
    }
    return parts + [(name, String(rest))]
  }

  /// Returns two values beside each other; with all digits where fewer would be the same.
  private static func both(_ new: String, _ old: String) -> String {
    let said = [new, old].map(one)
    if said[0] != said[1] { return "\(said[0]) instead of \(said[1])" }
    for digits in 3...Self.mostDigits {
      let told = [new, old].map { rounded($0, digits) }
      if told[0] != told[1] { return "\(told[0]) instead of \(told[1])" }
    }
    return "\(new) instead of \(old)"
  }

  /// Returns a value as one says it; a small number, which that would make 0, by all of its digits.
  private static func one(_ value: String) -> String {
    guard let number = Double(value), number != 0, Double(Words.said(number)) == 0 else {
      return Words.value(value)
    }
    return Words.exact(number)
  }

  /// The digits behind the point to which close values are told before all are.
  private static let mostDigits = 9

  /// Returns a value with its numbers rounded, those in names and fingerprints excepted.
  private static func rounded(_ value: String, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    return Words.numbers(in: value) { Words.exact(($0 * scale).rounded() / scale) }
  }
}
