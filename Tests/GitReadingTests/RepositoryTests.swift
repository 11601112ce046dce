import Foundation
import SourceModel
import Testing

@testable import GitReading

@Suite struct RepositoryTests {
  let playground: Playground

  init() throws { playground = try Playground() }

  /// The problem that reading a snapshot ends with.
  private func problem(at path: String, _ source: SnapshotSource = .worktree) throws -> Problem {
    try #require(#expect(throws: Problem.self) { try readSnapshot(at: playground(path), source: source) })
  }

  @Test func aMissingPathIsNamed() throws {
    let problem = try problem(at: "nowhere")
    #expect(problem.message == "`\(playground("nowhere"))` does not exist")
    #expect(problem.severity == .error && problem.hint != nil)
  }

  @Test func aFileIsNotARoot() throws {
    try playground.write("A.swift")
    #expect(try problem(at: "A.swift").message == "`\(playground("A.swift"))` is a file, not a folder")
    #expect(try problem(at: "A.swift/deep").message == "`\(playground("A.swift/deep"))` does not exist")
  }

  @Test func aPlainFolderHasNoRevisions() throws {
    try playground.write("plain/A.swift")
    #expect(
      try problem(at: "plain", .revision("main")).message
        == "`\(playground("plain"))` is not in a git repository, so it has no revision `main`")
    #expect(
      try problem(at: "plain", .index).message
        == "`\(playground("plain"))` is not in a git repository, so it has no index")
  }

  @Test func anUnknownRevisionIsNamed() throws {
    try playground.repository("app", ["A.swift": "a"])
    let path = playground("app")
    for name in ["nope", "HEAD~7", "0123456789012345678901234567890123456789", "v1.0"] {
      #expect(try problem(at: "app", .revision(name)).message == "no revision `\(name)` in `\(path)`")
    }
    for name in ["main..HEAD", "a b", "?", ""] {
      #expect(try problem(at: "app", .revision(name)).message.contains("`\(name)`"))
    }
    #expect(
      try problem(at: "app", .revision("HEAD:A.swift")).message
        == "revision `HEAD:A.swift` in `\(path)` is a file, not a commit")
  }

  @Test func aBranchOfTheRemoteIsSuggested() throws {
    try playground.repository("app", ["A.swift": "a"])
    try playground.git("app", "branch", "release/2")
    try playground.git(".", "clone", "-q", "app", "clone")
    #expect(try problem(at: "clone", .revision("release/2")).hint == "Did you mean `origin/release/2`?")
    #expect(try readSnapshot(at: playground("clone"), source: .revision("origin/release/2")).paths == ["A.swift"])
  }

  @Test func aShallowCloneSaysHowToGetTheRest() throws {
    try playground.repository("app", ["A.swift": "a"])
    try playground.commit("app")
    try playground.git(".", "clone", "-q", "--depth", "1", "file://" + playground("app"), "shallow")
    #expect(try readSnapshot(at: playground("shallow"), source: .revision("HEAD")).repository?.isShallow == true)
    let hint = try problem(at: "shallow", .revision("HEAD~1")).hint ?? ""
    #expect(hint.contains("git -C \(playground("shallow")) fetch --unshallow"))
  }

  @Test func aRepositoryWithoutCommitsSaysSo() throws {
    try playground.git(".", "init", "-q", "new")
    try playground.git(".", "init", "-q", "--bare", "new.git")
    let expected = "the git repository at `\(playground("new"))` has no commits yet"
    #expect(try problem(at: "new", .revision("HEAD")).message == expected)
    #expect(try problem(at: "new", .revision("main")).message == expected)
    #expect(
      try problem(at: "new.git").message == "the git repository at `\(playground("new.git"))` has no commits yet")
  }

  @Test func aBareRepositoryWithItsHeadElsewhereNamesABranch() throws {
    try playground.git(".", "init", "-q", "--bare", "-b", "trunk", "app.git")
    try playground.repository("app", ["A.swift": "a"])
    try playground.git("app", "push", "-q", "../app.git", "main")
    let problem = try problem(at: "app.git")
    #expect(problem.message == "HEAD of `\(playground("app.git"))` is on `trunk`, which has no commits yet")
    #expect(problem.hint == "Name another revision, such as `main`.")
  }

  @Test func aFolderThatARevisionLacksIsNamed() throws {
    try playground.repository("mono", ["A.swift": "a"])
    try playground.write("mono/ios/B.swift")
    #expect(
      try problem(at: "mono/ios", .revision("HEAD")).message
        == "revision `HEAD` has no folder `ios`, which `\(playground("mono/ios"))` points at")
  }

  @Test func sha256RepositoriesAreNamedAsSuch() throws {
    try playground.git(".", "init", "-q", "--object-format=sha256", "app")
    #expect(try problem(at: "app").message.contains("SHA-256"))
  }

  @Test func anUnknownExtensionIsNamed() throws {
    try playground.repository("app", ["A.swift": "a"])
    try playground.git("app", "config", "core.repositoryFormatVersion", "1")
    try playground.git("app", "config", "extensions.refStorage", "reftable")
    #expect(try problem(at: "app").message.contains("uses the extension `refstorage`"))
  }

  @Test func damageIsNamed() throws {
    try playground.write("hollow/.git/config", "")
    #expect(try problem(at: "hollow").message == "`\(playground("hollow"))` has a `.git` that is not a git repository")

    try playground.repository("app", ["A.swift": "a"])
    try playground.write("app/.git/index", "this is no index, but long enough to be looked at")
    #expect(try problem(at: "app").message.hasPrefix("cannot read the index of the git repository at"))
    try playground.write("app/.git/config", "[core\n")
    #expect(try problem(at: "app").message.hasPrefix("cannot open the git repository at"))
  }

  @Test func partialClonesOpenAndNameWhatIsMissing() throws {
    try playground.repository("app", ["A.swift": "a", "B.swift": "b"])
    try playground.git("app", "config", "uploadpack.allowFilter", "true")
    try playground.git(
      ".", "clone", "-q", "--filter=blob:none", "--no-checkout", "file://" + playground("app"), "partial")
    let snapshot = try readSnapshot(at: playground("partial"), source: .revision("HEAD"))
    #expect(snapshot.paths.isEmpty)
    #expect(snapshot.skipped(.missingObject) == ["A.swift", "B.swift"])
    #expect(
      snapshot.problems.map(\.message) == [
        "the contents of 2 files, first `A.swift`, are missing from the git repository at `\(playground("partial"))`"
      ])

    // The line to paste does what it says.
    try playground.git("partial", "fetch", "-q", "--refetch", "--no-filter")
    #expect(try readSnapshot(at: playground("partial"), source: .revision("HEAD")).text("B.swift") == "b")
  }

  @Test func sparseCheckoutsAreCompletedFromTheStore() throws {
    try playground.repository("app", ["ios/A.swift": "a", "android/A.kt": "k", "android/Gone.kt": "g"])
    try playground.git("app", "sparse-checkout", "set", "ios")
    #expect(!FileManager.default.fileExists(atPath: playground("app/android/A.kt")))
    let snapshot = try readSnapshot(at: playground("app"))
    #expect(snapshot.paths == ["android/A.kt", "android/Gone.kt", "ios/A.swift"])
    #expect(try snapshot.text("android/A.kt") == "k")
    #expect(try snapshot.text("ios/A.swift") == "a")

    try playground.git("app", "sparse-checkout", "set", "--cone", "--sparse-index", "ios")
    #expect(try problem(at: "app").message.contains("sparse index"))
    #expect(try problem(at: "app").hint?.contains("sparse-checkout reapply --no-sparse-index") == true)
  }

  @Test func stateNamesBranchAndCommit() throws {
    try playground.repository("app", ["deep/A.swift": "a"])
    let head = try playground.git("app", "rev-parse", "HEAD")
    let state = try #require(try repositoryState(containing: playground("app/deep")))
    #expect(state.root == playground("app"))
    #expect(state.branch == "main")
    #expect(state.commit == head)
    #expect(state.shortCommit == (try playground.git("app", "rev-parse", "--short", "HEAD")))
    #expect(!state.isBare && !state.isShallow)

    try playground.git("app", "checkout", "-q", "--detach")
    #expect(try repositoryState(containing: playground("app"))?.branch == nil)
    #expect(try repositoryRoot(containing: playground("app/deep")) == playground("app"))
    try playground.write("plain/A.swift")
    #expect(try repositoryRoot(containing: playground("plain")) == nil)
    #expect(throws: Problem.self) { try repositoryRoot(containing: playground("nowhere")) }
  }

  /// Only the superuser can give folders away, and a machine that trusts every folder shows nothing.
  private static let canForeignOwn =
    geteuid() == 0 && ((try? Playground().run(".", ["git", "config", "--get-all", "safe.directory"])) ?? "").isEmpty

  @Test(.enabled(if: canForeignOwn))
  func foreignOwnersAreNamedWithTheLineToPaste() throws {
    try playground.repository("their app", ["deep/A.swift": "a"])
    try playground.git(".", "clone", "-q", "--bare", "their app", "their.git")
    try playground.run(".", ["chown", "-R", "12345", "their app", "their.git"])
    for (path, root) in [("their app", "their app"), ("their app/deep", "their app"), ("their.git", "their.git")] {
      let problem = try problem(at: path)
      #expect(problem.message.contains("belongs to another user"))
      #expect(problem.message.contains("`\(playground(path))`"))
      let name = root.contains(" ") ? "'\(playground(root))'" : playground(root)
      #expect(problem.hint?.contains("git config --global --add safe.directory \(name)`") == true)
    }
  }
}
