extension UISwitch: Dressed {
  package static var looks: [AppearanceRow] {
    [AppearanceRow(\UISwitch.onTintColor), AppearanceRow(\UISwitch.thumbTintColor)]
  }
}

extension UISlider: Dressed {
  package static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UISlider.minimumTrackTintColor),
      AppearanceRow(\UISlider.maximumTrackTintColor), AppearanceRow(\UISlider.thumbTintColor),
    ]
  }
}

extension UISegmentedControl: Dressed {
  package static var looks: [AppearanceRow] {
    [AppearanceRow(\UISegmentedControl.selectedSegmentTintColor)]
  }
}

extension UIProgressView: Dressed {
  package static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UIProgressView.progressTintColor),
      AppearanceRow(\UIProgressView.trackTintColor),
    ]
  }
}

extension UIPageControl: Dressed {
  package static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UIPageControl.pageIndicatorTintColor),
      AppearanceRow(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}

extension UIActivityIndicatorView: Dressed {
  package static var looks: [AppearanceRow] { [AppearanceRow(\UIActivityIndicatorView.color)] }
}
