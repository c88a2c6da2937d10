import UIKit

/// Two properties of a look that one says together where both differ from the same moment on.
///
/// The raw value is the name of a change of both.
enum JointLook: String, CaseIterable {
  case border = "width and colour of the border"
  case font = "font and its size"

  /// The names of the properties.
  var names: [String] {
    switch self {
    case .border: [ViewLook.Aspect.borderWidth, .border].map(\.rawValue)
    case .font: [ViewLook.Aspect.font, .fontSize].map(\.rawValue)
    }
  }

  /// What one calls both: `changes its border`.
  var title: String {
    switch self {
    case .border: "border"
    case .font: "font"
    }
  }

  /// What stands before the values: `has a border of`.
  var start: String {
    switch self {
    case .border: "a border of"
    case .font: "the font"
    }
  }

  /// What stands before the values of one that is gone: `has no border instead of one of`.
  var pronoun: String {
    switch self {
    case .border: "one of "
    case .font: ""
    }
  }

  /// What a view has of both.
  enum Value {
    case both(String)
    case none
  }

  /// Returns both values of a view: `2.0 pt in #FF0000`, `Inter-Regular of 17.0 pt`.
  ///
  /// - Returns: `nil` for a view that has one of them alone.
  func value(of view: RecordedView) -> Value? {
    let values = names.compactMap(view.look)
    guard values.count == 2 else { return values.isEmpty ? Value.none : nil }
    return switch self {
    case .border: .both("\(values[0]) pt in \(values[1])")
    case .font: .both("\(values[0]) of \(values[1]) pt")
    }
  }
}

extension JointLook.Value {
  /// The words; `nil` for none.
  var words: String? {
    switch self {
    case .both(let words): words
    case .none: nil
    }
  }
}
