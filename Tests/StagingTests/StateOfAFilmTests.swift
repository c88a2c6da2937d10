import AVFoundation
import CoreData
import GameplayKit
import KeyboardRoom
import ProgressPanels
import Staging
import Testing
import UIKit
import WebPictures
import WebRequests

/// Tests that a film finds everything as on a phone that was just set up, whatever was filmed before.
@MainActor
@Suite struct StateOfAFilmTests {
  /// Returns what a film sees of something, and what the next one sees after the first has changed it.
  private func seen<Value>(
    _ look: @escaping @MainActor () -> Value, after change: @escaping @MainActor () -> Void
  ) throws -> (first: Value?, changed: Value?, second: Value?) {
    var first: Value?
    var changed: Value?
    var second: Value?
    // Both stages stay, as two films of one process.
    let one = try Stage {
      first = look()
      change()
      return UIViewController()
    }
    let two = try Stage {
      second = look()
      return UIViewController()
    }
    one.perform { changed = look() }
    two.perform { second = look() }
    return (first, changed, second)
  }

  private func expectOneAFilm<Value: Equatable>(
    _ look: @escaping @MainActor () -> Value, after change: @escaping @MainActor () -> Void,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let (first, changed, second) = try seen(look, after: change)
    #expect(first == second, sourceLocation: location)
    #expect(changed != first, "the change is not seen", sourceLocation: location)
  }

  @Test func `images that were loaded are the film's`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    try expectOneAFilm {
      SDImageCache.shared.imageFromCache(forKey: "a") != nil
    } after: {
      SDImageCache.shared.store(image, forKey: "a")
    }
    try expectOneAFilm {
      SDWebImageManager.shared.imageCache.imageFromCache(forKey: "a") != nil
    } after: {
      SDImageCache.shared.store(image, forKey: "a")
    }
    try expectOneAFilm {
      KingfisherManager.shared.cache.isCached(forKey: "a")
    } after: {
      ImageCache.default.store(image, forKey: "a")
    }
    try expectOneAFilm {
      ImageDownloader.default.downloadTimeout
    } after: {
      ImageDownloader.default.downloadTimeout = 1
    }
  }

  @Test func `sound, words and menus are the film's`() throws {
    try expectOneAFilm {
      AVAudioSession.sharedInstance().category
    } after: {
      try? AVAudioSession.sharedInstance().setCategory(.playback)
    }
    try expectOneAFilm {
      UITextChecker.hasLearnedWord("flip")
    } after: {
      UITextChecker.learnWord("flip")
    }
    let (first, changed, second) = try seen({ UIMenuSystem.context }, after: {})
    #expect(first === changed && first !== second)
  }

  @Test func `panels and keyboards are the film's`() throws {
    try expectOneAFilm {
      SVProgressHUD.displayDuration(for: "")
    } after: {
      SVProgressHUD.setMinimumDismissTimeInterval(9)
    }
    try expectOneAFilm {
      IQKeyboardManager.shared.keyboardDistanceFromTextField
    } after: {
      IQKeyboardManager.shared.keyboardDistanceFromTextField = 40
    }
  }

  @Test func `the session and its cache are the film's`() throws {
    try expectOneAFilm {
      URLSession.shared.sessionDescription
    } after: {
      URLSession.shared.sessionDescription = "mine"
    }
    try expectOneAFilm {
      URLCache.shared.memoryCapacity
    } after: {
      URLCache.shared = URLCache(memoryCapacity: 1)
    }
    try expectOneAFilm {
      Session.default.session.sessionDescription
    } after: {
      Session.default.session.sessionDescription = "mine"
    }
  }

  @Test func `names that nobody gave are counted in a film`() throws {
    var names: [[String]] = []
    func make() -> UIViewController {
      names.append([
        UIAction { _ in }.identifier.rawValue, UIAction { _ in }.identifier.rawValue,
        UIMenu(children: []).identifier.rawValue,
        UISheetPresentationController.Detent.custom { _ in nil }.identifier.rawValue,
      ])
      return UIViewController()
    }
    _ = try Stage(rootViewController: make)
    _ = try Stage(rootViewController: make)
    #expect(names.first == names.last)
    #expect(Set(names.first ?? []).count == 4)
    #expect(!(names.first ?? []).contains(UIAction { _ in }.identifier.rawValue))
  }

  @Test func `an image that was begun and not ended is the film's`() throws {
    try expectOneAFilm {
      UIGraphicsGetCurrentContext() != nil
    } after: {
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    }
  }
}
