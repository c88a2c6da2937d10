/// A scene as one tells it to somebody who does not see it.
///
/// Its JSON is described by `docs/description.schema.json`.
package struct SceneDescription: Encodable, Hashable, Sendable {
  /// The number of the schema.
  package let version: Int
  /// The name by which commands know the scene.
  package let scene: String
  /// What the scene shows, in its author's words.
  package let sentence: String
  /// The screen on which it was played.
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
  /// The views that are told of at `at`, in the order of painting.
  package internal(set) var views: [View]
  /// What moved in the part that was asked for, from rest to rest.
  package internal(set) var motions: [Motion]
  /// What came, went, was written otherwise or looked different in that part.
  package internal(set) var changes: [Change]
  /// The strokes of fingers in that part, in the order in which they began.
  package internal(set) var fingers: [Finger]
  /// What its author may want to change, as it was at `at`; by kinds, then in the order of
  /// painting.
  package internal(set) var findings: [Finding]
  /// The handlers of views at `at` that nothing had called until then.
  package internal(set) var neverCalled: [Handler]
  /// What happened in that part and no picture shows.
  package internal(set) var events: [Event]

  /// *Units*: points, and pixels a point.
  package struct Screen: Encodable, Hashable, Sendable {
    /// How wide it is, in points.
    package let width: Double
    /// How high it is, in points.
    package let height: Double
    /// How many pixels a point has.
    package let scale: Double
  }

  /// *Units*: seconds since the start.
  package struct Moment: Encodable, Hashable, Sendable {
    /// The number of the frame, of 60 a second; 0 is the picture before the first step.
    package let frame: Int
    /// When that frame is shown.
    package let seconds: Double
  }

  /// A view; those in it follow it.
  package struct View: Encodable, Hashable, Sendable {
    /// What it is called everywhere in the description.
    package let name: String
    /// Its class; for a private one of the system's, the public class that it is made of.
    package let type: String
    /// How many views that are told of are around it.
    package let depth: Int
    /// Its `accessibilityIdentifier`; nil for none and for a blank one.
    package let identifier: String?
    /// What is written in it, where it is a view for text; nil for none and for blanks.
    package let text: String?
    /// What its author has VoiceOver say of it; nil where that was not set.
    package let accessibilityLabel: String?
    /// What it stands at, by its author or its kind of control: `on`, a number, `segment 1`.
    package let value: String?
    /// The names of its accessibility traits: its author's and those of its class.
    package let traits: [String]
    /// The type of the controller whose view it is.
    package let controller: String?
    /// The smallest upright rectangle around its bounds.
    package let frame: Box
    /// The opacity of the view and of all around it together, 0...1.
    package let opacity: Double
    /// Whether none of it lies on the screen.
    package let isOffScreen: Bool
  }

  /// *Units*: points of the screen.
  package struct Box: Encodable, Hashable, Sendable {
    /// The left edge.
    package let x: Double
    /// The upper edge.
    package let y: Double
    /// How wide it is.
    package let width: Double
    /// How high it is.
    package let height: Double
  }

  /// What moves, from rest to rest.
  package struct Motion: Encodable, Hashable, Sendable {
    /// What moves, as `View.name` calls it.
    package let view: String
    /// The view around it that moves and takes it along; `nil` where it moves itself.
    package let with: String?
    /// The last moment at which it still rests.
    package let start: Moment
    /// When it is nearly where it ends; the last moment where it is ongoing.
    package let rest: Moment
    /// Whether it still goes on at the end, or when its view goes.
    package let isOngoing: Bool
    /// Its quantities that change, each with numbers of its own.
    package let parts: [Part]
    /// Where it is beyond the screen, in words; `nil` for nowhere.
    package let beyond: String?
    /// What it does, without its name.
    package let words: String
  }

  /// One quantity of a motion.
  package struct Part: Encodable, Hashable, Sendable {
    /// What changes, which says the units of the numbers.
    package let quantity: ToldQuantity
    /// The numbers before and after, in the units of the quantity.
    package let from: [Double]
    /// The numbers after it, in the units of the quantity.
    package let to: [Double]
    /// The numbers where it is farthest from its beginning.
    package let farthest: [Double]
    /// How far it goes beyond its end, or beyond its beginning where it comes back; 0 for not at all.
    package let overshoot: Double
    /// That of each number where each goes its own way, and the greatest of them is the overshoot.
    package let overshoots: [Double]
    /// When it is farthest beyond; nil where it goes beyond nothing.
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
    /// When the fastest step ends.
    package let fastestAt: Moment
  }

  /// What comes, goes, is written otherwise or looks different.
  package struct Change: Encodable, Hashable, Sendable {
    /// What becomes of the view.
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
    /// What becomes of it, which says whether there is a property.
    package let kind: Kind
    /// The view, as `View.name` calls it.
    package let view: String
    /// The name of what changes, and its values before and after; `nil` where there are none.
    package let property: String?
    /// The value before, or a fingerprint of what has no words; nil where there is none.
    package let from: String?
    /// The value after, or a fingerprint of what has no words; nil where there is none.
    package let to: String?
    /// When it begins.
    package let start: Moment
    /// When it has ended; the same moment for what happens at once.
    package let end: Moment
    /// What the view does, without its name.
    package let words: String
  }

  /// A stroke of a finger, and what follows it.
  package struct Finger: Encodable, Hashable, Sendable {
    /// The number of the finger, from 1.
    package let finger: Int
    /// The view in which it came down.
    package let view: String?
    /// When it comes down, or the first moment of what is told.
    package let start: Moment
    /// When it is lifted, or the last moment of what is told.
    package let end: Moment
    /// Whether it was lifted, and not still down in the last frame that is told.
    package let isLifted: Bool
    /// From where to where it went.
    ///
    /// *Units*: points of the screen.
    package let from: Point
    /// Where it is in the end.
    package let to: Point
    /// The views that go with it, the one that goes farthest first; two at most, none where it
    /// hardly moves.
    package let followers: [Follower]
    /// What the finger does and what follows it, in one clause.
    package let words: String
  }

  /// A place on the screen, in points from its upper left corner.
  package struct Point: Encodable, Hashable, Sendable {
    /// The distance from the left edge.
    package let x: Double
    /// The distance from the upper edge.
    package let y: Double
  }

  /// A view that goes with a finger.
  package struct Follower: Encodable, Hashable, Sendable {
    /// How it keeps up with the finger.
    package enum Kind: String, Encodable, Hashable, Sendable {
      /// It is with the finger in every frame.
      case with
      /// It keeps its distance from when it began on.
      case offset
      case behind, ahead, apart
    }
    /// The view, as `View.name` calls it.
    package let view: String
    /// How it keeps up, looked at over the whole stroke.
    package let kind: Kind
    /// When it begins to move.
    package let start: Moment
    /// How far it is from the finger, compared with the beginning, at most and in the mean of all frames.
    ///
    /// *Units*: points.
    package let most: Double
    /// When it is first that far away.
    package let mostAt: Moment
    /// The mean of that distance over all frames since `start`.
    package let mean: Double
    /// How many seconds ago the finger was where it is; `nil` where that explains nothing.
    package let delay: Double?
    /// Which share of the finger's way it goes; `nil` for all of it, or where that explains nothing.
    package let share: Double?
    /// How it follows, to be read behind its name.
    package let words: String
  }

  /// Something that its author may want to change.
  package struct Finding: Encodable, Hashable, Sendable {
    /// What may be wrong.
    package enum Kind: String, Encodable, Hashable, Sendable, CaseIterable {
      case textCut, textHidden, clipped, covered, beyondScreen, touchTaken, touchTarget, contrast
      case underKeyboard, constraint
      /// There is no picture in which to look for some of the others.
      case undrawable
    }
    /// What may be wrong, which says what `numbers` there are.
    package let kind: Kind
    /// The view, as `View.name` calls it; nil where it is about none alone.
    package let view: String?
    /// Numbers by their names; which ones depends on the kind.
    package let numbers: [String: Double]
    /// What may be wrong in one clause, which names the view where there is one.
    package let words: String
  }

  /// A method or a closure that no event has called.
  package struct Handler: Encodable, Hashable, Sendable {
    /// The view that would hear the cause, as `View.name` calls it.
    package let view: String
    /// What would call it: names of control events, the type of a recognizer, or `a tap`.
    package let cause: String
    /// The name of the method; nil for a closure.
    package let method: String?
  }

  /// What happened and no picture shows.
  package struct Event: Encodable, Hashable, Sendable {
    /// When it happened, since the start of the scene.
    package let seconds: Double
    /// The kind in one word, for programs.
    package let kind: String
    /// What happened, for people.
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
