import UIKit

/// Where an image is.
///
/// Source: Kingfisher, Resource.
public protocol Resource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension URL: Resource {
  /// The address; as a key the path of a file, or else the whole text.
  public var cacheKey: String { isFileURL ? path : absoluteString }
  public var downloadURL: URL { self }
}

/// Names of Kingfisher's own, and images that are set in a chain.
///
/// Source: Kingfisher, KF.
public enum KF {
  /// An address, and the key under which its image is kept.
  ///
  /// Source: Kingfisher, KF.ImageResource.
  public struct ImageResource: Resource {
    /// The key under which the image is kept, before the mark of a processor.
    public let cacheKey: String
    /// The address that is asked for the image.
    public let downloadURL: URL

    /// Makes a resource; without a key it has that of its address.
    public init(downloadURL: URL, cacheKey: String? = nil) {
      self.downloadURL = downloadURL
      self.cacheKey = cacheKey ?? downloadURL.cacheKey
    }
  }
}

/// A name that Kingfisher had for it before.
public typealias ImageResource = KF.ImageResource

/// Where an image comes from: an address.
///
/// Source: Kingfisher, Source.
public enum Source {
  case network(any Resource)

  /// The key under which the image is kept, before the mark of a processor.
  public var cacheKey: String {
    switch self {
    case .network(let resource): resource.cacheKey
    }
  }

  /// The address that is asked for the image; here never `nil`.
  public var url: URL? {
    switch self {
    case .network(let resource): resource.downloadURL
    }
  }
}

extension Resource {
  /// The address as a source.
  public func convertToSource() -> Source { .network(self) }
}

/// Where an image was kept.
///
/// Source: Kingfisher, CacheType.
public enum CacheType: Sendable {
  case none
  case memory
  case disk

  /// Whether it was kept anywhere.
  public var cached: Bool { self != .none }
}

/// An image that was loaded.
///
/// Source: Kingfisher, RetrieveImageResult.
public struct RetrieveImageResult {
  /// The image as its processor made it.
  public let image: UIImage
  /// Where it was kept; `none` for one that was loaded just now.
  public let cacheType: CacheType
  /// What the image is of.
  public let source: Source
  /// What was asked for first: the same, since no other sources are tried.
  public let originalSource: Source
}

/// An image that was loaded, by itself.
///
/// Source: Kingfisher, ImageLoadingResult.
public struct ImageLoadingResult {
  /// The image as its processor made it.
  public let image: UIImage
  /// The address that was asked.
  public let url: URL?
  /// The bytes that came from there.
  public let originalData: Data
}

/// What went wrong.
///
/// Source: Kingfisher, KingfisherError.
public enum KingfisherError: LocalizedError {
  /// Why nothing was asked, or no longer.
  public enum RequestErrorReason {
    case emptyRequest
    case invalidURL
    case taskCancelled
  }

  /// Why no answer came.
  public enum ResponseErrorReason {
    case URLSessionError(error: any Error)
    case noURLResponse
  }

  /// Why the cache had no image.
  public enum CacheErrorReason {
    case imageNotExisting(key: String)
  }

  /// Why the bytes became no image.
  public enum ProcessorErrorReason {
    case processingFailed
  }

  /// Why a view does not show the image.
  public enum ImageSettingErrorReason {
    case emptySource
    case notCurrentSourceTask(error: (any Error)?, source: Source)
  }

  case requestError(reason: RequestErrorReason)
  case responseError(reason: ResponseErrorReason)
  case cacheError(reason: CacheErrorReason)
  case processorError(reason: ProcessorErrorReason)
  case imageSettingError(reason: ImageSettingErrorReason)

  init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .cancelled: self = .requestError(reason: .taskCancelled)
    case .cannotDecodeContentData: self = .processorError(reason: .processingFailed)
    default: self = .responseError(reason: .URLSessionError(error: error))
    }
  }

  /// Whether the load was cancelled.
  public var isTaskCancelled: Bool {
    if case .requestError(reason: .taskCancelled) = self { true } else { false }
  }

  /// Whether the view was given another image meanwhile.
  public var isNotCurrentTask: Bool {
    if case .imageSettingError(reason: .notCurrentSourceTask) = self { true } else { false }
  }

  public var errorDescription: String? {
    switch self {
    case .requestError(reason: .emptyRequest): "The request is empty or `nil`."
    case .requestError(reason: .invalidURL): "The request contains an invalid or empty URL."
    case .requestError(reason: .taskCancelled): "The session task was cancelled."
    case .responseError(reason: .URLSessionError(let error)):
      "A URL session error happened. The underlying error: \(error.localizedDescription)"
    case .responseError(reason: .noURLResponse): "No URL response received."
    case .cacheError(reason: .imageNotExisting(let key)):
      "The image is not in the cache, but you require it should only be from the cache by "
        + "enabling the `.onlyFromCache` option. Key: \(key)."
    case .processorError: "Processing image failed."
    case .imageSettingError(reason: .emptySource): "The source is empty."
    case .imageSettingError(reason: .notCurrentSourceTask):
      "Retrieving task finished, but another source was set meanwhile."
    }
  }
}
