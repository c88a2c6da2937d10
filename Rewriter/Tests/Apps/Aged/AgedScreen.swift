import UIKit

// A screen as somebody wrote it with Xcode 9.
protocol CardDelegate: class { func cardDidClose(_ card: CardViewController) }

struct Place: Hashable {
    let x: Int
    var hashValue: Int { return x.hashValue }
    static func == (a: Place, b: Place) -> Bool { return a.x == b.x }
}

class CardViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate, UIPageViewControllerDataSource, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource, CAAnimationDelegate, UITextFieldDelegate {
    weak var delegate: CardDelegate?
    let table = UITableView(frame: .zero, style: UITableViewStyle.grouped)
    let field = UITextField()
    let label = UILabel()
    var observer: Any?
    override var childViewControllerForStatusBarStyle: UIViewController? { return childViewControllers.first }
    override var childViewControllerForStatusBarHidden: UIViewController? { return nil }
    override func prefersHomeIndicatorAutoHidden() -> Bool { return true }
    override func preferredScreenEdgesDeferringSystemGestures() -> UIRectEdge { return .bottom }

    override func viewDidLoad() {
        super.viewDidLoad()
        automaticallyAdjustsScrollViewInsets = false
        edgesForExtendedLayout = []
        view.backgroundColor = UIColor(hue: 0.6, saturation: 0.1, brightness: 1, alpha: 1)
        table.frame = UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsetsMake(40, 10, 200, 10))
        table.contentInset = UIEdgeInsets.zero
        if UIEdgeInsetsEqualToEdgeInsets(table.contentInset, .zero) { print("same") }
        table.rowHeight = UITableViewAutomaticDimension
        table.separatorStyle = UITableViewCellSeparatorStyle.singleLine
        table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        view.bringSubview(toFront: table)
        view.sendSubview(toBack: table)
        let child = UIViewController()
        addChildViewController(child)
        view.addSubview(child.view)
        child.didMove(toParentViewController: self)
        child.willMove(toParentViewController: nil)
        child.view.removeFromSuperview()
        child.removeFromParentViewController()
        child.didMove(toParentViewController: nil)
        label.attributedText = NSAttributedString(string: "Swift 4", attributes: [NSAttributedStringKey.font: UIFont.systemFont(ofSize: 20, weight: UIFont.Weight.bold), .foregroundColor: UIColor.red, NSAttributedStringKey.underlineStyle: NSUnderlineStyle.styleSingle.rawValue, NSAttributedStringKey.kern: 2])
        label.frame = CGRect(x: 20, y: 500, width: 280, height: 30)
        view.addSubview(label)
        let attributes: [String: Any] = [NSAttributedStringKey.font.rawValue: UIFont.systemFont(ofSize: 12), NSAttributedStringKey.foregroundColor.rawValue: UIColor.blue]
        field.defaultTextAttributes = attributes
        field.frame = CGRect(x: 20, y: 460, width: 200, height: 30)
        field.borderStyle = UITextBorderStyle.roundedRect
        field.clearButtonMode = UITextFieldViewMode.whileEditing
        field.delegate = self
        field.text = "Ada"
        field.addTarget(self, action: #selector(changed), for: UIControlEvents.editingChanged)
        view.addSubview(field)
        UINavigationBar.appearance().titleTextAttributes = [NSAttributedStringKey.foregroundColor: UIColor.black]
        UIBarButtonItem.appearance().setTitleTextAttributes([NSAttributedStringKey.foregroundColor: UIColor.black], for: UIControlState.normal)
        let button = UIButton(type: UIButtonType.system)
        button.setTitle("Go", for: UIControlState())
        button.setTitleColor(.red, for: .highlighted)
        button.addTarget(self, action: #selector(go(_:)), for: .touchUpInside)
        button.contentHorizontalAlignment = UIControlContentHorizontalAlignment.left
        button.frame = CGRect(x: 230, y: 460, width: 60, height: 30)
        view.addSubview(button)
        let stack = UIStackView(arrangedSubviews: [])
        stack.axis = UILayoutConstraintAxis.vertical
        stack.alignment = UIStackViewAlignment.fill
        stack.distribution = UIStackViewDistribution.fillEqually
        NSLayoutConstraint(item: label, attribute: NSLayoutAttribute.width, relatedBy: NSLayoutRelation.greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 10).isActive = false
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", options: NSLayoutFormatOptions(), metrics: nil, views: ["a": label])
        label.setContentHuggingPriority(UILayoutPriority.defaultLow, for: UILayoutConstraintAxis.horizontal)
        let size = label.systemLayoutSizeFitting(UILayoutFittingCompressedSize)
        print(NSStringFromCGSize(size), NSStringFromCGRect(label.frame), CGPointFromString("{1, 2}"), CGRectFromString("{{1, 2}, {3, 4}}"), NSStringFromUIEdgeInsets(.zero))
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboard(_:)), name: NSNotification.Name.UIKeyboardWillShow, object: nil)
        center.addObserver(self, selector: #selector(keyboard(_:)), name: .UIKeyboardWillHide, object: nil)
        center.addObserver(self, selector: #selector(keyboard(_:)), name: Notification.Name.UIApplicationDidBecomeActive, object: nil)
        observer = center.addObserver(forName: .UITextFieldTextDidChange, object: field, queue: OperationQueue.main) { _ in }
        let timer = Timer(timeInterval: 1, repeats: true) { _ in }
        RunLoop.main.add(timer, forMode: .commonModes)
        RunLoop.current.add(timer, forMode: RunLoopMode.defaultRunLoopMode)
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .defaultRunLoopMode)
        link.invalidate()
        timer.invalidate()
        let names = ["a", "b", "c"]
        if let i = names.index(of: "b"), let j = names.index(where: { $0 == "c" }) { print(i, j) }
        let numbers = ["1", "x"].flatMap { Int($0) }
        print(numbers, "text".characters.count)
        var array = [1, 2, 3]
        swap(&array[0], &array[2])
        let hash = Place(x: 1).hashValue
        _ = UInt8(truncatingBitPattern: hash)
        UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, label)
        label.accessibilityTraits = UIAccessibilityTraitStaticText
        if UIAccessibilityIsReduceMotionEnabled() || UIAccessibilityIsVoiceOverRunning() { return }
        let regex = try! NSRegularExpression(pattern: "(a)(b)", options: [])
        if let m = regex.firstMatch(in: "ab", options: [], range: NSRange(location: 0, length: 2)) { print(m.range(at: 1)) }
        let task = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
        if task != UIBackgroundTaskInvalid { UIApplication.shared.endBackgroundTask(task) }
        let spinner = UIActivityIndicatorView(activityIndicatorStyle: UIActivityIndicatorViewStyle.gray)
        spinner.activityIndicatorViewStyle = .gray
        spinner.startAnimating()
        view.addSubview(spinner)
        let data = UIImagePNGRepresentation(UIImage())
        _ = data; _ = UIImageJPEGRepresentation(UIImage(), 0.8)
        UIApplication.shared.open(URL(string: UIApplicationOpenSettingsURLString)!, options: [:], completionHandler: nil)
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
        swipe.direction = UISwipeGestureRecognizerDirection.left
        view.addGestureRecognizer(swipe)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: UIBarButtonSystemItem.add, target: self, action: #selector(add))
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "x", style: UIBarButtonItemStyle.plain, target: nil, action: nil)
        let effect = UIBlurEffect(style: UIBlurEffectStyle.light)
        _ = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect))
        view.autoresizingMask = UIViewAutoresizing.flexibleWidth
        view.contentMode = UIViewContentMode.scaleAspectFill
        view.tintAdjustmentMode = UIViewTintAdjustmentMode.normal
        let scroll = UIScrollView()
        scroll.decelerationRate = UIScrollViewDecelerationRateFast
        scroll.keyboardDismissMode = UIScrollViewKeyboardDismissMode.onDrag
        scroll.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentBehavior.never
        scroll.indicatorStyle = UIScrollViewIndicatorStyle.white
        layers()
        setOverrideTraitCollection(nil, forChildViewController: self)
    }

    func layers() {
        let basic = CABasicAnimation(keyPath: "position.y")
        basic.fillMode = kCAFillModeForwards
        basic.isRemovedOnCompletion = false
        basic.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        basic.delegate = self
        label.layer.add(basic, forKey: nil)
        let t = CATransition()
        t.type = kCATransitionPush
        t.subtype = kCATransitionFromRight
        view.layer.add(t, forKey: kCATransition)
        let key = CAKeyframeAnimation(keyPath: "position")
        key.calculationMode = kCAAnimationPaced
        key.rotationMode = kCAAnimationRotateAuto
        let shape = CAShapeLayer()
        shape.lineCap = kCALineCapRound
        shape.lineJoin = kCALineJoinRound
        shape.fillRule = kCAFillRuleEvenOdd
        shape.contentsGravity = kCAGravityResizeAspect
        let gradient = CAGradientLayer()
        gradient.type = kCAGradientLayerAxial
        let text = CATextLayer()
        text.alignmentMode = kCAAlignmentCenter
        text.truncationMode = kCATruncationEnd
        let emitter = CAEmitterLayer()
        emitter.emitterShape = kCAEmitterLayerLine
        emitter.emitterMode = kCAEmitterLayerSurface
        emitter.renderMode = kCAEmitterLayerAdditive
        let scroll = CAScrollLayer()
        scroll.scrollMode = kCAScrollVertically
        shape.magnificationFilter = kCAFilterNearest
        UIView.animate(withDuration: 0.3, delay: 0, options: UIViewAnimationOptions.curveEaseInOut, animations: { }, completion: nil)
        UIView.animateKeyframes(withDuration: 0.3, delay: 0, options: UIViewKeyframeAnimationOptions.calculationModeCubic, animations: { }, completion: nil)
        UIView.animateKeyframes(withDuration: 0.3, delay: 0, options: UIViewKeyframeAnimationOptions(rawValue: UIViewAnimationOptions.curveLinear.rawValue), animations: { }, completion: nil)
        UIView.transition(with: view, duration: 0.2, options: [UIViewAnimationOptions.transitionCrossDissolve, .allowUserInteraction], animations: nil, completion: nil)
    }

    @objc func keyboard(_ notification: Notification) {
        guard let info = notification.userInfo,
            let frame = (info[UIKeyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let duration = info[UIKeyboardAnimationDurationUserInfoKey] as? Double,
            let curve = info[UIKeyboardAnimationCurveUserInfoKey] as? UInt else { return }
        UIView.animate(withDuration: duration, delay: 0, options: UIViewAnimationOptions(rawValue: curve << 16), animations: { self.table.contentInset.bottom = frame.height }, completion: nil)
    }
    @objc func changed() {}
    @objc func go(_ sender: UIButton) {
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: UIAlertControllerStyle.actionSheet)
        alert.addAction(UIAlertAction(title: "b", style: UIAlertActionStyle.destructive, handler: nil))
        alert.modalPresentationStyle = UIModalPresentationStyle.popover
        present(alert, animated: true)
    }
    @objc func tick() {}
    @objc func add() {
        let picker = UIImagePickerController()
        picker.sourceType = UIImagePickerControllerSourceType.photoLibrary
        picker.delegate = self
        present(picker, animated: true, completion: nil)
    }
    @objc func swiped(_ g: UISwipeGestureRecognizer) {
        if g.state == UIGestureRecognizerState.ended { delegate?.cardDidClose(self) }
    }
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {
        let image = info[UIImagePickerControllerEditedImage] as? UIImage ?? info[UIImagePickerControllerOriginalImage] as? UIImage
        print(image ?? "none")
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: UITableViewCellStyle.subtitle, reuseIdentifier: "c")
        cell.accessoryType = UITableViewCellAccessoryType.disclosureIndicator
        cell.selectionStyle = UITableViewCellSelectionStyle.none
        return cell
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath) {
        tableView.deleteRows(at: [indexPath], with: UITableViewRowAnimation.fade)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.scrollToRow(at: indexPath, at: UITableViewScrollPosition.middle, animated: true)
    }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { return nil }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        let pages = UIPageViewController(transitionStyle: UIPageViewControllerTransitionStyle.scroll, navigationOrientation: UIPageViewControllerNavigationOrientation.horizontal, options: [UIPageViewControllerOptionInterPageSpacingKey: 10])
        pages.setViewControllers([], direction: UIPageViewControllerNavigationDirection.forward, animated: false, completion: nil)
        return pages
    }
    func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 1 }
    func collectionView(_ c: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        c.scrollToItem(at: indexPath, at: UICollectionViewScrollPosition.centeredHorizontally, animated: true)
        return UICollectionViewCell()
    }
    func collectionView(_ c: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        switch kind {
        case UICollectionElementKindSectionHeader: return UICollectionReusableView()
        case UICollectionElementKindSectionFooter: return UICollectionReusableView()
        default: fatalError()
        }
    }
    override func didMove(toParentViewController parent: UIViewController?) { super.didMove(toParentViewController: parent) }
    override func motionEnded(_ motion: UIEventSubtype, with event: UIEvent?) {}
    deinit { NotificationCenter.default.removeObserver(self) }
}
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool { return true }
    func application(_ app: UIApplication, open url: URL, options: [UIApplicationOpenURLOptionsKey : Any] = [:]) -> Bool { return true }
}
