import CoreLocation
import UIKit

/// Gives a map the views of its annotations, and hears of its changes.
///
/// Source: Apple, MKMapViewDelegate.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
  /// Called before the map moves: by code, or where fingers begin.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called when the map stands: after a flight, also one that is broken off, or where fingers have
  /// left.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called at each step of a move.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Never called: nothing is loaded.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Never called: nothing is loaded.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Never called: nothing is loaded.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// Asked for the view of an annotation; `nil` for the usual balloon.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called with the views of annotations that were added together.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Called when an annotation is selected, by a tap or by code.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called when it is selected no more.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called when a control beside the words of a bubble is touched.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Never called: nobody tells where the user is.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

extension MKMapViewDelegate {
  /// Does nothing; called before the map moves: by code, or where fingers begin.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing; called when the map stands: after a flight, or where fingers have left.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing; called at each step of a move.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Never called: nothing is loaded.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Never called: nothing is loaded.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Never called: nothing is loaded.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// Leaves it to the map, which shows a balloon or a view of the class that is registered as
  /// default.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Does nothing; called with the views of annotations that were added together.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing; called when an annotation is selected, by a tap or by code.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing; called when it is selected no more.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing; called when a control beside the words of a bubble is touched.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Never called: nobody tells where the user is.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}
