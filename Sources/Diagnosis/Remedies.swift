package import CIReading
package import ParityKit
internal import SourceModel

/// Something that a job lacks, and that its own definition can give it.
enum Lack {
  /// Commits before the one that is checked out: all of them, or what a pull request is compared with.
  case history(isWhole: Bool)
  /// A side, whose root is to be here.
  case side(Side, root: String)
}

/// The lines to paste into a job's definition, or a terminal, that mend it.
func remedy(_ lack: Lack, _ job: CIContext) -> [String] {
  switch (lack, job.provider) {
  case (.history(let isWhole), .gitHub):
    // The merge that GitHub made has the base as its parent.
    let depth = !isWhole && job.event == "pull_request" ? 2 : 0
    return ["fetch-depth: \(depth)   # under `with:` of actions/checkout"]
  case (.history, .gitLab): return ["GIT_DEPTH: 0   # under `variables:` of the job"]
  case (.history, .generic), (.history, .none): return ["git fetch --unshallow"]
  case (.side(let side, let root), .gitHub):
    let name = repositoryName(side, root)
    return [
      "- uses: actions/checkout@v5",
      "  with: { repository: \(owner(job))/\(name), path: \(name), ssh-key: \"${{ secrets.TWIN_KEY }}\", fetch-depth: 0 }",
      "- run: parity ci --\(side.rawValue) \(name)",
    ]
  case (.side(let side, let root), .gitLab):
    let name = repositoryName(side, root)
    return [
      "git clone \"https://gitlab-ci-token:$CI_JOB_TOKEN@$CI_SERVER_HOST/\(owner(job))/\(name).git\" \(name)",
      "parity ci --\(side.rawValue) \(name)",
    ]
  case (.side(_, let root), .generic), (.side(_, let root), .none): return ["git clone URL \(shellQuoted(root))"]
  }
}

/// What a job of continuous integration has to paste where it lacks something, line by line.
package func remedies(_ plan: CIPlan, _ job: CIContext) -> [String] {
  var lines: [String] = []
  func add(_ words: String, _ paste: [String]) { lines += [words, ""] + paste.map { "    " + $0 } + [""] }
  if plan.isCutOff {
    add("The clone lacks the commit to compare with. Give it its history:", remedy(.history(isWhole: false), job))
  }
  for side in plan.missing {
    let root = plan.request[side].root
    add(
      "There is no \(side.languageName) side at `\(root)`. Check it out beside this one:",
      remedy(.side(side, root: root), job))
  }
  if job.isUntold {
    add("What the job is about stands in these variables; set them before `parity ci`:", variables(job))
  }
  if case .unknown = job.scope, job.trigger == .afterWorkflow {
    add("To post the report of the other workflow, run here:", ["parity publish parity-report.json"])
  }
  return lines
}

extension CIContext {
  /// Whether the provider is none whose variables are known, and nobody has named a base.
  var isUntold: Bool {
    guard provider == .generic, case .unknown = scope else { return false }
    return true
  }
}

/// What a job of any other provider has to tell, with that provider's own names where they are known.
func variables(_ job: CIContext) -> [String] {
  let names = ["CI_PULL_REQUEST", "CI_REPO_OWNER", "CI_REPO_NAME", "CI_COMMIT", "CI_BRANCH", "CI_BASE_BRANCH"]
  let values = job.service?.values ?? ["12", "OWNER", "NAME", "$(git rev-parse HEAD)", "BRANCH", "main"]
  let lines = zip(names, values).map { name, value in "export \(name)=\(value.hasPrefix("$") ? "\"\(value)\"" : value)"
  }
  return lines + ["export PARITY_TOKEN=…   # one that may write comments and statuses on GitHub"]
}

private func repositoryName(_ side: Side, _ root: String) -> String {
  let last = root.split(separator: "/").last.map(String.init) ?? ""
  let isName = !["", ".", ".."].contains(last) && last == shellQuoted(last)
  return isName ? last : side == .swift ? "app-ios" : "app-android"
}

private func owner(_ job: CIContext) -> String {
  job.repository?.split(separator: "/").dropLast().joined(separator: "/") ?? "OWNER"
}
