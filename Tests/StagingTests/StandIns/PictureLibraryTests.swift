import Staging
import Testing
import UIKit
import WebPictures

/// Kingfisher's and SDWebImage's caches, options and errors.
@MainActor @Suite struct PictureLibraryTests {
  /// A red picture of 4×2 points.
  private let red =
    URL(
      string: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mP4"
        + "z8AARwzIHABvqgf5aN2vpwAAAABJRU5ErkJggg==")
    ?? URL(fileURLWithPath: "/")
  private let far = URL(string: "https://example.com/a.png") ?? URL(fileURLWithPath: "/")

  private func play(_ start: @escaping () -> Void) throws {
    try StagingTests.play(UIImageView(), frames: 10) { _ in start() }
  }

  // MARK: Kingfisher

  @Test func `options are read, and what is not said has Kingfisher's defaults`() {
    let none = KingfisherParsedOptionsInfo(nil)
    #expect(!none.forceRefresh && none.scaleFactor == 1 && none.onFailureImage == nil)
    #expect(none.processor is DefaultImageProcessor)
    if case .none = none.transition {} else { Issue.record("an image comes at once") }
    let items: [KingfisherOptionsInfoItem] = [
      .forceRefresh, .scaleFactor(2), .transition(ImageTransition.fade(0.3)), .cacheMemoryOnly,
      .processor(OverlayImageProcessor(overlay: .blue)), .onFailureImage(nil), .onlyFromCache,
      .memoryCacheExpiration(StorageExpiration.never),
    ]
    let read = KingfisherParsedOptionsInfo(items)
    #expect(read.forceRefresh && read.scaleFactor == 2 && read.onlyFromCache)
    #expect(read.processor is OverlayImageProcessor && read.onFailureImage == .some(nil))
    if case .fade(let seconds) = read.transition {
      #expect(seconds == 0.3)
    } else {
      Issue.record("a fade was asked for")
    }
  }

