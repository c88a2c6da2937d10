import CoreLocation
import MapKit
import Staging
import Testing
import UIKit

/// Numbers and rectangles of Core Location and MapKit, and what a map's views are made of.
@MainActor @Suite struct PlaceTypeTests {
  @Test func `permissions, uses and ways to hold a phone have Apple's numbers`() {
    let permissions: [CLAuthorizationStatus] = [
      .notDetermined, .restricted, .denied, .authorizedAlways, .authorizedWhenInUse,
    ]
    #expect(permissions.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(CLActivityType.other.rawValue == 1 && CLActivityType.airborne.rawValue == 5)
    #expect(CLDeviceOrientation.faceDown.rawValue == 6)
    #expect(CLAccuracyAuthorization.reducedAccuracy.rawValue == 1)
    #expect(MKMapType.hybrid.rawValue == 2 && MKMapType.mutedStandard.rawValue == 5)
    #expect(MKUserTrackingMode.followWithHeading.rawValue == 2)
    #expect(MKAnnotationView.DragState.ending.rawValue == 4)
    #expect(MKFeatureVisibility.visible.rawValue == 2)
    #expect(MKFeatureDisplayPriority.required.rawValue == 1000)
    #expect(MKFeatureDisplayPriority.defaultLow.rawValue == 250)
  }

  @Test func `a manager begins with Apple's settings and knows of no place`() {
    let manager = CLLocationManager()
    #expect(manager.desiredAccuracy == kCLLocationAccuracyBest)
    #expect(manager.distanceFilter == kCLDistanceFilterNone)
    #expect(manager.activityType == CLActivityType.other)
    #expect(
      manager.headingOrientation == CLDeviceOrientation.portrait && manager.headingFilter == 1)
    #expect(manager.pausesLocationUpdatesAutomatically && manager.location == nil)
    #expect(manager.accuracyAuthorization == CLAccuracyAuthorization.fullAccuracy)
    #expect(CLLocationManager.authorizationStatus() == CLAuthorizationStatus.notDetermined)
  }

  @Test func `nobody knows what a place is called`() async throws {
    var found: (places: [CLPlacemark]?, code: Int?)
    let stage = try Stage {
      CLGeocoder().geocodeAddressString("1 Infinite Loop") { places, error in
        found = (places, (error as NSError?)?.code)
      }
      return UIViewController()
    }
    for _ in 0..<10 { try stage.advance() }
    #expect(found.places == nil && found.code != nil)
  }

  @Test func `rectangles of a map hold points and each other`() {
    let rect = MKMapRect(x: 10, y: 20, width: 100, height: 40)
    #expect((rect.midX, rect.midY, rect.maxX, rect.maxY) == (60, 40, 110, 60))
    #expect(rect.contains(MKMapPoint(x: 110, y: 60)) && !rect.contains(MKMapPoint(x: 9, y: 30)))
    let smaller = rect.insetBy(dx: 10, dy: 5)
    #expect(MKMapRectEqualToRect(smaller, MKMapRect(x: 20, y: 25, width: 80, height: 30)))
    let both = rect.union(MKMapRect(x: 0, y: 50, width: 20, height: 30))
    #expect(MKMapRectEqualToRect(both, MKMapRect(x: 0, y: 20, width: 110, height: 60)))
    #expect(MKMapRect.null.isNull && MKMapRect.null.isEmpty && MKMapRect().isEmpty)
    #expect(MKMapRectEqualToRect(MKMapRect.null.union(rect), rect))
    #expect(MKMapSizeEqualToSize(MKMapRect.world.size, MKMapSize.world))
    #expect(MKMapSize.world.width == 268_435_456 && MKMapSize().height == 0)
  }

  @Test func `a region is as wide as its span`() {
    let span = MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 10, longitude: 20), span: span)
    #expect(region.span.latitudeDelta == 2 && region.span.longitudeDelta == 4)
    #expect(MKCoordinateSpan().latitudeDelta == 0)
  }

  @Test func `a map shows streets and follows nobody, unless it is told otherwise`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(map.mapType == MKMapType.standard && map.userTrackingMode == MKUserTrackingMode.none)
    map.setUserTrackingMode(.follow, animated: true)
    #expect(map.userTrackingMode == .follow)
    let user: MKUserLocation = map.userLocation
    #expect(user.title == "My Location" && user.location == nil && !user.isUpdating)
    #expect(!CLLocationCoordinate2DIsValid(user.coordinate) && !map.isUserLocationVisible)
  }

  @Test func `a marker stands above its place, with the title below, and grows when chosen`() throws
  {
    let place = MKPointAnnotation()
    place.title = "Home"
    let shape: MKShape = place
    #expect(shape.title == "Home" && shape.subtitle == nil)
    let marker = MKMarkerAnnotationView(annotation: place, reuseIdentifier: "a")
    #expect(marker.titleVisibility == MKFeatureVisibility.adaptive && marker.glyphText == nil)
    #expect(marker.centerOffset.y < 0 && marker.displayPriority == .required)
    #expect(marker.dragState == MKAnnotationView.DragState.none)
    let label = try #require(marker.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "Home")
    marker.titleVisibility = .hidden
    #expect(label.isHidden || label.text == nil || label.alpha == 0)
    marker.setSelected(true, animated: false)
    #expect(marker.transform.a == 2)
    marker.setSelected(false, animated: false)
    #expect(marker.transform.isIdentity)
    marker.setDragState(.dragging, animated: false)
    #expect(marker.dragState == .dragging)
  }
}
