import Drawing
import UIKit

extension Stage {
  /// What each view draws by itself, by the view's name; see `Runtime.ownPictures`.
  package var ownPictures: [(name: String, picture: DisplayList)] {
    perform {
      runtime.ownPictures.map { view, picture in
        (view.givenName ?? view.description, picture)
      }
    }
  }

  /// Returns the name of the first view that draws something by itself, or of the next view around it
  /// that has one; a description where no view has.
  ///
  /// - Parameter isMeant: tells by what a view draws whether it is looked for.
  /// - Returns: the name; nil where no view is meant.
  package func nameOfView(drawing isMeant: (DisplayList) -> Bool) -> String? {
    perform { () -> String? in
      guard let found = runtime.ownPictures.first(where: { isMeant($0.picture) })?.view else {
        return nil
      }
      for outer in sequence(first: found, next: \.superview) {
        if let name = outer.givenName { return name }
      }
      return found.description
    }
  }
}
