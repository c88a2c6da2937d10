/// A label that a view of the system shows: the title of a button, the text of a cell.
///
/// Source: Apple, UIButton.titleLabel and UITableViewCell.textLabel are of classes that apps do not know.
package final class PartLabel: UILabel {}
