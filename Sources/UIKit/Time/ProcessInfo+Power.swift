import Foundation

extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  /// Whether the device saves power: it does not.
  public var isLowPowerModeEnabled: Bool { false }

  /// How warm the device is: never too warm.
  public var thermalState: ThermalState { .nominal }
}
