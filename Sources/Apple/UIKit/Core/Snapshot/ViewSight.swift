import Geometry

/// A view as one tells of it to somebody who does not see it.
@MainActor
package struct ViewSight {
  /// The view.
  package let view: UIView
  /// The nearest view around it that is told of, as its place in the list; `nil` for none.
  package let parent: Int?
  /// How many views that are told of are around it.
  package let depth: Int
  /// The smallest upright rectangle around the bounds as they are seen.
  ///
  /// *Units*: points. *Space*: the screen's.
  package let box: CGRect
  /// Whether the sides of the bounds are upright, so that the rectangle is the view.
  package let isUpright: Bool
  /// The opacity of the view and of all around it together, 0...1.
  package let opacity: Double
  /// The texts of the view, and of views of the system in it.
  package internal(set) var texts: [SeenText]
}

/// A text in a view.
@MainActor
package struct SeenText {
  /// The view that shows it, which may be one of the system's.
  package let view: UIView
  /// The words, all of them, also those that do not fit.
  package let string: String
  /// What it would need beyond the room that it has; `nil` where it is whole.
  package let missingRoom: MissingRoom?
}

extension Runtime {
  /// The views of all windows that are not hidden, without the parts of which the system makes them.
  ///
  /// *Shape*: in the order in which they are painted, each after the one around it.
  package var sights: [ViewSight] {
    var walk = SightWalk()
    for window in windows {
      walk.visit(window, through: .identity, opacity: 1, in: nil, depth: 0, isInControl: false)
    }
    return walk.sights
  }
}

/// The walk through the views.
@MainActor
private struct SightWalk {
  var sights: [ViewSight] = []

  mutating func visit(
    _ view: UIView, through map: CGAffineTransform, opacity: Double, in parent: Int?, depth: Int,
    isInControl: Bool
  ) {
    let seen = view.seenLayer
    let box = seen.bounds.applying(map)
    guard !seen.isHidden, seen.hasNumbersToDraw(of: view.layer), box.isFinite else { return }
    let opacity = opacity * Double(seen.alpha)
    var (inner, depth) = (parent, depth)
    if view.isToldOf(inControl: isInControl) {
      inner = sights.count
      sights.append(
        ViewSight(
          view: view, parent: parent, depth: depth, box: box,
          isUpright: map.b == 0 && map.c == 0, opacity: opacity, texts: []))
      depth += 1
    }
    if let inner, let text = view.seenText { sights[inner].texts.append(text) }
    let isControl = isInControl || view.isPartedBySystem
    for child in view.layer.childrenAsSeen {
      guard let subview = child.view else { continue }
      visit(
        subview, through: subview.seenLayer.transformToSuperlayer.concatenating(map),
        opacity: opacity, in: inner, depth: depth, isInControl: isControl)
    }
  }
}

extension UIView {
  /// Whether somebody who uses the app would call it a view: it is no part of which the system makes
  /// another one.
  fileprivate func isToldOf(inControl: Bool) -> Bool {
    if givenName != nil { return true }
    guard type(of: self) != UIWindow.self else { return false }
    guard ViewKinds.isOfSystem(type(of: self)) else { return true }
    if self is BarButton || self is BackButton { return true }
    return ViewKinds.isPublic(type(of: self))
      && (!inControl || (type(of: self) == UILabel.self && writtenText != nil)
        || (self is UIControl && isInBar))
  }

  private var isInBar: Bool {
    sequence(first: self, next: \.superview).contains {
      $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar
    }
  }

  /// Whether the system puts views of its own into the view.
  fileprivate var isPartedBySystem: Bool {
    self is UIControl || self is UISearchBar || self is UIProgressView || self is any PartedBySystem
      || self is UIActivityIndicatorView || self is UINavigationBar || self is UITabBar
      || self is UIToolbar
  }

  /// Whether the view shows what a field asks for as long as nothing is typed.
  package var isPlaceholderNow: Bool {
    (self as? TextFieldLabel)?.field?.content.isEmpty == true
  }

  fileprivate var seenText: SeenText? {
    switch self {
    // The view for text tells what is written in it.
    case is TextViewLabel: return nil
    case let label as UILabel:
      let string = label.text ?? ""
      guard !string.isBlank else { return nil }
      let field = (label as? TextFieldLabel)?.field
      let missing = field?.isFirstResponder == true ? nil : label.missingRoom
      return SeenText(view: self, string: string, missingRoom: missing)
    case let view as UITextView:
      guard !view.text.isBlank else { return nil }
      let (needed, room) = (view.contentSize, view.bounds.size)
      let isWhole =
        room.width > 0 && room.height > 0
        && (view.isScrollEnabled || needed.height <= room.height + 0.5)
      return SeenText(
        view: self, string: view.text,
        missingRoom: isWhole ? nil : MissingRoom(needed: needed, room: room))
    default: return nil
    }
  }
}

/// A view further up into which the system puts views of its own.
package protocol PartedBySystem: UIView {}
