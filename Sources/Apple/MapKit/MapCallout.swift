import UIKit

/// The bubble over a selected annotation: its title and subtitle, with accessories beside them.
final class MapCallout: UIView {
  init(of view: MKAnnotationView) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 8
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    let title = UILabel()
    title.text = view.annotation?.title
    title.font = .systemFont(ofSize: 15, weight: .medium)
    let words = UIStackView(arrangedSubviews: [title])
    words.axis = .vertical
    if let detail = view.detailCalloutAccessoryView {
      words.addArrangedSubview(detail)
    } else if let text = view.annotation?.subtitle {
      let subtitle = UILabel()
      subtitle.text = text
      subtitle.font = .systemFont(ofSize: 12)
      subtitle.textColor = .secondaryLabel
      words.addArrangedSubview(subtitle)
    }
    let parts = [view.leftCalloutAccessoryView, words, view.rightCalloutAccessoryView]
    let row = UIStackView(arrangedSubviews: parts.compactMap { $0 })
    row.alignment = .center
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      row.widthAnchor.constraint(lessThanOrEqualToConstant: 256),
    ])
    let size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    bounds.size = CGSize(width: min(256, size.width) + 24, height: size.height + 16)
  }

  required init?(coder: NSCoder) { nil }
}
