import FindingModel
import SourceModel
import Testing

/// A name, string or path made to break out of a report.
struct HostileText: Sendable, CustomTestStringConvertible {
  /// What it is after.
  let name: String
  let text: String

  /// The text itself would break out of the tests' output.
  var testDescription: String { name }
}

let hostileTexts: [HostileText] = [
  HostileText(name: "mentions", text: "@octocat @acme/ios"),
  HostileText(name: "Markdown link", text: "[click](https://evil.example)"),
  HostileText(name: "Markdown image", text: "![x](https://evil.example/x.png)"),
  HostileText(name: "bare addresses", text: "https://evil.example/?q=1 www.evil.example"),
  HostileText(name: "references of forges", text: "acme/app#12 #12 GH-12 !12 0123456789abcdef0123456789abcdef01234567"),
  HostileText(name: "image with a handler", text: "<img src=x onerror=alert(1)>"),
  HostileText(name: "end of a script", text: "</script><script>window.hacked = true</script>"),
  HostileText(name: "comment and details", text: "<!-- --><details open><summary>x"),
  HostileText(name: "end of a table", text: "</td></tr></table><h1>all clear</h1>"),
  HostileText(name: "pipes", text: "a | b || c \\| d"),
  HostileText(name: "code spans", text: "`code` ``more`` ``` fence"),
  HostileText(name: "emphasis and a lone back-tick", text: "back`tick **bold** _it_ ~~gone~~"),
  HostileText(name: "direction marks", text: "\u{202E}txet desrever\u{202C}\u{200F}\u{2067}"),
  HostileText(name: "escape sequences", text: "\u{1B}[2J\u{1B}[31mred\u{1B}]0;title\u{07}\u{9B}1m"),
  HostileText(name: "line breaks", text: "line\nbreak\r\n::error::forged\u{2028}next"),
  HostileText(name: "build server command", text: "::error file=x,line=1::forged %0A%25"),
  HostileText(
    name: "commands within a line",
    text: "a ##[stop-commands]zzz #\u{AD}#[error]x ###[group]y ##vso[task.complete]z ##teamcity[message]"),
  HostileText(name: "quotes and references", text: "\"quoted\" 'single' &amp; & <>"),
  HostileText(name: "ends of CDATA, no XML", text: "]]> <![CDATA[ <?xml ?> \u{0}\u{FFFE}"),
  HostileText(name: "JSON and templates", text: "{\"json\": \"\\u0000\"} {{mustache}} {{{raw}}} {0}"),
  HostileText(name: "combining marks", text: "e\u{301}|\u{301}`\u{301}<\u{301}\u{200D}\u{FEFF}\u{E0041} |"),
]

/// A report in which a text stands wherever foreign text can: twice in two twins, so that the table has rows to break.
func report(with text: String) -> Report {
  var report = toolReport()
  for index in report.findings.indices {
    report.findings[index].message = "`\(text)` in Swift is `\(text)` in Kotlin. \(text)"
    report.findings[index].member = text
    report.findings[index].primary.path += text
    report.findings[index].counterpart?.path += text
    report.findings[index].primaryLine = text
    report.findings[index].counterpartLine = text
  }
  for index in report.twins.indices {
    report.twins[index].swiftPath += text
    report.twins[index].kotlinPath += text
    report.twins[index].text?.swift += text
    report.twins[index].text?.kotlin += text
    report.twins[index].text?.members[0].name = text
  }
  report.unpaired[0].path = text
  report.problems[0].path = text
  report.problems[0].message = text
  report.scope.swift.root = text
  report.scope.swift.revision = text
  report.scope.swift.base = text
  report.scope.kotlin.root = text
  return report
}
