import Foundation
import Testing

/// The states in which repositories are met: each is made by git, and checked as a hook or a job would.
@Suite struct GitStateTests {
  let folder: Folder

  init() throws {
    folder = try twoSides()
    try folder.write(
      "android/src/Counter.kt", folder.text("android/src/Counter.kt").replacingOccurrences(of: ">=", with: ">"))
    for side in ["ios", "android"] {
      try folder.git("init", "-q", "-b", "main", side)
      try folder.git("-C", side, "add", "-A")
      try folder.git("-C", side, "commit", "-q", "-m", "All")
    }
  }

  private func edit(_ file: String, _ old: String, _ new: String) throws {
    try folder.write(file, folder.text(file).replacingOccurrences(of: old, with: new))
  }

  private func check(_ arguments: String..., in place: String = "ios", kotlin: String = "../android") throws -> Tool.Run
  {
    try Tool.command(
      "/usr/bin/env",
      ["-C", folder.path + "/" + place, Tool.path, "check", "--strict", "--kotlin", kotlin] + arguments,
      in: folder, environment: ["HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1"])
  }

  /// `Counter` with one edit that the other side lacks, committed.
  private func commitForgetfully(in place: String = "ios") throws {
    try edit("\(place)/Sources/Counter.swift", "return true", "return count > 1")
    try folder.git("-C", place, "commit", "-q", "-a", "-m", "Edit")
  }

  // MARK: The index

  @Test func ofAPartiallyStagedFileTheStagedPartCounts() throws {
    defer { folder.remove() }
    try edit("ios/Sources/Counter.swift", "return true", "return count > 1")
    try folder.git("-C", "ios", "add", "-A")
    try edit("ios/Sources/Counter.swift", "return false", "return count > 2")
    let run = try check("--staged")
    #expect(run.status == 1)
    #expect(run.output.contains("count > 1"))
    #expect(!run.output.contains("count > 2"))
    // What is on disk may even be in order.
    try edit("ios/Sources/Counter.swift", "return count > 1", "return true")
    #expect(try check("--staged").status == 1)
  }

  @Test func deletionsAndRenamesAloneAreChanges() throws {
    defer { folder.remove() }
    try folder.git("-C", "ios", "rm", "-q", "Sources/Point.swift")
    let deletion = try check("--staged")
    #expect(deletion.status == 1)
    #expect(deletion.output.contains("unreplicated-deletion"))
    try folder.git("-C", "ios", "reset", "-q", "--hard")
    // The type keeps its name, so the file may have any.
    try folder.git("-C", "ios", "mv", "Sources/Counter.swift", "Sources/Tally.swift")
    let rename = try check("--staged")
    #expect(rename.status == 0, Comment(rawValue: rename.output + rename.errors))
    try folder.git("-C", "ios", "reset", "-q", "--hard")
    try folder.git("-C", "ios", "mv", "Sources/Counter.swift", "Sources/counter.swift")
    let ofCase = try check("--staged")
    #expect(ofCase.status == 0, Comment(rawValue: ofCase.output + ofCase.errors))
  }

  @Test func theFirstCommitIsHeldAgainstTheTwin() throws {
    defer { folder.remove() }
    try folder.git("init", "-q", "-b", "main", "fresh")
    try folder.write("fresh/Sources/Point.swift", "struct Point {\n  let x: Int\n  let y: Double\n}\n")
    try folder.git("-C", "fresh", "add", "-A")
    let run = try check("--staged", in: "fresh")
    #expect(run.errors == "")
    #expect(run.status == 0)
    // Two files that never agreed have no common past from which one of them went.
    #expect(run.output.contains("1 older"))
    #expect(run.output.contains("base swift nothing"))
    #expect(run.output.contains("1 twin, 1 in scope"))
  }

  @Test func aSplitIndexIsNamedWithTheLineThatMendsIt() throws {
    defer { folder.remove() }
    try folder.git("-C", "ios", "update-index", "--split-index")
    let run = try check("--staged")
    #expect(run.status == 3)
    #expect(run.errors.contains("update-index --no-split-index"))
  }

  @Test func lineEndingsThatGitConvertsAreNoChange() throws {
    defer { folder.remove() }
    try folder.write("ios/.gitattributes", "*.swift text eol=crlf\n")
    try folder.git("-C", "ios", "add", "-A")
    try folder.git("-C", "ios", "commit", "-q", "-m", "Endings")
    try edit("ios/Sources/Counter.swift", "\n", "\r\n")
    try folder.git("-C", "ios", "add", "-A")
    let same = try check("--staged")
    #expect(same.status == 0)
    #expect(same.output == "")
    // The twin with other endings is the same twin.
    try edit("android/src/Counter.kt", "\n", "\r\n")
    try edit("ios/Sources/Counter.swift", "return true", "return count > 1")
    try folder.git("-C", "ios", "add", "-A")
    let run = try check("--staged")
    #expect(run.output.contains("count > 1"))
    #expect(run.output.contains("1 finding "))
  }

