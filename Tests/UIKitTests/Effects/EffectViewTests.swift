import Drawing
import Testing
import UIKit

@MainActor
struct EffectViewTests {
  private static let styles: [UIBlurEffect.Style] = (0...20).compactMap { .init(rawValue: $0) }

  /// Finds the backdrops that the stage's window shows, with the colours over them.
  private func backdrops(_ stage: TestStage) -> [(Backdrop, Color?)] {
    let commands = DisplayList.flattened(stage.runtime.snapshot())
    return commands.indices.compactMap { index in
      guard case .backdrop(_, let backdrop, _) = commands[index] else { return nil }
      guard index + 1 < commands.count, case .fill(_, let color, _) = commands[index + 1] else {
        return (backdrop, nil)
      }
      return (backdrop, color)
    }
  }

  private func glass(_ effect: UIVisualEffect?, on stage: TestStage) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(0, 0, 100, 50)
    stage.window.addSubview(view)
    return view
  }

  @Test func `an effect blurs what is behind it and tints it, below its content`() throws {
    try onStage { stage in
      let view = glass(UIBlurEffect(style: .dark), on: stage)
      view.contentView.addSubview(UIView(frame: CGRect(0, 0, 10, 10)))
      stage.frame()
      #expect(view.contentView.frame == view.bounds)
      #expect(view.subviews.first?.frame == view.bounds)
      let tint = view.subviews.first?.backgroundColor?.resolvedColor(with: view.traitCollection)
      #expect(tint == UIColor(white: 0.11, alpha: 0.73))
      let found = backdrops(stage)
      #expect(found.map(\.0) == [Backdrop(blur: 20, saturation: 1.8)])
      #expect(found.first?.1?.alpha == 0.73)
      view.effect = nil
      stage.frame()
      #expect(backdrops(stage).isEmpty)
      #expect(view.subviews.first?.backgroundColor?.cgColor.alpha == 0)
    }
  }

  @Test func `every style blurs`() throws {
    #expect(Self.styles.count == 20)
    for style in Self.styles {
      try onStage { stage in
        _ = glass(UIBlurEffect(style: style), on: stage)
        stage.frame()
        let found = backdrops(stage)
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.0.blur >= 20 && $0.0.saturation == 1.8 })
        let isDark = "\(style)".hasSuffix("Dark") || style == .dark
        #expect(found.allSatisfy { ($0.1?.red ?? 0.5 < 0.5) == isDark })
      }
    }
  }

  @Test func `an effect can be animated, and stopped half way`() throws {
    try onStage { stage in
      let view = glass(nil, on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.effect = UIBlurEffect(style: .extraLight)
      }
      animator.fractionComplete = 0.5
      stage.frame()
      let found = backdrops(stage)
      #expect(found.count == 1)
      #expect(abs((found.first?.0.blur ?? 0) - 10) < 1e-6)
      #expect(abs((found.first?.0.saturation ?? 0) - 1.4) < 1e-6)
      // The tint is as light as ever, and half as strong.
      #expect(abs((found.first?.1?.red ?? 0) - 0.97) < 1e-3)
      #expect(abs((found.first?.1?.alpha ?? 0) - 0.41) < 1e-3)
    }
  }

  @Test func `vibrant content takes the colours behind it, lighter on dark materials`() throws {
    for (style, isLight) in [(UIBlurEffect.Style.dark, true), (.light, false)] {
      try onStage { stage in
        let blur = UIBlurEffect(style: style)
        let view = glass(blur, on: stage)
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
        vibrant.frame = view.bounds
        view.contentView.addSubview(vibrant)
        let mark = UIView(frame: CGRect(10, 10, 10, 10))
        mark.backgroundColor = .red
        vibrant.contentView.addSubview(mark)
        stage.frame()
        let found = DisplayList.flattened(stage.runtime.snapshot()).compactMap { command in
          if case .vibrant(let content, let vibrancy) = command { (content, vibrancy) } else { nil }
        }
        #expect(found.count == 1)
        #expect(found.first?.0.commands.count == 1)
        #expect(found.first?.1.tint.red == (isLight ? 1 : 0))
      }
    }
  }
}

extension DisplayList {
  /// The commands of a list and of all groups in it, in the order in which they are drawn.
  fileprivate static func flattened(_ list: DisplayList) -> [DrawCommand] {
    list.commands.flatMap { command in
      if case .group(let content, _, _, _) = command { flattened(content) } else { [command] }
    }
  }
}
