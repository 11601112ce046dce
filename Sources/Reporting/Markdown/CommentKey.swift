package import FindingModel
internal import SourceModel

extension Report {
  /// What the Markdown report says, apart from the commits that it says it of: equal keys mean that a comment need not be
  /// written anew. Letters and digits.
  package var commentKey: String {
    var report = self
    for side in Side.allCases {
      var revision = report.scope.side(side)
      revision.revision = ""
      revision.base = revision.base.map { _ in "" }
      revision.address?.commit = ""
      if revision.address?.moved?.read != nil { revision.address?.moved?.read = "" }
      if side == .swift { report.scope.swift = revision } else { report.scope.kotlin = revision }
    }
    report.companion?.commit = ""
    return sha256(MarkdownReporter(report).render()).prefix(16).reduce(into: "") { key, byte in
      let digits = String(byte, radix: 16)
      key += (digits.count == 1 ? "0" : "") + digits
    }
  }
}
