import Foundation

extension Locale {
  /// The language and the country of the phone in a film, which stand for `current`.
  ///
  /// Foundation takes the user here for one of the whole world.
  public static let ofPhone = Locale(identifier: "en_US")

  /// The languages of the phone in a film, which stand for `preferredLanguages`.
  public static let languagesOfPhone = ["en-US"]

  /// The same, but that of the phone for what Foundation takes for the user's own.
  var onPhone: Locale { identifier == "en_001" ? .ofPhone : self }
}

extension Calendar {
  /// The calendar of the phone in a film, which stands for `current`: weeks begin on Sunday.
  public static var ofPhone: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .ofPhone
    calendar.timeZone = .current
    return calendar
  }
}
