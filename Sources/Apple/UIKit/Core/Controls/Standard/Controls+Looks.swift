extension UISwitch: Dressed {
  /// The colours that `UISwitch.appearance()` gives to switches without colours of their own.
  package static var looks: [AppearanceRow] {
    [AppearanceRow(\UISwitch.onTintColor), AppearanceRow(\UISwitch.thumbTintColor)]
  }
}

extension UISlider: Dressed {
  /// The colours that `UISlider.appearance()` gives to sliders without colours of their own.
  package static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UISlider.minimumTrackTintColor),
      AppearanceRow(\UISlider.maximumTrackTintColor), AppearanceRow(\UISlider.thumbTintColor),
    ]
  }
}

extension UISegmentedControl: Dressed {
  /// The colour that `UISegmentedControl.appearance()` gives to controls without one of their own.
  package static var looks: [AppearanceRow] {
    [AppearanceRow(\UISegmentedControl.selectedSegmentTintColor)]
  }
}

extension UIProgressView: Dressed {
  /// The colours that `UIProgressView.appearance()` gives to bars without colours of their own.
  package static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UIProgressView.progressTintColor),
      AppearanceRow(\UIProgressView.trackTintColor),
    ]
  }
}

extension UIPageControl: Dressed {
  /// The colours that `UIPageControl.appearance()` gives to dots without colours of their own.
  package static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UIPageControl.pageIndicatorTintColor),
      AppearanceRow(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}

extension UIActivityIndicatorView: Dressed {
  /// The colour that `UIActivityIndicatorView.appearance()` gives to wheels without one of their
  /// own.
  package static var looks: [AppearanceRow] { [AppearanceRow(\UIActivityIndicatorView.color)] }
}
