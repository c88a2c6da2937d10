import Foundation

/// Writes numbers; a smaller greatest number of digits takes the least one with it, as Apple's.
///
/// Foundation's formatter here keeps its two digits of money, whatever the greatest number is, and
/// knows no currency of the user's: this one's is the dollar.
///
/// Source: Apple, NumberFormatter.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    super.locale = .ofPhone
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Which version of the system a formatter works like.
  ///
  /// Source: Apple, NumberFormatter.Behavior.
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

  open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(for: num) ?? ""
  }

  open override var numberStyle: Style {
    didSet { lowerMinimum() }
  }

  open override var maximumFractionDigits: Int {
    didSet { lowerMinimum() }
  }

  private func lowerMinimum() {
    if minimumFractionDigits > maximumFractionDigits {
      minimumFractionDigits = maximumFractionDigits
    }
  }

  open override var maximumIntegerDigits: Int {
    didSet {
      if minimumIntegerDigits > maximumIntegerDigits { minimumIntegerDigits = maximumIntegerDigits }
    }
  }
}
