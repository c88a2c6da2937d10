import Foundation
import Staging

/// A message of a page: what a person did.
struct PageMessage: Hashable, Sendable {
  /// What the stage is asked for, apart from what hands do.
  enum Order: Hashable, Sendable {
    case pause(Bool)
    case step
    case speed(Double)
    case physics(Bool)
    case hands(Bool)
    /// The scene begins anew.
    case restart
    /// The script is asked for as it is now.
    case script
    case save
    case film
  }

  enum Content: Hashable, Sendable {
    case hands(HandInput)
    case order(Order)
    /// A picture was painted.
    case painted
  }

  let content: Content
  /// The number that the page gave the message; 0 where it wants no answer.
  let number: Int

  /// Reads a message; `nil` for what is none.
  ///
  /// - Parameter bytes: JSON; `kind` says what it is.
  init?(_ bytes: [UInt8]) {
    guard let words = Words(bytes), let content = words.content else { return nil }
    self.content = content
    number = words.number ?? 0
  }

  /// The keys of the JSON.
  private struct Words: Decodable {
    let kind: String
    let number: Int?
    let pointer: Int?
    let x: Double?
    let y: Double?
    let dx: Double?
    let dy: Double?
    let value: Double?
    let text: String?

    init?(_ bytes: [UInt8]) {
      guard
        case .success(let words) = Result(catching: {
          try JSONDecoder().decode(Words.self, from: Data(bytes))
        })
      else { return nil }
      self = words
    }

    private var point: CGPoint? {
      guard let x, let y else { return nil }
      return CGPoint(x: x, y: y)
    }

    private var isOn: Bool { value ?? 0 != 0 }

    var content: Content? { order.map { .order($0) } ?? input.map { .hands($0) } ?? painted }

    private var painted: Content? { kind == "painted" ? .painted : nil }

    private var order: Order? {
      switch kind {
      case "pause": .pause(isOn)
      case "step": .step
      case "speed": value.map { .speed(min(max($0, PageMessage.slowest), 1)) }
      case "physics": .physics(isOn)
      case "touches": .hands(isOn)
      case "restart": .restart
      case "script": .script
      case "save": .save
      case "film": .film
      default: nil
      }
    }

    private var input: HandInput? {
      // Negative numbers are the stage's own.
      let pointer = max(pointer ?? 0, 0)
      switch kind {
      case "down": return point.map { .down(pointer: pointer, $0) }
      case "move": return point.map { .move(pointer: pointer, $0) }
      case "up": return .up(pointer: pointer)
      case "release": return .release
      case "keys": return text.map { .keys($0) }
      case "scroll":
        guard let point, let dx, let dy else { return nil }
        return .scroll(dx: dx, dy: dy, at: point)
      case "pinch":
        guard let point, let value else { return nil }
        return .pinch(by: value, at: point)
      default: return nil
      }
    }
  }

  /// The slowest that a scene is played; 1 is its own speed.
  private static let slowest = 0.01
}
