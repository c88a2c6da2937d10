import Flipbook
import UIKit

/// Says the time here and in Berlin, for which Foundation needs the rules of that zone.
let abroad = Scene("abroad", "Clocks of two time zones.", limit: 0.1) {
  let controller = UIViewController()
  let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 60))
  label.numberOfLines = 2
  let formatter = DateFormatter()
  formatter.dateFormat = "d MMMM yyyy HH:mm zzzz"
  let here = formatter.string(from: Date())
  formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
  label.text = "\(here)\n\(formatter.string(from: Date()))"
  controller.view.addSubview(label)
  return controller
}

/// Says the time in the zone of every scene.
let home = Scene("home", "A clock.", limit: 0.1) {
  let controller = UIViewController()
  let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 60))
  let formatter = DateFormatter()
  formatter.dateFormat = "HH:mm zzzz"
  label.text = "\(formatter.string(from: Date())) \(TimeZone.current.identifier)"
  controller.view.addSubview(label)
  return controller
}
