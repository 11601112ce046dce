internal import FindingModel

/// A badge, as SVG: how large a share of all members is equal on both sides. Less than all is never rounded up to 100
/// %.
func renderBadge(_ report: Report) -> String {
  let (value, color) = badge(report)
  let label = "parity"
  let (left, right) = (width(of: label), width(of: value))
  let text = "font-family=\"Verdana,Geneva,DejaVu Sans,sans-serif\" font-size=\"11\" fill=\"#fff\""
  return """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(left + right)" height="20" role="img" \
    aria-label="\(label): \(escapedForXML(value))">
      <title>\(label): \(escapedForXML(value))</title>
      <clipPath id="r"><rect width="\(left + right)" height="20" rx="3"/></clipPath>
      <g clip-path="url(#r)">
        <rect width="\(left)" height="20" fill="#4a4f57"/>
        <rect x="\(left)" width="\(right)" height="20" fill="\(color)"/>
      </g>
      <g \(text) text-anchor="middle">
        <text x="\(left / 2)" y="14" textLength="\(left - 12)">\(label)</text>
        <text x="\(left + right / 2)" y="14" textLength="\(right - 12)">\(escapedForXML(value))</text>
      </g>
    </svg>

    """
}

private func badge(_ report: Report) -> (value: String, color: String) {
  if !report.isComplete { return ("incomplete", "#8b5a00") }
  let equal = report.twins.reduce(0) { $0 + $1.equalMembers }
  let all = report.twins.reduce(0) {
    $0 + $1.equalMembers + $1.divergentMembers + $1.swiftOnlyMembers + $1.kotlinOnlyMembers
  }
  guard all > 0 else { return ("no twins", "#6a737d") }
  let percent = equal * 100 / all
  switch percent {
  case 95...: return ("\(percent) %", "#22763c")
  case 80...: return ("\(percent) %", "#8b5a00")
  default: return ("\(percent) %", "#b3261e")
  }
}

/// In pixels, with six of margin on both sides: seven a character, which is Verdana's average at this size.
private func width(of text: String) -> Int { text.count * 7 + 12 }
