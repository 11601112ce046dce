internal import FindingModel
internal import SourceModel

/// Drift for an issue, a chat or a step's summary: one table for each side that owes, the oldest commit first.
///
/// A host cuts or refuses long texts, so whole rows are left out beyond `MarkdownReporter.longest`, and counted.
func renderDriftMarkdown(_ report: DriftReport) -> String {
  var text = "### parity drift\n"
  let footer = "\n<sub>\(referenced(inert(verdict(of: report)))) · parity \(report.toolVersion)</sub>\n"
  if report.debts.isEmpty { text += "\nNothing is owed.\n" }
  let reasons = report.problems.filter { $0.severity == .error }
  if !reasons.isEmpty {
    text += "\nNot everything was compared:\n\n" + reasons.prefix(10).map { "- \(code($0.sentence))\n" }.joined()
  }
  var leftOut = 0
  var used = text.utf16.count + footer.utf16.count + 200
  for section in DriftSection.all(report) {
    var table = "\n#### \(section.title)\n\n| since | age | commit | what is missing | twin |\n|---|---|---|---|---|\n"
    used += table.utf16.count
    for commit in section.commits {
      let row = row(commit)
      guard used + row.utf16.count <= MarkdownReporter.longest else {
        leftOut += 1
        continue
      }
      used += row.utf16.count
      table += row
    }
    text += table
  }
  if leftOut > 0 { text += "\n\(counted(leftOut, "commit")) more did not fit here; `--format json` has them.\n" }
  return text + footer
}

private func row(_ commit: DriftCommit) -> String {
  let note = commit.commit
  let twins = commit.twins
  let findings = twins.flatMap(\.findings)
  var what = findings.prefix(5).map { prose(cut($0.message)) }
  if findings.count > what.count { what.append("and \(findings.count - what.count) more") }
  what += commit.ports.prefix(3).map { port in
    "brought over in part? \(code(port.commit.shortID)) \(code(oneLine(port.commit.subject))) (\(code(port.reason)))"
  }
  var names = twins.prefix(3).map { code(fileName($0.swiftPath) + " ~ " + fileName($0.kotlinPath)) }
  if twins.count > names.count { names.append("and \(twins.count - names.count) more") }
  let subject = code(oneLine(cut(note.subject)))
  return "| \(day(of: note.authored)) | \(counted(commit.age, "day"))\(commit.isInGrace ? ", in grace" : "") "
    + "| \(code(note.shortID)) \(subject)<br>\(code(oneLine(note.author))) "
    + "| \(what.joined(separator: "<br>")) | \(names.joined(separator: "<br>")) |\n"
}

private func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

/// A text that quotes half a file is cut: a row is to be read at a glance.
private func cut(_ text: String) -> String {
  let longest = 300
  guard text.unicodeScalars.count > longest else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))) + "…"
}
