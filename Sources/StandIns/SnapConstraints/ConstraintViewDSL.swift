import UIKit

/// What a view offers under `snp`.
///
/// Source: SnapKit, ConstraintViewDSL.
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintParts {
  let view: UIView
  /// The view whose parts are meant.
  public var target: AnyObject? { view }

  /// Makes constraints of the view without holding them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.constraints(of: view, closure)
  }

  /// Makes constraints of the view, which hold at once.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in ConstraintMaker.constraints(of: view, closure) { constraint.activate() }
  }

  /// Makes constraints in place of those that were made before.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Changes the constants of constraints that were made before.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    guard !view.layoutConstraintsBySnapKit.isEmpty else { return makeConstraints(closure) }
    for constraint in ConstraintMaker.constraints(of: view, closure) {
      constraint.updateExisting(of: view)
    }
  }

  /// Removes the constraints that were made before.
  public func removeConstraints() {
    for constraint in view.layoutConstraintsBySnapKit { constraint.deactivate() }
  }

  /// How strongly the view resists to be wider than its content.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .horizontal)
    }
  }

  /// How strongly the view resists to be higher than its content.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .vertical)
    }
  }

  /// How strongly the view resists to be narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(
        UILayoutPriority(rawValue: newValue), for: .horizontal)
    }
  }

  /// How strongly the view resists to be lower than its content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(
        UILayoutPriority(rawValue: newValue), for: .vertical)
    }
  }
}

/// What a layout guide offers under `snp`.
///
/// Source: SnapKit, ConstraintLayoutGuideDSL.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintParts {
  let guide: UILayoutGuide
  /// The guide whose parts are meant.
  public var target: AnyObject? { guide }

  /// Makes constraints of the guide, which hold at once.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in ConstraintMaker.constraints(of: guide, closure) { constraint.activate() }
  }
}

extension UIView {
  /// Constraints by SnapKit.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension UILayoutGuide {
  /// Constraints by SnapKit.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension UIView {
  /// The constraints that were made by SnapKit and hold.
  var layoutConstraintsBySnapKit: [Constraint] {
    get { snapKitBox.constraints }
    set { snapKitBox.constraints = newValue }
  }

  private var snapKitBox: ConstraintBox {
    if let box = objc_getAssociatedObject(self, &boxKey) as? ConstraintBox { return box }
    let box = ConstraintBox()
    objc_setAssociatedObject(self, &boxKey, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return box
  }
}

/// Under which a view keeps its constraints.
@MainActor private var boxKey: UInt8 = 0

/// Holds a view's constraints.
@MainActor
private final class ConstraintBox {
  var constraints: [Constraint] = []
}
