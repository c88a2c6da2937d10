import Flipbook
import UIKit

/// Scenes of the larger views and controllers, for looking at.
@main
struct WidgetScenes: Gallery {
  static let scenes = [
    table, cards, editing, alerts, naming, sheet, menus, pickers, dates, form, search, refresh,
    titles, pages,
    longTable, longGrid, pictures, colors, letters, dragging,
    reordering, waiting, calendar, words, zoom,
  ]
}
