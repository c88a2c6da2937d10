import Geometry
import UIKit

extension Screen {
  /// What the system covers of a device's screen, held upright and on its side.
  struct Cover: Hashable, Sendable {
    let upright: ScreenInsets
    let across: ScreenInsets

    /// A phone with a home button: a status bar upright, nothing on its side.
    static let button = Cover(upright: ScreenInsets(top: 20), across: ScreenInsets())
    /// An iPad with a home button, whose status bar is always there.
    static let padWithButton = Cover(upright: ScreenInsets(top: 20), across: ScreenInsets(top: 20))
    /// An iPad without one: a status bar and a home indicator.
    static let pad = Cover(
      upright: ScreenInsets(top: 24, bottom: 20), across: ScreenInsets(top: 24, bottom: 20))

    /// A phone with a housing of sensors: as high upright as it is deep at both sides across, where
    /// there is no status bar; the home indicator has 34 points, and 21 across.
    ///
    /// - Parameter depth: points.
    /// - Returns: what is covered.
    static func housing(_ depth: CGFloat) -> Cover {
      Cover(
        upright: ScreenInsets(top: depth, bottom: 34, topWithoutStatusBar: depth),
        across: ScreenInsets(left: depth, bottom: 21, right: depth))
    }
  }

  /// How a device is held.
  public enum Orientation: String, CaseIterable, Hashable, Sendable { case portrait, landscape }

  /// Returns the screen as the device is held so; a screen that is as high as wide stays.
  public func held(_ orientation: Orientation) -> Screen {
    let isAcross = orientation == .landscape
    guard size.width != size.height, (size.width > size.height) != isAcross else { return self }
    var turned = self
    turned.size = CGSize(width: size.height, height: size.width)
    let device = Device.all.first {
      $0.screen.size == (isAcross ? size : turned.size)
        && (insets == nil || insets == $0.cover.upright || insets == $0.cover.across)
    }
    turned.insets = device.map { isAcross ? $0.cover.across : $0.cover.upright }
    return turned
  }

  /// The screen for which a storyboard was drawn, as its `<device>` says; the usual one for a device
  /// that is not known.
  ///
  /// - Parameters:
  ///   - name: what Interface Builder calls the device: `retina4_7`.
  ///   - orientation: how it is held.
  public init(interfaceDevice name: String, _ orientation: Orientation = .portrait) {
    let device = Device.all.first { $0.interfaceNames.contains(name) }
    self = (device?.screen ?? Screen()).held(orientation)
  }

  /// The screen of the device that is nearest to the size of a storyboard's first screen.
  ///
  /// Bars may have been taken off its height: of the devices whose width is nearest, it is the lowest that has
  /// room for it, and the highest where none has. What is broader than high, and as broad as a phone held across,
  /// was drawn for one that is held so.
  ///
  /// - Parameters:
  ///   - width: points.
  ///   - height: points.
  public init(interfaceWidth width: CGFloat, height: CGFloat) {
    let isAcross = width > height && width >= narrowestAcross
    func distance(_ device: Device) -> (width: CGFloat, isTooLow: CGFloat, height: CGFloat) {
      let size = device.screen.held(isAcross ? .landscape : .portrait).size
      return (
        abs(size.width - width), size.height < height ? 1 : 0, abs(size.height - height)
      )
    }
    let device = Device.all.min { distance($0) < distance($1) }
    self = (device?.screen ?? Screen()).held(isAcross ? .landscape : .portrait)
  }

  /// The screen as UIKit has it; one without a device of its own covers what a device of its size does.
  @MainActor var made: UIScreen {
    let isAcross = size.width > size.height
    let upright = isAcross ? CGSize(width: size.height, height: size.width) : size
    let like = Device.all.first { $0.screen.size == upright }
    return UIScreen(
      size: size, scale: scale,
      insets: insets ?? like.map { isAcross ? $0.cover.across : $0.cover.upright })
  }
}

/// How broad the smallest phone is that is held across.
///
/// *Units*: points.
private let narrowestAcross: CGFloat = 480
