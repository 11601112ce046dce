import CIReading
import Diagnosis
import ReviewPosting
import SourceModel
import Testing

@testable import GitReading

/// What is seen, and what is said about it.
@Suite struct AdviceTests {
  private static let repository = state()

  private static func state(isShallow: Bool = false, commit: String? = "1a2b3c4") -> RepositoryState {
    RepositoryState(
      root: "/app", isBare: false, isShallow: isShallow, branch: "main", commit: commit, shortCommit: commit)
  }

  /// All is well on a laptop, but for what the test changes.
  private func seen(_ environment: [String: String] = [:], _ change: (inout Observations) -> Void = { _ in })
    -> Observations
  {
    var seen = Observations(
      configuration: .found(path: ".parity.yml", problems: []),
      swift: Observations.SideFacts(path: ".", place: .repository(Self.repository)),
      kotlin: Observations.SideFacts(path: "../app-android", place: .repository(Self.repository)),
      pairs: Observations.Pairs(twins: 40, unpairedSwift: 3, unpairedKotlin: 5),
      job: readCI(environment) { _ in nil }, base: .notNeeded, credential: .none(lookedFor: ["PARITY_TOKEN"]))
    change(&seen)
    return seen
  }

  private let pullRequest = [
    "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "pull_request", "GITHUB_REF": "refs/pull/12/merge",
    "GITHUB_REPOSITORY": "acme/app",
  ]

  private func levels(_ seen: Observations, _ topic: String) -> [Advice.Level] {
    advice(on: seen).filter { $0.topic == topic }.map(\.level)
  }

  private func trouble(_ seen: Observations) throws -> Advice {
    let all = advice(on: seen).filter { $0.level == .trouble }
    try #require(all.count == 1, "\(all)")
    return all[0]
  }

  @Test func nothingIsToBeMendedWhereAllIsWell() {
    let all = advice(on: seen())
    #expect(all.map(\.level) == [.good, .good, .good, .good, .good, .good])
    #expect(all.map(\.topic) == ["config", "git", "git", "twin", "ci", "token"])
    #expect(all.allSatisfy { $0.lines.isEmpty })
  }

  // MARK: On the disk

  @Test func configurationIsOfferedWhereThereIsNone() {
    let all = advice(on: seen { $0.configuration = .none })
    #expect(all[0].level == .note)
    #expect(all[0].lines == ["parity init --swift . --kotlin ../app-android"])
    // In one app's clone, with nothing said: the command looks for the other one.
    let bare = advice(
      on: seen {
        $0.configuration = .none
        $0.kotlin.path = "."
      })
    #expect(bare[0].lines == ["parity init"])
  }

  @Test func mistakesInTheConfigurationAreShown() throws {
    let problem = Problem(
      .error, path: ".parity.yml", position: SourcePosition(line: 3, column: 1), message: "unknown key `swfit`",
      hint: "Did you mean `swift`?")
    let found = try trouble(
      seen {
        $0.configuration = .broken([problem])
        $0.pairs = nil
      })
    #expect(found.words == ".parity.yml:3:1: unknown key `swfit`")
    #expect(found.lines == ["Did you mean `swift`?"])
  }

