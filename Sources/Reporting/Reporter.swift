package import FindingModel

/// A form in which a report can be written; the raw value is the name that `--reporter` takes.
package enum Reporter: String, Sendable, Hashable, CaseIterable {
  /// For people: source lines with carets on both sides, and a verdict.
  case text
  /// One line a finding, and a verdict.
  case concise
  /// What Xcode, editors and problem matchers read.
  case xcode
  /// Annotations in the log of GitHub Actions.
  case github
  /// For a pull request's comment or a step's summary.
  case markdown
  /// One page with all twins side by side.
  case html
  /// The share of members that are equal, as an image (SVG).
  case badge
  /// The stable machine interface, schema 1.
  case json
  /// One JSON object a line.
  case jsonl
  /// What code scanning reads (2.1.0).
  case sarif
  /// GitLab's code quality.
  case gitlab
  /// What most review tools read.
  case checkstyle
  /// Test results: a twin is a test.
  case junit
  /// What reviewdog reads.
  case rdjson

  /// Whether its output ends with the verdict line.
  package var endsWithVerdict: Bool { self == .text || self == .concise }

  /// Whether its lines may stand among those of another reporter; a document may not.
  package var isLineByLine: Bool {
    switch self {
    case .text, .concise, .xcode, .github: true
    case .markdown, .html, .badge, .json, .jsonl, .sarif, .gitlab, .checkstyle, .junit, .rdjson: false
    }
  }

  /// Whether it shows `Report.TwinSummary.rawSimilarity`, which is costly to compute.
  package var showsRawSimilarity: Bool { self == .json }

  /// Whether it shows `Report.TwinSummary.text`, which is large.
  package var showsSources: Bool { self == .html }

  /// The whole report as text that ends with a line break; empty when there is nothing to say in this form.
  package func render(_ report: Report, style: ReportStyle = ReportStyle()) -> String {
    switch self {
    case .text: TextReporter(style: style).render(report)
    case .concise: renderConcise(report, style: style)
    case .xcode: renderXcode(report)
    case .github: renderGitHub(report)
    case .markdown: MarkdownReporter(report).render()
    case .html: renderHTML(report)
    case .badge: renderBadge(report)
    case .json: renderJSON(report)
    case .jsonl: renderJSONLines(report)
    case .sarif: renderSARIF(report)
    case .gitlab: renderGitLab(report)
    case .checkstyle: renderCheckstyle(report)
    case .junit: renderJUnit(report)
    case .rdjson: renderReviewdog(report)
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
