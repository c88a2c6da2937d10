import UIKit

/// A cell or a header that is registered and asked for by its class.
///
/// Source: Reusable, Reusable.
@preconcurrency @MainActor
public protocol Reusable: AnyObject {
  /// Under which identifier it is registered; the class's name where nothing else is said.
  static var reuseIdentifier: String { get }
}

extension Reusable {
  /// The class's name.
  public static var reuseIdentifier: String { String(describing: self) }
}

/// A class whose objects a xib makes.
///
/// Source: Reusable, NibLoadable.
@preconcurrency @MainActor
public protocol NibLoadable: AnyObject {
  /// The xib; that of the class's name where nothing else is said.
  static var nib: UINib { get }
}

extension NibLoadable {
  /// The xib of the class's name.
  public static var nib: UINib {
    UINib(nibName: String(describing: self), bundle: Bundle(for: self))
  }
}

extension NibLoadable where Self: UIView {
  /// Makes a view of the xib, which has to begin with one of the class.
  public static func loadFromNib() -> Self {
    guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
      fatalError("The nib \(nib) expected its root view to be of type \(self)")
    }
    return view
  }
}

/// A cell or a header that is registered by its class, and made by a xib.
public typealias NibReusable = Reusable & NibLoadable

/// A view whose xib has it as its owner, and fills it.
///
/// Source: Reusable, NibOwnerLoadable.
@preconcurrency @MainActor
public protocol NibOwnerLoadable: AnyObject {
  /// The xib; that of the class's name where nothing else is said.
  static var nib: UINib { get }
}

extension NibOwnerLoadable {
  /// The xib of the class's name.
  public static var nib: UINib {
    UINib(nibName: String(describing: self), bundle: Bundle(for: self))
  }
}

extension NibOwnerLoadable where Self: UIView {
  /// Adds what stands in the xib, each view as large as this one.
  public func loadNibContent() {
    let sides: [NSLayoutConstraint.Attribute] = [.top, .leading, .bottom, .trailing]
    for case let view as UIView in Self.nib.instantiate(withOwner: self, options: nil) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate(
        sides.map { side in
          NSLayoutConstraint(
            item: view, attribute: side, relatedBy: .equal, toItem: self, attribute: side,
            multiplier: 1, constant: 0)
        })
    }
  }
}
