import Testing
import UIKit

/// Initializers that apps override, which were convenience initializers here.
@MainActor struct InitializerTests {
  private final class Picture: UIImageView {
    override init(image: UIImage?) { super.init(image: image) }
    required init?(coder: NSCoder) { nil }
  }

  private final class Stack: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Window: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { nil }
  }

  private final class Pull: UIRefreshControl {
    override init() { super.init() }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rating: UIStackView {
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `they are overridden as on a phone`() throws {
    try onStage { stage in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
      let picture = Picture(image: image)
      #expect(picture.bounds.size == image.size && !picture.isUserInteractionEnabled)
      #expect(Stack(rootViewController: UIViewController()).viewControllers.count == 1)
      #expect(Pull().bounds.height == 60)
      #expect(Rating(coder: NSCoder()).arrangedSubviews.isEmpty)
    }
  }
}
