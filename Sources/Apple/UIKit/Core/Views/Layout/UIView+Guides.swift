extension UIViewController {
  func barGuide(isAtTop: Bool) -> BarLayoutGuide {
    let key = isAtTop ? \ConstraintState.topGuide : \ConstraintState.bottomGuide
    guard let view else {
      raise(.internalInconsistency, "\(self) has no view for its layout guides")
    }
    if let guide = view.constraintState[keyPath: key] { return guide }
    let guide = BarLayoutGuide(in: view, isAtTop: isAtTop)
    view.constraintState[keyPath: key] = guide
    return guide
  }
}
