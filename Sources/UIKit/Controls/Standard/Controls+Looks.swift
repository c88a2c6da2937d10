extension UISwitch: Dressed {
  static var looks: [AppearanceRow] {
    [AppearanceRow(\UISwitch.onTintColor), AppearanceRow(\UISwitch.thumbTintColor)]
  }
}

extension UISlider: Dressed {
  static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UISlider.minimumTrackTintColor),
      AppearanceRow(\UISlider.maximumTrackTintColor), AppearanceRow(\UISlider.thumbTintColor),
    ]
  }
}

extension UISegmentedControl: Dressed {
  static var looks: [AppearanceRow] {
    [AppearanceRow(\UISegmentedControl.selectedSegmentTintColor)]
  }
}

extension UIProgressView: Dressed {
  static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UIProgressView.progressTintColor),
      AppearanceRow(\UIProgressView.trackTintColor),
    ]
  }
}

extension UIPageControl: Dressed {
  static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UIPageControl.pageIndicatorTintColor),
      AppearanceRow(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}

extension UIActivityIndicatorView: Dressed {
  static var looks: [AppearanceRow] { [AppearanceRow(\UIActivityIndicatorView.color)] }
}
