package import FindingModel
internal import SourceModel

/// The debts of one side, commit by commit.
struct DriftSection {
  /// `nil` for commits that edited both sides.
  let owing: Side?
  /// Oldest first.
  let commits: [DriftCommit]

  /// The debts of a report: what Kotlin owes first, because most teams write Swift first.
  static func all(_ report: DriftReport) -> [DriftSection] {
    [Side.kotlin, .swift, nil].compactMap { side in
      let debts = report.debts.filter { $0.owing == side }
      if debts.isEmpty { return nil }
      var commits: [DriftCommit] = []
      for debt in debts {
        if commits.last?.commit.id == debt.commit.id {
          commits[commits.count - 1].debts.append(debt)
        } else {
          commits.append(DriftCommit(commit: debt.commit, debts: [debt]))
        }
      }
      return DriftSection(owing: side, commits: commits)
    }
  }

  var title: String {
    let count = counted(commits.count, "commit")
    return switch owing {
    case nil: "Both sides changed, and not alike: \(count)"
    case let side?: "\(side.languageName) has not followed \(side.other.languageName): \(count)"
    }
  }
}

/// One commit and what it left owing, twin by twin.
struct DriftCommit {
  let commit: DriftReport.Commit
  var debts: [DriftReport.Debt]

  /// The differences of one twin.
  struct Twin {
    let swiftPath: String
    let kotlinPath: String
    var findings: [Finding]
    /// What was done, when it is more than a change.
    var remarks: [String]
  }

  /// Debts of one twin taken together.
  var twins: [Twin] {
    var twins: [Twin] = []
    for debt in debts {
      if twins.last?.swiftPath != debt.swiftPath || twins.last?.kotlinPath != debt.kotlinPath {
        twins.append(Twin(swiftPath: debt.swiftPath, kotlinPath: debt.kotlinPath, findings: [], remarks: []))
      }
      twins[twins.count - 1].findings += debt.findings
      if let remark = debt.remark { twins[twins.count - 1].remarks.append(remark) }
    }
    return twins
  }

  /// In days.
  var age: Int { debts.first?.age ?? 0 }
  var isInGrace: Bool { debts.first?.isInGrace ?? false }

  /// The commits of the other side that seem to bring it over, each once.
  var ports: [DriftReport.Port] { debts.first?.ports ?? [] }
}

extension DriftReport.Port {
  /// Why the commit is taken for a port.
  var reason: String {
    switch evidence {
    case .trailer: detail
    case .sameSubject: "same subject"
    case .sameTicket: "same ticket \(detail)"
    }
  }
}

extension DriftReport.Debt {
  /// What happened, where the differences alone do not say it.
  var remark: String? {
    switch kind {
    case "written": "as first written"
    case "removed": "taken away or renamed there"
    case "ported": "brought over, and not as it was there"
    default: nil
    }
  }
}

extension Finding {
  /// The line on a side; `nil` when it says nothing of that side.
  func line(_ side: Side) -> Int? { [primary, counterpart].compactMap { $0 }.first { $0.side == side }?.start.line }
}

/// The closing line: what is owed, how old, in what, and what is left out. A run that did not see everything says so first.
package func verdict(of report: DriftReport) -> String {
  let commits = Set(report.debts.map(\.commit.id))
  let late = Set(report.debts.filter { !$0.isInGrace }.map(\.commit.id))
  let owed =
    commits.isEmpty
    ? "nothing is owed"
    : "\(counted(commits.count, "commit")) not followed, \(late.count) past the grace of \(counted(report.grace, "day"))"
  let oldest = report.debts.first.map { ["the oldest is \(counted($0.age, "day")) old"] } ?? []
  let counts = report.counts
  var parts = [owed] + oldest
  parts.append(report.since.map { "since \(day(of: $0))" } ?? "whole history")
  parts += [
    "swift \(shortened(report.swift))", "kotlin \(shortened(report.kotlin))", counted(counts.twins, "twin"),
    "\(counts.written) as first written", "\(counts.undated) undated",
  ]
  if report.since != nil { parts.append("\(counts.older) older") }
  parts += ["\(counts.excused) excused", "\(counts.baselined) in baseline", "\(counts.suppressed) suppressed"]
  return (report.isComplete ? "" : "incomplete: ") + parts.joined(separator: " · ")
}

private func shortened(_ revision: Report.Revision) -> String {
  let root = revision.root.split(separator: "/").last.map(String.init) ?? revision.root
  let isCommit = revision.revision.count == 40 && revision.revision.allSatisfy(\.isHexDigit)
  return "\(inert(root))@\(isCommit ? String(revision.revision.prefix(7)) : revision.revision)"
}
