import CoreLocation
import UIKit

/// Views that wait for the next annotation, and the classes that make new ones.
@MainActor
struct AnnotationPool {
  private var views: [String: [MKAnnotationView]] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]

  mutating func register(_ type: MKAnnotationView.Type, _ identifier: String) {
    classes[identifier] = type
  }

  mutating func keep(_ view: MKAnnotationView) {
    guard let identifier = view.reuseIdentifier else { return }
    view.annotation = nil
    views[identifier, default: []].append(view)
  }

  mutating func take(_ identifier: String) -> MKAnnotationView? {
    let view = views[identifier]?.popLast()
    view?.prepareForReuse()
    return view
  }

  func make(_ identifier: String) -> MKAnnotationView? {
    classes[identifier].map { $0.init(reusableWith: identifier) }
  }
}

/// The name of the class for annotations whose view nobody gives.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"

extension MKMapView {
  /// Registers the class whose views `dequeueReusableAnnotationView(withIdentifier:for:)` makes.
  public func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    if let type = viewClass as? MKAnnotationView.Type { pool.register(type, identifier) }
  }

  /// Returns a view that shows no annotation any more; `nil` where there is none.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? { pool.take(identifier) }

  /// Returns a view, a new one of the registered class where none waits.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      pool.take(identifier) ?? pool.make(identifier)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  /// Returns the view of an annotation.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  /// The annotation that is selected, or none; set, the first one is selected, for there is one at
  /// a time.
  public var selectedAnnotations: [any MKAnnotation] {
    get { selected.map { [$0] } ?? [] }
    set {
      if let first = newValue.first {
        selectAnnotation(first, animated: false)
      } else if let selected {
        deselectAnnotation(selected, animated: false)
      }
    }
  }

  /// Selects an annotation that the map has, in place of the one before, and opens its bubble, if it
  /// may have one.
  ///
  /// The delegate is told, also of what the app selects. The bubble springs open in 0.3 s where
  /// it is animated.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard selected !== annotation, let view = views[ObjectIdentifier(annotation)] else { return }
    if let selected { deselectAnnotation(selected, animated: animated) }
    selected = annotation
    view.setSelected(true, animated: animated)
    if view.canShowCallout, annotation.title != nil, !(view is MKMarkerAnnotationView) {
      let callout = MapCallout(of: view)
      self.callout = callout
      addSubview(callout)
      placeCallout()
      if let control = view.rightCalloutAccessoryView as? UIControl { follow(control, of: view) }
      if let control = view.leftCalloutAccessoryView as? UIControl { follow(control, of: view) }
      if animated {
        callout.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        UIView.animate(
          withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
        ) { callout.transform = .identity }
      }
    }
    delegate?.mapView(self, didSelect: view)
  }

  /// Closes the bubble of an annotation that is selected, and tells the delegate; no other one
  /// changes.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selected === annotation else { return }
    selected = nil
    callout?.removeFromSuperview()
    callout = nil
    guard let view = views[ObjectIdentifier(annotation)] else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

  private func follow(_ control: UIControl, of view: MKAnnotationView) {
    control.addAction(
      UIAction { [weak self, weak view, weak control] _ in
        guard let self, let view, let control else { return }
        delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
      }, for: .touchUpInside)
  }

  /// Makes the view of an annotation and puts it on the map.
  func show(_ annotation: any MKAnnotation) -> MKAnnotationView {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    view.annotation = annotation
    view.moved = { [weak self] in self?.place() }
    (annotation as? MKPointAnnotation)?.moved = { [weak self] in self?.place() }
    views[ObjectIdentifier(annotation)] = view
    addSubview(view)
    place()
    view.prepareForDisplay()
    drop(view)
    return view
  }

  private func drop(_ view: MKAnnotationView) {
    if let pin = view as? MKPinAnnotationView, pin.animatesDrop {
      pin.transform = CGAffineTransform(translationX: 0, y: -bounds.height)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn) {
        pin.transform = .identity
      }
    } else if let marker = view as? MKMarkerAnnotationView, marker.animatesWhenAdded {
      marker.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
      ) { marker.transform = .identity }
    }
  }

  func placeCallout() {
    guard let callout, let selected, let view = views[ObjectIdentifier(selected)] else { return }
    callout.center = CGPoint(
      x: view.frame.midX + view.calloutOffset.x,
      y: view.frame.minY + view.calloutOffset.y - callout.bounds.height / 2 - 6)
  }
}
