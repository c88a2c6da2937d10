extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// Source: Apple, UISheetPresentationController.Detent.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      /// The names of `medium()` and `large()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent; one of its own for a custom detent without a name.
    public let identifier: Identifier
    private let resolver: (any ResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier, _ resolver: @escaping (any ResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half the height of the screen.
    public class func medium() -> Self { Self(.medium) { $0.maximumDetentValue / 2 } }

    /// The greatest height of a sheet.
    public class func large() -> Self { Self(.large) { $0.maximumDetentValue } }

    /// A height that a closure finds; `nil` leaves the detent out.
    ///
    /// The height does not count the safe area at the bottom.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any ResolutionContext) -> CGFloat?
    ) -> Self {
      Self(identifier ?? Identifier(World.current.name(ofNext: "detent")), resolver)
    }

    /// Returns the height of the detent.
    public func resolvedValue(in context: any ResolutionContext) -> CGFloat? {
      resolver(context)
    }

    /// What a detent's height may follow from.
    @preconcurrency @MainActor
    public protocol ResolutionContext {
      /// The greatest height, without the safe area at the bottom.
      ///
      /// *Units*: points.
      var maximumDetentValue: CGFloat { get }
      var containerTraitCollection: UITraitCollection { get }
    }
  }

  /// What detents of this sheet follow from.
  struct Context: Detent.ResolutionContext {
    let maximumDetentValue: CGFloat
    let containerTraitCollection: UITraitCollection
  }
}

/// Is told when a finger has taken a sheet to another height.
///
/// Source: Apple, UISheetPresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after a finger has changed the height at which the sheet rests.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing unless implemented.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
