internal import CIReading
internal import ReviewPosting

func jobAdvice(_ seen: Observations) -> [Advice] {
  let job = seen.job
  if job.provider == .none {
    return [Advice(.good, "ci", "\(job.summary); `parity ci` has nothing to do here, `parity check` is the command")]
  }
  var advice = [Advice(.good, "ci", job.summary)]
  advice += job.remarks.map { Advice(.note, "ci", $0) }
  switch job.scope {
  case .everything(let reason): advice.append(Advice(.good, "ci", "all twins are looked at: \(reason)"))
  case .unknown(let reason) where job.trigger == .afterWorkflow: advice.append(Advice(.note, "ci", reason))
  case .unknown(let reason):
    advice.append(
      Advice(
        .trouble, "ci", "there is no base: \(reason)",
        lines: job.isUntold ? variables(job) : ["PARITY_BASE: origin/main   # or `parity ci --base REVISION`"]))
  case .changes:
    switch seen.base {
    case .there(let reason): advice.append(Advice(.good, "ci", "the clone has the base of the change: \(reason)"))
    case .cutOff:
      advice.append(
        Advice(
          .trouble, "ci", "the clone does not reach back to what the change is compared with",
          lines: remedy(.history(isWhole: false), job)))
    case .missing(let problem):
      advice.append(Advice(.trouble, "ci", "there is no base: \(words(problem))", lines: hint(problem)))
    case .notNeeded: break
    }
  }
  return advice
}

func tokenAdvice(_ seen: Observations) -> [Advice] {
  let isPosting = seen.job.pullRequest != nil || seen.job.trigger == .afterWorkflow
  if seen.job.provider == .gitHub, seen.job.pullRequest?.isFromFork == true {
    return [
      Advice(
        .note, "token",
        "a pull request from a fork: its job may not write, so a second workflow has to post the report",
        lines: ["parity publish parity-report.json   # see .github/examples/forks-publish.yml of parity"])
    ]
  }
  switch seen.credential {
  case .none(let names):
    let list = names.joined(separator: ", ")
    guard isPosting else {
      return [
        seen.job.isUntold
          ? Advice(.note, "token", "none is set (\(list)); one is needed where `CI_PULL_REQUEST` names a pull request")
          : Advice(.good, "token", "none is set (\(list)), and none is needed here")
      ]
    }
    return [
      Advice(.trouble, "token", "none of \(list) is set, so nothing can be posted", lines: grant(seen.job.provider))
    ]
  case .notAsked(let name):
    return [Advice(.note, "token", "\(name) is set; which server it is for cannot be told here")]
  case .refused(let name, let failure):
    let what = failure.kind == .absent ? "the repository, or the token's rights to it" : "it"
    let line = failure.kind == .unreachable ? [] : grant(seen.job.provider)
    let words = "\(name): \(failure.message)"
    return [
      failure.kind == .limited || failure.kind == .unreachable
        ? Advice(.note, "token", "\(words), so nothing is known about it")
        : Advice(.trouble, "token", "\(words): check \(what)", lines: line)
    ]
  case .known(let name, let facts): return [judge(facts, name, seen.job)]
  }
}

private func judge(_ facts: TokenFacts, _ name: String, _ job: CIContext) -> Advice {
  var words = "\(name): \(facts.kind.rawValue)"
  if let scopes = facts.scopes {
    words += scopes.isEmpty ? " without scopes" : " with \(scopes.joined(separator: ", "))"
  }
  if let expiry = facts.expiry { words += ", until \(expiry)" }
  if facts.canWrite == false {
    return Advice(.trouble, "token", "\(words); its owner may not write to the repository", lines: grant(job.provider))
  }
  guard let scopes = facts.scopes else {
    if job.provider == .gitLab {
      return Advice(.note, "token", "\(words); what it may do cannot be asked", lines: ["scope: api"])
    }
    return Advice(
      .note, "token", "\(words); what it may do cannot be asked. It needs these rights", lines: rights)
  }
  let wanted = job.provider == .gitLab ? ["api"] : ["repo", "public_repo"]
  if scopes.contains(where: wanted.contains) { return Advice(.good, "token", words) }
  let missing = job.provider == .gitLab ? "api" : "repo (public_repo is enough for public repositories)"
  return Advice(
    .trouble, "token", "\(words), which lets it read only: it needs the scope \(missing)",
    lines: job.provider == .gitLab ? grant(.gitLab) : ["scope: repo"])
}

private let rights = ["permissions:", "  contents: read", "  pull-requests: write", "  statuses: write"]

/// What gives parity a token that may post.
private func grant(_ provider: CIContext.Provider) -> [String] {
  switch provider {
  case .gitHub: rights + ["env:", "  GITHUB_TOKEN: ${{ github.token }}"]
  case .gitLab: ["GITLAB_TOKEN: a project access token of role Reporter with the scope api, as a masked variable"]
  case .generic, .none: ["export PARITY_TOKEN=…   # one that may write comments and statuses"]
  }
}