  @Test(arguments: [
    ([:], ["git clone URL ../app-android"]),
    (
      ["GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "schedule"],
      [
        "- uses: actions/checkout@v5",
        "  with: { repository: OWNER/app-android, path: app-android, ssh-key: \"${{ secrets.TWIN_KEY }}\", fetch-depth: 0 }",
        "- run: parity ci --kotlin app-android",
      ]
    ),
    (
      ["GITLAB_CI": "true", "CI_PIPELINE_SOURCE": "schedule"],
      [
        "git clone \"https://gitlab-ci-token:$CI_JOB_TOKEN@$CI_SERVER_HOST/OWNER/app-android.git\" app-android",
        "parity ci --kotlin app-android",
      ]
    ),
  ])
  func absentTwinIsToBeFetched(environment: [String: String], lines: [String]) throws {
    let found = try trouble(
      seen(environment) {
        $0.kotlin.place = .absent
        $0.pairs = nil
      })
    #expect(found.words == "Kotlin: ../app-android does not exist")
    #expect(found.lines == lines)
  }

  @Test func commandInAHintIsTheLineToPaste() throws {
    let problem = Problem(
      .error, message: "the git repository at `x` belongs to another user",
      hint: "If you trust it, run `git config --global --add safe.directory /x`.")
    let found = try trouble(seen { $0.swift.place = .unreadable(problem) })
    #expect(found.lines == ["git config --global --add safe.directory /x"])
  }

  @Test func repositoriesAreShownAsTheyStand() throws {
    #expect(advice(on: seen())[2].words == "Kotlin: ../app-android, branch main at 1a2b3c4")
    #expect(try trouble(seen { $0.swift.place = .repository(Self.state(commit: nil)) }).lines == ["git -C . commit"])
    let shallow = advice(on: seen { $0.swift.place = .repository(Self.state(isShallow: true)) })[1]
    #expect(shallow.level == .note)
    #expect(shallow.lines == ["git -C . fetch --unshallow"])
    let folder = advice(on: seen { $0.kotlin = Observations.SideFacts(path: "it's", place: .folder) })[2]
    #expect(folder.level == .note)
    #expect(folder.lines.isEmpty)
  }

  @Test func aSideThatIsFetchedIsNoTrouble() {
    let all = advice(
      on: seen {
        $0.kotlin = Observations.SideFacts(
          path: "https://example.com/a.git", place: .remote("https://example.com/a.git"))
        $0.pairs = nil
      })
    #expect(!all.contains { $0.level == .trouble })
    #expect(all[2].words.hasPrefix("Kotlin: fetched from https://example.com/a.git"))
  }

  @Test func twinsAreCounted() throws {
    #expect(advice(on: seen())[3].words == "40 twins, 3 Swift and 5 Kotlin files without one")
    let none = try trouble(seen { $0.pairs = Observations.Pairs(twins: 0, unpairedSwift: 4, unpairedKotlin: 2) })
    #expect(none.lines == ["parity pairs --unpaired"])
    let empty = try trouble(seen { $0.pairs = Observations.Pairs(twins: 0, unpairedSwift: 0, unpairedKotlin: 0) })
    #expect(empty.words.contains("`include`"))
    #expect(
      levels(seen { $0.pairs = Observations.Pairs(twins: 1, unpairedSwift: 2, unpairedKotlin: 1) }, "twin") == [.note])
  }

  // MARK: In continuous integration

  @Test func baseThatIsMissingIsToBeFetched() throws {
    let found = try trouble(
      seen(pullRequest) {
        $0.base = .cutOff
        $0.credential = .known(variable: "GITHUB_TOKEN", TokenFacts(.installation))
      })
    #expect(found.topic == "ci")
    #expect(found.lines == ["fetch-depth: 2   # under `with:` of actions/checkout"])
  }

  @Test func baseThatIsMissingForAnotherReasonIsTold() throws {
    let found = try trouble(
      seen(pullRequest) {
        $0.base = .missing(Problem(.error, message: "no revision `develop`", hint: "Run `git fetch origin develop`."))
        $0.credential = .known(variable: "GITHUB_TOKEN", TokenFacts(.installation))
      })
    #expect(found.words == "there is no base: no revision `develop`")
    #expect(found.lines == ["git fetch origin develop"])
  }

