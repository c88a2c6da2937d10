import Testing
import UIKit

@MainActor
@Suite struct ButtonConfigurationTests {
  @Test func `a size follows from texts, insets and the image`() throws {
    try onStage { _ in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Save"
      #expect(configuration.contentInsets.top == 7 && configuration.contentInsets.leading == 12)
      let button = UIButton(configuration: configuration)
      let plain = button.intrinsicContentSize
      #expect(plain.height == 34.5)
      configuration.buttonSize = .large
      button.configuration = configuration
      #expect(button.intrinsicContentSize.height == plain.height + 16)
      configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        _ in
      }
      configuration.imagePadding = 6
      button.configuration = configuration
      #expect(button.intrinsicContentSize.width == plain.width + 16 + 26)
    }
  }

  @Test func `the image stands where it is placed`() throws {
    try onStage { stage in
      var configuration = UIButton.Configuration.gray()
      configuration.title = "Go"
      configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        _ in
      }
      let button = UIButton(configuration: configuration)
      stage.window.addSubview(button)
      for (edge, isBefore) in [(NSDirectionalRectEdge.leading, true), (.trailing, false)] {
        configuration.imagePlacement = edge
        button.configuration = configuration
        button.frame = CGRect(0, 0, 200, 60)
        button.layoutIfNeeded()
        let image = try #require(button.imageView?.frame)
        let title = try #require(button.titleLabel?.frame)
        #expect((image.maxX <= title.minX) == isBefore)
      }
      configuration.imagePlacement = .top
      button.configuration = configuration
      button.layoutIfNeeded()
      #expect((button.imageView?.frame.maxY ?? 0) <= (button.titleLabel?.frame.minY ?? 0))
    }
  }

  @Test func `a handler matches the configuration to the state`() throws {
    try onStage { stage in
      let button = UIButton(configuration: .tinted())
      button.frame = CGRect(0, 0, 100, 44)
      button.configurationUpdateHandler = { button in
        button.configuration?.title = button.isHighlighted ? "Down" : "Up"
      }
      stage.window.addSubview(button)
      try stage.runtime.layOut()
      #expect(button.titleLabel?.text == "Up")
      stage.frame((1, .began, CGPoint(50, 22)))
      #expect(button.titleLabel?.text == "Down")
      stage.frame((1, .ended, CGPoint(50, 22)))
      #expect(button.titleLabel?.text == "Up")
    }
  }

  @Test func `an attributed title keeps its own looks and takes the others of the configuration`() {
    var title = AttributedString("Go on")
    title.font = .systemFont(ofSize: 30)
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = title
    #expect(configuration.title == "Go on")
    let button = UIButton(configuration: configuration)
    let shown = button.titleLabel?.attributedText
    #expect(
      shown?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont == .systemFont(ofSize: 30))
    let color = shown?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
    #expect(color == .white)
    configuration.title = "Stop"
    #expect(configuration.attributedTitle.map { String($0.characters) } == "Stop")
  }

  @Test func `a transformer changes the looks of the title`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go on"
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 9)
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    let shown = button.titleLabel?.attributedText
    #expect(
      shown?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont == .systemFont(ofSize: 9))
  }

  @Test func `a title whose font a transformer changes settles`() throws {
    try onStage { stage in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go on"
      configuration.titleTextAttributesTransformer = .init { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 30)
        return outgoing
      }
      let button = UIButton(configuration: configuration)
      button.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(button)
      button.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
      try stage.runtime.layOut()
      #expect(button.frame.height > 44)
      configuration.titleTextAttributesTransformer = nil
      button.configuration = configuration
      try stage.runtime.layOut()
      #expect(button.frame.height == 34.5)
    }
  }

  @Test func `a symbol takes the size that the configuration prefers`() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    let plain = UIButton(configuration: configuration).intrinsicContentSize
    configuration.preferredSymbolConfigurationForImage = .init(pointSize: 40)
    let large = UIButton(configuration: configuration).intrinsicContentSize
    #expect(large.height > plain.height + 15)
  }

  @Test func `transformers change the looks of the subtitle and of the image`() {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Go on", "or not")
    configuration.image = UIImage(systemName: "star")
    configuration.imageColorTransformer = .init { _ in .red }
    configuration.subtitleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 9)
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    #expect(button.imageView?.tintColor == .red)
    let label = button.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "or not" }
    #expect(
      label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 9))
  }

  @Test func `a configuration without a title or an image shows those of the state`() throws {
    try onStage { stage in
      let star = try #require(UIImage(systemName: "star"))
      let button = UIButton(configuration: .filled())
      button.setTitle("Off", for: .normal)
      button.setTitle("On", for: .selected)
      button.setImage(star, for: .normal)
      button.sizeToFit()
      stage.window.addSubview(button)
      stage.frame()
      #expect(button.titleLabel?.text == "Off" && button.imageView?.image != nil)
      let width = button.intrinsicContentSize.width
      button.isSelected = true
      stage.frame()
      #expect(button.titleLabel?.text == "On" && button.intrinsicContentSize.width < width)
      button.isSelected = false
      button.configuration?.title = "Own"
      stage.frame()
      #expect(button.titleLabel?.text == "Own")
      button.setTitle("Set", for: .normal)
      #expect(button.configuration?.title == "Set")
    }
  }

  @Test func `the handler matches a configuration that is set after it`() throws {
    try onStage { stage in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      var calls = 0
      button.configurationUpdateHandler = {
        calls += 1
        $0.configuration?.title = $0.isSelected ? "Pause" : "Go"
      }
      let before = calls
      button.configuration = .filled()
      stage.window.addSubview(button)
      stage.run(frames: 3)
      #expect(button.titleLabel?.text == "Go" && calls == before + 1)
    }
  }
}
