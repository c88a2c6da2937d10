import UIKit
import UIKitCore

/// How a film fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fits the whole film into the layer, in its own form, or fills the layer and is cut at two
  /// sides.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretches the film to the layer's bounds.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// The names of Objective-C; each is the constant of `AVLayerVideoGravity`.
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize

/// Where a film is shown: a dark rectangle with a triangle stands in for it, which the log says.
///
/// Source: Apple, AVPlayerLayer.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  /// Whose film the rectangle stands for; nil for an empty layer.
  open var player: AVPlayer? {
    didSet { show() }
  }
  /// How the film's form is brought into the bounds; `.resizeAspect` by default.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { setNeedsDisplay() } }
  /// Whether the player's item has been read.
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }

  /// Makes a layer that shows a player's film.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    show()
  }

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    player = (layer as? AVPlayerLayer)?.player
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  private func show() {
    setNeedsDisplay()
    guard let name = player?.currentItem?.asset.url.lastPathComponent else { return }
    Log.once("A film shows no films: a dark rectangle stands in for “\(name)”.")
  }

  /// Where the film is.
  open var videoRect: CGRect {
    let size = player?.currentItem?.presentationSize ?? .zero
    guard size.width > 0, size.height > 0, videoGravity != .resize else { return bounds }
    let scales = (bounds.width / size.width, bounds.height / size.height)
    let scale =
      videoGravity == .resizeAspect ? min(scales.0, scales.1) : max(scales.0, scales.1)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  open override func draw(in ctx: CGContext) {
    guard player?.currentItem != nil else { return }
    let rect = videoRect.intersection(bounds)
    ctx.setFillColor(UIColor(white: 0.16, alpha: 1).cgColor)
    ctx.fill(rect)
    let side = min(44, rect.width / 3, rect.height / 3)
    ctx.setFillColor(UIColor(white: 0.4, alpha: 1).cgColor)
    ctx.move(to: CGPoint(x: rect.midX - side * 0.36, y: rect.midY - side / 2))
    ctx.addLine(to: CGPoint(x: rect.midX - side * 0.36, y: rect.midY + side / 2))
    ctx.addLine(to: CGPoint(x: rect.midX + side / 2, y: rect.midY))
    ctx.closePath()
    ctx.fillPath()
  }
}