  @Test func `caches keep as long as Kingfisher's do, and a disk keeps nothing`() throws {
    let cache = ImageCache(name: "own")
    let memory: ImageCache.MemoryStorage = cache.memoryStorage
    let disk: ImageCache.DiskStorage = cache.diskStorage
    let config: ImageCache.MemoryStorage.Config = memory.config
    #expect(config.countLimit == .max && config.totalCostLimit == 0 && config.cleanInterval == 120)
    if case .seconds(let seconds) = config.expiration { #expect(seconds == 300) }
    if case .days(let days) = disk.config.expiration { #expect(days == 7) }
    let image = UIImage()
    cache.store(image, forKey: "a")
    #expect(cache.isCached(forKey: "a") && cache.imageCachedType(forKey: "a") == .memory)
    cache.clearMemoryCache()
    #expect(cache.imageCachedType(forKey: "a") == .none)
    #expect(ImageCacheResult.memory(image).image === image)
    #expect(ImageCacheResult.memory(image).cacheType == .memory)
    #expect(ImageCacheResult.none.image == nil && ImageCacheResult.none.cacheType == .none)
  }

  @Test func `processors have Kingfisher's names, and make images of images and of bytes`() throws {
    #expect(DefaultImageProcessor.default.identifier.isEmpty)
    let round = RoundCornerImageProcessor(cornerRadius: 4)
    #expect(round.identifier == "com.onevcat.Kingfisher.RoundCornerImageProcessor(4.0)")
    let smaller = DownsamplingImageProcessor(size: CGSize(width: 1, height: 1))
    let processors: [any ImageProcessor] = [round, smaller, OverlayImageProcessor(overlay: .red)]
    #expect(Set(processors.map(\.identifier)).count == 3)
    var sizes: [CGSize?] = []
    let data = try Data(contentsOf: red)
    try play {
      let options = KingfisherParsedOptionsInfo([.scaleFactor(2)])
      let items: [ImageProcessItem] = [.data(data), .image(UIImage())]
      sizes.append(DefaultImageProcessor().process(item: items[0], options: options)?.size)
      sizes.append(DefaultImageProcessor().process(item: items[1], options: options)?.size)
      let target = RoundCornerImageProcessor(
        cornerRadius: 2, targetSize: CGSize(width: 8, height: 8))
      sizes.append(target.process(item: items[0], options: options)?.size)
      sizes.append(
        RoundCornerImageProcessor(cornerRadius: 1).process(item: .data(Data()), options: options)?
          .size)
    }
    // Four pixels by two, two of which are a point.
    #expect(
      sizes == [CGSize(width: 2, height: 1), .zero, CGSize(width: 8, height: 8), nil])
  }

  @Test func `a result says where its image is from, and images come before they are shown`() throws
  {
    var results: [RetrieveImageResult] = []
    var loaded: [ImageLoadingResult] = []
    var prefetched: (Int, Int, Int)?
    var cancelled: KingfisherError?
    let (red, far) = (red, far)
    try play {
      let resource = KF.ImageResource(downloadURL: red, cacheKey: "red")
      KingfisherManager.shared.retrieveImage(with: resource) {
        results += (try? $0.get()).map { [$0] } ?? []
      }
      ImageDownloader.default.downloadImage(with: red) {
        loaded += (try? $0.get()).map { [$0] } ?? []
      }
      let prefetcher = ImagePrefetcher(urls: [red, far]) { skipped, failed, completed in
        prefetched = (skipped.count, failed.count, completed.count)
      }
      prefetcher.start()
      let task: DownloadTask? = KingfisherManager.shared.retrieveImage(with: far) { result in
        if case .failure(let error) = result { cancelled = error }
      }
      task?.cancel()
    }
    let result = try #require(results.first)
    #expect(result.cacheType == .none && result.source.cacheKey == "red")
    #expect(result.source.url == red && result.originalSource.cacheKey == "red")
    #expect(loaded.first?.url == red && loaded.first?.originalData.isEmpty == false)
    #expect(prefetched.map { $0 == (0, 1, 1) } == true)
    #expect(cancelled?.isTaskCancelled == true)
  }

  @Test func `errors say what Kingfisher's do`() {
    typealias Reasons = KingfisherError
    let request: Reasons.RequestErrorReason = .emptyRequest
    let response: Reasons.ResponseErrorReason = .URLSessionError(error: URLError(.timedOut))
    let cache: Reasons.CacheErrorReason = .imageNotExisting(key: "a")
    let processor: Reasons.ProcessorErrorReason = .processingFailed
    let setting: Reasons.ImageSettingErrorReason = .emptySource
    let errors: [KingfisherError] = [
      .requestError(reason: request), .responseError(reason: response), .cacheError(reason: cache),
      .imageSettingError(reason: setting),
    ]
    #expect(errors.allSatisfy { $0.errorDescription?.isEmpty == false && !$0.isTaskCancelled })
    #expect(Set(errors.compactMap(\.errorDescription)).count == 4)
    #expect(KingfisherError.requestError(reason: .taskCancelled).isTaskCancelled)
    #expect(processor == .processingFailed)
  }

  @Test func `an indicator stands on its view while an image is on its way`() {
    let view = UIImageView()
    let wrapper: KingfisherWrapper<UIImageView> = view.kf
    #expect(wrapper.base === view)
    if case IndicatorType.none = wrapper.indicatorType {} else { Issue.record("none turns") }
  }

  // MARK: SDWebImage

  @Test func `options and kinds of caches have SDWebImage's numbers`() {
    let kinds: [SDImageCacheType] = [.none, .disk, .memory, .all]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3])
    #expect(SDWebImageOptions.refreshCached.rawValue == 8)
    #expect(SDWebImageOptions.scaleDownLargeImages.rawValue == 2048)
    #expect(SDWebImageOptions.forceTransition.rawValue == 1 << 17)
    let config = SDImageCacheConfig()
    #expect(config.maxDiskAge == 604_800 && config.shouldCacheImagesInMemory)
    #expect(config.maxMemoryCost == 0 && config.maxDiskSize == 0)
  }

  @Test func `a transition takes half a second unless it is told otherwise`() {
    let fade = SDWebImageTransition.fade
    #expect(fade.duration == 0.5 && fade.animationOptions == .transitionCrossDissolve)
    #expect(SDWebImageTransition.fade(duration: 2).duration == 2)
    #expect(SDWebImageTransition.curlUp.animationOptions == .transitionCurlUp)
    let indicator: any SDWebImageIndicator = SDWebImageActivityIndicator.large
    indicator.startAnimatingIndicator()
    #expect((indicator.indicatorView as? UIActivityIndicatorView)?.isAnimating == true)
    indicator.stopAnimatingIndicator()
    #expect((indicator.indicatorView as? UIActivityIndicatorView)?.isAnimating == false)
  }

  @Test func `images are loaded by themselves and before they are shown, or given up`() throws {
    var downloads: [(size: CGSize?, isFinished: Bool)] = []
    var counts: [(UInt, UInt)] = []
    var kind: SDImageCacheType?
    var failure: (any Error)?
    let (red, far) = (red, far)
    try play {
      SDWebImageDownloader.shared.downloadImage(with: red) { image, _, _, isFinished in
        downloads.append((image?.size, isFinished))
      }
      SDWebImagePrefetcher.shared.prefetchURLs([red, far]) {
        counts.append(($0, $1))
      } completed: {
        counts.append(($0, $1))
      }
      SDWebImageManager.shared.loadImage(with: red, progress: nil) { _, _, _, found, _, _ in
        kind = kind ?? found
      }
      let operation: SDWebImageCombinedOperation? = SDWebImageManager.shared.loadImage(
        with: far, progress: nil
      ) { _, _, error, _, _, _ in failure = error }
      operation?.cancel()
    }
    #expect(downloads.map(\.size) == [CGSize(width: 4, height: 2)])
    #expect(downloads.first?.isFinished == true)
    #expect(counts.last.map { $0 == (2, 1) } == true)
    #expect(kind != nil && failure != nil)
  }
}
