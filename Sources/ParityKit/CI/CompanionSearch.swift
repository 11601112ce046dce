internal import CIReading
internal import FindingModel
internal import GitReading
internal import SourceModel

/// The other side's change that belongs to a pull request, as it was found in the twin's clone.
struct FoundCompanion: Sendable, Hashable {
  /// A branch, or a pull request as in `acme/app-android#12`.
  var name: String
  /// As a part of a sentence.
  var reason: String
  var commit: CommitName
  /// Where it parted from the twin's own state; `nil` when the clone does not reach so far.
  var base: CommitName?
  /// What to add to the repository's address to see it: a branch, or a pull request's number.
  var branch: String?
  var number: Int?
}

/// Looks for the companion of a pull request in the twin's clone: the pull request or branch that its author names by
/// `Parity-With: owner/name#12`, else a branch of the same name that is not merged yet.
///
/// - Parameter root: the twin's root.
/// - Returns: with the companion, what the user should hear about the search.
func findCompanion(
  of request: CIContext.PullRequest, at root: String
) -> (companion: FoundCompanion?, problems: [Problem]) {
  let wish = CompanionWish(in: request.description)
  if let named = wish.named { return find(named, of: request, at: root) }
  if let words = wish.misread {
    return (
      nil,
      [
        Problem(
          .warning, message: "`Parity-With: \(words)` in the description names no pull request",
          hint: "Write its address, `owner/name#12`, or `owner/name:branch`.")
      ]
    )
  }
  // What a stranger calls a branch says nothing, and the main branch is nobody's companion.
  guard !request.isFromFork, let branch = request.headBranch, branch != request.baseBranch else { return (nil, []) }
  let names = ["refs/remotes/origin/\(branch)", "refs/heads/\(branch)"]
  guard let commit = firstCommit(of: names, at: root) else { return (nil, []) }
  var companion = FoundCompanion(
    name: branch, reason: "a branch of the same name", commit: commit, branch: branch)
  return parted(&companion, from: request, at: root)
}

private func find(
  _ named: NamedCompanion, of request: CIContext.PullRequest, at root: String
) -> (companion: FoundCompanion?, problems: [Problem]) {
  if let repository = named.repository, let origin = originAddress(containing: root).flatMap(RemoteName.init),
    origin.path.lowercased() != repository.lowercased()
  {
    return (
      nil,
      [
        Problem(
          .warning, message: "the pull request names `\(named.text)`, but the twin is a clone of `\(origin.path)`",
          hint: "Name a pull request or a branch of the twin's repository.")
      ]
    )
  }
  guard let commit = firstCommit(of: named.references, at: root) else {
    return (
      nil,
      [
        Problem(
          .warning, message: "the pull request names `\(named.text)`, which is not in the clone at `\(root)`",
          hint: named.number == nil
            ? "Push it, or fetch it first: `git -C \(shellQuoted(root)) fetch origin \(named.fetching)`"
            : "Name its branch instead, as in `Parity-With: \(named.repository ?? "owner/name"):branch`, or fetch it first: "
              + "`git -C \(shellQuoted(root)) fetch origin \(named.fetching)`")
      ]
    )
  }
  var companion = FoundCompanion(
    name: named.text, reason: "named by `Parity-With`", commit: commit, branch: named.branch,
    number: named.number)
  return parted(&companion, from: request, at: root)
}

/// Finds where the companion parted from the twin's own state. One that is merged already is none.
private func parted(
  _ companion: inout FoundCompanion, from request: CIContext.PullRequest, at root: String
) -> (companion: FoundCompanion?, problems: [Problem]) {
  let branches = [request.baseBranch, "main", "master", "develop"].compactMap { $0 }
  let trunks =
    ["HEAD", "refs/remotes/origin/HEAD"] + branches.map { "refs/remotes/origin/\($0)" }
    + branches.map { "refs/heads/\($0)" }
  // The twin may be checked out at the companion itself.
  let trunk = trunks.first { firstCommit(of: [$0], at: root).map { $0 != companion.commit } == true }
  guard let trunk else { return (companion, []) }
  do throws(Problem) {
    let base = try mergeBases(of: companion.commit.long, and: trunk, at: root).best
    if base == companion.commit { return (nil, []) }
    companion.base = base
    return (companion, [])
  } catch {
    var problem = error
    problem.severity = .warning
    problem.message = "of the companion \(companion.name) only the newest state is known: \(problem.message)"
    return (companion, [problem])
  }
}

private func firstCommit(of names: [String], at root: String) -> CommitName? {
  names.lazy.compactMap { try? commitName(of: $0, at: root) }.first
}
