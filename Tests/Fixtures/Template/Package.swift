// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Movies",
  dependencies: [.package(name: "Flipbook", path: "../Flipbook")],
  targets: [
    .executableTarget(
      name: "Movies",
      dependencies: [
        .product(name: "Flipbook", package: "Flipbook"),
        .product(name: "UIKit", package: "Flipbook"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
