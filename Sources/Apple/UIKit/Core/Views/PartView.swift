/// A view of which the system makes another one, such as the line below a cell.
///
/// It has a type of its own so that nobody is told of it as of a view of the app.
package final class PartView: UIView {}
