import UIKit

// Apple's factories give `Self`: extensions of apps return it from theirs.

extension NSCollectionLayoutDimension {
  static func wide() -> Self { .fractionalWidth(1) }
  static func high() -> Self { .fractionalHeight(1) }
  static func fixed() -> Self { .absolute(44) }
  static func about() -> Self { .estimated(44) }
}

extension NSCollectionLayoutSpacing {
  static func narrow() -> Self { .fixed(4) }
  static func loose() -> Self { .flexible(4) }
}

extension NSCollectionLayoutGroup {
  static func row(_ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem) -> Self {
    .horizontal(layoutSize: size, subitems: [item])
  }
  static func pair(_ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem) -> Self {
    .horizontal(layoutSize: size, subitem: item, count: 2)
  }
  static func repeated(_ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem) -> Self {
    .horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
  }
  static func column(_ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem) -> Self {
    .vertical(layoutSize: size, subitems: [item])
  }
  static func pile(_ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem) -> Self {
    .vertical(layoutSize: size, subitem: item, count: 2)
  }
  static func stack(_ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem) -> Self {
    .vertical(layoutSize: size, repeatingSubitem: item, count: 2)
  }
  static func free(_ size: NSCollectionLayoutSize) -> Self {
    .custom(layoutSize: size) { _ in [] }
  }
}

extension NSCollectionLayoutDecorationItem {
  static func card() -> Self { .background(elementKind: "card") }
}

extension UIBarButtonItem {
  static func gap() -> Self { .fixedSpace(8) }
  static func room() -> Self { .flexibleSpace() }
}

extension UIButton {
  static func icon(_ image: UIImage) -> Self {
    .systemButton(with: image, target: nil, action: nil)
  }
}

extension UIViewPropertyAnimator {
  static func quick(_ changes: @escaping () -> Void) -> Self {
    .runningPropertyAnimator(withDuration: 0.1, delay: 0, animations: changes)
  }
}

extension UISheetPresentationController.Detent {
  static func half() -> Self { .medium() }
  static func whole() -> Self { .large() }
  static func low() -> Self { .custom { _ in 100 } }
}

extension UIPointerStyle {
  static func gone() -> Self { .hidden() }
  static func usual() -> Self { .system() }
}

extension UIHoverStyle {
  static func usual() -> Self { .automatic() }
}

extension UIDeferredMenuElement {
  static func late() -> Self { .uncached { $0([]) } }
}

extension UICalendarView.Decoration {
  static func mark() -> Self { .default(color: .red) }
  static func star() -> Self { .image(nil) }
  static func view() -> Self { .customView { UIView() } }
}

extension UIViewController.Transition {
  static func grown() -> Self { .zoom { _ in nil } }
}

@MainActor extension UIImage.SymbolConfiguration {
  static func colorful() -> Self { .preferringMulticolor() }
  static func plain() -> Self { .preferringMonochrome() }
}

extension UIFieldBehavior {
  static func drag() -> Self { .dragField() }
}

extension UIAttachmentBehavior {
  static func pin(_ first: UIView, _ second: UIView) -> Self {
    .pinAttachment(with: first, attachedTo: second, attachmentAnchor: .zero)
  }
}

final class PlainButton: UIButton {}
final class PlainItem: UIBarButtonItem {}
final class PlainAnimator: UIViewPropertyAnimator {}

/// Makes something by each of the extensions.
@MainActor
public func madeByFactories() -> [NSObject] {
  let size = NSCollectionLayoutSize(widthDimension: .wide(), heightDimension: .fixed())
  let other = NSCollectionLayoutSize(widthDimension: .about(), heightDimension: .high())
  let item = NSCollectionLayoutItem(layoutSize: other)
  let groups: [NSCollectionLayoutGroup] = [
    .row(size, item), .pair(size, item), .repeated(size, item), .column(size, item),
    .pile(size, item),
    .stack(size, item), .free(size),
  ]
  let (first, second) = (UIView(), UIView())
  let lengths: [NSCollectionLayoutSpacing] = [.narrow(), .loose()]
  let bars: [UIBarButtonItem] = [.gap(), .room(), PlainItem.gap(), PlainItem.room()]
  let buttons: [UIButton] = [.icon(UIImage()), PlainButton.icon(UIImage())]
  let animators: [UIViewPropertyAnimator] = [.quick {}, PlainAnimator.quick {}]
  let detents: [UISheetPresentationController.Detent] = [.half(), .whole(), .low()]
  let pointers: [UIPointerStyle] = [.gone(), .usual()]
  let marks: [UICalendarView.Decoration] = [.mark(), .star(), .view()]
  let symbols: [UIImage.SymbolConfiguration] = [.colorful(), .plain()]
  var all: [NSObject] = groups + lengths + [NSCollectionLayoutDecorationItem.card()]
  all += bars + buttons
  all += animators + detents
  all += pointers + [UIHoverStyle.usual(), UIDeferredMenuElement.late()]
  all += marks + symbols
  all += [UIViewController.Transition.grown(), UIFieldBehavior.drag()]
  return all + [UIAttachmentBehavior.pin(first, second)]
}
