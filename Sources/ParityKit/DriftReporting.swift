internal import Changes
internal import CodeModel
internal import FindingModel
internal import GitReading
internal import Pairing
internal import SourceModel

extension DriftReport {
  /// Turns dated differences into debts, oldest first.
  mutating func take(
    _ results: [DriftWalk.Result], _ histories: [Side: DriftHistory], _ mapping: Mapping, _ request: DriftRequest
  ) {
    var ports = PortSearch(histories)
    var debts: [Key: Debt] = [:]
    for result in results {
      counts.moments += result.moments
      problems += result.problems
      for dated in result.dated {
        guard let parting = dated.parting, let commit = dated.commit else {
          if request.since == nil { counts.undated += 1 } else { counts.older += 1 }
          continue
        }
        if parting.kind == .written, !request.wantsWritten {
          counts.written += 1
          continue
        }
        if let since = request.since, commit.authored < since, commit.committed < since {
          counts.older += 1
          continue
        }
        let found = ports.ports(of: commit, from: parting.moved)
        if !commit.skipReasons.isEmpty || found.contains(where: { $0.evidence == .trailer }) {
          counts.excused += 1
          continue
        }
        guard request.author.map({ commit.author.isCalled($0) }) ?? true else { continue }
        let key = Key(commit: commit.name.long, twin: dated.twin, kind: parting.kind)
        if debts[key] == nil {
          let twin = mapping.twins[dated.twin]
          let age = max(0, (request.now - commit.authored) / 86_400)
          debts[key] = Debt(
            kind: parting.kind.rawValue, side: parting.moved ?? .swift, owing: parting.owing,
            commit: Commit(commit), age: age, isInGrace: age < grace,
            swiftPath: mapping.swift.units[twin.swift].file.path,
            kotlinPath: mapping.kotlin.units[twin.kotlin].file.path, findings: [], ports: found)
        }
        debts[key]?.findings += dated.difference.findings
      }
    }
    self.debts = debts.values.map { debt in
      var debt = debt
      debt.findings.sort(by: Finding.reportOrder)
      return debt
    }.sorted { left, right in
      let (a, b) = (left.commit, right.commit)
      if a.authored != b.authored { return a.authored < b.authored }
      if a.id != b.id { return a.id < b.id }
      return (left.swiftPath, left.kotlinPath, left.kind) < (right.swiftPath, right.kotlinPath, right.kind)
    }
  }

  private struct Key: Hashable {
    var commit: String
    var twin: Int
    var kind: Parting.Kind
  }
}

extension DriftReport.Commit {
  init(_ commit: Commit) {
    self.init(
      id: commit.name.long, shortID: commit.name.short, author: commit.author.name, email: commit.author.email,
      authored: commit.authored, subject: commit.subject)
  }
}

extension CommitAuthor {
  /// Whether a text is part of the name or the address, whatever its case.
  fileprivate func isCalled(_ text: String) -> Bool {
    [name, email].contains { $0.lowercased().contains(text.lowercased()) }
  }
}
