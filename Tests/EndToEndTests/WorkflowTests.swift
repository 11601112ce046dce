import Foundation
import Testing

/// Our workflows, the action and the workflows that we show to others are what GitHub takes, and safe.
@Suite struct WorkflowTests {
  private static let action = Checkers.top + "/.github/actions/parity/action.yml"

  private static func workflows() throws -> [String] {
    try Checkers.files(in: ".github/workflows", ".yml") + Checkers.files(in: ".github/examples", ".yml")
  }

  @Test(.enabled(if: Checkers.isExpected, "\(Checkers.absence)"))
  func workflowsAndActionAreWhatGitHubTakes() throws {
    let workflows = try Self.workflows()
    #expect(workflows.count >= 7)
    #expect(try Checkers.complaints("vendor.github-workflows", workflows) == "")
    #expect(try Checkers.complaints("custom.github-workflows-require-timeout", workflows) == "")
    #expect(try Checkers.complaints("vendor.github-actions", [Self.action]) == "")
    let forms = try Checkers.files(in: ".github/ISSUE_TEMPLATE", ".yml").filter { !$0.hasSuffix("/config.yml") }
    #expect(!forms.isEmpty)
    #expect(try Checkers.complaints("vendor.github-issue-forms", forms) == "")
    let settings = [Checkers.top + "/.github/ISSUE_TEMPLATE/config.yml"]
    #expect(try Checkers.complaints("vendor.github-issue-config", settings) == "")
  }

  @Test(.enabled(if: Checkers.isExpected, "\(Checkers.absence)"))
  func workflowsHaveNoMistakeThatActionlintKnows() throws {
    let run = try Checkers.run("actionlint", ["-no-color"] + Self.workflows())
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test(.enabled(if: Checkers.isExpected, "\(Checkers.absence)"))
  func workflowsAndActionHaveNoHoleThatZizmorKnows() throws {
    let options = ["--quiet", "--no-progress", "--strict-collection", "--format", "plain"]
    let run = try Checkers.run("zizmor", options + [Self.action] + Self.workflows())
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// Without this, checkers that look at nothing would pass.
  @Test(.enabled(if: Checkers.isExpected, "\(Checkers.absence)"))
  func checkersFindFaults() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(
      ".github/workflows/bad.yml",
      """
      name: bad
      on: [pull_request]
      jobs:
        bad:
          runs-on: ubuntu-24.04
          steps:
            - uses: actions/checkout@v4
            - run: echo "${{ github.event.pull_request.title }}"
      """)
    let path = folder.path + "/.github/workflows/bad.yml"
    let lint = try Checkers.run("actionlint", ["-no-color", path])
    #expect(lint.status == 1)
    #expect(lint.output.contains("is potentially untrusted"))
    let audit = try Checkers.run("zizmor", ["--quiet", "--no-progress", "--format", "plain", path])
    #expect(audit.output.contains("error[template-injection]"))
    #expect(audit.output.contains("error[unpinned-uses]"))
    #expect(try Checkers.complaints("custom.github-workflows-require-timeout", [path]).contains("timeout-minutes"))
  }

  /// zizmor leaves this to taste; here it is a rule.
  @Test func everyActionIsPinnedAndEveryWorkflowStartsWithoutRights() throws {
    let workflows = try Self.workflows()
    #expect(workflows.count >= 7)
    for path in workflows {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("\npermissions: {}\n"), "\(path)")
      for line in text.split(separator: "\n") where line.contains(#/ uses: /#) {
        #expect(line.contains(#/uses: \S+@[0-9a-f]{40} # \S/#), "\(path): \(line)")
      }
    }
  }

  @Test func actionInstallsTheReleaseThatItIsPartOf() throws {
    let program = try Checkers.text("Sources/ParityKit/AnalysisRequest.swift")
    let version = try #require(program.firstMatch(of: #/toolVersion = "([^"]+)"/#)?.output.1)
    #expect(try Checkers.text(".github/actions/parity/action.yml").contains("default: v\(version)\n"))
    let readme = try Checkers.text("README.md")
    #expect(readme.contains("/releases/download/v\(version)/parity-linux-x86_64.tar.gz\n"), "for GitLab")
  }

  /// The released binaries can do what is promised of them: both kinds of addresses, on both systems.
  @Test func releasesFetchWhatTheReadmeSays() throws {
    let script = try Checkers.text(".ci/release")
    let parts = script.components(separatedBy: "if [ \"$system\" = linux ]; then")
    let systems = try #require(parts.dropFirst().first?.components(separatedBy: "\nelse\n"))
    try #require(systems.count >= 2)
    #expect(parts[0].contains("-DUSE_SSH=exec") && !parts[0].contains("-DUSE_HTTPS"))
    #expect(systems[0].contains("-DUSE_HTTPS=mbedTLS") && systems[1].contains("-DUSE_HTTPS=SecureTransport"))
    // What is compiled in is linked, is what was released, and knows no authority but those that are named when it is used.
    #expect(["mbedtls", "mbedx509", "mbedcrypto"].allSatisfy { systems[0].contains("-Xlinker -l\($0)") })
    #expect(
      parts[0].contains(#/\nmbedtls_checksum=[0-9a-f]{64}\n/#) && systems[0].contains("-DCERT_LOCATION=/dev/null"))
    #expect(try Checkers.text("README.md").contains("an address for https does as well"))
  }

  /// The README shows workflows as they stand in the folder, where they are checked.
  @Test func readmeShowsTheExamples() throws {
    let readme = try Checkers.text("README.md")
    let shown = readme.matches(of: #/(?s)```yaml\n((?:#[^\n]*\n)+name: parity.*?)```/#).map { String($0.output.1) }
    let examples = try Checkers.files(in: ".github/examples", ".yml")
    let texts = try examples.map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(!shown.isEmpty)
    #expect(shown.allSatisfy { texts.contains($0) })
    for example in examples {
      let name = URL(fileURLWithPath: example).lastPathComponent
      #expect(readme.contains(".github/examples/\(name)"), "the README does not name \(name)")
    }
  }
}
