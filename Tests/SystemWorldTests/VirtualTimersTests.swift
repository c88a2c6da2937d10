import Testing

@testable import SystemWorld

/// Calls that wait for moments of virtual time.
@MainActor @Suite struct VirtualTimersTests {
  @Test func `calls come by time and then in the order of asking, without those taken back`() {
    var timers = VirtualTimers()
    var called: [Int] = []
    // 997 is prime to 1000: every time from 0 to 996 comes about twice, in no order.
    let times = (0..<2000).map { $0 * 641 % 997 }
    let tokens = times.enumerated().map { index, time in
      timers.add(at: Double(time)) { called.append(index) }
    }
    for index in stride(from: 0, to: 2000, by: 3) { timers.remove(tokens[index]) }
    while let call = timers.takeDue(at: 500) { call() }
    let wanted = times.indices.filter { $0 % 3 != 0 && times[$0] <= 500 }
      .sorted { (times[$0], $0) < (times[$1], $1) }
    #expect(called == wanted)
    #expect(!timers.isEmpty)
    for token in tokens { timers.remove(token) }
    #expect(timers.isEmpty)
  }
}
