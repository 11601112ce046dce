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
      let base = Sources(inMemory: [swift, kotlin], setup)
      let mapping = mapped(base, setup, isDecree: true, jobs: 1)
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
      let new = Sources(inMemory: files, setup)
      var (head, former) = (base, Sources(inMemory: [], setup))
      for file in files {
        if file.side == .swift {
          (head.swift, former.swift) = (new.swift, base.swift)
        } else {
          (head.kotlin, former.kotlin) = (new.kotlin, base.kotlin)
        }
      }
      return changed(head, since: former, today: "", setup)
    }
  }
}
