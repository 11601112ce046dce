internal import Changes
internal import CodeModel
internal import FindingModel
internal import GitReading
internal import Pairing
internal import SourceModel

extension DriftReport {
  /// Turns dated differences into debts, oldest first.
  mutating func take(
    _ results: [DriftWalk.Result], _ widows: [WidowedFile], _ histories: [Side: DriftHistory], _ mapping: Mapping,
    _ request: DriftRequest
  ) {
    var ports = PortSearch(histories)
    var debts: [Key: Debt] = [:]
    for result in results {
      counts.moments += result.moments
      problems += result.problems.filter { !problems.contains($0) }
      for dated in result.dated {
        guard let parting = dated.parting, let commit = dated.commit else {
          if request.since == nil { counts.undated += 1 } else { counts.older += 1 }
          continue
        }
        if parting.kind == .written, !request.wantsWritten {
          counts.written += 1
          continue
        }
        guard let debt = debt(parting, commit, ports.ports(of: commit, from: parting.moved), request) else { continue }
        let twin = mapping.twins[dated.twin]
        let key = Key(
          commit: commit.name.long, kind: parting.kind, swift: mapping.swift.units[twin.swift].file.path,
          kotlin: mapping.kotlin.units[twin.kotlin].file.path)
        debts[key, default: debt].findings += dated.difference.findings
      }
    }
    for widow in widows {
      let commit = widow.deleted.commit
      let parting = Parting(kind: .removed, moved: widow.side.other, event: 0)
      guard let debt = debt(parting, commit, ports.ports(of: commit, from: parting.moved), request) else { continue }
      let paths = widow.side == .swift ? (widow.path, widow.deleted.path) : (widow.deleted.path, widow.path)
      let key = Key(commit: commit.name.long, kind: .removed, swift: paths.0, kotlin: paths.1)
      debts[key, default: debt].findings += widow.findings
    }
    self.debts = debts.map { key, value in
      var debt = value
      debt.swiftPath = key.swift
      debt.kotlinPath = key.kotlin
      debt.findings.sort(by: Finding.reportOrder)
      return debt
    }.sorted { left, right in
      let (a, b) = (left.commit, right.commit)
      if a.authored != b.authored { return a.authored < b.authored }
      if a.id != b.id { return a.id < b.id }
      return (left.swiftPath, left.kotlinPath, left.kind) < (right.swiftPath, right.kotlinPath, right.kind)
    }
  }

  /// A debt without its twin; `nil`, and counted, when it is excused or not asked for.
  private mutating func debt(
    _ parting: Parting, _ commit: GitReading.Commit, _ ports: [Port], _ request: DriftRequest
  ) -> Debt? {
    if let since = request.since, commit.authored < since, commit.committed < since {
      counts.older += 1
      return nil
    }
    if !commit.skipReasons.isEmpty || ports.contains(where: { $0.evidence == .trailer }) {
      counts.excused += 1
      return nil
    }
    guard request.author.map({ commit.author.isCalled($0) }) ?? true else { return nil }
    let age = max(0, (request.now - commit.authored) / 86_400)
    return Debt(
      kind: parting.kind.rawValue, side: parting.moved ?? .swift, owing: parting.owing,
      commit: DriftReport.Commit(commit),
      age: age, isInGrace: age < grace, swiftPath: "", kotlinPath: "", findings: [], ports: ports)
  }

  private struct Key: Hashable {
    var commit: String
    var kind: Parting.Kind
    var swift: String
    var kotlin: String
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
