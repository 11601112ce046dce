internal import CIReading
internal import FindingModel
internal import ParityKit
internal import SourceModel

/// What to paste where a job lacks something.
func advice(_ plan: CIPlan, _ report: Report, _ context: CIContext) -> [String] {
  var lines: [String] = []
  let isCutOff = report.problems.contains { $0.severity == .error && $0.hint?.contains("shallow") == true }
  if isCutOff { lines += deeper(context) }
  for side in plan.missing { lines += twin(side, plan, context) }
  if case .unknown = context.scope, context.trigger == .afterWorkflow {
    lines += ["To post the report of the other workflow, run here:", "", "    parity publish parity-report.json", ""]
  }
  return lines
}

private func deeper(_ context: CIContext) -> [String] {
  switch context.provider {
  case .gitHub:
    let depth = context.trigger == .pullRequest && context.event == "pull_request" ? 2 : 0
    return [
      "The clone lacks the commit to compare with. Give the checkout its history:", "",
      "    - uses: actions/checkout@v4", "      with:", "        fetch-depth: \(depth)", "",
    ]
  case .gitLab:
    return [
      "The clone lacks the commit to compare with. Give the job its history:", "", "    variables:",
      "      GIT_DEPTH: 0", "",
    ]
  case .generic, .none:
    return ["The clone lacks the commit to compare with. Fetch its history:", "", "    git fetch --unshallow", ""]
  }
}

private func twin(_ side: Side, _ plan: CIPlan, _ context: CIContext) -> [String] {
  let root = plan.request[side].root
  let last = root.split(separator: "/").last.map(String.init) ?? ""
  let name = [".", "..", ""].contains(last) ? (side == .swift ? "app-ios" : "app-android") : last
  let owner = context.repository?.split(separator: "/").dropLast().joined(separator: "/") ?? "OWNER"
  let start = "There is no \(side.languageName) side at `\(root)`. Check it out beside this one:"
  let call = "parity ci --\(side.rawValue) \(name)"
  switch context.provider {
  case .gitHub:
    return [
      start, "", "    - uses: actions/checkout@v4", "      with:", "        repository: \(owner)/\(name)",
      "        path: \(name)", "        fetch-depth: 0        # all branches: finds the one that belongs to a pull request",
      "        token: ${{ secrets.PARITY_TWIN_TOKEN }}   # only where the repository is private",
      "    - run: \(call)", "",
    ]
  case .gitLab:
    let host = context.server.flatMap { $0.split(separator: "/").last } ?? "gitlab.com"
    return [
      start, "", "    script:",
      "      - git clone https://gitlab-ci-token:${CI_JOB_TOKEN}@\(host)/\(owner)/\(name).git \(name)",
      "      - \(call)", "",
    ]
  case .generic, .none:
    return [start, "", "    git clone URL \(name) && \(call)", ""]
  }
}
