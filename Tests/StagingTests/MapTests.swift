import MapKit
import Staging
import Testing
import UIKit

@MainActor @Suite struct MapTests {
  private static let london = CLLocationCoordinate2D(latitude: 51.507222, longitude: -0.1275)

  private static func map(longitudinalMeters: Double) -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    map.region = MKCoordinateRegion(
      center: london, latitudinalMeters: 1000, longitudinalMeters: longitudinalMeters)
    return map
  }

  private static func controller(showing view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view.addSubview(view)
    return controller
  }

  /// Places and regions: by Mercator's projection, whose degree in the north is longer.
  @Test func `the flat map of the Earth has places where Mercator puts them`() {
    let origin = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(origin.x == 134_217_728)
    #expect(abs(origin.y - 134_217_728) < 1e-6)
    // asinh(tan 60°)/2π of the world's side above the equator.
    let north = MKMapPoint(CLLocationCoordinate2D(latitude: 60, longitude: 90))
    #expect(abs(north.x - 201_326_592) < 1e-6)
    #expect(abs(north.y - (0.5 - 1.316_957_896_924_816_6 / (2 * .pi)) * 268_435_456) < 1e-4)
    #expect(abs(north.coordinate.latitude - 60) < 1e-9)
  }

  @Test func `a distance is that along a great circle`() {
    let pole = CLLocation(latitude: 90, longitude: 0)
    let equator = CLLocation(latitude: 0, longitude: 40)
    #expect(abs(pole.distance(from: equator) - 6_371_000 * .pi / 2) < 1e-3)
    #expect(equator.distance(from: equator) == 0)
  }

  @Test func `a region shows as a whole, and its centre in the middle`() throws {
    var shown: MKMapView?
    let scene = Scene("map", "") {
      let map = Self.map(longitudinalMeters: 4000)
      shown = map
      return Self.controller(showing: map)
    }
    try Stage(scene).advance()
    let map = try #require(shown)
    let middle = map.convert(Self.london, toPointTo: map)
    #expect(abs(middle.x - 160) < 1e-6 && abs(middle.y - 240) < 1e-6)
    let meters = CLLocation(
      latitude: Self.london.latitude,
      longitude: Self.london.longitude + map.region.span.longitudeDelta
    ).distance(from: CLLocation(latitude: Self.london.latitude, longitude: Self.london.longitude))
    #expect(abs(meters - 4000) < 4)
    let back = map.convert(CGPoint(x: 10, y: 20), toCoordinateFrom: map)
    let point = map.convert(back, toPointTo: map)
    #expect(abs(point.x - 10) < 1e-6 && abs(point.y - 20) < 1e-6)
  }

  @Test func `fingers carry the map and its annotations, and a tap selects one`() throws {
    final class Listener: NSObject, MKMapViewDelegate {
      var heard: [String] = []
      func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        heard.append("selected \(view.annotation?.title ?? "")")
      }
      func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        heard.append("deselected")
      }
      func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        heard.append("moved \(animated)")
      }
      func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
      {
        let view =
          mapView.dequeueReusableAnnotationView(withIdentifier: "pin")
          ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        view.canShowCallout = true
        return view
      }
    }
    let listener = Listener()
    var shown: MKMapView?
    let scene = Scene(
      "map", "", limit: 3,
      fingers: [
        Finger.touch(.point(CGPoint(x: 60, y: 300)), at: 0.5).move(
          by: CGVector(dx: 80, dy: -40), over: 0.3
        ).lift(),
        Finger.touch(.point(CGPoint(x: 230, y: 176)), at: 1.2).lift(),
        Finger.touch(.point(CGPoint(x: 20, y: 20)), at: 2).lift(),
      ]
    ) {
      let map = Self.map(longitudinalMeters: 1000)
      map.delegate = listener
      map.addAnnotation(MKPointAnnotation(coordinate: Self.london, title: "London"))
      shown = map
      return Self.controller(showing: map)
    }
    let stage = try Stage(scene)
    for _ in 0..<60 { try stage.advance() }
    let map = try #require(shown)
    let point = map.convert(Self.london, toPointTo: map)
    // The map follows from where the pan was recognized, as a phone's does.
    #expect(point.x > 220 && point.x <= 240.001 && point.y >= 199.999 && point.y < 215)
    let view = try #require(map.view(for: map.annotations[0]))
    #expect(abs(view.frame.maxY - point.y) < 1e-6)
    for _ in 0..<100 { try stage.advance() }
    #expect(listener.heard == ["moved false", "selected London", "deselected"])
    map.removeAnnotation(map.annotations[0])
    #expect(view.superview == nil)
  }

  @Test func `a flight that is broken off tells that the map stands, before the next one begins`()
    throws
  {
    final class Listener: NSObject, MKMapViewDelegate {
      var heard: [String] = []
      func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
        heard.append("will \(animated)")
      }
      func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        heard.append("did \(animated)")
      }
    }
    let listener = Listener()
    var shown: MKMapView?
    let stage = try Stage(
      Scene(
        "map", "", limit: 3,
        fingers: [
          Finger.touch(.point(CGPoint(x: 60, y: 300)), at: 0.5).move(
            by: CGVector(dx: 80, dy: -40), over: 0.3
          ).lift()
        ]
      ) {
        let map = Self.map(longitudinalMeters: 1000)
        map.delegate = listener
        shown = map
        return Self.controller(showing: map)
      })
    for _ in 0..<25 { try stage.advance() }
    let map = try #require(shown)
    let near = CLLocationCoordinate2D(latitude: 51.51, longitude: -0.12)
    stage.perform { map.setCenter(near, animated: true) }
    for _ in 0..<60 { try stage.advance() }
    #expect(listener.heard == ["will true", "did true", "will false", "did false"])
    listener.heard = []
    stage.perform { map.setCenter(Self.london, animated: true) }
    for _ in 0..<3 { try stage.advance() }
    stage.perform { map.setCenter(near, animated: false) }
    for _ in 0..<60 { try stage.advance() }
    #expect(listener.heard == ["will true", "did true", "will false", "did false"])
    #expect(abs(map.centerCoordinate.latitude - 51.51) < 1e-9)
  }

  @Test func `an annotation stands once, and a view that waits shows none`() throws {
    final class Giver: NSObject, MKMapViewDelegate {
      var added = 0
      func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { added += views.count }
    }
    let giver = Giver()
    let map = Self.map(longitudinalMeters: 1000)
    map.delegate = giver
    let (first, second) = (
      MKPointAnnotation(coordinate: Self.london, title: "London"),
      MKPointAnnotation(coordinate: Self.london)
    )
    map.addAnnotations([first, first])
    map.addAnnotation(first)
    map.addAnnotations([second, first])
    #expect(map.annotations.count == 2 && giver.added == 2)
    let view = try #require(map.view(for: first))
    map.removeAnnotation(first)
    #expect(map.annotations.count == 1 && view.annotation == nil)
    let identifier = MKMapViewDefaultAnnotationViewReuseIdentifier
    #expect(map.dequeueReusableAnnotationView(withIdentifier: identifier) === view)
    #expect(view.annotation == nil)
  }

  @Test func `nobody tells places in a film`() throws {
    final class Asking: NSObject, CLLocationManagerDelegate {
      var heard: [String] = []
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        heard.append("status \(manager.authorizationStatus.rawValue)")
        if manager.authorizationStatus == .denied { manager.startUpdatingLocation() }
      }
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        heard.append("\((error as? CLError)?.code == .denied)")
      }
    }
    let asking = Asking()
    let scene = Scene("places", "") {
      let manager = CLLocationManager()
      manager.delegate = asking
      manager.requestWhenInUseAuthorization()
      return UIViewController()
    }
    let stage = try Stage(scene)
    for _ in 0..<6 { try stage.advance() }
    #expect(asking.heard == ["status 0", "status 2", "true"])
    let error: any Error = CLError(.denied)
    #expect(CLError.denied ~= error && !(CLError.network ~= error))
    stage.perform {
      #expect(CLLocationManager.authorizationStatus() == .denied)
    }
  }
}
