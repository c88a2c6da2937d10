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
}
