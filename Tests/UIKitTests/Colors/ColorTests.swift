import Testing
import UIKit

@Suite struct ColorTests {
  @Test func `colours are equal by their numbers and the way they were given`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.red.withAlphaComponent(0.5) != .red)
  }

  @Test(arguments: [
    (UIColor.red, "red"), (.blue, "blue"), (.white, "white"), (.black, "black"), (.gray, "gray"),
    (.brown, "brown"), (.orange, "orange"), (.purple, "purple"), (.cyan, "cyan"),
    (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
    (UIColor(red: 0.7, green: 0.7, blue: 1, alpha: 1), "light blue"),
    (UIColor(white: 0.8, alpha: 1), "light gray"),
    (UIColor(red: 0.4, green: 0.55, blue: 0.45, alpha: 1), "grayish green"),
  ])
  func `a colour has a name in words`(color: UIColor, name: String) {
    #expect(color.accessibilityName == name)
  }

  @Test(
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (0.5, 1, 1, [0, 1, 1]),
      (0.25, 0.5, 0.8, [0.6, 0.8, 0.4]), (1, 1, 1, [1, 0, 0]), (0.9, 0, 0.3, [0.3, 0.3, 0.3]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func `hues become red, green and blue`(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [CGFloat]
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    let rgb = color.cgColor.components ?? []
    #expect(zip(rgb, expected + [0.5]).allSatisfy { abs($0 - $1) < 1e-12 }, "\(rgb)")
  }

  @Test func `red, green and blue become hues`() {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(red: 0.6, green: 0.8, blue: 0.4, alpha: 0.5)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    for (value, expected) in zip([hue, saturation, brightness, alpha], [0.25, 0.5, 0.8, 0.5]) {
      #expect(abs(value - expected) < 1e-12)
    }
  }

  @Test func `gray answers as red, green and blue, a colour not as gray`() {
    var (red, white) = (CGFloat(0), CGFloat(7))
    #expect(UIColor.darkGray.getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(red == 1.0 / 3)
    #expect(!UIColor.orange.getWhite(&white, alpha: nil))
    #expect(white == 7)
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
  }

  @Test func `a colour made of nothing is clear, and old names find colours`() {
    #expect(UIColor() == .clear)
    #expect(UIColor.value(forKey: "redColor") as? UIColor == .red)
    #expect(UIColor.value(forKey: "red") == nil)
  }

  @Test func `a colour literal is a UIColor, or a CGColor`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == .orange)
    // swift-format-ignore: NoPlaygroundLiterals
    let inLayers: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(inLayers.components == [1, 0.5, 0, 0.5])
  }
}
