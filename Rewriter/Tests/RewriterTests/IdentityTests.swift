import Testing

/// Objects of classes that derive from nothing, in Foundation's sets.
@Suite struct IdentityTests {
  private func members(of type: String) -> String {
    "nonisolated static func == (one: \(type), other: \(type)) -> Bool { one === other }; "
      + "nonisolated func hash(into hasher: inout Hasher) "
      + "{ hasher.combine(ObjectIdentifier(self)) } "
  }

  @Test func `sets find objects of classes that derive from nothing`() {
    let source = "let set = NSMutableSet()\nprotocol P: AnyObject {}\n"
    #expect(
      text(source + "class A {\n}\nclass B<T>: P {}")
        == source + "class A: Hashable {\n\(members(of: "A"))}\n"
        + "class B<T>: P, Hashable {\(members(of: "B"))}")
  }

  @Test(arguments: ["public", "open"])
  func `what other modules see is compared there, too`(access: String) {
    let source = "let set = NSMutableSet()\n"
    let seen = members(of: "A").replacing("nonisolated ", with: "nonisolated public ")
    #expect(
      text(source + "\(access) class A {}") == source + "\(access) class A: Hashable {\(seen)}")
  }

  @Test(arguments: [
    "class A: NSObject {}", "struct A {}", "class A: Equatable {}",
    "protocol P: Hashable {}; class A: P {}", "class A {}; extension A: Comparable {}",
    "class A {}; func == (a: A, b: A) -> Bool { true }",
  ])
  func `other classes are compared as they were`(classes: String) {
    let source = "let set = NSMutableSet(); \(classes)"
    #expect(text(source) == source)
  }

  @Test func `a derived class is hashed as the one above, and none where no set is used`() {
    let source = "class A {}; class B: A {}"
    #expect(text(source) == source)
    let made = text("var set: NSMutableSet?; \(source)")
    #expect(made.hasSuffix("; class B: A {}") && made.contains("class A: Hashable"))
  }
}
