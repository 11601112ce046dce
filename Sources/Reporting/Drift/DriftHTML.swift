internal import FindingModel
internal import SourceModel

/// Drift as one page that needs no network and runs no script: a table for each side that owes.
func renderDriftHTML(_ report: DriftReport) -> String {
  let sections = DriftSection.all(report).map(section).joined()
  let problems = report.problems.filter { $0.severity == .error }.map { "<li>\(escaped($0.sentence))</li>\n" }.joined()
  return """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; \
    form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>parity drift</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <h1>parity drift</h1>
    <p class="verdict">\(escaped(verdict(of: report)))</p>
    \(problems.isEmpty ? "" : "<ul class=\"problems\">\n\(problems)</ul>\n")\(sections)</body>
    </html>

    """
}

private let style = """
  :root { color-scheme: light dark; --line: #8884; --quiet: #8888; --late: #b45309; --soft: #0e7490; }
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2.5rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-top: 1px solid var(--line); }
  th { font-weight: 600; color: var(--quiet); }
  code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  .age { white-space: nowrap; } .late { color: var(--late); } .grace { color: var(--soft); }
  .who, .where, .port, .verdict { color: var(--quiet); }
  ul { margin: .25rem 0; padding-left: 1.1rem; }
  """

private func section(_ section: DriftSection) -> String {
  """
  <h2>\(escaped(section.title))</h2>
  <table>
  <thead><tr><th>since</th><th>commit</th><th>what is missing</th></tr></thead>
  <tbody>
  \(section.commits.map(row).joined())</tbody>
  </table>

  """
}

private func row(_ commit: DriftCommit) -> String {
  let note = commit.commit
  let twins = commit.twins.map { twin in
    let remark = twin.remarks.isEmpty ? "" : " (\(escaped(twin.remarks.joined(separator: "; "))))"
    return "<div class=\"where\"><code>\(escaped(twin.swiftPath))</code> ~ <code>\(escaped(twin.kotlinPath))</code>"
      + "\(remark)</div>\n<ul>\n\(twin.findings.map(item).joined())</ul>\n"
  }
  let ports = commit.ports.map { port in
    "<div class=\"port\">brought over in part? <code>\(escaped(port.commit.shortID))</code> "
      + "\(escaped(port.commit.subject)) (\(escaped(port.reason)))</div>\n"
  }
  return """
    <tr>
    <td class="age"><time>\(day(of: note.authored))</time><br>\
    <span class="\(commit.isInGrace ? "grace" : "late")">\(counted(commit.age, "day"))</span></td>
    <td><code>\(escaped(note.shortID))</code> \(escaped(note.subject))<br><span class="who">\(escaped(note.author))</span></td>
    <td>
    \((twins + ports).joined())</td>
    </tr>

    """
}

private func item(_ finding: Finding) -> String {
  let places = Side.allCases.compactMap { side in finding.line(side).map { "\(side.rawValue) \($0)" } }
  let member = finding.member.map { "<code>\(escaped($0))</code>: " } ?? ""
  return
    "<li>\(member)\(sentence(finding.message)) <span class=\"where\">\(places.joined(separator: ", "))</span></li>\n"
}

/// A sentence of a rule, in which code stands between backticks.
private func sentence(_ text: String) -> String {
  let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { escaped(String($0)) }
  guard parts.count % 2 == 1 else { return escaped(text) }
  return parts.enumerated().map { $0.offset % 2 == 1 ? "<code>\($0.element)</code>" : $0.element }.joined()
}

/// Text from outside in HTML: no character of it is markup, and none moves or hides others.
private func escaped(_ text: String) -> String {
  rewritten(inert(text)) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }
}
