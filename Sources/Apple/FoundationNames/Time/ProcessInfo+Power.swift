import Foundation

extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  /// Posted when the device grows warmer or colder: never.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Whether the device saves power: it does not.
  public var isLowPowerModeEnabled: Bool { false }

  /// How warm the device is: never too warm.
  public var thermalState: ThermalState { .nominal }
}

extension Notification.Name {
  /// Posted when the device begins or ends to save power: never.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
