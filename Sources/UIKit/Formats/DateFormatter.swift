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

extension Locale {
  /// The language and the country of the phone in a film.
  static let ofPhone = Locale(identifier: "en_US")

  /// The same, but that of the phone for what Foundation takes for the user's own.
  var onPhone: Locale { identifier == "en_001" ? .ofPhone : self }
}
