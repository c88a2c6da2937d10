/// A class with looks that can be set for all of its objects, besides those that every view has.
@MainActor
package protocol Dressed: UIView {
  /// The looks, a row each.
  static var looks: [AppearanceRow] { get }
}

/// One of the looks that can be set for a whole class.
///
/// `KeyedRow` says by which key any property is reached; this says which ones Apple marks
/// `UI_APPEARANCE_SELECTOR`, and when an object has a value of its own.
@MainActor
package struct AppearanceRow {
  /// Gives a view what the author set on the proxy, unless it has a value of its own.
  ///
  /// Returns false where the proxy has what a pristine object has.
  let apply: (_ proxy: UIView, _ pristine: UIView, _ view: UIView) -> Bool

  /// Makes the row of a property that can be compared.
  package init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    apply = { proxy, pristine, view in
      guard let proxy = proxy as? View, let pristine = pristine as? View, let view = view as? View,
        proxy[keyPath: path] != pristine[keyPath: path]
      else { return false }
      if view[keyPath: path] == pristine[keyPath: path] {
        view[keyPath: path] = proxy[keyPath: path]
      }
      return true
    }
  }

  /// Makes the row of attributes of a text, which are `nil` unless set.
  init<View: UIView>(
    attributes path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) {
    apply = { proxy, _, view in
      guard let proxy = proxy as? View, let view = view as? View,
        let attributes = proxy[keyPath: path]
      else { return false }
      if view[keyPath: path] == nil { view[keyPath: path] = attributes }
      return true
    }
  }

  /// Makes the row of the background of a class whose objects get one from where they stand.
  ///
  /// - Parameter isOwn: whether an object has a background of its own.
  package init<View: UIView>(backgroundUnless isOwn: KeyPath<View, Bool>) {
    apply = { proxy, pristine, view in
      guard let color = proxy.backgroundColor, color != pristine.backgroundColor else {
        return false
      }
      if let view = view as? View, !view[keyPath: isOwn] { view.backgroundColor = color }
      return true
    }
  }

  private init(_ apply: @escaping (_ proxy: UIView, _ pristine: UIView, _ view: UIView) -> Bool) {
    self.apply = apply
  }

  /// The looks of every view.
  static let ofAllViews = [
    AppearanceRow(\UIView.backgroundColor),
    AppearanceRow { proxy, _, view in
      guard !proxy.inheritsTintColor else { return false }
      if view.inheritsTintColor { view.tintColor = proxy.tintColor }
      return true
    },
  ]
}

extension UILabel: Dressed {
  /// The looks that `UILabel.appearance()` gives to labels without values of their own.
  package static var looks: [AppearanceRow] {
    [AppearanceRow(\UILabel.textColor), AppearanceRow(\UILabel.font)]
  }
}
