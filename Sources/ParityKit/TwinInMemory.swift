package import CodeModel
internal import Comparison
package import FindingModel
internal import Pairing
package import SourceModel

/// Two files in memory that the caller says are twins, read once and asked often.
package struct TwinInMemory: Sendable {
  /// A member that both sides have.
  package struct Member: Sendable {
    /// As the Swift side spells it.
    package let name: String
    package let swift: Declaration
    package let kotlin: Declaration

    package func declaration(_ side: Side) -> Declaration { side == .swift ? swift : kotlin }
  }

  private let setup: Setup
  /// The members that are compared statement by statement, in the order of the Swift file.
  package let members: [Member]
  /// In normal form.
  package let swift: SourceUnit
  package let kotlin: SourceUnit
  private let base: Sources

  package init(swift: SourceFile, kotlin: SourceFile, _ setup: Setup) {
    self.setup = setup
    (base, members) = onDeepStack {
      let base = Sources(swift: inMemory(swift, setup), kotlin: inMemory(kotlin, setup))
      let mapping = mapped(base, setup, isDecree: true)
      let comparison = TwinComparison(mapping)
      let members = (0..<comparison.count).flatMap { comparison.compared($0).members }
        .filter { $0.body?.level == .statement && $0.body?.isTruncated == false }
        .map { member in
          Member(
            name: mapping[member.pair.swift].path, swift: mapping[member.pair.swift].declaration,
            kotlin: mapping[member.pair.kotlin].declaration)
        }
      return (base, members)
    }
    self.swift = base.swift.units.first ?? lower(swift)
    self.kotlin = base.kotlin.units.first ?? lower(kotlin)
  }

  package func unit(_ side: Side) -> SourceUnit { side == .swift ? swift : kotlin }

  /// What other texts of one file or of both leave owing.
  package func report(changing files: [SourceFile]) -> Report {
    onDeepStack {
      var head = base
      for file in files {
        let units = inMemory(file, setup)
        if file.side == .swift { head.swift = units } else { head.kotlin = units }
      }
      func changes(_ side: Side) -> SideChanges {
        let former = base.side(side)
        guard files.contains(where: { $0.side == side }) else {
          return SideChanges(units: former.units, written: former.written)
        }
        return SideChanges(
          base: "base", units: former.units, written: former.written,
          changedPaths: Set(head.side(side).units.map(\.file.path)), formerPaths: Set(former.units.map(\.file.path)))
      }
      let mapping = mapped(head, setup, isDecree: true)
      let (outcome, examination) = explainChanges(
        swift: changes(.swift), kotlin: changes(.kotlin), head, mapping, setup, jobs: 1, isDecree: true)
      var builder = ReportBuilder(sources: head, examination: examination, setup: setup, changes: outcome)
      builder.mode = .changes
      builder.problems = setup.problems + head.problems + examination.problems + outcome.problems
      builder.sift(today: "", scope: ReportScope(paths: [], swiftRoot: "", kotlinRoot: ""))
      return builder.report
    }
  }
}

private func inMemory(_ file: SourceFile, _ setup: Setup) -> Sources.SideUnits {
  var result = Sources.SideUnits(root: "", revision: "folder")
  let analysis = analyse(file, setup, isDecreed: true)
  result.problems = analysis.problems
  result.directives = analysis.directives
  if let unit = analysis.unit, let written = analysis.written {
    result.units = [unit]
    result.written = [written]
  }
  return result
}
