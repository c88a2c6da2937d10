import UIKit

/// What a place is called.
///
/// Source: Apple, CLPlacemark.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  public let name: String?
  public let thoroughfare: String?
  public let subThoroughfare: String?
  public let locality: String?
  public let subLocality: String?
  public let administrativeArea: String?
  public let postalCode: String?
  public let country: String?
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
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  open var isGeocoding: Bool { false }
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
