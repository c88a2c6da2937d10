import CoreGraphics
import CoreImage
import Foundation
import Testing

/// Filters with properties, which are the inputs that the filter's keys name.
@Suite struct FilterPropertyTests {
  private func number(_ filter: CIFilter, _ key: String) -> Double? {
    (filter.value(forKey: key) as? NSNumber)?.doubleValue
  }

  @Test func `numbers that are set by property are those of the keys, and begin as Apple's`() {
    let blur: any CIFilter & CIMotionBlur = CIFilter.motionBlur()
    #expect(blur.radius == 20 && blur.angle == 0)
    blur.radius = 3
    #expect(number(blur, kCIInputRadiusKey) == 3)
    let bloom: any CIFilter & CIBloom = CIFilter.bloom()
    #expect(bloom.radius == 10 && bloom.intensity == 0.5)
    let mask: any CIFilter & CIUnsharpMask = CIFilter.unsharpMask()
    #expect(mask.radius == 2.5 && mask.intensity == 0.5)
    let vibrance: any CIFilter & CIVibrance = CIFilter.vibrance()
    vibrance.amount = 0.5
    #expect(number(vibrance, "inputAmount") == 0.5)
    let posterize: any CIFilter & CIColorPosterize = CIFilter.colorPosterize()
    #expect(posterize.levels == 6)
    let gamma: any CIFilter & CIGammaAdjust = CIFilter.gammaAdjust()
    gamma.power = 2
    #expect(number(gamma, "inputPower") == 2)
    let scale: any CIFilter & CILanczosScaleTransform = CIFilter.lanczosScaleTransform()
    #expect(scale.scale == 1 && scale.aspectRatio == 1)
    let dissolve: any CIFilter & CIDissolveTransition = CIFilter.dissolveTransition()
    dissolve.time = 0.25
    #expect(number(dissolve, kCIInputTimeKey) == 0.25)
  }

  @Test func `a scale is of the picture's sides`() throws {
    let scale: any CIFilterProtocol & CILanczosScaleTransform = CIFilter.lanczosScaleTransform()
    scale.inputImage = image([[red, red], [red, red]])
    scale.scale = 3
    scale.aspectRatio = 2
    #expect(try #require(scale.outputImage).extent.size == CGSize(width: 12, height: 6))
  }

  @Test func `generators fill all there is, between two colours`() throws {
    let checkers: any CIFilter & CICheckerboardGenerator = CIFilter.checkerboardGenerator()
    (checkers.color0, checkers.color1) = (.red, .blue)
    (checkers.center, checkers.width, checkers.sharpness) = (.zero, 1, 1)
    let area = CGRect(x: 0, y: 0, width: 2, height: 2)
    let squares = try rows(checkers.outputImage, from: area)
    #expect(squares[0][0] == squares[1][1] && squares[0][1] == squares[1][0])
    #expect(Set(squares[0]) == [red, blue])
    let stripes: any CIFilter & CIStripesGenerator = CIFilter.stripesGenerator()
    (stripes.color0, stripes.color1) = (.red, .blue)
    (stripes.center, stripes.width, stripes.sharpness) = (.zero, 1, 1)
    let lines = try rows(stripes.outputImage, from: area)
    #expect(lines[0] == lines[1] && Set(lines[0]) == [red, blue])
  }

  @Test func `a gradient has its colours at its points`() throws {
    let plain: any CIFilter & CILinearGradient = CIFilter.linearGradient()
    let smooth: any CIFilter & CISmoothLinearGradient = CIFilter.smoothLinearGradient()
    (plain.point0, plain.point1) = (CGPoint(x: 2, y: 0), CGPoint(x: 8, y: 0))
    (plain.color0, plain.color1) = (.red, .blue)
    (smooth.point0, smooth.point1) = (plain.point0, plain.point1)
    (smooth.color0, smooth.color1) = (.red, .blue)
    for filter in [plain, smooth] as [CIFilter] {
      let row = try rows(
        filter.outputImage, from: CGRect(x: 0, y: 0, width: 10, height: 1))[0]
      #expect(row.first == red && row.last == blue, "\(filter.name)")
    }
  }

  @Test func `pictures are put over each other, mixed and repeated`() throws {
    let over: any CIFilter & CICompositeOperation = CIFilter.sourceOverCompositing()
    over.inputImage = image([[red]])
    over.backgroundImage = image([[blue]])
    #expect(try rows(over.outputImage) == [[red]])
    let photo: any CIFilter & CIPhotoEffect = CIFilter.photoEffectMono()
    photo.inputImage = image([[red]])
    let grey = try rows(photo.outputImage)[0][0]
    #expect(grey >> 16 & 255 == grey & 255 && grey >> 8 & 255 == grey & 255)
    let tile: any CIFilter & CIAffineTile = CIFilter.affineTile()
    tile.inputImage = image([[red, blue]])
    tile.transform = .identity
    let row = try rows(
      tile.outputImage, from: CGRect(x: 0, y: 0, width: 4, height: 1))[0]
    #expect(row == [red, blue, red, blue])
  }

  @Test func `formats and options have Core Image's numbers and names`() {
    let formats: [CIFormat] = [.ARGB8, .RGBA8, .BGRA8, .RGBAh, .RGBAf]
    #expect(Set(formats.map(\.rawValue)).count == 5 && CIFormat.RGBA8.rawValue == 24)
    #expect(CIImageOption.colorSpace.rawValue == "CIImageColorSpace")
    #expect(
      CIImageOption.applyOrientationProperty.rawValue == "CIImageApplyOrientationProperty")
  }
}
