//
//  AppDelegate.swift
//  Bounce
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        // The @objc of a comment: Override point for customization after application launch.
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {}
}
