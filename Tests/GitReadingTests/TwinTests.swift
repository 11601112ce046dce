import Foundation
import SourceModel
import Testing

@testable import GitReading

@Suite struct TwinTests {
  let playground: Playground

  init() throws { playground = try Playground() }

  private func fetch(
    _ reference: String?, fallback: String? = nil, of remote: String = "twin"
  ) throws -> FetchedTwin {
    try fetchTwin(
      url: "file://" + playground(remote), reference: reference, fallback: fallback, into: playground("cache/twins"))
  }

  private func problem(_ reference: String?, fallback: String? = nil, of remote: String = "twin") throws -> Problem {
    try #require(#expect(throws: Problem.self) { try fetch(reference, fallback: fallback, of: remote) })
  }

  private func text(_ twin: FetchedTwin) throws -> String {
    try readSnapshot(at: twin.folder, source: .revision(twin.commit.long)).text("A.kt")
  }

  /// `main`, `feature/login` and the tag `v1`, each with a content of its name.
  private func makeTwin() throws {
    try playground.repository("twin", ["A.kt": "v1"])
    try playground.git("twin", "tag", "-a", "v1", "-m", "tag")
    try playground.git("twin", "checkout", "-q", "-b", "feature/login")
    try playground.write("twin/A.kt", "feature/login")
    try playground.commit("twin")
    try playground.git("twin", "checkout", "-q", "main")
    try playground.write("twin/A.kt", "main")
    try playground.commit("twin")
  }

  @Test(arguments: ["main", "feature/login", "v1"])
  func branchesAndTagsAreBrought(_ name: String) throws {
    try makeTwin()
    let twin = try fetch(name, fallback: "main")
    #expect(try text(twin) == name)
    #expect(twin.reference == name && !twin.isFallback)
    #expect(twin.commit.long == (try playground.git("twin", "rev-parse", name + "^{commit}")))
    #expect(twin.folder.hasPrefix(playground("cache/twins/twin-")) && twin.folder.hasSuffix(".git"))
    #expect(try repositoryState(containing: twin.folder)?.isBare == true)
  }

  @Test func theFallbackIsTakenWhenThereIsNoSuchBranch() throws {
    try makeTwin()
    let twin = try fetch("feature/other", fallback: "main")
    #expect(try text(twin) == "main")
    #expect(twin.reference == "main" && twin.isFallback)
    #expect(try !fetch("main", fallback: "main").isFallback)
  }

  @Test func theDefaultBranchIsTheRemotes() throws {
    try makeTwin()
    try playground.git("twin", "checkout", "-q", "feature/login")
    let twin = try fetch(nil)
    #expect(twin.reference == "feature/login" && !twin.isFallback)
    #expect(try text(twin) == "feature/login")
  }

