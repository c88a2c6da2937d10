/// The screen for which a storyboard was drawn.
///
/// Code that asks a view for its size before it is laid out gets that of the storyboard, and fits on
/// such a screen.
struct InterfaceScreen: Hashable, Sendable {
  /// *Units*: points, held upright.
  let width: Int
  let height: Int

  /// Reads which device Interface Builder shows a document on, or how large its first view is there;
  /// `nil` where that is no phone held upright.
  init?(of document: InterfaceElement) {
    guard let device = document.child("device") else {
      guard let size = Self.sizeOfFirstView(in: document) else { return nil }
      (width, height) = size
      return
    }
    guard let id = device["id"], device["orientation"] != "landscape", let size = Self.phones[id]
    else { return nil }
    (width, height) = size
  }

  /// Returns the size of the first controller's view, if it is that of a phone.
  private static func sizeOfFirstView(in document: InterfaceElement) -> (width: Int, height: Int)? {
    var found: InterfaceElement?
    document.forEach { element in
      if found == nil, element["key"] == "view" { found = element.value("frame") }
    }
    return phones.values.first { size in
      found?["width"].flatMap(Double.init) == Double(size.width)
        && found?["height"].flatMap(Double.init) == Double(size.height)
    }
  }

  /// The sizes of phones by the names that Interface Builder has for their screens.
  private static let phones: [String: (width: Int, height: Int)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667),
    "retina5_5": (414, 736), "retina5_9": (375, 812), "retina6_0": (390, 844),
    "retina6_1": (414, 896), "retina6_5": (414, 896), "retina6_7": (428, 926),
    "retina6_12": (393, 852), "retina6_72": (430, 932), "retina6_3": (402, 874),
    "retina6_9": (440, 956),
  ]

  /// The screen in a program.
  var text: String { "Flipbook.Screen(width: \(width), height: \(height))" }
}