  #if os(Linux)
    @Test func namesThatAreNotTextAreToldAndTheRestIsChecked() throws {
      defer { folder.remove() }
      // 0xE9 alone is no UTF-8.
      _ = try Tool.command(
        "/bin/sh", ["-c", "cd ios/Sources && printf 'struct Caf { }' > \"$(printf 'Caf\\351.swift')\""], in: folder)
      try edit("ios/Sources/Counter.swift", "return true", "return count > 1")
      try folder.git("-C", "ios", "add", "-A")
      let run = try check("--staged")
      #expect(run.errors.contains("Caf"))
      #expect(run.output.contains("count > 1"))
      #expect(run.status == 1)
    }
  #endif

  // MARK: The history

  @Test func aDetachedHeadIsAsGoodAsABranch() throws {
    defer { folder.remove() }
    try folder.git("-C", "ios", "checkout", "-q", "--detach")
    try commitForgetfully()
    let run = try check("--base", "HEAD~1")
    #expect(run.status == 1)
    #expect(run.output.contains("count > 1"))
  }

  @Test func aBareTwinIsReadAtItsHead() throws {
    defer { folder.remove() }
    try folder.git("clone", "-q", "--bare", "android", "bare.git")
    try commitForgetfully()
    let run = try check("--base", "HEAD~1", kotlin: "../bare.git")
    #expect(run.status == 1)
    #expect(run.errors.contains("bare"))
    #expect(run.output.contains("count > 1"))
  }

  @Test func aShallowCloneSaysHowToGetTheRest() throws {
    defer { folder.remove() }
    try commitForgetfully()
    try folder.git("clone", "-q", "--depth", "1", "file://\(folder.path)/ios", "shallow")
    let run = try check("--base", "HEAD~1", in: "shallow")
    #expect(run.status == 3)
    #expect(run.errors.contains("fetch"))
    #expect(run.errors.contains("--unshallow") || run.errors.contains("fetch-depth"))
    #expect(try check("--merge-base", "main", in: "shallow").status != 1)
  }

  @Test func onAMergeCommitDepthTwoIsEnough() throws {
    defer { folder.remove() }
    try folder.git("-C", "ios", "checkout", "-q", "-b", "topic")
    try commitForgetfully()
    try folder.git("-C", "ios", "checkout", "-q", "main")
    try folder.write("ios/README.md", "A\n")
    try folder.git("-C", "ios", "add", "-A")
    try folder.git("-C", "ios", "commit", "-q", "-m", "Other")
    try folder.git("-C", "ios", "merge", "-q", "--no-ff", "-m", "Merge", "topic")
    try folder.git("clone", "-q", "--depth", "2", "file://\(folder.path)/ios", "shallow")
    let run = try check("--base", "HEAD^1", in: "shallow")
    #expect(run.status == 1)
    #expect(run.output.contains("count > 1"))
  }

  @Test func ofSeveralMergeBasesOneIsTakenAndNamed() throws {
    defer { folder.remove() }
    try folder.git("-C", "ios", "checkout", "-q", "-b", "topic")
    try commitForgetfully()
    try folder.git("-C", "ios", "checkout", "-q", "main")
    try folder.write("ios/README.md", "A\n")
    try folder.git("-C", "ios", "add", "-A")
    try folder.git("-C", "ios", "commit", "-q", "-m", "Other")
    try folder.git("-C", "ios", "branch", "old")
    try folder.git("-C", "ios", "merge", "-q", "--no-ff", "-m", "One way", "topic")
    try folder.git("-C", "ios", "checkout", "-q", "topic")
    try folder.git("-C", "ios", "merge", "-q", "--no-ff", "-m", "Other way", "old")
    try edit("ios/Sources/Counter.swift", "return false", "return count > 2")
    try folder.git("-C", "ios", "commit", "-q", "-a", "-m", "More")
    let run = try check("--merge-base", "main")
    #expect(run.output.contains("count > 2"))
    #expect(run.errors.contains("parted from 2 commits"))
    #expect(run.status == 1)
  }

  // MARK: Clones of parts

