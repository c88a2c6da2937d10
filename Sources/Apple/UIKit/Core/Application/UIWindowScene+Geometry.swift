import Foundation

extension UIWindowScene {
  /// How a scene wishes to stand on its screen.
  ///
  /// Source: Apple, UIWindowScene.GeometryPreferences.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// How a scene wishes to stand on the screen of a phone.
    ///
    /// Source: Apple, UIWindowScene.GeometryPreferences.iOS.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The ways in which it may stand.
      open var interfaceOrientations: UIInterfaceOrientationMask

      /// Makes preferences without a wish.
      public convenience override init() { self.init(interfaceOrientations: []) }

      /// Makes preferences.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    public override init() { super.init() }
  }

  /// Asks for another way to stand on the screen, which never turns in a film: a wish for another
  /// way than the present one is refused.
  ///
  /// - Parameters:
  ///   - geometryPreferences: the wish.
  ///   - errorHandler: is called on the main queue with `UISceneError` where it is refused.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS,
      !wish.interfaceOrientations.isEmpty,
      !wish.interfaceOrientations.contains(interfaceOrientation.mask)
    else { return }
    let error = UISceneError(
      .geometryRequestDenied, "None of the requested orientations are supported by the scene.")
    Log.once("The screen of a film does not turn: requestGeometryUpdate(_:) is refused.")
    guard let errorHandler else { return }
    DispatchQueue.main.async { errorHandler(error) }
  }

  /// How a scene stands on its screen.
  ///
  /// Source: Apple, UIWindowScene.Geometry.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The space of the scene.
    public let coordinateSpace: any UICoordinateSpace
    /// How it stands.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether somebody changes its size at this moment.
    public let isInteractivelyResizing = false
    /// Whether it stays as it stands when the device is turned.
    public let isInterfaceOrientationLocked = false

    init(_ space: any UICoordinateSpace, _ orientation: UIInterfaceOrientation) {
      (coordinateSpace, interfaceOrientation) = (space, orientation)
      super.init()
    }
  }

  /// How the scene stands on its screen.
  public var effectiveGeometry: Geometry { Geometry(coordinateSpace, interfaceOrientation) }

  /// Between which sizes the scene may be; `nil` on a phone, where it fills the screen.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Whether the scene fills the screen.
  public var isFullScreen: Bool { true }

  /// What the window of a scene can do; `nil` on a phone.
  public var windowingBehaviors: UISceneWindowingBehaviors? { nil }
}

/// Between which sizes a scene may be.
///
/// Source: Apple, UISceneSizeRestrictions.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// *Units*: points.
  open var minimumSize = CGSize.zero
  /// *Units*: points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the scene may fill the screen.
  open var allowsFullScreen = true
}

/// What the window of a scene can do.
///
/// Source: Apple, UISceneWindowingBehaviors.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Whether the window can be closed; recorded only, since a phone's windows have no such button.
  open var isClosable = true
  /// Whether the window can be put away; recorded only, as `isClosable`.
  open var isMiniaturizable = true
}

extension UIInterfaceOrientation {
  /// The orientation as the only one of a set.
  fileprivate var mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }
}
