import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct ButtonPartsTests {
  private let long = "A title that is much too long for one line of a narrow button"

  @Test func `a title wraps within the button's width, or is shortened`() throws {
    try onStage { stage in
      var configuration = UIButton.Configuration.filled()
      configuration.title = long
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(0, 0, 160, 120)
      stage.window.addSubview(button)
      stage.frame()
      let wrapped = try #require(button.titleLabel)
      #expect(wrapped.numberOfLines == 0 && wrapped.frame.height > 50)
      #expect(wrapped.frame.minX >= 12 && wrapped.frame.maxX <= 148)
      configuration.titleLineBreakMode = .byTruncatingTail
      button.configuration = configuration
      stage.frame()
      #expect(wrapped.numberOfLines == 1 && wrapped.lineBreakMode == .byTruncatingTail)
      #expect(wrapped.frame.height < 30)
    }
  }

  @Test func `a button grows with its wrapped title where constraints give its width`() throws {
    try onStage { stage in
      var configuration = UIButton.Configuration.filled()
      configuration.title = long
      let button = UIButton(configuration: configuration)
      button.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(button)
      NSLayoutConstraint.activate([
        button.widthAnchor.constraint(equalToConstant: 160),
        button.topAnchor.constraint(equalTo: stage.window.topAnchor),
        button.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      ])
      stage.run(frames: 3)
      #expect(button.frame.height > 80)
      configuration.title = "Go"
      button.configuration = configuration
      stage.run(frames: 3)
      #expect(button.frame.height == 34.5)
    }
  }

  @Test func `a pop-up button shows arrows and the title of what was chosen`() throws {
    try onStage { stage in
      let menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
      let button = UIButton(configuration: .gray())
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      button.frame = CGRect(20, 100, 160, 40)
      stage.window.addSubview(button)
      stage.frame()
      #expect(button.configuration?.title == "One")
      let arrows = try #require(button.configured.arrows)
      let title = try #require(button.titleLabel)
      #expect(arrows.frame.minX > title.frame.maxX)
      stage.frame((1, .began, CGPoint(60, 120)))
      stage.frame((1, .ended, CGPoint(60, 120)))
      stage.run(frames: 30)
      let overlay = try #require(stage.window.subviews.last)
      let card = try #require(overlay.subviews.last)
      let second = CGPoint(card.frame.midX, card.frame.maxY - 20)
      stage.frame((1, .began, second))
      stage.frame((1, .ended, second))
      stage.run(frames: 30)
      #expect(button.configuration?.title == "Two")
      #expect(menu.selectedElements.map(\.title) == ["Two"] && !button.isSelected)
      button.configuration?.indicator = .none
      stage.frame()
      #expect(button.configured.arrows == nil)
    }
  }

  @Test func `a background has an effect, an image and a view`() throws {
    try onStage { stage in
      var configuration = UIButton.Configuration.plain()
      configuration.background.visualEffect = UIBlurEffect(style: .light)
      configuration.background.image = UIImage()
      configuration.background.customView = UIView()
      configuration.background.cornerRadius = 9
      configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(0, 0, 100, 40)
      stage.window.addSubview(button)
      stage.frame()
      #expect(button.background.frame == CGRect(2, 1, 94, 36))
      let parts = button.background.subviews
      #expect(parts.count == 3 && parts[0] is UIVisualEffectView && parts[1] is UIImageView)
      #expect(parts[0].layer.cornerRadius == 9)
      configuration.background.visualEffect = nil
      button.configuration = configuration
      stage.frame()
      #expect(button.background.subviews.count == 2)
    }
  }

  @Test func `a transformer changes the colour of a background`() throws {
    try onStage { _ in
      var ground = UIBackgroundConfiguration.clear()
      ground.backgroundColor = .red
      ground.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
      #expect(ground.resolvedBackgroundColor(for: .green) == .blue)
      let cell = UICollectionViewCell(frame: CGRect(0, 0, 10, 10))
      ground.visualEffect = UIBlurEffect(style: .dark)
      cell.backgroundConfiguration = ground
      #expect(cell.groundView.backgroundColor == .blue)
      #expect(cell.groundView.subviews.first is UIVisualEffectView)
    }
  }

  @Test func `contents of segments move by their place in the row`() throws {
    try onStage { stage in
      let control = UISegmentedControl(items: ["A", "B", "C"])
      control.frame = CGRect(0, 0, 300, 32)
      stage.window.addSubview(control)
      stage.frame()
      let before = control.segments.map(\.label.frame)
      control.setContentPositionAdjustment(
        UIOffset(horizontal: 6, vertical: 2), forSegmentType: .left, barMetrics: .default)
      control.setContentPositionAdjustment(
        UIOffset(horizontal: -4, vertical: 0), forSegmentType: .any, barMetrics: .default)
      stage.frame()
      let moved = zip(control.segments.map(\.label.frame), before).map {
        CGPoint($0.minX - $1.minX, $0.minY - $1.minY)
      }
      #expect(moved == [CGPoint(6, 2), CGPoint(-4, 0), CGPoint(-4, 0)])
      let left = control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default)
      #expect(left.horizontal == 6)
    }
  }

  @Test func `a pointer's interaction is kept with its view`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 10, 10))
      let interaction = UIPointerInteraction(delegate: nil)
      view.addInteraction(interaction)
      #expect(interaction.view === view && interaction.isEnabled)
      let style = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
      let button = UIButton()
      button.pointerStyleProvider = { _, _, _ in style }
      #expect(button.pointerStyleProvider != nil)
    }
  }
}
