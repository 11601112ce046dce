package import FindingModel

/// A form in which drift can be written; the raw value is the name that `--format` takes.
package enum DriftFormat: String, Sendable, Hashable, CaseIterable {
  /// For people, on a terminal.
  case text
  /// For programs, schema 1.
  case json
  /// For an issue, a chat or a step's summary.
  case markdown
  /// One page that needs no network.
  case html

  /// The whole report as text that ends with a line break.
  package func render(_ report: DriftReport, style: ReportStyle = ReportStyle()) -> String {
    switch self {
    case .text: DriftTextReporter(style: style).render(report)
    case .json: renderDriftJSON(report)
    case .markdown: renderDriftMarkdown(report)
    case .html: renderDriftHTML(report)
    }
  }
}
