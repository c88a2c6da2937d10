extension UIButton: Mirrored {}