  @Test func sparseClonesAreCompletedFromTheStore() throws {
    defer { folder.remove() }
    try folder.write("android/other/Readme.txt", "A\n")
    try folder.git("-C", "android", "add", "-A")
    try folder.git("-C", "android", "commit", "-q", "-m", "Other")
    try folder.git("-C", "android", "sparse-checkout", "set", "other")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/android/src/Counter.kt"))
    try edit("ios/Sources/Counter.swift", "return true", "return count > 1")
    try folder.git("-C", "ios", "add", "-A")
    let run = try check("--staged")
    #expect(run.status == 1)
    #expect(run.output.contains("count > 1"))
  }

  @Test func aBloblessCloneSaysWhatIsMissing() throws {
    defer { folder.remove() }
    try commitForgetfully()
    try folder.git("-C", "ios", "config", "uploadpack.allowFilter", "true")
    try folder.git("clone", "-q", "--filter=blob:none", "file://\(folder.path)/ios", "blobless")
    // What is checked out is there; the base is not.
    #expect(try check(in: "blobless").status != 3)
    let run = try check("--base", "HEAD~1", in: "blobless")
    #expect(run.status == 3, Comment(rawValue: run.output + run.errors))
    #expect(run.errors.contains("missing"))
  }

  @Test func aRepositoryOfTheNewKindIsNamedAsSuch() throws {
    defer { folder.remove() }
    try folder.git("init", "-q", "--object-format=sha256", "new")
    try folder.write("new/src/Counter.kt", folder.text("android/src/Counter.kt"))
    try folder.git("-C", "new", "add", "-A")
    let run = try check(kotlin: "../new")
    #expect(run.status == 3)
    #expect(run.errors.contains("SHA-256"))
  }

  // MARK: Where the sides lie

  @Test func submodulesAndLinkedWorkTreesAreSides() throws {
    defer { folder.remove() }
    // The twin as a submodule of this repository, whose own git folder lies in that of the outer one.
    try folder.git("-c", "protocol.file.allow=always", "-C", "ios", "submodule", "--quiet", "add", "../android", "twin")
    try folder.git("-C", "ios", "commit", "-q", "-m", "Twin")
    try edit("ios/Sources/Counter.swift", "return true", "return count > 1")
    try folder.git("-C", "ios", "add", "Sources")
    let outer = try check("--staged", kotlin: "twin")
    #expect(outer.status == 1)
    #expect(outer.output.contains("count > 1"))
    try folder.git("-C", "ios", "reset", "-q", "--hard")
    try folder.git("-C", "ios", "worktree", "add", "-q", "-b", "topic", "../linked")
    try edit("linked/Sources/Counter.swift", "return true", "return count > 1")
    try folder.git("-C", "linked", "add", "Sources")
    #expect(try check("--staged", in: "linked").status == 1)
    #expect(try check("--staged").output == "")
  }

  @Test func aTwinThatIsEmptyOrLockedIsToldApart() throws {
    defer { folder.remove() }
    try edit("ios/Sources/Counter.swift", "return true", "return count > 1")
    try folder.git("-C", "ios", "add", "-A")
    try folder.git("init", "-q", "empty")
    let empty = try check("--staged", kotlin: "../empty")
    #expect(empty.status == 3)
    #expect(empty.errors.contains("no Kotlin files"))
    // Somebody else is writing to both; nothing is waited for.
    try folder.write("ios/.git/index.lock", "")
    try folder.write("android/.git/index.lock", "")
    #expect(try check("--staged").status == 1)
  }

  // MARK: Nothing is written

  @Test func neitherRepositoryIsTouched() throws {
    defer { folder.remove() }
    try commitForgetfully()
    try edit("ios/Sources/Point.swift", "Int", "Double")
    try folder.git("-C", "ios", "add", "-A")
    // Files whose times git has not noted invite a refresh of the index.
    try folder.write("ios/Sources/Counter.swift", folder.text("ios/Sources/Counter.swift"))
    try folder.write("android/src/Counter.kt", folder.text("android/src/Counter.kt"))
    let before = try state()
    for arguments in [["--staged"], ["--base", "HEAD~1"], ["--all"], ["--merge-base", "main"]] {
      _ = try Tool.command(
        "/usr/bin/env", ["-C", folder.path + "/ios", Tool.path, "check", "--kotlin", "../android"] + arguments,
        in: folder)
    }
    #expect(try state() == before)
  }

  /// Everything below both roots: path, time of change, content.
  private func state() throws -> [String: String] {
    var state: [String: String] = [:]
    for side in ["ios", "android"] {
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/" + side) {
        let path = "\(folder.path)/\(side)/\(name)"
        let changed = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        let content = FileManager.default.contents(atPath: path)?.base64EncodedString() ?? ""
        state["\(side)/\(name)"] = "\(changed?.timeIntervalSince1970 ?? 0) \(content)"
      }
    }
    return state
  }
}
