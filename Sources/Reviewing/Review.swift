package import FindingModel
internal import Reporting
internal import ReviewPosting
package import SourceModel

/// What a report has to say in a pull request.
package struct Review: Sendable {
  /// Of the one comment; `nil` when there is nothing that anybody must do.
  let words: String?
  /// What a comment says from now on whose words no longer hold.
  let restored: String
  /// By which that comment is known again.
  let marker: String
  /// What tells this verdict from others on the same commit.
  let statusName: String
  let summary: String
  let isGreen: Bool
  let notes: [InlineNote]
  /// How many notes there are for lines that the pull request's newest commit does not have: what the merge with a newer
  /// main branch says there.
  let notesWithoutLine: Int

  /// - Parameters:
  ///   - configuration: the configuration's path from the repository's root.
  ///   - here: the sides that the repository holds.
  ///   - head: the commit that the verdict belongs to.
  ///   - isGreen: whether the run succeeds.
  package init(_ report: Report, configuration: String, here: Set<Side>, head: String?, isGreen: Bool) {
    var report = report
    report.hasPassed = isGreen
    let hasWork = !report.isComplete || report.audible.contains { $0.severity >= .warning }
    let isResolved = report.companion?.resolved.isEmpty == false
    words = hasWork || isResolved ? "\(keyLine(report.commentKey))\n\(Reporter.markdown.render(report))" : nil
    let address = here.sorted().compactMap { report.scope.side($0).address }.first
    let commit = head.map { head in
      let name = "`\(head.prefix(9))`"
      return address.map { "[\(name)](\($0.commitPage))" } ?? name
    }
    restored = "### Parity restored\(commit.map { " at \($0)" } ?? "")\n\n\(Self.rest(report.counts))"
    let name = Self.inert(configuration)
    marker = "<!-- parity:v1:\(here.sorted().map(\.rawValue).joined(separator: "+")):\(name) -->"
    statusName = name == ".parity.yml" ? "parity" : "parity (\(name))"
    summary = report.headline
    self.isGreen = isGreen
    let remarks = report.reviewRemarks()
    notes = remarks.compactMap { remark in
      remark.line.map { InlineNote(key: remark.fingerprint, path: remark.path, line: $0, words: remark.words) }
    }
    notesWithoutLine = remarks.count - notes.count
  }

  /// What a pull request that asks for nothing any more leaves. Older differences and notes may still be there.
  private static func rest(_ counts: Report.Counts) -> String {
    let older = counts.existing
    let left = older == 0 ? "" : " \(older) older \(older == 1 ? "difference stays" : "differences stay") as they were."
    return "This pull request adds no difference any more that has to be followed up.\(left)"
  }

  /// Nothing in a path may end the hidden comment that it stands in.
  private static func inert(_ path: String) -> String {
    let plain = path.unicodeScalars.map { scalar in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789._/".unicodeScalars.contains(scalar))
      return isPlain ? String(scalar) : "_"
    }
    return plain.joined()
  }
}
