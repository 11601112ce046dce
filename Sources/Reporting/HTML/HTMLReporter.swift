internal import FindingModel
internal import Foundation
internal import Mustache

/// The report as one page that needs no network: an overview of all twins, and each twin side by side.
///
/// The page holds the report as JSON that no browser executes, and draws of it what scrolls into view. Its policy
/// allows its own script and style sheet, by hash, and nothing else.
func renderHTML(_ report: Report) -> String {
  let data = PageData(report)
  let style = text(PackageResources.page_css)
  let script = [
    PackageResources.element_js, PackageResources.report_js, PackageResources.list_js, PackageResources.overview_js,
    PackageResources.syntax_js, PackageResources.twin_js, PackageResources.app_js,
  ].map(text).reduce("\"use strict\";\n", +)
  let shell = Shell(
    policy: "default-src 'none'; img-src data:; style-src '\(hash(style))'; script-src '\(hash(script))'; "
      + "base-uri 'none'; form-action 'none'",
    title: "parity: \(inert(report.title))", verdict: inert(verdict(of: report)), style: style, script: script,
    report: data.overview, twins: data.twins.joined())
  return pageTemplate.render(shell)
}

/// What the template names.
private struct Shell {
  let policy: String
  let title: String
  let verdict: String
  let style: String
  let script: String
  let report: String
  let twins: String
}

private let pageTemplate: MustacheTemplate = {
  do {
    return try MustacheTemplate(string: text(PackageResources.page_mustache))
  } catch {
    preconditionFailure("the page's template parses: \(error)")
  }
}()

private func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }

private func hash(_ text: String) -> String { "sha256-\(Data(sha256(text)).base64EncodedString())" }
