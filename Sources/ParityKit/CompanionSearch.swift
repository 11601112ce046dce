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

/// Looks for the companion of a pull request in the twin's clone: the pull request that its author names by
/// `Parity-With: owner/name#12`, else a branch of the same name that is not merged yet.
///
/// - Parameter root: the twin's root.
/// - Returns: with the companion, what the user should hear about the search.
func findCompanion(
  of request: CIContext.PullRequest, at root: String
) -> (companion: FoundCompanion?, problems: [Problem]) {
  if let named = NamedCompanion(in: request.description) { return find(named, of: request, at: root) }
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
          .warning, message: "the pull request names \(named.text), but the twin is a clone of \(origin.path)",
          hint: "Name a pull request of the twin's repository.")
      ]
    )
  }
  guard let commit = firstCommit(of: named.references, at: root) else {
    return (
      nil,
      [
        Problem(
          .warning, message: "the pull request names \(named.text), which is not in the clone at `\(root)`",
          hint: "Fetch it first: git -C \(shellQuoted(root)) fetch origin \(named.fetching)")
      ]
    )
  }
  var companion = FoundCompanion(
    name: named.text, reason: "named by `Parity-With`", commit: commit, number: named.number)
  return parted(&companion, from: request, at: root)
}

/// Finds where the companion parted from the twin's own state. One that is merged already is none.
private func parted(
  _ companion: inout FoundCompanion, from request: CIContext.PullRequest, at root: String
) -> (companion: FoundCompanion?, problems: [Problem]) {
  let branches = [request.baseBranch, "main", "master", "develop"].compactMap { $0 }
  let trunks = ["HEAD", "refs/remotes/origin/HEAD"] + branches.map { "refs/remotes/origin/\($0)" } + branches.map { "refs/heads/\($0)" }
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

/// `Parity-With: owner/name#12` in what an author wrote; the repository may be missing, `!12` is GitLab's way.
struct NamedCompanion: Sendable, Hashable {
  var repository: String?
  var number: Int
  private let sign: Character

  var text: String { "\(repository ?? "")\(sign)\(number)" }

  init?(in description: String) {
    let key = "parity-with:"
    for line in description.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard line.lowercased().hasPrefix(key) else { continue }
      let value = line.dropFirst(key.count).split { $0 == " " || $0 == "\t" }.first ?? ""
      guard let position = value.lastIndex(where: { $0 == "#" || $0 == "!" }) else { continue }
      let digits = value[value.index(after: position)...]
      let path = value[..<position]
      let isPath = path.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789-_./".unicodeScalars.contains(scalar))
      }
      guard isPath, path.isEmpty || path.contains("/"), digits.count <= 9, let number = Int(digits), number > 0 else {
        continue
      }
      repository = path.isEmpty ? nil : String(path)
      self.number = number
      sign = value[position]
      return
    }
    return nil
  }

  /// Under which names clones keep the heads of pull requests and merge requests.
  var references: [String] {
    [
      "refs/remotes/origin/pr/\(number)", "refs/remotes/origin/pull/\(number)/head", "refs/remotes/pull/\(number)/head",
      "refs/pull/\(number)/head", "refs/remotes/origin/merge-requests/\(number)", "refs/merge-requests/\(number)/head",
    ]
  }

  /// What to tell git to fetch.
  var fetching: String {
    sign == "!"
      ? "merge-requests/\(number)/head:refs/remotes/origin/merge-requests/\(number)"
      : "pull/\(number)/head:refs/remotes/origin/pr/\(number)"
  }
}
