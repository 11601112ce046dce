internal import FindingModel
internal import Linting
internal import Pairing
internal import SourceModel

extension ReportBuilder {
  /// Puts what became of a change into words. What a verdict stands for decides with it: when the author has silenced or
  /// accepted all of it, or no rule speaks of it, the verdict is silent, too.
  func findings(
    of changes: ChangeOutcome, directives: [Directive], today: String, admits: (Violation) -> Bool
  ) -> [Finding] {
    let units = examination.mapping.swift.units + examination.mapping.kotlin.units
    let baseline = setup.baseline ?? Baseline()
    func sifted(_ violations: [Violation]) -> [Finding] {
      suppress(worded(violations.filter(admits), units), directives: directives, today: today).findings
    }
    var all: [Finding] = []
    for verdict in changes.verdicts {
      let covered = accept(sifted(verdict.consumed), in: baseline)
      if covered.isEmpty, !verdict.consumed.isEmpty { continue }
      var told = sifted([verdict.violation])
      if let silenced = covered.first, covered.allSatisfy({ $0.state != .new }) {
        for index in told.indices { told[index].state = silenced.state }
      }
      all += told
    }
    all += sifted(changes.introduced)
    all += sifted(changes.existing).map { finding in
      var finding = finding
      if finding.state == .new { finding.state = .existing }
      return finding
    }
    all += worded(changes.resolved.filter(admits), changes.baseUnits).map { finding in
      var finding = finding
      finding.state = .resolved
      return finding
    }
    return all
  }
}
