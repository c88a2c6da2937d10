/// A request of a scene that cannot be met, and why the scene stops.
package enum RefusalError: Error, Hashable, CustomStringConvertible {
  /// Things nested deeper than there is room for; `item` names the innermost.
  case nestedTooDeep(item: String, limit: Int)
  /// A call that causes itself again and again; `advice` is a sentence.
  case causesItself(call: String, times: Int, advice: String)
  /// A call whose time or order would depend on the machine; `advice` is made of sentences.
  case leavesVirtualTime(call: String, advice: String)
  /// A time zone of which the machine has no file.
  case noZone(String)
  /// A mistake at which libdispatch stops an app, in its words.
  case clientOfDispatch(String)
  /// More items than can be worked with; `advice` is a sentence.
  case tooMany(items: String, limit: Int, advice: String)
  /// A second play of a playground page whose values stand outside of functions.
  case pageTwice(page: String)
  /// A playground page that shows nothing after its statements.
  case pageWithoutLiveView(page: String)
  /// The blend mode that the rasterizer does not know.
  case plusDarker

  package var description: String {
    switch self {
    case .pageTwice(let page):
      """
      The playground page “\(page)” can be played once only, since its types use its variables, or it \
      has extensions or conditions; `flipbook render` does. Put its types and extensions into a file \
      of its Sources.
      """
    case .pageWithoutLiveView(let page):
      """
      The playground page “\(page)” shows nothing. Give PlaygroundPage.current.liveView a view or a \
      view controller.
      """
    case .plusDarker:
      """
      The blend mode .plusDarker is not drawn here. Give setBlendMode another one: .darken and \
      .multiply make what is below darker, too.
      """
    case .nestedTooDeep(let item, let limit):
      """
      \(item) lies inside more than \(limit) others, one in the other. Give it a place further \
      out, or put things beside one another.
      """
    case .causesItself(let call, let times, let advice):
      "\(call) comes within \(times) others that have not ended, each caused by the last. \(advice)"
    case .leavesVirtualTime(let call, let advice):
      "\(call) is not for scenes. \(advice)"
    case .noZone(let name):
      """
      This machine has no rules of the time zone \(name): /usr/share/zoneinfo is missing. Install \
      tzdata, or use UTC.
      """
    case .clientOfDispatch(let mistake):
      "BUG IN CLIENT OF LIBDISPATCH: \(mistake)"
    case .tooMany(let items, let limit, let advice):
      "There are more than \(limit) \(items). \(advice)"
    }
  }
}
