import Testing

import Rewriter

@Suite struct FactsTests {
  @Test func `every line of the facts is read`() {
    #expect(Facts.all.count == factsOfApple.split(separator: "\n").count - 1)
    #expect(Facts.all.count > 1000)
  }

  @Test(arguments: [
    ("UIKit", "UILabel"), ("MapKit", "MKMapView"), ("Security", "kSecClass"),
    ("CoreLocation", "CLLocationCoordinate2DMake"), ("CoreGraphics", "CGPath"),
  ])
  func `a module has the names of its types, functions and variables`(module: String, name: String)
  {
    #expect(Facts.namesOfModules[module]?.contains(name) == true)
  }

  @Test func `types inside of types and members of others are no names of a module`() {
    #expect(Facts.namesOfModules["UIKit"]?.contains("ButtonType") == false)
    #expect(Facts.namesOfModules["Foundation"] == nil)
  }

  @Test func `a class has its superclasses`() {
    #expect(chain(of: "UIButton") == ["UIResponder", "UIView", "UIControl", "UIButton"])
    #expect(chain(of: "CALayer") == ["CALayer"])
    #expect(chain(of: "MKMapView").contains("UIView"))
  }

  /// `DateFormatter` was its own superclass once, and the rewriter never ended.
  @Test func `no class is above itself`() {
    for (name, superclass) in Facts.superclasses { #expect(name != superclass) }
    for name in Facts.superclasses.keys.sorted() {
      #expect(Set(chain(of: name)).count == chain(of: name).count, "\(name)")
    }
    #expect(chain(of: "DateFormatter") == ["DateFormatter"])
  }

  @Test func `a method of a protocol that has a default is optional`() {
    #expect(Facts.optionalRequirements["tableView"]?.contains(["_", "didSelectRowAt"]) == true)
    #expect(Facts.optionalRequirements["tableView"]?.contains(["_", "cellForRowAt"]) == false)
    #expect(Facts.optionalRequirements["scrollViewDidScroll"] == [["_"]])
    #expect(Facts.optionalRequirements["numberOfSections"]?.contains(["in"]) == true)
  }
}
