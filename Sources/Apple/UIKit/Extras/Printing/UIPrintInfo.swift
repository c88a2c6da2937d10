import Foundation

/// How something is printed.
///
/// Source: Apple, UIPrintInfo.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  /// How the paper stands.
  public enum Orientation: Int, Sendable { case portrait, landscape }
  /// Whether both sides of the paper are printed.
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

  /// The name of a printer; `nil` for the user's choice.
  open var printerID: String?
  /// The name of what is printed.
  open var jobName = ""
  /// What quality and colours the printer is to choose; recorded only, since nothing is printed.
  open var outputType = OutputType.general
  /// How the paper is to stand; recorded only: pages have the renderer's own rectangles.
  open var orientation = Orientation.portrait
  /// Whether the backs of sheets are to be used, and along which edge they turn; recorded only.
  open var duplex = Duplex.none

  /// Returns the settings that somebody has who has changed none.
  public class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }

  /// Makes settings of what `dictionaryRepresentation` gave.
  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
    guard let dictionary else { return }
    jobName = dictionary["UIPrintInfoJobNameKey"] as? String ?? jobName
    printerID = dictionary["UIPrintInfoPrinterIDKey"] as? String
    func value<Value: RawRepresentable>(_ key: String) -> Value? where Value.RawValue == Int {
      (dictionary[key] as? Int).flatMap { Value(rawValue: $0) }
    }
    outputType = value("UIPrintInfoOutputTypeKey") ?? outputType
    orientation = value("UIPrintInfoOrientationKey") ?? orientation
    duplex = value("UIPrintInfoDuplexKey") ?? duplex
  }

  /// The settings, to be kept.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = [
      "UIPrintInfoJobNameKey": jobName, "UIPrintInfoOutputTypeKey": outputType.rawValue,
      "UIPrintInfoOrientationKey": orientation.rawValue, "UIPrintInfoDuplexKey": duplex.rawValue,
    ]
    all["UIPrintInfoPrinterIDKey"] = printerID
    return all
  }
}
