import FindingModel
import Reporting
import SourceModel
import Testing

@Suite struct LineReportersTests {
  @Test func concise() {
    let expected = """
      Sources/Booking/BookingPresenter.swift:42:12: warning: `count > 0` in Swift is `count >= 0` in Kotlin \
      (condition-differs) [twin: booking/src/main/kotlin/BookingPresenter.kt:38]
      Sources/User.swift:9:2: error: `User.isAdult` has no counterpart in Kotlin (missing-member) [twin: User.kt:1043]
      OnlyHere.swift:1:1: info: `OnlyHere.swift` has no twin (missing-file)
      3 findings (1 error, 1 warning, 1 note) · scope all · no base · swift .@012345678 · kotlin ../android@worktree · \
      3 twins, 2 in scope · 1 unpaired (1 swift, 0 kotlin) · 4 skipped · 5 in baseline · 1 suppressed

      """
    #expect(Reporter.concise.render(sampleReport()) == expected)
  }

  @Test func xcodePathsStartWithTheRootAndInfoIsNote() {
    let expected = """
      Sources/Booking/BookingPresenter.swift:42:12: warning: `count > 0` in Swift is `count >= 0` in Kotlin \
      (condition-differs) [twin: ../android/booking/src/main/kotlin/BookingPresenter.kt:38]
      Sources/User.swift:9:2: error: `User.isAdult` has no counterpart in Kotlin (missing-member) \
      [twin: ../android/User.kt:1043]
      OnlyHere.swift:1:1: note: `OnlyHere.swift` has no twin (missing-file)

      """
    #expect(Reporter.xcode.render(sampleReport()) == expected)
  }

  @Test func nothingFoundIsEmptyForXcodeAndAVerdictForPeople() {
    var report = sampleReport()
    report.findings = []
    #expect(Reporter.xcode.render(report) == "")
    #expect(Reporter.concise.render(report).hasPrefix("no findings · scope all"))
  }

  @Test func problemWithCaretAndHint() {
    let problem = Problem(
      .error, path: ".parity.yml", position: SourcePosition(line: 12, column: 3), line: "  platfromOnly: []",
      message: "unknown key `platfromOnly`", hint: "did you mean `platformOnly`?")
    let expected = """
      .parity.yml:12:3: error: unknown key `platfromOnly`
      12 |   platfromOnly: []
         |   ^^^^^^^^^^^^
        = did you mean `platformOnly`?

      """
    #expect(render(problem) == expected)
    #expect(render(Problem(.warning, message: "odd\u{1B}")) == "warning: odd␛\n")
  }
}
