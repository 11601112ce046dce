package import FindingModel

/// A form in which a report can be written; the raw value is the name that `--reporter` takes.
package enum Reporter: String, Sendable, Hashable, CaseIterable {
  /// For people: source lines with carets on both sides, and a verdict.
  case text
  /// One line a finding, and a verdict.
  case concise
  /// What Xcode, editors and problem matchers read.
  case xcode
  /// The stable machine interface, schema 1.
  case json

  /// Whether its output ends with the verdict line.
  package var endsWithVerdict: Bool {
    switch self {
    case .text, .concise: true
    case .xcode, .json: false
    }
  }

  /// Whether it shows `Report.TwinSummary.rawSimilarity`, which is costly to compute.
  package var showsRawSimilarity: Bool { self == .json }

  /// The whole report as text that ends with a line break; empty when there is nothing to say in this form.
  package func render(_ report: Report, style: ReportStyle = ReportStyle()) -> String {
    switch self {
    case .text: TextReporter(style: style).render(report)
    case .concise: renderConcise(report, style: style)
    case .xcode: renderXcode(report)
    case .json: renderJSON(report)
    }
  }
}

/// How the reporters for people look; machine formats take no notice of it.
package struct ReportStyle: Sendable, Hashable {
  package var isColored: Bool
  /// The most findings to show; `nil` shows all.
  package var limit: Int?
  /// Findings below it are counted, not shown.
  package var minimumSeverity: Severity

  package init(isColored: Bool = false, limit: Int? = nil, minimumSeverity: Severity = .info) {
    self.isColored = isColored
    self.limit = limit
    self.minimumSeverity = minimumSeverity
  }
}
