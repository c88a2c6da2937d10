/// Modules that bring nothing of Foundation: Swift's own, and Flipbook's.
///
/// All of Apple's do, and what is written by others for apps is taken to; here that is UIKit, which
/// has what Foundation declares.
let modulesWithoutFoundation: Set<String> = [
  "Distributed", "Flipbook", "FlipbookTesting", "Glibc", "Observation", "RegexBuilder", "Staging",
  "Swift", "Synchronization", "_Concurrency",
]

/// Modules that hand on Combine's objects that publish.
let modulesThatPublish: Set<String> = [
  "Foundation", "SwiftUI", "SwiftUICore", "UIKit", "WidgetKit",
]

/// Returns the modules that come with one of Apple's, those that these hand on too, beside UIKit.
func modulesHandedOn(by module: String) -> [String] {
  var found: [String] = []
  var waiting = [module]
  while !waiting.isEmpty {
    for other in handedOn[waiting.removeFirst()] ?? [] where !found.contains(other) {
      found.append(other)
      waiting.append(other)
    }
  }
  return found
}

/// A module and what it hands on, by name.
private let handedOn: [String: [String]] = {
  var table: [String: [String]] = [:]
  for line in linesOfHandedOn.split(separator: "\n") {
    let words = line.split(separator: " ").map(String.init)
    if let module = words.first { table[module] = Array(words.dropFirst()) }
  }
  return table
}()

/// A module and what its headers import beside Foundation and UIKit, a line each.
///
/// AVFoundation's here hands on Audio Toolbox by itself.
///
/// Source: the umbrella headers of Apple's frameworks.
private let linesOfHandedOn = """
  ARKit AVFoundation CoreLocation SceneKit SpriteKit
  AVFoundation AVFAudio CoreMedia
  AVKit AVFoundation
  CloudKit CoreLocation
  EventKit CoreLocation
  EventKitUI EventKit
  GameKit GameplayKit
  GameplayKit SceneKit SpriteKit
  HomeKit CoreLocation
  Intents CoreLocation
  IntentsUI Intents
  MapKit CoreLocation
  MediaPlayer AVFoundation
  Photos AVFoundation CoreLocation
  PhotosUI MapKit Photos
  ReplayKit AVFoundation
  SceneKit SpriteKit
  Speech AVFoundation
  UIKit UserNotifications
  UserNotificationsUI UserNotifications
  VisionKit AVFoundation
  """
