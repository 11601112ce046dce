internal import CGit2
internal import SourceModel

/// The wording of everything that can be wrong with a side's root, its repository, or the revision asked for.
/// Each is one line that names the path as the user wrote it.
enum Complaint {
  static func noSuchPath(_ path: String, _ failure: FileFailure) -> Problem {
    failure.isAbsence
      ? Problem(
        .error, message: "`\(path)` does not exist",
        hint: "Relative paths start at the folder in which the command runs.")
      : Problem(.error, message: "cannot open `\(path)`: \(failure.words)")
  }

  static func notAFolder(_ path: String) -> Problem {
    Problem(
      .error, message: "`\(path)` is a file, not a folder",
      hint: "Name the folder that holds the code base, or its git repository.")
  }

  static func notARepository(_ place: Place, _ source: SnapshotSource) -> Problem {
    let wanted =
      switch source {
      case .revision(let name): "revision `\(name)`"
      case .index: "index"
      case .worktree: "work tree"
      }
    return Problem(
      .error, message: "`\(place.named)` is not in a git repository, so it has no \(wanted)",
      hint: "Leave the revision away to read the folder as it is.")
  }

  static func damaged(_ place: Place) -> Problem {
    Problem(
      .error, message: "`\(place.named)` has a `.git` that is not a git repository",
      hint: "Run `git -C \(place.quoted) status` to see what git says about it, or remove it to read a plain folder.")
  }

  /// Whether libgit2 refused a repository because another user owns it. It says so by a code, or, where no
  /// configuration names any safe folder, by lamenting the setting's absence.
  static func isAboutOwnership(_ failure: GitFailure) -> Bool {
    failure.code == GIT_EOWNER.rawValue || failure.words.contains("safe.directory")
  }

  /// - Parameter root: the folder that git wants named.
  static func foreignOwner(_ place: Place, root: String) -> Problem {
    Problem(
      .error,
      message: "the git repository at `\(place.named)` belongs to another user and is not listed in `safe.directory`",
      hint: "If you trust it, run `git config --global --add safe.directory \(shellQuoted(root))`.")
  }

  static func cannotOpen(_ place: Place, _ failure: GitFailure) -> Problem {
    guard let range = failure.words.firstRange(of: "extensions.") else {
      return Problem(
        .error, message: "cannot open the git repository at `\(place.named)`: \(failure.words)",
        hint: "Run `git -C \(place.quoted) fsck` to find out what is damaged.")
    }
    let name = failure.words[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
    let export = "Read a plain copy instead: `git -C \(place.quoted) archive HEAD | tar -x -C FOLDER`."
    let fact = name == "objectformat" ? "names its objects by SHA-256" : "uses the extension `\(name)`"
    return Problem(
      .error, message: "the git repository at `\(place.named)` \(fact), which parity cannot read", hint: export)
  }

  static func cannotReadIndex(_ place: Place, _ failure: GitFailure) -> Problem {
    // A sparse index lists folders instead of files, marked by a mandatory section of this name; a split one keeps most
    // of its lines in another file, which a section named `link` points at.
    if failure.words.contains("'sdir'") {
      return Problem(
        .error, message: "the git repository at `\(place.named)` has a sparse index, which parity cannot read",
        hint: "Run `git -C \(place.quoted) sparse-checkout reapply --no-sparse-index`.")
    }
    if failure.words.contains("'link'") {
      return Problem(
        .error, message: "the git repository at `\(place.named)` has a split index, which parity cannot read",
        hint: "Run `git -C \(place.quoted) update-index --no-split-index`.")
    }
    return Problem(
      .error, message: "cannot read the index of the git repository at `\(place.named)`: \(failure.words)",
      hint: "Run `git -C \(place.quoted) status` to see what git says about it.")
  }

  static func noCommits(_ place: Place, branch: String?, others references: [String]) -> Problem {
    guard let other = references.first(where: { $0.hasPrefix("refs/heads/") || $0.hasPrefix("refs/remotes/") }) else {
      return Problem(
        .error, message: "the git repository at `\(place.named)` has no commits yet",
        hint: "Commit something first, or read the work tree instead of a revision.")
    }
    let name = other.split(separator: "/", maxSplits: 2).last.map(String.init) ?? other
    return Problem(
      .error, message: "HEAD of `\(place.named)` is on `\(branch ?? "a branch")`, which has no commits yet",
      hint: "Name another revision, such as `\(name)`.")
  }

  static func noSuchRevision(_ name: String, _ place: Place, remoteBranch: String?, isShallow: Bool) -> Problem {
    let hint =
      if let remoteBranch {
        "Did you mean `\(remoteBranch)`?"
      } else if isShallow {
        deepening(place)
      } else {
        "If the remote has it, run `git -C \(place.quoted) fetch` first."
      }
    return Problem(.error, message: "no revision `\(name)` in `\(place.named)`", hint: hint)
  }

  static func badRevision(_ name: String, _ place: Place, _ failure: GitFailure) -> Problem {
    if failure.code == GIT_EAMBIGUOUS.rawValue {
      return Problem(
        .error, message: "`\(name)` stands for more than one revision in `\(place.named)`",
        hint: "Write more digits of the commit's id, or a branch's full name.")
    }
    if failure.code == GIT_EINVALIDSPEC.rawValue {
      return Problem(
        .error, message: "`\(name)` is not the name of one revision in `\(place.named)`",
        hint: "Write a branch, a tag or a commit's id, such as `main`, `v1.2` or `HEAD~1`.")
    }
    return Problem(.error, message: "cannot find revision `\(name)` in `\(place.named)`: \(failure.words)")
  }

  static func notACommit(_ name: String, _ place: Place) -> Problem {
    Problem(
      .error, message: "revision `\(name)` in `\(place.named)` is a file, not a commit",
      hint: "Name a branch, a tag or a commit.")
  }

  static func noSuchFolder(_ folder: String, revision: String, _ place: Place) -> Problem {
    Problem(
      .error, message: "revision `\(revision)` has no folder `\(folder)`, which `\(place.named)` points at",
      hint: "Name a revision in which the folder exists, or the repository's root.")
  }

  static func noIndex(_ place: Place) -> Problem {
    Problem(
      .error, message: "`\(place.named)` is a bare repository, so it has no index",
      hint: "Name a revision, such as `HEAD`.")
  }

  static func bareRepository(_ place: Place, head: String) -> Problem {
    Problem(
      .warning, message: "`\(place.named)` is a bare repository without a work tree; its HEAD (\(head)) was read")
  }
}

extension Place {
  /// The path as a shell takes it.
  var quoted: String { shellQuoted(named) }
}
