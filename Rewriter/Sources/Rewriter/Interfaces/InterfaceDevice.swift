/// The screen for which Interface Builder drew a file.
public enum InterfaceDevice: Hashable, Sendable {
  /// A device by what Interface Builder calls it: `retina4_7`.
  case named(String, isLandscape: Bool)
  /// The size at which the first screen was drawn, in points; the nearest device shows it.
  case canvas(width: Double, height: Double)

  /// Whether it is an iPad.
  var isPad: Bool {
    switch self {
    case .named(let name, _): name.hasPrefix("ipad")
    case .canvas(let width, let height): min(width, height) >= narrowestPad
    }
  }

  /// The expression of its screen.
  var expression: String {
    switch self {
    case .named(let name, let isLandscape):
      "Flipbook.Screen(interfaceDevice: \(InterfaceValue.string(name)), "
        + ".\(isLandscape ? "landscape" : "portrait"))"
    case .canvas(let width, let height):
      "Flipbook.Screen(interfaceWidth: \(width), height: \(height))"
    }
  }
}

extension InterfaceDocument {
  /// Finds out for which screen the file was drawn, as Xcode since version 8 says in `<device>`, and
  /// earlier ones by the screen that they simulate and by the size of what they drew.
  ///
  /// - Parameter first: the controller that it begins with, or the view of a xib; `nil` for none.
  /// - Returns: `nil` where the file says nothing of it.
  func device(showing first: InterfaceElement?) -> InterfaceDevice? {
    if let device = root.child("device"), let name = device["id"] {
      return .named(name, isLandscape: device["orientation"] == "landscape")
    }
    guard let first else { return nil }
    let drawn = firstScreen(from: first)
    let own = drawn.simulated.flatMap(InterfaceDevice.init(simulating:))
    let metrics = root.child("simulatedMetricsContainer").flatMap(InterfaceDevice.init(simulating:))
    let frame = drawn.view.flatMap(InterfaceFrame.init(of:))
    if let own { return own }
    guard let frame, frame.width >= 1, frame.height >= 1 else { return metrics }
    // A square is drawn for any device, and a size of its own says nothing of the screen's height.
    let isSquare = frame.width == frame.height
    let isFree = drawn.simulated?.child("freeformSimulatedSizeMetrics") != nil
    if isFree || isSquare, let metrics { return metrics }
    if !isSquare { return .canvas(width: frame.width, height: frame.height) }
    let isPad = root["targetRuntime"]?.hasSuffix(".iPad") == true
    return .named(isPad ? "ipad9_7" : deviceOfSquares, isLandscape: false)
  }

  /// Goes from a container to the first controller in it that has a view.
  ///
  /// - Returns: the view, and the element that says how it was simulated.
  private func firstScreen(
    from first: InterfaceElement
  ) -> (view: InterfaceElement?, simulated: InterfaceElement?) {
    guard controllerClasses[first.name] != nil else { return (first, first) }
    var controller = first
    var seen: Set<String> = []
    while controller.value("view") == nil, seen.insert(controller.id).inserted,
      let segue = controller.list("connections").first(where: { $0["kind"] == "relationship" }),
      let next = segue["destination"].flatMap(element)
    {
      controller = next
    }
    return (controller.value("view"), controller)
  }
}

extension InterfaceDevice {
  /// Reads the screen that an element simulates; `nil` where it names none.
  fileprivate init?(simulating element: InterfaceElement) {
    guard let type = element.child("simulatedScreenMetrics")?["type"] else { return nil }
    let name = type.split(separator: ".").first.map(String.init) ?? type
    let orientation = element.child("simulatedOrientationMetrics")?["orientation"] ?? ""
    self = .named(namesOfXcode5[name] ?? name, isLandscape: orientation.hasPrefix("landscape"))
  }
}

/// How broad the smallest iPad is.
///
/// *Units*: points.
private let narrowestPad = 744.0

/// The device of Xcode 6 and 7, which drew all screens as squares.
private let deviceOfSquares = "retina4_7"

/// What Xcode up to 7 called devices, and what it calls them since.
private let namesOfXcode5 = [
  "retina4": "retina4_0", "retina47": "retina4_7", "retina55": "retina5_5",
]
