import Foundation
import Geometry
import SceneCatalog
import Staging

/// The scenes that exports are measured on: a few, and all where somebody asks for a table.
enum MeasuredScenes {
  /// Whether all scenes are measured, as `make motion` does.
  static let areAll = ProcessInfo.processInfo.environment["FLIPBOOK_MEASURE_MOTION"] != nil

  /// Returns these names, or those of all scenes.
  static func names(_ few: String...) -> [String] {
    areAll ? SceneCatalog.scenes.map(\.name) : few
  }

  /// Writes a row of a table, where one is asked for.
  static func write(_ cells: String...) {
    if areAll { print("| " + cells.joined(separator: " | ") + " |") }
  }
}

extension TrajectoryRow {
  /// The box of the view around its centre.
  var box: CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  /// Places that box in the window.
  var map: CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
