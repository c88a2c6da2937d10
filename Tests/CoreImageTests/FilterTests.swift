import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite struct FilterTests {
  private func filtered(
    _ name: String, _ pixel: UInt32, _ parameters: [String: Any] = [:]
  ) throws -> UInt32 {
    try rows(image([[pixel]]).applyingFilter(name, parameters: parameters))[0][0]
  }

  @Test func `every filter has Apple's defaults and makes an image of it`() throws {
    let source = image([[red, blue], [white, black]])
    for name in CIFilter.filterNames(inCategory: kCICategoryBuiltIn) {
      let filter = try #require(CIFilter(name: name))
      #expect(filter.name == name)
      if filter.inputKeys.contains(kCIInputImageKey) {
        #expect(filter.outputImage == nil, "\(name)")
        filter.setValue(source, forKey: kCIInputImageKey)
        if filter.inputKeys.contains(kCIInputTargetImageKey) {
          filter.setValue(source, forKey: kCIInputTargetImageKey)
        }
      }
      let made = try #require(filter.outputImage, "\(name)")
      #expect(
        try rows(made, from: CGRect(x: 0, y: 0, width: 2, height: 2)).count == 2, "\(name)")
    }
    #expect(CIFilter(name: "CIGaussianBlur")?.value(forKey: kCIInputRadiusKey) as? Double == 10)
    #expect(CIFilter(name: "CINoSuchThing") == nil)
    #expect(try rows(source.applyingFilter("CINoSuchThing")) == rows(source))
  }

  @Test func `an input that a filter does not have stops with Apple's sentence`() async {
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CIFilter(name: "CIGaussianBlur")?.setValue(3, forKey: "inputRadus")
    }
    #expect(
      said(set).contains(
        "'NSUnknownKeyException', reason: '[<CIGaussianBlur> setValue:forUndefinedKey:]: this "
          + "class is not key value coding-compliant for the key inputRadus.'"))
    let read = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CIFilter(name: "CIColorInvert")?.value(forKey: "inputRadius")
    }
    #expect(said(read).contains("valueForUndefinedKey:"))
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CIFilter(name: "CISepiaTone", parameters: ["intensity": 1])
    }
    #expect(said(made).contains("for the key intensity."))
  }

  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `every input that a filter has is set and read, and a derived one has any`() throws {
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = try #require(CIFilter(name: name))
      for key in filter.inputKeys {
        let value = filter.value(forKey: key)
        filter.setValue(value, forKey: key)
        #expect((value == nil) == (filter.value(forKey: key) == nil), "\(name) \(key)")
      }
    }
    let turn = CIFilter.affineTile()
    turn.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(turn.transform.a == 2 && turn.inputKeys == [kCIInputImageKey, kCIInputTransformKey])
    let own = CIFilter()
    own.setValue(3, forKey: "inputThings")
    #expect(own.value(forKey: "inputThings") as? Int == 3)
    let ground = image([[red]]).applyingFilter("CIConstantColorGenerator")
    #expect(ground.extent.isInfinite)
  }

  @Test func `a blur spreads light as a bell curve and loses none`() throws {
    var pixels = [[UInt32]](repeating: Array(repeating: black, count: 21), count: 21)
    pixels[10][10] = white
    let soft = image(pixels).clampedToExtent().applyingGaussianBlur(sigma: 2)
    let made = try rows(
      soft, from: CGRect(x: 0, y: 0, width: 21, height: 21),
      options: [.workingColorSpace: NSNull()])
    let levels = made.map { $0.map { Double($0 & 255) } }
    // 255 / (2π · 2²) in the middle, and e^(-1/8) of it beside.
    #expect(abs(levels[10][10] - 10.15) <= 0.6)
    #expect(abs(levels[10][12] - 10.15 * 0.6065) <= 0.6)
    #expect(levels[10][8] == levels[10][12])
    #expect(levels[8][10] == levels[12][10])
    #expect(image(pixels).applyingGaussianBlur(sigma: 2).extent.width == 33)
    #expect(image(pixels).applyingGaussianBlur(sigma: 0).extent.width == 21)
  }

  @Test func `a box takes the middle of its neighbours`() throws {
    let row: [UInt32] = [black, black, black, 0xFF99_9999, black, black, black]
    let made = image([row]).clampedToExtent()
      .applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 1])
    #expect(
      try rows(
        made, from: CGRect(x: 0, y: 0, width: 7, height: 1),
        options: [.workingColorSpace: NSNull()])[0].map { $0 & 255 } == [0, 0, 51, 51, 51, 0, 0])
  }

  @Test func `colours are changed as light`() throws {
    #expect(try filtered("CIColorInvert", 0xFF00_FF00) == 0xFFFF_00FF)
    #expect(try filtered("CIColorInvert", 0x0000_0000) == 0)
    // Twice the light of 128 is 0.432 of the white's, which 176 has.
    #expect(try filtered("CIExposureAdjust", 0xFF80_8080, [kCIInputEVKey: 1]) == 0xFFB0_B0B0)
    #expect(
      try filtered("CIColorControls", 0xFF80_8080, [kCIInputSaturationKey: 0]) == 0xFF80_8080)
    #expect(
      try filtered("CIColorControls", red, [kCIInputSaturationKey: 0]) == 0xFF7F_7F7F)
    #expect(
      try filtered("CIColorControls", black, [kCIInputBrightnessKey: 1]) == white)
    #expect(
      try filtered("CIHueAdjust", red, [kCIInputAngleKey: 2 * Double.pi / 3]) == 0xFF00_FF00)
    #expect(
      try filtered(
        "CIColorMonochrome", white, [kCIInputColorKey: CIColor.red]) == red)
    #expect(try filtered("CIColorMonochrome", blue, [kCIInputIntensityKey: 0.0]) == blue)
    #expect(try filtered("CISepiaTone", 0xFF80_8080, [kCIInputIntensityKey: 0]) == 0xFF80_8080)
    #expect(try filtered("CISepiaTone", black) == black)
    #expect(try filtered("CIPhotoEffectMono", red) == 0xFF36_3636)
    #expect(try filtered("CIMaskToAlpha", white) == white)
    #expect(try filtered("CIMaskToAlpha", black) == 0)
    #expect(
      try filtered("CIFalseColor", white, ["inputColor1": CIColor.blue]) == blue)
  }

  @Test func `a matrix sees the alpha and may change it`() throws {
    #expect(
      try filtered(
        "CIColorMatrix", red, ["inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5)])
        == 0x80FF_0000)
    #expect(
      try filtered(
        "CIColorMatrix", red,
        [
          "inputRVector": CIVector(x: 0, y: 0, z: 0, w: 0),
          "inputBiasVector": CIVector(x: 0, y: 0, z: 1, w: 0),
        ]) == blue)
  }

  @Test func `squares have the middle of their colours`() throws {
    let made = image([[black, white, red, red], [white, black, red, red]])
      .applyingFilter(
        "CIPixellate", parameters: [kCIInputScaleKey: 2, kCIInputCenterKey: CIVector(x: 0, y: 0)])
    #expect(
      try rows(made, options: [.workingColorSpace: NSNull()])
        == Array(repeating: [0xFF80_8080, 0xFF80_8080, red, red], count: 2))
  }

  @Test func `a vignette leaves the middle alone`() throws {
    let pixels = [[UInt32]](repeating: Array(repeating: white, count: 21), count: 21)
    let made = try rows(
      image(pixels).applyingFilter("CIVignette", parameters: [kCIInputIntensityKey: 1]))
    #expect(made[10][10] == white)
    #expect(made[0][0] & 255 < made[0][10] & 255)
    #expect(made[0][10] & 255 < 255)
  }

  @Test func `gradients go from one point to the other`() throws {
    let filter = CIFilter.linearGradient()
    filter.point0 = CGPoint(x: 0, y: 0)
    filter.point1 = CGPoint(x: 4, y: 0)
    filter.color0 = .red
    filter.color1 = .blue
    let made = try rows(
      filter.outputImage, from: CGRect(x: -1, y: 0, width: 6, height: 1),
      options: [.workingColorSpace: NSNull()])[0]
    #expect(made[0] == red)
    #expect(made[5] == blue)
    #expect(made[1] == 0xFFDF_0020)
    let round = CIFilter(
      name: "CIRadialGradient",
      parameters: [
        kCIInputCenterKey: CIVector(x: 0.5, y: 0.5), "inputRadius0": 1, "inputRadius1": 3,
      ])?.outputImage
    #expect(
      try rows(
        round, from: CGRect(x: 0, y: 0, width: 4, height: 1),
        options: [.workingColorSpace: NSNull()])[0].map { $0 & 255 } == [255, 255, 128, 0])
  }

  @Test func `a mask chooses between two images`() throws {
    let made = image([[red, red]]).applyingFilter(
      "CIBlendWithMask",
      parameters: [
        kCIInputBackgroundImageKey: image([[blue, blue]]),
        kCIInputMaskImageKey: image([[white, black]]),
      ])
    #expect(try rows(made) == [[red, blue]])
  }

  @Test func `blend modes mix where both images are`() throws {
    let made = image([[0xFF80_8080]]).applyingFilter(
      "CIMultiplyBlendMode", parameters: [kCIInputBackgroundImageKey: image([[red, blue]])])
    #expect(try rows(made) == [[0xFF80_0000, blue]])
    let mixed = CIFilter.dissolveTransition()
    mixed.inputImage = image([[red]])
    mixed.targetImage = image([[blue]])
    mixed.time = 1
    #expect(try rows(mixed.outputImage) == [[blue]])
  }

  @Test func `filters with properties take and give their values`() throws {
    let filter = CIFilter.gaussianBlur()
    #expect(filter.radius == 10)
    filter.radius = 2.5
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Float == 2.5)
    #expect(filter.outputImage == nil)
    filter.inputImage = image([[red]])
    #expect(filter.outputImage?.extent.width == 17)
    filter.setDefaults()
    #expect(filter.radius == 10)
    let tile = CIFilter.affineTile()
    tile.inputImage = image([[red, blue]])
    tile.transform = CGAffineTransform(translationX: 1, y: 0)
    #expect(
      try rows(tile.outputImage, from: CGRect(x: 0, y: 7, width: 3, height: 1))
        == [[blue, red, blue]])
  }

  @Test func `a filter of one's own makes its own image`() throws {
    final class Own: CIFilter {
      override var outputImage: CIImage? { CIImage(color: .red) }
    }
    #expect(
      try rows(Own().outputImage, from: CGRect(x: 0, y: 0, width: 1, height: 1)) == [[red]])
  }
}
