internal import CGit2
internal import SourceModel

/// The wording of what can be wrong with a twin in a remote repository. Addresses are shown without passwords.
extension Complaint {
  static var badAddress: Problem {
    Problem(
      .error, message: "the address of the twin's repository is empty or has control characters in it",
      hint: "Write it as for `git clone`.")
  }

  /// What libgit2 was built without, as it is in binaries that hold it; `nil` when the address needs nothing of that.
  ///
  /// - Parameter features: of `git_feature_t`.
  static func cannotSpeak(_ address: RemoteAddress, features: Int) -> Problem? {
    func has(_ feature: git_feature_t) -> Bool { features & Int(feature.rawValue) != 0 }
    let (name, other): (String, String)
    if address.text.hasPrefix("https://"), !has(GIT_FEATURE_HTTPS) {
      (name, other) = ("HTTPS", has(GIT_FEATURE_SSH) ? "its address for ssh, or " : "")
    } else if address.isSSH, !has(GIT_FEATURE_SSH) {
      (name, other) = ("ssh", has(GIT_FEATURE_HTTPS) ? "its address for https, or " : "")
    } else {
      return nil
    }
    return Problem(
      .error, message: "this build of parity has no \(name), so it cannot fetch the twin from `\(address.shown)`",
      hint: "Take \(other)a clone made by git itself (`path:` instead of `repository:`); or build parity from source.")
  }

  static func cannotReach(_ address: RemoteAddress, _ failure: GitFailure) -> Problem {
    let check = "`git ls-remote \(shellQuoted(address.shown))`"
    if failure.code == GIT_EAUTH.rawValue {
      return Problem(
        .error, message: "the twin's repository at `\(address.shown)` refuses access",
        hint: address.isWeb
          ? "Set up a credential helper (`git config credential.helper`), until \(check) works without a question."
          : "Load your key by `ssh-add`, until \(check) works without a question.")
    }
    if failure.code == GIT_ECERTIFICATE.rawValue, address.isWeb {
      return Problem(
        .error,
        message:
          "the server of the twin's repository at `\(address.shown)` shows a certificate that is not believed here",
        hint: "Where it is your company's own, name the authority to git: `git config --global http.sslCAInfo FILE`.")
    }
    if failure.code == GIT_ECERTIFICATE.rawValue {
      return Problem(
        .error,
        message: "the host of the twin's repository at `\(address.shown)` is not known here, or has another key",
        hint: "Run \(check) once and accept the key; it is then kept in `~/.ssh/known_hosts`.")
    }
    return Problem(
      .error, message: "cannot read the twin's repository at `\(address.shown)`: \(address.hiding(failure.words))",
      hint: "Run \(check) to see what git says about it.")
  }

  /// The same, where an earlier run has left what would do.
  static func withCopy(_ problem: Problem) -> Problem {
    var problem = problem
    problem.hint = (problem.hint.map { $0 + " " } ?? "") + "With --offline, the state that was fetched last is taken."
    return problem
  }

  static func nothingKept(_ address: RemoteAddress) -> Problem {
    Problem(
      .error, message: "what is wanted of the twin's repository at `\(address.shown)` was never fetched",
      hint: "Run it once without --offline.")
  }

  static func cannotKeepCopy(_ folder: String, _ address: RemoteAddress, _ failure: GitFailure) -> Problem {
    Problem(
      .error,
      message: "cannot keep a copy of the twin's repository in `\(folder)`: \(address.hiding(failure.words))",
      hint: "If the folder is there but damaged, remove it; it is only a cache.")
  }

  static func noSuchReference(
    _ name: String, fallback: String?, _ address: RemoteAddress, branches: [String]
  ) -> Problem {
    if branches.isEmpty {
      return Problem(
        .error, message: "the twin's repository at `\(address.shown)` has no branches yet", hint: "Push one to it.")
    }
    let missing = fallback == nil || fallback == name ? "no `\(name)`" : "neither `\(name)` nor `\(fallback ?? "")`"
    let some = branches.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    return Problem(
      .error, message: "the twin's repository at `\(address.shown)` has \(missing)",
      hint: "It has \(some)\(branches.count > 3 ? " and \(branches.count - 3) more branches" : "").")
  }

  static func notACommit(_ name: String, _ address: RemoteAddress) -> Problem {
    Problem(
      .error, message: "`\(name)` in the twin's repository at `\(address.shown)` is not a commit",
      hint: "Name a branch, a tag or a commit.")
  }
}
