import UIKit
import Wording

/// What changes of the look of one thing, property by property.
@MainActor
struct LookReport {
  private let thing: SeenThing
  private let report: ChangeReport

  init(_ thing: SeenThing, _ report: ChangeReport) {
    (self.thing, self.report) = (thing, report)
  }

  /// A change of a property from one frame to the next.
  struct Event {
    let frame: Int
    let old: String?
    let new: String?
  }

  typealias Change = SceneDescription.Change

  /// What changes, each property by itself.
  var changes: [Change] {
    events.flatMap { name, events in changes(of: name, events, as: .look) }
  }

  /// The frames in which a property changes.
  var frames: Set<Int> { Set(events.flatMap { $0.events.map(\.frame) }) }

  /// The changes by the names of the properties, in the order of the first of each.
  private var events: [(name: String, events: [Event])] {
    var found: [(name: String, events: [Event])] = []
    let all = thing.looks.properties
    if let first = all.first, let transition = first.values[SeenLooks.transition] {
      let begin = Event(frame: first.frame, old: nil, new: transition)
      found.append((SeenLooks.transition, [begin]))
    }
    for (old, new) in zip(all, all.dropFirst()) {
      let names = Set(old.values.keys).union(new.values.keys)
      let changed = names.filter { old.values[$0] != new.values[$0] }
      for name in changed.sorted() where !isExplained(name, by: changed, old, new) {
        let event = Event(frame: new.frame, old: old.values[name], new: new.values[name])
        if let place = found.firstIndex(where: { $0.name == name }) {
          found[place].events.append(event)
        } else {
          found.append((name, [event]))
        }
      }
    }
    return found
  }

  /// Whether others say better what one property says.
  private func isExplained(
    _ name: String, by changed: Set<String>, _ old: (frame: Int, values: [String: String]),
    _ new: (frame: Int, values: [String: String])
  ) -> Bool {
    let image = ViewLook.Aspect.image.rawValue
    let comesOrGoes = (old.values[image] == nil) != (new.values[image] == nil)
    if name == image {
      return !comesOrGoes && !Self.ofImages.isDisjoint(with: changed)
    }
    if Self.ofImages.contains(name), comesOrGoes { return true }
    if Self.better[name]?.isDisjoint(with: changed) == false { return true }
    return Self.quantities[name].map { thing.changes($0, at: new.frame) } ?? false
  }

  /// Puts the changes of one property together.
  func changes(of name: String, _ events: [Event], as kind: Change.Kind) -> [Change] {
    var stretches: [[Event]] = []
    for event in events {
      if name == SeenLooks.transition, event.old != nil, !stretches.isEmpty {
        // It is there from its beginning to its end.
        stretches[stretches.count - 1].append(event)
      } else if let last = stretches.last?.last, event.frame - last.frame <= Course.longestPause {
        stretches[stretches.count - 1].append(event)
      } else {
        stretches.append([event])
      }
    }
    guard stretches.count <= Self.mostTold || name == SeenLooks.transition else {
      return [change(of: name, events, as: kind, times: stretches.count)]
    }
    return stretches.map { change(of: name, $0, as: kind, times: 1) }
  }

  private func change(
    of name: String, _ events: [Event], as kind: Change.Kind, times: Int
  ) -> Change {
    let (first, last) = (events[0], events[events.count - 1])
    // What goes on from frame to frame begins with the last frame before.
    let goesOn = events.count > 1 && times == 1 && events[1].frame == first.frame + 1
    let start = goesOn ? first.frame - 1 : first.frame
    let isTransition = name == SeenLooks.transition
    let words = LookPhrase(
      name: name, old: first.old, new: isTransition ? first.new : last.new, steps: events.count)
    let time =
      isTransition && last.new != nil
      ? "from \(report.time(start)) on"
      : first.frame == last.frame
        ? "at \(report.time(start))" : "from \(report.time(start)) to \(report.time(last.frame))"
    return report.change(
      kind, thing, start, last.frame, words.text(time, times: times),
      property: (name, first.old, last.new))
  }

  /// The properties that say the same as others less well.
  private static let better: [String: Set<String>] = [
    "gradient": ["colors", "locations", "startPoint", "endPoint", "type"],
    "clip": ["corner curve", "maskedCorners"],
    "text colour": ["isEnabled", "isSelected", "isHighlighted"],
    "colours of letters": ["text colour"],
    "fonts of letters": ["font", "font size"],
    "shadow path": ["shadow colour"],
  ]

  /// The quantities that say the same better.
  private static let quantities: [String: Set<ToldQuantity>] = [
    "gradient": [.size, .corners], "clip": [.size, .corners, .scroll],
    "perspective": [.tilt], "corner curve": [.corners], "maskedCorners": [.corners],
    "border": [.border], "shadow colour": [.shadow], "shadow offset": [.shadow],
    "shadow path": [.size, .shadow],
  ]

  /// The properties that tell how an image is painted.
  private static let ofImages: Set<String> = [
    "content mode", "contentsGravity", "contentsRect", "contentsCenter", "imageTint",
    "isGeometryFlipped",
  ]

  /// How many changes of one property are told one by one.
  static let mostTold = 3
}

/// A change of one property in words.
struct LookPhrase {
  let name: String
  let old: String?
  let new: String?
  /// How many steps lead from the old value to the new one.
  let steps: Int

  /// Says what the view does: `changes its text colour at 0.50 s, from #000000 to #FF0000`.
  ///
  /// - Parameters:
  ///   - time: when.
  ///   - times: how often it begins anew.
  /// - Returns: the phrase.
  func text(_ time: String, times: Int) -> String {
    if times > 1 {
      return name == "image"
        ? "shows other images, \(times) times \(time)"
        : "changes its \(title) \(times) times \(time)"
    }
    switch name {
    case SeenLooks.transition:
      return "goes over to another content by a \(new ?? old ?? name) \(time)"
    case "image" where steps > 1: return "shows other images \(time)"
    case "image", "mask":
      if old == nil { return "\(name == "image" ? "shows an image" : "gets a mask") \(time)" }
      if new == nil { return "has no \(name) any more \(time)" }
      return name == "image" ? "shows another image \(time)" : "changes its mask \(time)"
    case "clip":
      if old == nil { return "begins to clip what is in it \(time)" }
      return new == nil ? "clips nothing any more \(time)" : "changes where it clips \(time)"
    default: break
    }
    if let flag { return "\(flag) \(time)" }
    guard let values else { return "changes its \(title) \(time)" }
    return "changes its \(title) \(time), \(values)"
  }

  /// The property as a sentence has it.
  private var title: String { Self.titles[name] ?? name }

  /// What a property that is or is not says.
  private var flag: String? {
    switch name {
    case "isEnabled": new == "no" ? "is disabled" : "is enabled"
    case "isSelected": new == "yes" ? "is selected" : "is not selected any more"
    case "isHighlighted": new == "yes" ? "is highlighted" : "is not highlighted any more"
    default: nil
    }
  }

  /// Both values, where they can be said.
  private var values: String? {
    guard !Self.unsaid.contains(name) else { return nil }
    let both = [old, new].map { $0.map(Words.value) ?? ViewLook.usual(name) }
    guard both[0] != both[1], both.allSatisfy({ $0.count <= Self.longestValue }) else { return nil }
    return "from \(both[0].visible) to \(both[1].visible)"
  }

  /// The longest value that is told.
  private static let longestValue = 60

  /// The properties of which only a fingerprint is known.
  private static let unsaid: Set<String> = ["gradient", "path", "shadow path"]

  private static let titles = ["border": "border colour", "imageTint": "tint"]
}
