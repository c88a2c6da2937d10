import Testing
import UIKit

@testable import UIKitCore

/// How keyboards look for what is typed into, and what keys say.
@MainActor @Suite struct TextTraitTests {
  @Test func `choices have Apple's numbers and names`() {
    #expect(UITextAutocorrectionType.yes.rawValue == 2 && UITextSpellCheckingType.no.rawValue == 1)
    #expect(UITextSmartQuotesType.yes.rawValue == 2 && UITextSmartDashesType.no.rawValue == 1)
    #expect(UITextSmartInsertDeleteType.default.rawValue == 0)
    #expect(UITextInlinePredictionType.yes.rawValue == 2)
    #expect(UIKeyboardAppearance.dark.rawValue == 1 && UIKeyboardAppearance.light.rawValue == 2)
    #expect(UITextField.BorderStyle.roundedRect.rawValue == 3)
    #expect(UITextField.ViewMode.always.rawValue == 3)
    #expect(UISearchBar.Icon.resultsList.rawValue == 3)
    #expect(UITextContentType.oneTimeCode.rawValue == "one-time-code")
    #expect(UITextContentType.telephoneNumber.rawValue == "tel")
    #expect(UIDataDetectorTypes.link.rawValue == 2 && UIDataDetectorTypes.all.rawValue == .max)
    #expect(UIEvent.EventType.presses.rawValue == 3)
    #expect(UIEvent.EventSubtype.motionShake.rawValue == 1)
    #expect(UIPress.PressType.pageDown.rawValue == 31)
    #expect(UITouch.TouchType.stylus == .pencil && UITouch.TouchType.pencil.rawValue == 2)
  }

  @Test func `fields begin with Apple's traits`() {
    let traits: [any UITextInputTraits] = [UITextField(), UITextView(), UISearchBar()]
    for thing in traits {
      #expect(thing.autocorrectionType == UITextAutocorrectionType.default)
      #expect(thing.spellCheckingType == UITextSpellCheckingType.default)
      #expect(thing.keyboardAppearance == UIKeyboardAppearance.default)
      #expect(!thing.isSecureTextEntry && !thing.enablesReturnKeyAutomatically)
    }
    let field = UITextField()
    #expect(field.borderStyle == UITextField.BorderStyle.none)
    #expect(field.clearButtonMode == UITextField.ViewMode.never)
    #expect(field.smartQuotesType == UITextSmartQuotesType.default)
    #expect(field.smartDashesType == UITextSmartDashesType.default)
    #expect(field.smartInsertDeleteType == UITextSmartInsertDeleteType.default)
    #expect(field.textContentType == nil && field.passwordRules == nil)
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    field.inlinePredictionType = UITextInlinePredictionType.no
    field.textContentType = UITextContentType.newPassword
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    #expect(field.inlinePredictionType == .no && field.textContentType == .newPassword)
    #expect(UITextView().dataDetectorTypes == UIDataDetectorTypes())
  }

  @Test func `a responder that takes keys gets letters and the deletion`() throws {
    final class Line: UIView, UIKeyInput {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { _ = text.popLast() }
      override var canBecomeFirstResponder: Bool { true }
    }
    try onStage { stage in
      let line = Line()
      stage.window.addSubview(line)
      #expect(line.becomeFirstResponder())
      stage.runtime.enterText("ab")
      let input: any UIKeyInput = line
      #expect(line.text == "ab" && input.hasText)
      input.deleteBackward()
      #expect(line.text == "a")
    }
  }

  @Test func `a key says what it types, where it is and what is held`() throws {
    final class Page: UIViewController {
      var keys: [UIKey] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap(\.key)
      }
    }
    let page = Page()
    try onStage(root: page) { stage in
      page.becomeFirstResponder()
      stage.runtime.enterText("a")
      stage.runtime.enterText("B", holding: .alternate)
      let places: [UIKeyboardHIDUsage] = page.keys.map(\.keyCode)
      #expect(places == [.keyboardA, .keyboardB])
      let held: [UIKeyModifierFlags] = page.keys.map(\.modifierFlags)
      #expect(held == [[], [.alternate, .shift]])
      #expect(page.keys.map(\.characters) == ["a", "B"])
      #expect(UIKeyModifierFlags.command.rawValue == 1 << 20)
    }
  }

  @Test func `a rectangle of a selection begins and ends in its line`() {
    let mark = UITextSelectionRect()
    #expect(mark.rect == .zero && mark.containsStart && mark.containsEnd && !mark.isVertical)
  }

  @Test func `buttons beside the keyboard go together`() {
    let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
    let group = UIBarButtonItemGroup(barButtonItems: [one, two], representativeItem: nil)
    let field = UITextField()
    field.inputAssistantItem.leadingBarButtonGroups = [group]
    #expect(field.inputAssistantItem.leadingBarButtonGroups.first?.barButtonItems == [one, two])
    #expect(field.inputAssistantItem.allowsHidingShortcuts)
  }
}
