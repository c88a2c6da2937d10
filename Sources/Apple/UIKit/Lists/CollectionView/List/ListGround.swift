/// What a list shows behind its rows, over the collection view's own background.
///
/// Source: known of collection views, whose lists bring a view of their colour: who wants to see the
/// collection view's own sets the configuration's `backgroundColor` to `.clear`.
struct ListGround {
  let color: UIColor
  /// *Space*: content, in points.
  let rect: CGRect
}

extension UICollectionView {
  /// Shows the grounds of lists behind all elements, without an animation.
  func show(_ grounds: [ListGround]) {
    guard !grounds.isEmpty || !groundViews.isEmpty else { return }
    layer.runtime.withoutAnimation {
      while groundViews.count > grounds.count { groundViews.removeLast().removeFromSuperview() }
      while groundViews.count < grounds.count {
        let view = UIView()
        view.isUserInteractionEnabled = false
        groundViews.append(view)
        if let backgroundView {
          insertSubview(view, aboveSubview: backgroundView)
        } else {
          insertSubview(view, at: 0)
        }
      }
      for (view, ground) in zip(groundViews, grounds) {
        view.frame = ground.rect
        view.backgroundColor = ground.color
      }
    }
  }
}
