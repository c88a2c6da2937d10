/// The colour of the status bar's content.
///
/// Source: Apple, UIStatusBarStyle.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
