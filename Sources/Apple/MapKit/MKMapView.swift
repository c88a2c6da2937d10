import CoreLocation
import UIKit
import UIKitCore

/// How a map looks; here it is bare land whatever its type.
///
/// Source: Apple, MKMapType.
public enum MKMapType: UInt, Sendable {
  case standard
  case satellite
  case hybrid
  case satelliteFlyover
  case hybridFlyover
  case mutedStandard
}

/// Whether a map goes along with the user, whom nobody finds in a film.
///
/// Source: Apple, MKUserTrackingMode.
public enum MKUserTrackingMode: Int, Sendable {
  case none
  case follow
  case followWithHeading
}

/// A map: its annotations at their places, over land that has neither roads nor names, since maps
/// come over the network.
///
/// A finger moves it, two fingers zoom. It is seen from above, with the north at the top.
///
/// Source: Apple, MKMapView.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// Gives the views of annotations, and is told of changes; held weakly.
  open weak var delegate: (any MKMapViewDelegate)?
  /// How the map looks: recorded.
  open var mapType = MKMapType.standard
  /// Whether two fingers zoom; true by default, and code always can.
  open var isZoomEnabled = true
  /// Whether a finger moves the map; true by default, and code always can.
  open var isScrollEnabled = true
  /// Whether it turns and tilts: recorded.
  open var isRotateEnabled = true
  /// Whether two fingers tilt the map; recorded only, for it is seen from above.
  open var isPitchEnabled = true
  /// Whether a compass shows on a map that is turned; recorded only, for none is.
  open var showsCompass = true
  /// Whether a scale shows; recorded only, for none is drawn.
  open var showsScale = false
  /// Whether traffic shows on roads; recorded only, for there are none.
  open var showsTraffic = false
  /// Whether buildings show; recorded only, for there are none.
  open var showsBuildings = true
  /// Whether shops and sights show; recorded only, for there are none.
  open var showsPointsOfInterest = true
  /// Nobody tells where the user is: recorded.
  open var showsUserLocation = false
  /// Whether the map goes along with the user; recorded only.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Sets `userTrackingMode`; the map stays, and the delegate is not told.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// Where the user is: not known, and not among `annotations`.
  public let userLocation = MKUserLocation()
  /// Whether the user's place shows: false.
  open var isUserLocationVisible: Bool { false }

  /// The annotations, in the order in which they were added.
  open private(set) var annotations: [any MKAnnotation] = []
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var pool = AnnotationPool()
  var callout: MapCallout?
  var selected: (any MKAnnotation)?
  let ground = MapGround()
  private var camera = MapCamera()
  private var flight: MapFlight?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    arrange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    arrange()
  }

  private func arrange() {
    Log.once("A MKMapView shows land without roads: there is no network in a film.")
    clipsToBounds = true
    ground.frame = bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ground)
    addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(MKMapView.pan)))
    addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: Selector(MKMapView.pinch)))
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(MKMapView.tap)))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.isDark = traitCollection.userInterfaceStyle == .dark
    camera.fit(bounds.size)
    place()
  }

  // MARK: What shows

  /// What of the Earth shows; set, it shows as a whole, with more beside it where the view has
  /// another form.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }
  /// The place in the middle of the view, in degrees; set, the map moves at once and keeps its
  /// scale.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { camera.center.coordinate }
    set { setCenter(newValue, animated: false) }
  }
  /// What shows, on the flat map; set, it shows as a whole, with more beside it where the view has
  /// another form.
  open var visibleMapRect: MKMapRect {
    get { camera.rect(in: bounds.size) }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a part of the Earth as a whole, at once or in a flight of 0.5 s.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    fly(to: camera.showing(MKMapRect(of: region), in: bounds.size), animated: animated)
  }

  /// Moves a place into the middle at the present scale, at once or in a flight of 0.5 s.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    var next = camera
    next.move(to: MKMapPoint(coordinate))
    fly(to: next, animated: animated)
  }

  /// Shows a rectangle of the flat map as a whole, at once or in a flight of 0.5 s.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    fly(to: camera.showing(mapRect, in: bounds.size), animated: animate)
  }

  /// Shows a rectangle of the flat map as a whole within insets, in points; insets that leave no
  /// room are ignored.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    let room = bounds.inset(by: insets).size
    guard room.width > 0, room.height > 0 else {
      return setVisibleMapRect(mapRect, animated: animate)
    }
    let scale = max(mapRect.width / room.width, mapRect.height / room.height)
    let padded = MKMapRect(
      x: mapRect.midX - (room.width / 2 + insets.left) * scale,
      y: mapRect.midY - (room.height / 2 + insets.top) * scale, width: bounds.width * scale,
      height: bounds.height * scale)
    setVisibleMapRect(padded, animated: animate)
  }

  /// Returns the region that shows where one is asked for.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    let fitting = camera.showing(MKMapRect(of: region), in: bounds.size)
    return MKCoordinateRegion(fitting.rect(in: bounds.size))
  }

  /// Shows all of some annotations, which are added where they are not there.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let all = annotations.reduce(MKMapRect.null) { rect, annotation in
      let point = MKMapPoint(annotation.coordinate)
      return rect.union(MKMapRect(origin: point, size: MKMapSize()))
    }
    guard !all.isNull else { return }
    let side = max(all.width, all.height, 2000)
    setVisibleMapRect(all.insetBy(dx: -side * 0.2, dy: -side * 0.2), animated: animated)
  }

  /// Returns where a place shows, in points of a view; of the window for nil.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    convert(camera.point(of: MKMapPoint(coordinate), in: bounds.size), to: view)
  }

  /// Returns the place at a point of a view, of the window for nil; in degrees.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    camera.mapPoint(at: convert(point, from: view), in: bounds.size).coordinate
  }

  private func fly(to next: MapCamera, animated: Bool) {
    breakOffFlight()
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    guard animated, window != nil, bounds.width > 0 else {
      camera = next
      moved()
      delegate?.mapView(self, regionDidChangeAnimated: animated)
      return
    }
    flight = MapFlight(from: camera, to: next) { [weak self] camera, isOver in
      guard let self else { return }
      self.camera = camera
      moved()
      if isOver {
        flight = nil
        delegate?.mapView(self, regionDidChangeAnimated: true)
      }
    }
  }

  /// Lets the map stand where a flight has brought it so far.
  private func breakOffFlight() {
    guard let flight else { return }
    flight.stop()
    self.flight = nil
    delegate?.mapView(self, regionDidChangeAnimated: true)
  }

  private func moved() {
    place()
    delegate?.mapViewDidChangeVisibleRegion(self)
  }

  /// Puts everything where it belongs.
  func place() {
    ground.rect = camera.rect(in: bounds.size)
    for annotation in annotations {
      guard let view = views[ObjectIdentifier(annotation)] else { continue }
      let point = camera.point(of: MKMapPoint(annotation.coordinate), in: bounds.size)
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
    placeCallout()
  }

  // MARK: Annotations

  /// Adds an annotation and shows its view at once, also where it is out of sight.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds annotations in their order, asks for the view of each, and then tells the delegate of all
  /// views; those that the map has stay as they are.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    var known = Set(self.annotations.map { ObjectIdentifier($0) })
    let new = annotations.filter { known.insert(ObjectIdentifier($0)).inserted }
    self.annotations += new
    let added = new.map(show)
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  /// Removes an annotation; one that the map has not changes nothing.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes annotations, without any animation; their views wait to be used again.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      if selected === annotation { deselectAnnotation(annotation, animated: false) }
      self.annotations.removeAll { $0 === annotation }
      guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.removeFromSuperview()
      pool.keep(view)
    }
  }

  // MARK: Fingers

  private func pan(_ gesture: UIPanGestureRecognizer) {
    guard isScrollEnabled else { return }
    follow(gesture) {
      let way = gesture.translation(in: self)
      gesture.setTranslation(.zero, in: self)
      camera.move(by: way)
    }
  }

  private func pinch(_ gesture: UIPinchGestureRecognizer) {
    guard isZoomEnabled else { return }
    follow(gesture) {
      camera.zoom(by: gesture.scale, about: gesture.location(in: self), in: bounds.size)
      gesture.scale = 1
    }
  }

  private func follow(_ gesture: UIGestureRecognizer, _ change: () -> Void) {
    switch gesture.state {
    case .began:
      breakOffFlight()
      delegate?.mapView(self, regionWillChangeAnimated: false)
      change()
      moved()
    case .changed:
      change()
      moved()
    case .ended, .cancelled: delegate?.mapView(self, regionDidChangeAnimated: false)
    default: break
    }
  }

  private func tap(_ gesture: UITapGestureRecognizer) {
    let point = gesture.location(in: self)
    let hit = annotations.reversed().first { annotation in
      guard let view = views[ObjectIdentifier(annotation)] else { return false }
      return view.isEnabled && !view.isHidden && view.frame.contains(point)
    }
    if let hit {
      selectAnnotation(hit, animated: true)
    } else if let selected {
      deselectAnnotation(selected, animated: true)
    }
  }
}
