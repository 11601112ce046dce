package import FindingModel
internal import GitReading
internal import SourceModel

/// Runs what a job planned.
///
/// With a companion the twin is looked at twice: as the companion leaves it, which gives the report, and as it is without
/// it, which tells what the companion resolves.
package func check(_ plan: CIPlan, _ setup: Setup) -> Report {
  guard plan.isPossible else { return impossible(plan, setup) }
  var report = check(plan.request, setup)
  report.problems = plan.problems + report.problems
  report.scope.swift.pathInWorkspace = plan.folders[.swift]
  report.scope.kotlin.pathInWorkspace = plan.folders[.kotlin]
  report.scope.swift.address = plan.addresses[.swift]
  report.scope.kotlin.address = plan.addresses[.kotlin]
  report.companionTrouble = plan.companionTrouble
  if let found = plan.companion, let side = plan.twinSide {
    report.companion = Companion(
      side: side, name: found.name, reason: found.reason, commit: found.commit.long, address: plan.companionPage,
      resolved: resolved(by: found, on: side, plan, setup, report))
  }
  report.followLines(plan)
  return report
}

extension Report {
  /// The lines of the sides that are here, as they stand in the commit that the pull request shows.
  fileprivate mutating func followLines(_ plan: CIPlan) {
    let places = (audible + (companion?.resolved ?? [])).flatMap { [$0.primary, $0.counterpart].compactMap { $0 } }
    for side in Side.allCases {
      guard let address = plan.addresses[side], let read = address.moved?.read else { continue }
      let paths = Set(places.filter { $0.side == side }.map(\.path))
      let moved = movedLines(of: paths, from: read, to: address.commit, at: plan.request.side(side).root)
      if side == .swift { scope.swift.address?.moved = moved } else { scope.kotlin.address?.moved = moved }
    }
  }
}

/// What would be told without the companion and is not told with it.
private func resolved(
  by companion: FoundCompanion, on side: Side, _ plan: CIPlan, _ setup: Setup, _ report: Report
) -> [Finding] {
  guard let base = companion.base else { return [] }
  var request = plan.request
  request[side].revision = base.long
  request[side].base = .none
  request.wantsSources = false
  request.wantsRawSimilarity = false
  let told = report.audible
  return check(request, setup).audible.filter { finding in
    !told.contains { other in
      // A change that the companion answers in another way is told in other words, and is not resolved.
      other.fingerprint == finding.fingerprint
        || (other.member == finding.member && other.primary.path == finding.primary.path && finding.member != nil)
    }
  }
}

/// The report of a job that has nothing to compare with; what it was to look at is named all the same.
private func impossible(_ plan: CIPlan, _ setup: Setup) -> Report {
  func revision(_ side: SideRequest) -> Report.Revision {
    Report.Revision(root: side.root, revision: side.revision ?? "unknown", pathInWorkspace: pathInWorkspace(side.root))
  }
  return Report(
    toolVersion: toolVersion,
    scope: Report.Scope(
      mode: .changes, swift: revision(plan.request.swift), kotlin: revision(plan.request.kotlin)),
    counts: Report.Counts(), twins: [], unpaired: [], findings: [], problems: setup.problems + plan.problems,
    isComplete: false, rules: setup.ruleNotes)
}
