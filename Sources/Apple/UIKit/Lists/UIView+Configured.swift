extension UIView {
  /// Shows a configuration in a cell's content view, in place of whatever stood there: on a phone another
  /// content view stands there afterwards.
  ///
  /// - Parameters:
  ///   - configuration: what to show; `nil` for nothing.
  ///   - present: the view that shows the present configuration, and may show the new one.
  ///
  /// - Returns: the view that shows the configuration.
  func show(
    _ configuration: (any UIContentConfiguration)?, by present: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    guard let configuration else {
      present?.removeFromSuperview()
      return nil
    }
    if let present, present.supports(configuration) {
      present.configuration = configuration
      return present
    }
    for view in subviews { view.removeFromSuperview() }
    let view = configuration.makeContentView()
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }
}
