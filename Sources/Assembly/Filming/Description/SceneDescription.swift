/// A scene as one tells it to somebody who does not see it.
///
/// Its JSON is described by `docs/description.schema.json`.
package struct SceneDescription: Encodable, Hashable, Sendable {
  /// The number of the schema.
  package let version: Int
  package let scene: String
  package let sentence: String
  package let screen: Screen
  /// `light` or `dark`.
  package let appearance: String
  /// The size of text that the user asks for, as `--content-size` has it.
  package let contentSize: String
  /// The last moment that was played.
  package let end: Moment
  /// How the scene ended, where it did not come to rest; `nil` otherwise.
  package let ending: String?
  /// Whether it was played no further because no more was asked for.
  package let isCutShort: Bool
  /// The moment of which the views and the findings are told.
  package let at: Moment
  package internal(set) var views: [View]
  package internal(set) var motions: [Motion]
  package internal(set) var changes: [Change]
  package internal(set) var fingers: [Finger]
  package internal(set) var findings: [Finding]
  package internal(set) var neverCalled: [Handler]
  package internal(set) var events: [Event]

  /// *Units*: points, and pixels a point.
  package struct Screen: Encodable, Hashable, Sendable {
    package let width: Double
    package let height: Double
    package let scale: Double
  }

  /// *Units*: seconds since the start.
  package struct Moment: Encodable, Hashable, Sendable {
    package let frame: Int
    package let seconds: Double
  }

  /// A view; those in it follow it.
  package struct View: Encodable, Hashable, Sendable {
    /// What it is called everywhere in the description.
    package let name: String
    package let type: String
    /// How many views that are told of are around it.
    package let depth: Int
    package let identifier: String?
    package let text: String?
    package let accessibilityLabel: String?
    package let value: String?
    package let traits: [String]
    /// The type of the controller whose view it is.
    package let controller: String?
    package let frame: Box
    /// The opacity of the view and of all around it together, 0...1.
    package let opacity: Double
    /// Whether none of it lies on the screen.
    package let isOffScreen: Bool
  }

  /// *Units*: points of the screen.
  package struct Box: Encodable, Hashable, Sendable {
    package let x: Double
    package let y: Double
    package let width: Double
    package let height: Double
  }

  /// What moves, from rest to rest.
  package struct Motion: Encodable, Hashable, Sendable {
    package let view: String
    /// The view around it that moves and takes it along; `nil` where it moves itself.
    package let with: String?
    package let start: Moment
    /// When it is nearly where it ends; the last moment where it is ongoing.
    package let rest: Moment
    /// Whether it still goes on at the end, or when its view goes.
    package let isOngoing: Bool
    package let parts: [Part]
    /// Where it is beyond the screen, in words; `nil` for nowhere.
    package let beyond: String?
    /// What it does, without its name.
    package let words: String
  }

  /// One quantity of a motion.
  package struct Part: Encodable, Hashable, Sendable {
    package let quantity: ToldQuantity
    /// The numbers before and after, in the units of the quantity.
    package let from: [Double]
    package let to: [Double]
    /// The numbers where it is farthest from its beginning.
    package let farthest: [Double]
    /// How far it goes beyond its end, or beyond its beginning where it comes back; 0 for not at all.
    package let overshoot: Double
    /// That of each number where each goes its own way, and the greatest of them is the overshoot.
    package let overshoots: [Double]
    package let overshootAt: Moment?
    /// How far it is beside the straight line at most.
    package let bow: Double
    /// How often it turns back.
    package let turnings: Int
    /// How often it is made, each time from the beginning, to which it jumps back; all else is told of the
    /// first time.
    package let times: Int
    /// Units of the quantity a second.
    package let fastest: Double
    package let fastestAt: Moment
  }

  /// What comes, goes, is written otherwise or looks different.
  package struct Change: Encodable, Hashable, Sendable {
    package enum Kind: String, Encodable, Hashable, Sendable {
      case comes, goes, text, look
      /// What a control stands at.
      case value
      /// It lies in another view.
      case inside
      /// It is painted before or behind others.
      case order
      /// Something in it is drawn otherwise, and nothing known says why.
      case drawing
    }
    package let kind: Kind
    package let view: String
    /// The name of what changes, and its values before and after; `nil` where there are none.
    package let property: String?
    package let from: String?
    package let to: String?
    package let start: Moment
    package let end: Moment
    package let words: String
  }

  /// A stroke of a finger, and what follows it.
  package struct Finger: Encodable, Hashable, Sendable {
    package let finger: Int
    /// The view in which it came down.
    package let view: String?
    package let start: Moment
    package let end: Moment
    /// Whether it was lifted, and not still down in the last frame that is told.
    package let isLifted: Bool
    /// From where to where it went.
    ///
    /// *Units*: points of the screen.
    package let from: Point
    package let to: Point
    package let followers: [Follower]
    package let words: String
  }

  package struct Point: Encodable, Hashable, Sendable {
    package let x: Double
    package let y: Double
  }

  /// A view that goes with a finger.
  package struct Follower: Encodable, Hashable, Sendable {
    package enum Kind: String, Encodable, Hashable, Sendable {
      /// It is with the finger in every frame.
      case with
      /// It keeps its distance from when it began on.
      case offset
      case behind, ahead, apart
    }
    package let view: String
    package let kind: Kind
    /// When it begins to move.
    package let start: Moment
    /// How far it is from the finger, compared with the beginning, at most and in the mean of all frames.
    ///
    /// *Units*: points.
    package let most: Double
    package let mostAt: Moment
    package let mean: Double
    /// How many seconds ago the finger was where it is; `nil` where that explains nothing.
    package let delay: Double?
    /// Which share of the finger's way it goes; `nil` for all of it, or where that explains nothing.
    package let share: Double?
    package let words: String
  }

  /// Something that its author may want to change.
  package struct Finding: Encodable, Hashable, Sendable {
    package enum Kind: String, Encodable, Hashable, Sendable, CaseIterable {
      case textCut, textHidden, clipped, covered, beyondScreen, touchTaken, touchTarget, contrast
      case underKeyboard, constraint
      /// There is no picture in which to look for some of the others.
      case undrawable
    }
    package let kind: Kind
    package let view: String?
    /// Numbers by their names; which ones depends on the kind.
    package let numbers: [String: Double]
    package let words: String
  }

  /// A method or a closure that no event has called.
  package struct Handler: Encodable, Hashable, Sendable {
    package let view: String
    package let cause: String
    package let method: String?
  }

  /// What happened and no picture shows.
  package struct Event: Encodable, Hashable, Sendable {
    package let seconds: Double
    package let kind: String
    package let words: String
    /// The identifiers of the views that it is about.
    package let views: [String]
  }
}

extension SceneDescription.Moment {
  init(_ frame: Int, rate: Int) {
    self.init(frame: frame, seconds: Double(frame) / Double(rate))
  }
}
