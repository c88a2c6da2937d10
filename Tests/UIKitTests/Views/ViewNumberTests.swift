import Testing
import UIKit

@testable import UIKitCore

/// Choices of views, by the numbers that code stores, and what views begin with.
@MainActor @Suite struct ViewNumberTests {
  @Test func `choices have Apple's numbers`() {
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8] && UIRectEdge.all.rawValue == 15)
    #expect(UIView.TintAdjustmentMode.dimmed.rawValue == 2)
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
    #expect(UIBarMetrics.defaultPrompt.rawValue == 101 && UIBarMetrics.compact.rawValue == 1)
    #expect(UIBehavioralStyle.mac.rawValue == 2)
    #expect(UIControl.ContentVerticalAlignment.fill.rawValue == 3)
    #expect(UISegmentedControl.Segment.alone.rawValue == 4)
    #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
    #expect(UIImage.DynamicRange.unspecified.rawValue == -1)
    #expect(UIStatusBarAnimation.slide.rawValue == 2)
    #expect(UIScrollView.IndicatorStyle.white.rawValue == 2)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue == 3)
    #expect(UIScrollView.IndexDisplayMode.alwaysHidden.rawValue == 1)
    #expect(UIScrollView.KeyboardDismissMode.interactive.rawValue == 2)
    #expect(UITabBar.ItemPositioning.centered.rawValue == 2)
    #expect(UINavigationItem.BackButtonDisplayMode.minimal.rawValue == 2)
    #expect(UINavigationItem.ItemStyle.editor.rawValue == 2)
    #expect(UISplitViewController.SplitBehavior.displace.rawValue == 3)
    #expect(UISplitViewController.PrimaryEdge.trailing.rawValue == 1)
    #expect(UISplitViewController.BackgroundStyle.sidebar.rawValue == 1)
    #expect(UISplitViewController.DisplayModeButtonVisibility.always.rawValue == 2)
    let arrows: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    #expect(arrows.map(\.rawValue) == [1, 2, 4, 8] && UIPopoverArrowDirection.any.rawValue == 15)
    #expect(UIPopoverArrowDirection.unknown.rawValue == .max)
    #expect(UIEditMenuArrowDirection.right.rawValue == 4)
    #expect(UIContextMenuInteractionCommitStyle.pop.rawValue == 1)
    #expect(UITabGroup.SidebarAppearance.rootSection.rawValue == 2)
  }

  @Test func `views begin with Apple's choices`() {
    // What a view inherits is told, never `automatic`.
    #expect(UIView().tintAdjustmentMode == UIView.TintAdjustmentMode.normal)
    #expect(UIStackView().distribution == UIStackView.Distribution.fill)
    #expect(UIControl().contentVerticalAlignment == UIControl.ContentVerticalAlignment.center)
    let scroll = UIScrollView()
    #expect(scroll.indicatorStyle == UIScrollView.IndicatorStyle.default)
    #expect(scroll.keyboardDismissMode == UIScrollView.KeyboardDismissMode.none)
    #expect(
      scroll.contentInsetAdjustmentBehavior == UIScrollView.ContentInsetAdjustmentBehavior.automatic
    )
    #expect(scroll.indexDisplayMode == UIScrollView.IndexDisplayMode.automatic)
    let item = UINavigationItem()
    #expect(item.backButtonDisplayMode == UINavigationItem.BackButtonDisplayMode.default)
    #expect(item.style == UINavigationItem.ItemStyle.navigator)
    let split = UISplitViewController()
    #expect(split.primaryEdge == UISplitViewController.PrimaryEdge.leading)
    #expect(split.preferredSplitBehavior == UISplitViewController.SplitBehavior.automatic)
    #expect(split.primaryBackgroundStyle == UISplitViewController.BackgroundStyle.none)
    #expect(UITabBar().itemPositioning == UITabBar.ItemPositioning.automatic)
    #expect(
      UIImageView().preferredImageDynamicRange == UIImage.DynamicRange.unspecified)
  }

  @Test func `a tint that is dimmed is grey in all inside`() throws {
    try onStage { stage in
      let outer = stage.view(CGRect(0, 0, 20, 20))
      let inner = stage.view(CGRect(0, 0, 10, 10), in: outer)
      outer.tintColor = .red
      #expect(inner.tintColor == .red)
      outer.tintAdjustmentMode = UIView.TintAdjustmentMode.dimmed
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
      #expect(inner.tintAdjustmentMode == .dimmed && abs(red - green) < 1e-6 && red == blue)
      outer.tintAdjustmentMode = .normal
      #expect(inner.tintColor == .red)
    }
  }

  @Test func `corners are as round as they are configured, within the view`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 100, 40))
      view.cornerConfiguration = UICornerConfiguration.capsule()
      #expect(view.layer.cornerRadius == 20)
      view.cornerConfiguration = .capsule(maximumRadius: 12)
      #expect(view.layer.cornerRadius == 12)
      let radius: UICornerRadius = 8
      view.cornerConfiguration = .uniformEdges(topRadius: radius, bottomRadius: .fixed(0))
      #expect(view.layer.cornerRadius == 8)
      #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(UICornerRadius.fixed(8) == radius && UICornerRadius.containerConcentric() != radius)
    }
  }

  @Test func `a state has what an app adds to it`() throws {
    let key = UIConfigurationStateCustomKey("archived")
    var cell = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(!cell.isEditing && !cell.isSwiped && cell[key] == nil)
    #expect(cell.cellDragState == UICellConfigurationState.DragState.none)
    #expect(cell.cellDropState == UICellConfigurationState.DropState.none)
    cell[key] = true
    cell.cellDropState = .targeted
    #expect(
      cell[key] == AnyHashable(true) && UICellConfigurationState.DropState.targeted.rawValue == 2)
    var view: any UIConfigurationState = UIViewConfigurationState(
      traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    view[key] = "x"
    #expect(view[key] == AnyHashable("x") && view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a glass is regular, without a colour, and flows together with nothing`() {
    let glass = UIGlassEffect()
    #expect(glass.style == .regular && glass.tintColor == nil && !glass.isInteractive)
    #expect(UIGlassEffect(style: .clear).style == .clear && UIGlassContainerEffect().spacing == 0)
    let view = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
    #expect(view.effect is UIGlassEffect)
  }

  @Test func `what is read aloud has Apple's numbers, and does what it says`() {
    #expect(UIAccessibilityScrollDirection.right.rawValue == 1)
    #expect(UIAccessibilityScrollDirection.previous.rawValue == 6)
    #expect(UIAccessibilityContainerType.semanticGroup.rawValue == 4)
    #expect(UIAccessibilityNavigationStyle.combined.rawValue == 2)
    var done = 0
    let action = UIAccessibilityCustomAction(name: "Delete") { _ in
      done += 1
      return true
    }
    #expect(action.actionHandler?(action) == true && done == 1 && action.target == nil)
    let view = UIView()
    view.accessibilityCustomActions = [action]
    view.focusEffect = UIFocusEffect()
    #expect(view.accessibilityCustomActions?.first?.name == "Delete" && view.focusEffect != nil)
  }

  @Test func `what shows text may follow the size that the user asks for`() {
    let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
    #expect(views.allSatisfy { !$0.adjustsFontForContentSizeCategory })
    let container: any UIAppearanceContainer = UIView()
    #expect(container is UIView)
  }
}
