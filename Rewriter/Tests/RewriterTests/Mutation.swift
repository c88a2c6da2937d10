/// A generator with a seed, so that what was found is found again.
///
/// Source: Steele, Lea, Flood, “Fast splittable pseudorandom number generators”, 2014.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// What a mutation puts somewhere: what the rules look for, in halves, and what confuses a parser.
private let scraps = [
  "@objc", "@objc(", "optional", "dynamic", "#selector(", "#selector", "#keyPath(", "?(", "!(", "}",
  "{", ")", "(", "\"", "\"\"\"", "/*", "*/", "//", "#if os(iOS)", "#endif", "#else", "override",
  "extension", "extension A.B {", "class", "protocol P: class", "import Foundation", "@", "#", ".",
  "\\(", "Selector(\"a:\")", "as AnyObject)", ".observe(\\.a)", "#Preview {", "\n", "\r\n", "\t",
  "é",
  "👍", "\u{0}", "\u{FEFF}", ";", ",", ":", "->", "inout", "...", "@IBOutlet private", "@NSManaged",
  "kCAFillModeForwards", "NSInteger", "<", ">", "`", "~=", "some", "Self.", "super.", "$0",
]

extension String {
  /// Returns the text with some faults in it.
  func mutated(using generator: inout SplitMix64) -> String {
    var characters = Array(self)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let place = Int.random(in: 0...characters.count, using: &generator)
      let end = min(characters.count, place + Int.random(in: 0...40, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: characters.removeSubrange(place..<end)
      case 1: characters.insert(contentsOf: characters[place..<end], at: place)
      case 2: characters.replaceSubrange(place..<end, with: characters[place..<end].reversed())
      case 3:
        let other = Int.random(in: 0...characters.count, using: &generator)
        characters.insert(contentsOf: characters[place..<end], at: other)
      default:
        characters.insert(
          contentsOf: scraps.randomElement(using: &generator) ?? "", at: place)
      }
    }
    if Int.random(in: 0..<10, using: &generator) == 0 {
      characters.removeLast(Int.random(in: 0...characters.count, using: &generator))
    }
    return String(characters)
  }
}
