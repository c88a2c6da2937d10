/// The storyboards and xibs of a program, by name, as the code that the rewriter has made of them.
///
/// A process registers them once, before it plays its first scene.
@preconcurrency @MainActor
public enum InterfaceFiles {
  /// Makes a controller of a storyboard.
  public typealias ControllerMaker = @MainActor (InterfaceLoad) -> UIViewController
  /// Makes the objects of a xib for an owner.
  public typealias NibMaker = @MainActor (InterfaceLoad, _ owner: Any?) -> [Any]

  /// A controller of a storyboard.
  public struct Scene {
    let id: String
    let identifier: String?
    let make: ControllerMaker

    /// Names a controller.
    ///
    /// - Parameters:
    ///   - id: what the file's own references call it.
    ///   - identifier: its storyboard identifier.
    ///   - make: makes it.
    public init(_ id: String, identifier: String?, make: @escaping ControllerMaker) {
      (self.id, self.identifier, self.make) = (id, identifier, make)
    }
  }

  /// What an unwind segue calls on a controller that has its action.
  public typealias UnwindAction = @MainActor (UIStoryboardSegue) -> Void

  /// A class's method for unwind segues.
  public struct Unwinding {
    let name: String
    let find: @MainActor (UIViewController) -> UnwindAction?

    /// Names a method.
    ///
    /// - Parameters:
    ///   - name: what Objective-C calls it.
    ///   - find: returns the method of a controller of the class; `nil` for others.
    public init(_ name: String, find: @escaping @MainActor (UIViewController) -> UnwindAction?) {
      (self.name, self.find) = (name, find)
    }
  }

  struct Storyboard {
    let initial: String?
    /// The tint of a window that begins with it; `nil` for the system's.
    let tint: UIColor?
    let scenes: [Scene]
    let unwindActions: [Unwinding]
  }

  /// The storyboard that an app begins with.
  struct Main {
    let name: String
    /// Whether the app's scene shows it; else the app itself.
    let isOfScene: Bool
  }

  static var storyboards: [String: Storyboard] = [:]
  static var nibs: [String: NibMaker] = [:]
  static var main: Main?

  /// Adds a storyboard.
  ///
  /// - Parameters:
  ///   - name: its name without ending.
  ///   - initial: the identifier within the file of the first controller.
  ///   - tint: what Interface Builder calls the global tint; `nil` for the system's.
  ///   - scenes: its controllers.
  ///   - unwindActions: the methods to which its segues go back.
  public static func add(
    storyboard name: String, initial: String?, tint: UIColor? = nil, scenes: [Scene],
    unwindActions: [Unwinding] = []
  ) {
    storyboards[name] = Storyboard(
      initial: initial, tint: tint, scenes: scenes, unwindActions: unwindActions)
  }

  /// Adds a xib by its name without ending.
  public static func add(nib name: String, make: @escaping NibMaker) { nibs[name] = make }

  /// Says which storyboard the app begins with.
  ///
  /// - Parameters:
  ///   - name: its name without ending.
  ///   - isOfScene: whether the app's scene shows it; else the app itself.
  public static func begin(with name: String, isOfScene: Bool) {
    main = Main(name: name, isOfScene: isOfScene)
  }

  /// Connects a command of a menu to an object; to the first responder for `nil`.
  public static func command(_ command: UICommand, for target: AnyObject?) -> UICommand {
    command.target = target
    return command
  }

  /// Returns a nib's maker, or that of a controller's class which names none.
  static func nib(named name: String?, for controller: UIViewController) -> NibMaker? {
    if let name { return nibs[name] }
    let type = "\(type(of: controller))"
    let short = type.hasSuffix("Controller") ? String(type.dropLast("Controller".count)) : type
    return nibs[short] ?? nibs[type]
  }
}

extension UIWindow {
  /// Takes the tint that Interface Builder gives to all of the storyboard of the window's controller,
  /// for a storyboard that is shown without its app.
  package func takeTintOfStoryboard() {
    if let tint = rootViewController?.storyboard?.file.tint { tintColor = tint }
  }
}