  @Test func commitsAreBroughtByTheirId() throws {
    try makeTwin()
    let first = try playground.git("twin", "rev-parse", "main~1")
    #expect(try text(fetch(first)) == "v1")
    #expect(
      try problem(String(repeating: "1", count: 40)).message.hasSuffix(
        "has no `" + String(repeating: "1", count: 40) + "`"))
  }

  @Test func laterStatesAreBroughtToo() throws {
    try makeTwin()
    let before = try fetch("main")
    try playground.write("twin/A.kt", "later")
    try playground.commit("twin")
    // Rewritten, so not a descendant of what was there.
    try playground.git("twin", "branch", "-f", "feature/login", "main")
    let after = try fetch("main")
    #expect(try text(after) == "later")
    #expect(try text(fetch("feature/login")) == "later")
    #expect(after.folder == before.folder && after.commit != before.commit)
    // What was brought before is still there.
    #expect(try text(before) == "main")
  }

  /// Though nothing had to be fetched for the later state: another branch had brought it.
  @Test func withoutANetworkTheStateThatWasUsedLastIsTaken() throws {
    try makeTwin()
    func kept(_ reference: String?) throws -> FetchedTwin {
      try fetchTwin(
        url: "file://" + playground("twin"), reference: reference, into: playground("cache/twins"), isOffline: true)
    }
    _ = try fetch("v1")
    #expect(throws: Problem.self, "only a tag was fetched") { try kept(nil) }
    _ = try fetch("main")
    #expect(try kept(nil).reference == "main")
    try playground.git("twin", "checkout", "-q", "feature/login")
    try playground.git("twin", "merge", "-q", "-s", "ours", "main")
    let feature = try fetch("feature/login")
    try playground.git("twin", "branch", "-f", "main", "feature/login")
    let main = try fetch("main")
    #expect(main.commit == feature.commit)
    #expect(try kept("main") == main)
    #expect(try kept("feature/login") == feature)
    #expect(try kept("v1").commit != main.commit)
    // The default branch is known to be feature/login by now.
    #expect(try fetch(nil) == feature)
    #expect(try kept(nil).commit == feature.commit)
  }

  @Test func missingReferencesAreNamed() throws {
    try makeTwin()
    let address = "file://" + playground("twin")
    let one = try problem("nope")
    #expect(one.message == "the twin's repository at `\(address)` has no `nope`")
    #expect(one.hint == "It has `feature/login`, `main`.")
    #expect(
      try problem("nope", fallback: "nor").message
        == "the twin's repository at `\(address)` has neither `nope` nor `nor`")
  }

  @Test func aTwinThatIsMissingOrEmptyIsNamed() throws {
    let missing = try problem("main", of: "nowhere")
    #expect(missing.message.hasPrefix("cannot read the twin's repository at `file://\(playground("nowhere"))`: "))
    #expect(missing.hint?.contains("git ls-remote file://\(playground("nowhere"))") == true)

    try playground.git(".", "init", "-q", "--bare", "empty")
    let empty = try problem("main", fallback: "trunk", of: "empty")
    #expect(empty.message == "the twin's repository at `file://\(playground("empty"))` has no branches yet")
    #expect(try problem(nil, of: "empty").message == empty.message)
    #expect(throws: Problem.self) { try fetchTwin(url: "", reference: nil, into: playground("cache")) }
    #expect(throws: Problem.self) {
      try fetchTwin(url: "https://host/a\nhost=other", reference: nil, into: playground("cache"))
    }
  }

  @Test func aCacheThatCannotBeWrittenIsNamed() throws {
    try makeTwin()
    try playground.write("cache/twins", "a file")
    #expect(
      try problem("main").message.hasPrefix("cannot keep a copy of the twin's repository in `\(playground("cache"))"))
  }

  @Test func nothingIsWrittenToTheTwin() throws {
    try makeTwin()
    let before = try playground.state(of: "twin")
    _ = try fetch("main")
    _ = try fetch("v1")
    #expect(try playground.state(of: "twin") == before)
  }

  @Test func aLockedTwinIsReadAllTheSame() throws {
    try makeTwin()
    try playground.write("twin/.git/index.lock")
    try playground.write("twin/.git/refs/heads/main.lock")
    #expect(try text(fetch("main")) == "main")
  }

  @Test(arguments: [
    ("https://github.com/team/app.git", "https://github.com/team/app.git", "app-"),
    ("https://secret@github.com/team/app", "https://github.com/team/app", "app-"),
    ("https://ada:secret@github.com:8443/app", "https://github.com:8443/app", "app-"),
    ("http://ada:se@cret@host/a@b", "http://host/a@b", "a_b-"),
    ("ssh://git:secret@host/app", "ssh://git@host/app", "app-"),
    ("git@github.com:team/my app.git", "git@github.com:team/my app.git", "my_app-"),
    ("../android", "../android", "android-"),
  ])
  func addressesAreShownWithoutSecrets(_ text: String, _ shown: String, _ folder: String) throws {
    let address = try #require(RemoteAddress(text))
    #expect(address.shown == shown)
    #expect(address.folderName.hasPrefix(folder) && address.folderName.hasSuffix(".git"))
    #expect(!address.folderName.contains("/") && !address.folderName.contains("secret"))
    #expect(address.hiding("cannot resolve \(text)!") == "cannot resolve \(shown)!")
    #expect(address.folderName != RemoteAddress(text + "x")?.folderName)
  }

  /// libgit2 may be built without one or the other, as it is in the released binaries for Linux.
  @Test func whatABuildCannotFetchIsSaidWithWhatItCan() throws {
    let (https, ssh) = (1 << 1, 1 << 2)
    func words(_ text: String, _ features: Int) throws -> String? {
      let problem = Complaint.cannotSpeak(try #require(RemoteAddress(text)), features: features)
      return problem.map { "\($0.message) \($0.hint ?? "")" }
    }
    let web = try #require(try words("https://u:secret@github.com/team/app.git", ssh))
    #expect(
      web.contains("no HTTPS") && web.contains("`https://github.com/team/app.git`")
        && web.contains("its address for ssh"))
    for text in ["git@github.com:team/app.git", "ssh://git@host/app"] {
      #expect(try words(text, https)?.contains("no ssh") == true)
      #expect(try words(text, ssh) == nil)
    }
    #expect(try words("https://github.com/team/app.git", https) == nil)
    for text in ["../android", "/srv/git/app.git", "file:///srv/a", "http://host/a"] {
      #expect(try words(text, 0) == nil)
    }
  }

  @Test func loginsComeFromGitsHelpersAndAreNotPrinted() throws {
    let helper = "!f() { read -r line; echo username=ada; echo password=p=w; }; f"
    let configuration = [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_COUNT": "1",
      "GIT_CONFIG_KEY_0": "credential.https://example.org.helper", "GIT_CONFIG_VALUE_0": helper,
    ]
    let login = try #require(Login.fromGit(for: "https://example.org/app.git", environment: configuration))
    #expect(login.user == "ada" && login.password == "p=w")
    var dumped = ""
    dump(login, to: &dumped)
    #expect(!"\(login) \(String(reflecting: login)) \(dumped)".contains("p=w"))
    // Another host is not served, and nobody is asked.
    #expect(Login.fromGit(for: "https://example.com/app.git", environment: configuration) == nil)
    #expect(Login.fromGit(for: "https://example.org/\npassword=x", environment: configuration) == nil)
  }

  @Test func otherProgramsAreRun() {
    #expect(Subprocess.run(["sh", "-c", "cat; echo $WORD"], input: "in ", environment: ["WORD": "out"]) == "in out\n")
    #expect(Subprocess.run(["sh", "-c", "exit 3"], input: "", environment: [:]) == nil)
    #expect(Subprocess.run(["no-such-program-anywhere"], input: "", environment: [:]) == nil)
    // A program that does not listen takes nothing down.
    #expect(Subprocess.run(["true"], input: "unheard", environment: [:]) == "")
    let much = Subprocess.run(["sh", "-c", "head -c 300000 /dev/zero | tr '\\0' x"], input: "", environment: [:])
    #expect(much?.utf8.count == 300_000)
  }
}
