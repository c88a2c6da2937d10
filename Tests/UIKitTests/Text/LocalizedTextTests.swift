import Foundation
import Testing
import UIKit

@testable import FoundationNames
@testable import UIKitLists

@Suite struct LocalizedTextTests {
  @Test func `a key without a table stands for its text, with its values`() {
    #expect(String(localized: "plain.key") == "plain.key")
    #expect(String(localized: "a.key", defaultValue: "Deck of \(52) cards") == "Deck of 52 cards")
    #expect(String(localized: "\("Ada") has 100%") == "Ada has 100%")
  }

  @Test func `values take the places that a text keeps for them`() {
    let value: String.LocalizationValue = "\(3) of \("Ada")"
    #expect(value.key == "%lld of %@")
    #expect(value.filled(into: "%2$@: %1$lld") == "Ada: 3")
    #expect(value.filled(into: "%lld %% of %@") == "3 % of Ada")
  }
}
