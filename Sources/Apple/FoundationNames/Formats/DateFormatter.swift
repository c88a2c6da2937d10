import Foundation

/// Writes dates as a phone in American English does: “Jan 9, 2007 at 9:41 AM”.
///
/// Foundation here takes the user for one of the whole world, “9 Jan 2007”, wherever it runs.
///
/// Source: Apple, DateFormatter.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    super.locale = .ofPhone
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Which version of the system a formatter works like.
  ///
  /// Source: Apple, DateFormatter.Behavior.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_0 = 1000
    case behavior10_4 = 1040
  }

  /// The version of the system; recorded only, as on iOS, where all are like `behavior10_4`.
  open var formatterBehavior = Behavior.default

  open override var locale: Locale! {
    get { super.locale }
    set { super.locale = newValue?.onPhone }
  }

  open override class func localizedString(
    from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
  ) -> String {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dstyle, tstyle)
    return formatter.string(from: date)
  }

  open override class func dateFormat(
    fromTemplate tmplate: String, options opts: Int, locale: Locale?
  ) -> String? {
    super.dateFormat(fromTemplate: tmplate, options: opts, locale: locale?.onPhone ?? .ofPhone)
  }
}
