/// What a job of continuous integration is about, as its environment tells: no file but the event is read, nothing is
/// asked of a network, and no secret is kept.
package struct CIContext: Sendable, Hashable {
  package enum Provider: String, Sendable, Hashable {
    case gitHub = "GitHub Actions"
    case gitLab = "GitLab CI"
    /// Some other one, described by variables that every provider can set.
    case generic = "continuous integration"
    case none = "no continuous integration"
  }

  package enum Trigger: String, Sendable, Hashable {
    case pullRequest = "pull request"
    case mergeQueue = "merge queue"
    case push
    case schedule
    case manual = "started by hand"
    /// A second stage, which runs after another workflow with the rights of the default branch.
    case afterWorkflow = "after another workflow"
    case other = "other"
  }

  package struct PullRequest: Sendable, Hashable {
    package var number: Int
    /// The branch that is to be merged, and the one it goes into.
    package var headBranch: String?
    package var baseBranch: String?
    /// Whether the branch lies in somebody else's copy of the repository, whose jobs get no right to write.
    package var isFromFork: Bool
    /// What its author wrote about it.
    package var description: String

    package init(
      number: Int, headBranch: String? = nil, baseBranch: String? = nil, isFromFork: Bool = false,
      description: String = ""
    ) {
      self.number = number
      self.headBranch = headBranch
      self.baseBranch = baseBranch
      self.isFromFork = isFromFork
      self.description = description
    }
  }

  /// What of the two sides is to be looked at.
  package enum Scope: Sendable, Hashable {
    /// Everything, for a reason.
    case everything(String)
    /// What changed since the first of these bases that the clone has.
    case changes([BaseCandidate])
    /// The event does not say, and to guess could look like all is well.
    case unknown(String)
  }

  package var provider: Provider
  /// The variable that gave the provider away; `nil` without one.
  package var evidence: String?
  /// Which one it is of those that are read by variables that every provider can set.
  package var service: CIService?
  package var trigger: Trigger
  /// As the provider names what started the job, such as `pull_request`.
  package var event: String
  /// `owner/name`, or a GitLab project's path.
  package var repository: String?
  /// Without a slash at its end, such as `https://github.com`.
  package var server: String?
  /// Of the interface for programs, without a slash at its end, such as `https://api.github.com`.
  package var interface: String?
  package var branch: String?
  /// Where the branch lies, as `owner/name`, when the event says so.
  package var headRepository: String?
  package var pullRequest: PullRequest?
  /// Whether the workflow after which this one runs succeeded; `nil` without one, or when nobody says.
  package var predecessorSucceeded: Bool?
  /// The commit that the verdict belongs to: of a pull request its newest, not the merge that is checked.
  package var head: String?
  package var scope: Scope
  /// Where people read this job's log.
  package var log: String?
  /// The file to which a summary for people is appended.
  package var summaryFile: String?
  /// What could not be read, in words.
  package var remarks: [String] = []

  init(_ provider: Provider, evidence: String?, _ trigger: Trigger, event: String, scope: Scope) {
    self.provider = provider
    self.evidence = evidence
    self.trigger = trigger
    self.event = event
    self.scope = scope
  }

  /// The provider, what started the job and where, in words: `GitHub Actions, pull request #12 of acme/app-ios`.
  package var summary: String {
    if provider == .none { return "no continuous integration found" }
    let found = evidence.map { " (\($0) is set)" } ?? ""
    let what =
      if let pullRequest {
        "\(trigger == .pullRequest ? "" : "\(trigger.rawValue), ")\(kind) \(sign)\(pullRequest.number)"
      } else if trigger == .pullRequest {
        "a \(kind) without number"
      } else if trigger == .other {
        event.isEmpty ? "no event" : event
      } else {
        trigger.rawValue
      }
    let branches = [pullRequest?.headBranch ?? branch, pullRequest?.baseBranch].compactMap { $0 }.joined(
      separator: " → ")
    let place = [repository.map { " of \($0)" } ?? "", branches.isEmpty ? "" : " (\(branches))"].joined()
    return "\(provider.rawValue)\(found), \(what)\(place)"
  }

  private var kind: String { provider == .gitLab ? "merge request" : "pull request" }
  private var sign: String { provider == .gitLab ? "!" : "#" }
}

/// A commit that the change under check may have been built on.
package struct BaseCandidate: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The first parent of HEAD, if HEAD is a merge made for the check; of this commit, when it is known.
    case firstParent(of: String?)
    case commit(String)
    /// The commit at which HEAD and this one parted.
    case parting(from: String)
  }

  package var kind: Kind
  /// Why it is the base, as a part of a sentence.
  package var reason: String

  package init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }

  /// As a user names it: a commit by its id, or a branch, of which what it gained since HEAD left it is not meant.
  ///
  /// - Parameter source: the variable or option that names it.
  package init(named name: String, by source: String) {
    let isID = (7...64).contains(name.utf8.count) && name.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    self =
      isID
      ? BaseCandidate(.commit(name), "\(source) names it")
      : BaseCandidate(.parting(from: name), "there HEAD and \(name) parted, which \(source) names")
  }
}

/// Reads the environment of a job.
///
/// - Parameters:
///   - environment: variables and their values.
///   - read: the contents of the file at a path, `nil` when there is none; asked for the event's file only.
package func readCI(_ environment: [String: String], read: (String) -> [UInt8]?) -> CIContext {
  let variables = Variables(environment)
  var context =
    if variables.isSet("GITHUB_ACTIONS") {
      readGitHubActions(variables, read)
    } else if variables.isSet("GITLAB_CI") {
      readGitLab(variables)
    } else {
      readGeneric(variables)
    }
  if let base = variables["PARITY_BASE"] {
    context.scope = .changes([BaseCandidate(named: base, by: "PARITY_BASE")])
  }
  return context
}

/// The names under which a token is looked for, the most particular first.
package func tokenNames(for provider: CIContext.Provider) -> [String] {
  switch provider {
  case .gitHub: ["PARITY_TOKEN", "GITHUB_TOKEN", "GH_TOKEN"]
  case .gitLab: ["PARITY_TOKEN", "GITLAB_TOKEN"]
  case .generic, .none: ["PARITY_TOKEN"]
  }
}

/// An environment in which an empty variable is none.
struct Variables {
  private let values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  subscript(name: String) -> String? {
    guard let value = values[name], !value.isEmpty else { return nil }
    return value
  }

  func isSet(_ name: String) -> Bool {
    guard let value = self[name] else { return false }
    return !["0", "false"].contains(value.lowercased())
  }

  /// An address without the slash at its end.
  func address(_ name: String) -> String? {
    guard let value = self[name] else { return nil }
    return value.hasSuffix("/") ? String(value.dropLast()) : value
  }

  /// A commit id; the row of zeros that stands for none is none.
  func commit(_ name: String) -> String? { realCommit(self[name]) }
}

func realCommit(_ id: String?) -> String? {
  guard let id, !id.isEmpty, id.contains(where: { $0 != "0" }) else { return nil }
  return id
}
