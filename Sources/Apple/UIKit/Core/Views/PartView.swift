/// A view of which the system makes another one, such as the line below a cell.
///
/// It has a type of its own so that nobody is told of it as of a view of the app.
package final class PartView: UIView {}

/// A view of the system that apps know by its name alone: they look for it among subviews by
/// `NSClassFromString(_:)`, or by what `type(of:)` prints.
///
/// It is told of as what it is made of. A name with a line before it needs no mark.
package protocol KnownByName: UIView {}
