import UIKit

/// A grey box with a name, in place of a view of a framework that is not here.
///
/// `flipbook` derives a class of the view's own name from it.
open class AbsentView: UIView {
  /// The framework that has the view; empty for one that UIKit had.
  open class var module: String { "" }

  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(Self.title)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show(Self.title)
  }

  /// A view that says what stands there.
  ///
  /// - Parameter title: the name of it, and of its framework.
  public init(title: String) {
    super.init(frame: .zero)
    show(title)
  }

  /// “GameView, SpriteKit”.
  private static var title: String { absentTitle("\(self)", of: module) }

  /// The size of the name with some room around it: what stands there on a phone has none that is known.
  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
  }

  private func show(_ title: String) {
    backgroundColor = .lightGray
    clipsToBounds = true
    label.text = title
    label.textAlignment = .center
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 13)
    label.textColor = .black
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  /// Says that another thing stands there.
  fileprivate func retitle(_ title: String) {
    guard label.text != title else { return }
    label.text = title
    invalidateIntrinsicContentSize()
  }

  /// *Units*: points.
  private static let margin: CGFloat = 8
}

/// A controller whose view is a grey box with a name, in place of one of a framework that is not here.
open class AbsentViewController: UIViewController {
  /// The framework that has the controller.
  open class var module: String { "" }

  private let shown: String?

  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    shown = nil
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    shown = nil
    super.init(coder: coder)
  }

  /// A controller that says what it would show.
  ///
  /// - Parameter name: the name of the view that is not here.
  public init(named name: String) {
    shown = name
    super.init(nibName: nil, bundle: nil)
  }

  open override func loadView() {
    view = AbsentView(title: absentTitle(shown ?? "\(type(of: self))", of: Self.module))
  }
}

/// A cell's content that is a grey box with a name, in place of SwiftUI's.
open class AbsentContentConfiguration: UIContentConfiguration {
  /// The framework that has the content.
  open class var module: String { "" }

  private let shown: String

  /// A content that says what it would show.
  ///
  /// - Parameter name: the name of the view that is not here.
  public init(named name: String) { shown = name }

  /// Makes the box.
  public func makeContentView() -> any UIView & UIContentView { AbsentContentView(self) }

  /// Returns itself: a box looks alike in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  fileprivate var title: String { absentTitle(shown, of: Self.module) }
}

/// The box of a cell's content.
private final class AbsentContentView: AbsentView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { if let own = configuration as? AbsentContentConfiguration { retitle(own.title) } }
  }

  init(_ configuration: AbsentContentConfiguration) {
    self.configuration = configuration
    super.init(title: configuration.title)
  }

  required init?(coder: NSCoder) { nil }
}

/// A row with a grey box and a name, in place of one whose class needs a framework that is not here.
open class AbsentTableViewCell: UITableViewCell {
  /// The framework that the class needs.
  open class var module: String { "" }

  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    showBox(in: contentView, absentTitle(nameOfClass(Self.self), of: Self.module))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showBox(in: contentView, absentTitle(nameOfClass(Self.self), of: Self.module))
  }

  /// Makes it as tables do of a class that they know only at run time.
  public required convenience init(reusableWith identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
}

/// A cell with a grey box and a name, in place of one whose class needs a framework that is not here.
open class AbsentCollectionViewCell: UICollectionViewCell {
  /// The framework that the class needs.
  open class var module: String { "" }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    showBox(in: contentView, absentTitle(nameOfClass(Self.self), of: Self.module))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showBox(in: contentView, absentTitle(nameOfClass(Self.self), of: Self.module))
  }
}

/// Fills a cell with a grey box that has a name.
@MainActor
private func showBox(in view: UIView, _ title: String) {
  let box = AbsentView(title: title)
  box.frame = view.bounds
  box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  view.addSubview(box)
}

/// `HostCell` of `HostCell<Face>`.
private func nameOfClass(_ type: AnyClass) -> String { String("\(type)".prefix { $0 != "<" }) }

private func absentTitle(_ name: String, of module: String) -> String {
  module.isEmpty ? name : "\(name), \(module)"
}
