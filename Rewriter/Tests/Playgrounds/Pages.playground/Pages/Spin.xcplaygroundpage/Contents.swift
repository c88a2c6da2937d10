//: [Previous](@previous)
import XCPlayground
import UIKit

let box = UIView(frame: CGRect(x: 0.0, y: 0.0, width: 100.0, height: 100.0))
box.backgroundColor = UIColor.orange
XCPlaygroundPage.currentPage.liveView = box
UIView.animate(withDuration: 0.6, animations: { () -> Void in
    box.transform = CGAffineTransform(rotationAngle: CGFloat(M_PI_2))
})
