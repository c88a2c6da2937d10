import UIKit

/// What a place is called.
///
/// Source: Apple, CLPlacemark.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Where the place is; nil where only names are known.
  public let location: CLLocation?
  /// What the place is called as a whole, such as a sight or an address.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number of the house.
  public let subThoroughfare: String?
  /// The town.
  public let locality: String?
  /// The part of the town.
  public let subLocality: String?
  /// The state or the province.
  public let administrativeArea: String?
  /// The code of the post, with its letters where it has some.
  public let postalCode: String?
  /// The country in words.
  public let country: String?
  /// The country in two letters, such as `US`.
  public let isoCountryCode: String?

  /// Makes a copy.
  public init(placemark: CLPlacemark) {
    (location, name, thoroughfare) = (placemark.location, placemark.name, placemark.thoroughfare)
    (subThoroughfare, locality) = (placemark.subThoroughfare, placemark.locality)
    (subLocality, administrativeArea) = (placemark.subLocality, placemark.administrativeArea)
    (postalCode, country) = (placemark.postalCode, placemark.country)
    isoCountryCode = placemark.isoCountryCode
    super.init()
  }
}

/// Asks what places are called, and where names are: without a network nobody answers.
///
/// Source: Apple, CLGeocoder.
@preconcurrency @MainActor
open class CLGeocoder: NSObject {
  /// Is told of the places or of an error, in the next turn of the main queue; here always of an
  /// error.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Whether a question is being answered: false, for each is refused at once.
  open var isGeocoding: Bool { false }
  /// Does nothing: the handler of a question hears of `CLError.network` all the same.
  open func cancelGeocode() {}

  /// Ends with `CLError.network`.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Ends with `CLError.network`.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// - Throws: `CLError.network`.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// - Throws: `CLError.network`.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }
}
