import Foundation
import Staging
import Testing
import UIKit
import WebPictures

/// Kingfisher's and SDWebImage's calls, where no network answers and where an address holds its
/// data.
@MainActor @Suite struct WebPictureTests {
  /// A red picture of 4×2 points.
  private let red =
    URL(
      string: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mP4"
        + "z8AARwzIHABvqgf5aN2vpwAAAABJRU5ErkJggg==")
    ?? URL(fileURLWithPath: "/")

  private let far = URL(string: "https://example.com/a.png")

  /// Plays a view for ten frames.
  private func play(_ start: @escaping (UIImageView) -> Void) throws -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    try StagingTests.play(view, frames: 10, start)
    return view
  }

  @Test func `Kingfisher shows the placeholder and says that there is no network`() throws {
    let placeholder = UIImage()
    var error: KingfisherError?
    let view = try play { view in
      view.kf.indicatorType = .activity
      view.kf.setImage(with: self.far, placeholder: placeholder) { result in
        if case .failure(let found) = result { error = found }
      }
      #expect(view.subviews.first is UIActivityIndicatorView)
    }
    #expect(view.image === placeholder && view.subviews.isEmpty)
    #expect(
      error?.localizedDescription
        == "A URL session error happened. The underlying error: The Internet connection appears "
        + "to be offline.")
    #expect(error?.isTaskCancelled == false)
  }

  @Test func `Kingfisher shows a picture that answers, processed, and keeps it`() throws {
    let (red, cache) = (red, ImageCache(name: "own"))
    var kinds: [CacheType] = []
    let processor = ResizingImageProcessor(
      referenceSize: CGSize(width: 8, height: 8), mode: .aspectFit)
    let view = try play { view in
      view.kf.setImage(with: red, options: [.processor(processor), .targetCache(cache)]) { result in
        kinds += (try? result.get().cacheType).map { [$0] } ?? []
        view.kf.setImage(with: red, options: [.processor(processor), .targetCache(cache)]) {
          kinds += (try? $0.get().cacheType).map { [$0] } ?? []
        }
      }
    }
    #expect(view.image?.size == CGSize(width: 8, height: 4))
    #expect(kinds == [.none, .memory])
  }

  @Test func `processors have one name where they make one image`() {
    let size = CGSize(width: 9, height: 9)
    let names = [
      RoundCornerImageProcessor(cornerRadius: 4),
      RoundCornerImageProcessor(cornerRadius: 4, targetSize: size),
      RoundCornerImageProcessor(cornerRadius: 4, backgroundColor: .red),
      RoundCornerImageProcessor(cornerRadius: 4, backgroundColor: .blue),
    ].map(\.identifier)
    let others = [
      OverlayImageProcessor(overlay: .red), OverlayImageProcessor(overlay: .blue),
      OverlayImageProcessor(overlay: .red, fraction: 0.2),
    ].map(\.identifier)
    #expect(Set(names + others).count == 7)
    #expect(OverlayImageProcessor(overlay: .red).identifier == others[0])
  }

  @Test func `where there is nothing to fetch ahead, that is told`() throws {
    var told: [String] = []
    _ = try play { _ in
      ImagePrefetcher(urls: []) { told.append("\($0.count + $1.count + $2.count)") }.start()
      SDWebImagePrefetcher.shared.prefetchURLs([], progress: nil) { told.append("\($0 + $1)") }
    }
    #expect(told == ["0", "0"])
  }

  @Test func `Kingfisher tells a load that another took the place of`() throws {
    let red = red
    var heard: [Bool] = []
    let view = try play { view in
      view.kf.setImage(with: self.far) { result in
        if case .failure(let error) = result { heard.append(error.isNotCurrentTask) }
      }
      view.kf.setImage(with: red)
    }
    #expect(heard == [true] && view.image?.size == CGSize(width: 4, height: 2))
    #expect(view.image != nil)
    var empty: KingfisherError?
    _ = try play { view in
      view.kf.setImage(with: nil as URL?) { if case .failure(let error) = $0 { empty = error } }
    }
    if case .imageSettingError(reason: .emptySource) = empty {} else { Issue.record("\(empty)") }
  }

  @Test func `SDWebImage shows the placeholder, then the picture that answers`() throws {
    let (placeholder, red) = (UIImage(), red)
    var told: [String] = []
    let view = try play { view in
      view.sd_imageIndicator = SDWebImageActivityIndicator.gray
      view.sd_setImage(with: self.far, placeholderImage: placeholder) { image, error, kind, url in
        told.append("\(image == nil) \((error as? URLError)?.code == .notConnectedToInternet)")
        told.append("\(url == self.far) \(kind == .none)")
      }
      #expect(view.subviews.count == 1)
    }
    #expect(told == ["true true", "true true"])
    #expect(view.image === placeholder && view.subviews.isEmpty)
    let other = try play { view in
      view.sd_imageTransition = .fade
      view.sd_setImage(with: red, placeholderImage: placeholder)
      #expect(view.sd_imageURL == red)
    }
    #expect(other.image?.size == CGSize(width: 4, height: 2))
  }
}
