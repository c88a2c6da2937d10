import Drawing
import UIKit

extension Stage {
  /// What each view draws by itself, by the view's name; see `Runtime.ownPictures`.
  package var ownPictures: [(name: String, picture: DisplayList)] {
    perform {
      runtime.ownPictures.map { view, picture in
        (view.accessibilityIdentifier ?? view.description, picture)
      }
    }
  }
}
