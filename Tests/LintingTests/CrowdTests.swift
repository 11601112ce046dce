import FindingModel
import SourceModel
import Testing

/// Of findings that say one thing, one speaks.
struct CrowdTests {
  private func finding(
    _ line: Int, crowd: String? = nil, habit: Habit? = nil, state: FindingState = .new
  ) -> Finding {
    let start = SourcePosition(line: line, column: 1)
    var finding = Finding(
      rule: "narrower-visibility", severity: .warning, message: "It is hidden.", fingerprint: "\(line)", member: nil,
      state: state, primary: Place(side: .swift, path: "A.swift", start: start, end: start), counterpart: nil)
    finding.crowd = crowd
    finding.habit = habit
    return finding
  }

  private let hidden = Habit(name: "hidden", least: 3)

  @Test func theFirstSaysForHowManyItSpeaks() {
    let told = [finding(1, habit: hidden), finding(2), finding(3, habit: hidden), finding(4, habit: hidden)].led()
    #expect(told.map(\.severity) == [.warning, .warning, .info, .info])
    #expect(told[0].message == "It is hidden. So in 2 other places.")
    #expect(told.dropFirst().allSatisfy { $0.message == "It is hidden." })
    #expect(told.allSatisfy { $0.habit == nil })
  }

  @Test func tooFewSpeakEachForItself() {
    let told = [finding(1, habit: hidden), finding(2, habit: hidden, state: .suppressed), finding(3, habit: hidden)]
      .led()
    #expect(told.map(\.severity) == [.warning, .warning, .warning])
    #expect(told[0].message == "It is hidden.")
  }

  @Test func whatIsAcceptedDoesNotSpeak() {
    let told = [finding(1, crowd: "a", state: .baselined), finding(2, crowd: "a"), finding(3, crowd: "a")].led()
    #expect(told.map(\.severity) == [.warning, .warning, .info])
    #expect(told[1].message == "It is hidden.")
    #expect(told.allSatisfy { $0.crowd == nil })
  }

  @Test func ofCrowdsOnlyWhoSpeaksIsPartOfAHabit() {
    let told = ["a", "a", "b", "b", "b"].enumerated().map { finding($0, crowd: $1, habit: hidden) }.led()
    #expect(told.map(\.severity) == [.warning, .info, .warning, .info, .info])
  }
}
