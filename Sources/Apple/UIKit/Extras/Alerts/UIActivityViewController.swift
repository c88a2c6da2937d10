/// Offers what can be done with texts, addresses and images.
///
/// In a scene there are no other apps to share with: the sheet offers to copy, and the app's own
/// activities.
///
/// Source: Apple, UIActivityViewController.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Called at the end, with the activity, whether it was done, and what it gave back.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called when an activity has ended, or when the sheet was closed without one.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let items: [Any]
  private let activities: [UIActivity]
  private var isOver = false

  /// Makes a sheet for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = (applicationActivities ?? []) + [CopyActivity()]
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: a coder says nothing of it.
  public required init?(coder: NSCoder) { nil }

  private var sharedItems: [Any] {
    items.map { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: nil)
        ?? source.activityViewControllerPlaceholderItem(self)
    }
  }

  private var offered: [UIActivity] {
    let shared = sharedItems
    return activities.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true }
      return isExcluded != true && activity.canPerform(withActivityItems: shared)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let table = UITableView(frame: view.bounds, style: .insetGrouped)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    table.tableHeaderView = header()
    view.addSubview(table)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    finish(nil, false)
  }

  private func header() -> UIView {
    let shared = sharedItems
    let header = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 76))
    let image = UIImageView(image: shared.lazy.compactMap { $0 as? UIImage }.first)
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    image.layer.cornerRadius = 6
    let margin = TableMetrics.margin
    image.frame =
      image.image == nil
      ? CGRect(x: margin, y: 16, width: 0, height: 44)
      : CGRect(x: margin, y: 16, width: 44, height: 44)
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 17)
    label.text = Self.words(shared)
    label.numberOfLines = 2
    let left = image.frame.maxX + (image.image == nil ? 0 : 12)
    label.frame = CGRect(
      x: left, y: 16, width: header.bounds.width - left - margin, height: 44)
    label.autoresizingMask = .flexibleWidth
    header.addSubview(image)
    header.addSubview(label)
    return header
  }

  /// The first text or address that is shared, or how many images.
  private static func words(_ items: [Any]) -> String {
    for item in items {
      if let text = item as? String { return text }
      if let text = item as? NSAttributedString { return text.string }
      if let url = item as? URL { return url.host ?? url.lastPathComponent }
    }
    let images = items.count { $0 is UIImage }
    return images == 1 ? "1 Image" : images > 1 ? "\(images) Images" : "\(items.count) Items"
  }

  // MARK: Activities

  /// Returns how many activities are offered: those that can take the items and are not excluded.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    offered.count
  }

  /// Returns the row of an activity: its title, and its image at the trailing edge.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let activity = offered[indexPath.row]
    cell.textLabel?.text = activity.activityTitle
    let image = UIImageView(image: activity.activityImage)
    image.tintColor = .label
    image.contentMode = .scaleAspectFit
    image.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    cell.accessoryView = image
    return cell
  }

  /// Does the chosen activity: presents its controller if it has one, else calls `perform()`.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let activity = offered[indexPath.row]
    activity.prepare(withActivityItems: sharedItems)
    activity.onFinish = { [weak self, weak activity] isDone in
      self?.presentingViewController?.dismiss(animated: true)
      self?.finish(activity?.activityType, isDone)
    }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func finish(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
    guard !isOver else { return }
    isOver = true
    completionWithItemsHandler?(type, isDone, nil, nil)
  }
}
