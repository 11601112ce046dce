internal import CGit2

/// What has been tried to gain access to a remote; libgit2 asks again for as long as it is refused.
struct CredentialAttempts {
  private var hasTriedAgent = false
  private var hasTriedHelpers = false

  /// What libgit2 is to call; the attempts must live as long.
  static func callbacks(_ attempts: UnsafeMutablePointer<CredentialAttempts>) -> git_remote_callbacks {
    var callbacks = git_remote_callbacks()
    git_remote_init_callbacks(&callbacks, UInt32(GIT_REMOTE_CALLBACKS_VERSION))
    callbacks.payload = UnsafeMutableRawPointer(attempts)
    callbacks.credentials = { made, url, user, allowed, payload in
      guard let attempts = payload?.assumingMemoryBound(to: CredentialAttempts.self), let url else {
        return GIT_EAUTH.rawValue
      }
      return attempts.pointee.acquire(
        made, url: String(cString: url), user: user.map { String(cString: $0) }, allowed: git_credential_t(allowed))
    }
    return callbacks
  }

  /// Writes the next credential to try to `made`. Returns a code of libgit2.
  private mutating func acquire(
    _ made: UnsafeMutablePointer<UnsafeMutablePointer<git_credential>?>?, url: String, user: String?,
    allowed: git_credential_t
  ) -> Int32 {
    if allowed.contains(GIT_CREDENTIAL_USERNAME) { return git_credential_username_new(made, user ?? "git") }
    if allowed.contains(GIT_CREDENTIAL_SSH_KEY), !hasTriedAgent {
      hasTriedAgent = true
      return git_credential_ssh_key_from_agent(made, user ?? "git")
    }
    if allowed.contains(GIT_CREDENTIAL_USERPASS_PLAINTEXT), !hasTriedHelpers {
      hasTriedHelpers = true
      if let login = Login.fromGit(for: url) {
        return git_credential_userpass_plaintext_new(made, login.user, login.password)
      }
    }
    return GIT_EAUTH.rawValue
  }
}

extension git_credential_t {
  fileprivate func contains(_ kind: git_credential_t) -> Bool { rawValue & kind.rawValue != 0 }
}

/// A name and a password. Not printable, so that it never is by accident.
struct Login: CustomStringConvertible, CustomReflectable {
  let user: String
  let password: String

  var description: String { "a login" }
  var customMirror: Mirror { Mirror(self, children: []) }

  /// What git's own credential helpers know for an address; `nil` when they know nothing. Nobody is asked.
  static func fromGit(for url: String, environment: [String: String] = [:]) -> Login? {
    guard !url.contains("\n"), !url.contains("\r"), !url.contains("\0") else { return nil }
    let output = Subprocess.run(
      ["git", "credential", "fill"], input: "url=\(url)\n\n",
      environment: environment.merging(["GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "", "SSH_ASKPASS": ""]) { $1 })
    guard let output else { return nil }
    var fields: [Substring: Substring] = [:]
    for line in output.split(separator: "\n") {
      guard let sign = line.firstIndex(of: "=") else { continue }
      fields[line[..<sign]] = line[line.index(after: sign)...]
    }
    guard let user = fields["username"], let password = fields["password"] else { return nil }
    return Login(user: String(user), password: String(password))
  }
}