  @Test func eventWithoutABaseIsToBeTold() throws {
    let found = try trouble(seen(["GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "issues"]))
    #expect(found.words.hasPrefix("there is no base: the event `issues`"))
  }

  /// What other providers are to tell, in their own names where those are known.
  @Test func otherProvidersAreToldWhatToSet() throws {
    let known = try trouble(seen(["CI": "true", "BITRISE_IO": "true"]))
    #expect(known.lines.count == 7 && known.lines[0] == "export CI_PULL_REQUEST=\"$BITRISE_PULL_REQUEST\"")
    #expect(known.lines[5] == "export CI_BASE_BRANCH=\"$BITRISEIO_GIT_BRANCH_DEST\"")
    let unknown = try trouble(seen(["CI": "true"]))
    #expect(unknown.lines.contains("export CI_BASE_BRANCH=main"))
    #expect(levels(seen(["CI": "true"]), "token") == [.note])
    let told = ["CI": "true", "CI_BASE_BRANCH": "main", "CI_COMMIT": "0d9bb4f", "CIRCLECI": "true"]
    #expect(advice(on: seen(told) { $0.base = .there(reason: "x") }).allSatisfy { $0.level == .good })
  }

  @Test(arguments: [
    (Observations.Credential.none(lookedFor: ["A", "B"]), Advice.Level.trouble, "none of A, B is set"),
    (.known(variable: "A", TokenFacts(.personal, scopes: ["repo"])), .good, "A: a personal access token with repo"),
    (.known(variable: "A", TokenFacts(.personal, scopes: ["gist", "read:org"])), .trouble, "needs the scope repo"),
    (.known(variable: "A", TokenFacts(.personal, scopes: [])), .trouble, "without scopes"),
    (.known(variable: "A", TokenFacts(.personal, scopes: ["repo"], canWrite: false)), .trouble, "may not write"),
    (.known(variable: "A", TokenFacts(.installation)), .note, "cannot be asked"),
    (.known(variable: "A", TokenFacts(.fineGrained, expiry: "2027-01-01")), .note, "until 2027-01-01"),
    (.refused(variable: "A", PostingFailure(.forbidden, "it is not accepted")), .trouble, "A: it is not accepted"),
    (.refused(variable: "A", PostingFailure(.unreachable, "no answer")), .note, "nothing is known about it"),
  ])
  func tokensAreJudged(credential: Observations.Credential, level: Advice.Level, words: String) throws {
    let seen = seen(pullRequest) {
      $0.base = .there(reason: "x")
      $0.credential = credential
    }
    let said = try #require(advice(on: seen).last)
    #expect(said.level == level)
    #expect(said.words.contains(words), "\(said.words)")
    // What a workflow may be granted does nothing for a person's token.
    let isGrantTold = said.lines.contains("  pull-requests: write")
    let isScopeTold = said.lines == ["scope: repo"]
    let isScoped = words.contains("scope")
    #expect(isScopeTold == (level == .trouble && isScoped))
    #expect(
      isGrantTold == (level == .trouble && !isScoped || words.contains("cannot be asked") || words.contains("until")))
  }

  @Test func tokensOfGitLabNeedAnotherScope() throws {
    let environment = ["GITLAB_CI": "true", "CI_PIPELINE_SOURCE": "merge_request_event", "CI_MERGE_REQUEST_IID": "3"]
    for (scopes, level) in [(["api"], Advice.Level.good), (["read_api"], .trouble)] {
      let seen = seen(environment) { $0.credential = .known(variable: "A", TokenFacts(.personal, scopes: scopes)) }
      #expect(levels(seen, "token") == [level])
    }
  }

  @Test func forksAreSentToTheSecondStage() throws {
    let event =
      #"{"pull_request": {"number": 1, "head": {"repo": {"full_name": "x/app"}}, "base": {"repo": {"full_name": "acme/app"}}}}"#
    let job = readCI(pullRequest.merging(["GITHUB_EVENT_PATH": "e"]) { $1 }) { _ in Array(event.utf8) }
    let said = try #require(
      advice(
        on: seen {
          $0.job = job
          $0.base = .there(reason: "x")
        }
      ).last)
    #expect(said.level == .note)
    #expect(said.lines[0].hasPrefix("parity publish "))
  }
}
