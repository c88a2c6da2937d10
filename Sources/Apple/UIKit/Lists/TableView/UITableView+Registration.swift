extension UITableView {
  func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    layer.runtime.withoutAnimation(body)
  }
}
