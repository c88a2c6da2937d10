import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct SymbolEffectTests {
  private func symbol() throws -> UIImageView { UIImageView(image: UIImage(systemName: "star")) }

  @Test func `a bounce grows the symbol once and ends`() throws {
    try onStage { stage in
      let view = try symbol()
      stage.window.addSubview(view)
      var ends: [Bool] = []
      view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
      stage.at(0.2)
      let scale = try #require(view.layer.presentation()).transform.m11
      #expect(abs(scale - 1.2) < 0.02)
      stage.at(1)
      #expect(ends == [true])
      #expect(view.layer.animationKeys() == nil || view.layer.animationKeys() == [])
      view.addSymbolEffect(.bounce.down)
      stage.at(1.2)
      #expect(try #require(view.layer.presentation()).transform.m11 < 0.85)
    }
  }

  @Test func `a pulse goes on until it is taken away`() throws {
    try onStage { stage in
      let view = try symbol()
      stage.window.addSubview(view)
      view.addSymbolEffect(.pulse)
      stage.at(3.75)
      #expect(abs(try #require(view.layer.presentation()).opacity - 0.35) < 0.02)
      view.removeSymbolEffect(ofType: .pulse)
      stage.at(4)
      #expect((view.layer.presentation() ?? view.layer).opacity == 1)
      view.addSymbolEffect(.pulse, options: .repeat(2).speed(3))
      stage.at(4.9)
      #expect(view.layer.animation(forKey: "UISymbolEffect.pulse") != nil)
      stage.at(5.1)
      #expect(view.layer.animation(forKey: "UISymbolEffect.pulse") == nil)
    }
  }

  @Test func `a symbol that went stays away until it appears`() throws {
    try onStage { stage in
      let view = try symbol()
      stage.window.addSubview(view)
      view.addSymbolEffect(.disappear)
      stage.at(2)
      #expect(try #require(view.layer.presentation()).opacity == 0)
      view.addSymbolEffect(.appear)
      stage.at(3)
      #expect(try #require(view.layer.presentation()).opacity == 1)
      view.addSymbolEffect(.scale.up, animated: false)
      stage.at(3.1)
      #expect(abs(try #require(view.layer.presentation()).transform.m11 - 1.2) < 0.001)
      view.removeAllSymbolEffects()
      stage.at(3.2)
      #expect((view.layer.presentation() ?? view.layer).transform.m11 == 1)
    }
  }

  @Test func `another symbol comes while the old one goes, and other images stand still`() throws {
    try onStage { stage in
      let view = try symbol()
      stage.window.addSubview(view)
      let heart = try #require(UIImage(systemName: "heart"))
      view.setSymbolImage(heart, contentTransition: .replace.downUp)
      #expect(view.image == heart)
      stage.at(0.15)
      #expect(view.layer.animation(forKey: "UISymbolEffect.replace") != nil)
      let plain = UIImageView(image: UIImage())
      plain.addSymbolEffect(.rotate)
      #expect(plain.layer.animationKeys() ?? [] == [])
    }
  }

  @Test func `a symbol's own colour stands before the tint`() throws {
    let colored = try #require(
      UIImage(
        systemName: "star",
        withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red)
          .applying(UIImage.SymbolConfiguration(pointSize: 30))))
    let red = try #require(UIImage(systemName: "star")).withTintColor(.red)
    #expect(!colored.isShownInTint)
    #expect(colored.symbolConfiguration?.look.pointSize == 30)
    #expect(
      colored.withConfiguration(
        UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
      ).picture == red.picture)
  }
}
