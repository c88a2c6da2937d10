import UIKit

@objc(LegacyBridge) public final class LegacyBridge: NSObject {
    @objc public static func makeController() -> UIViewController { DialController() }
    @objc public class func title() -> String { "Studio" }
    @NSCopying var path: UIBezierPath?
    @objc public var handler: (@convention(block) (Int) -> Void)?
    @objc public subscript(index: Int) -> Int { index }
}
