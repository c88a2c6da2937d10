// What scroll views record and what changes no picture.
extension UIScrollView {
  /// Where a view stands that shows which part of the content is seen.
  ///
  /// Source: Apple, UIScrollView.IndexDisplayMode.
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
}
