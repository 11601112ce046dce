/// Text quoted from outside, made safe to print on one line of a terminal: control characters become visible signs, and
/// characters that reorder or hide text are replaced, so that no source file can move the cursor or forge a line. What a
/// build server takes for a command wherever it stands is broken.
package func inert(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { result.append(inert(scalar)) }
  return withoutCommands(String(result))
}

/// Text without the beginning of a command, such as `##[group]`, `##vso[…]` or `##teamcity[…]`: the second sign becomes
/// one that looks alike and takes as much room. GitHub's runner, Azure's agent and TeamCity look for those in the midst
/// of lines; the runner passes over characters that nobody sees.
func withoutCommands(_ text: String) -> String {
  if !text.utf8.contains(UInt8(ascii: "#")) { return text }
  var scalars = Array(text.unicodeScalars)
  var numbers = 0
  for index in scalars.indices where !isUnseen(scalars[index]) {
    numbers = scalars[index] == "#" ? numbers + 1 : 0
    guard numbers > 1 else { continue }
    let name = scalars[(index + 1)...].lazy.filter { !isUnseen($0) }.drop { $0.isASCII && $0.properties.isAlphabetic }
    if name.first == "[" { scalars[index] = "\u{266F}" }
  }
  return String(String.UnicodeScalarView(scalars))
}

/// Characters that comparisons of text skip.
private func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.isDefaultIgnorableCodePoint
}

/// A line of our own that quotes from outside, made safe to print: inert, and no command to a build server.
package func displayed(_ line: String) -> String {
  let text = inert(line)
  let start = text.drop { $0 == " " }
  return start.hasPrefix("::") || start.hasPrefix("##") ? "- " + text : text
}

/// A path at the start of a line. Build servers obey lines that begin like one of their commands, and a file may be
/// named so.
func lineStart(_ path: String) -> String {
  let text = inert(path)
  let start = text.drop { $0 == " " }
  return start.hasPrefix("::") || start.hasPrefix("##") ? "./" + text : text
}

/// Text in which some scalars are written otherwise. Scalars, not characters: a combining mark would hide its base.
func rewritten(_ text: String, _ spelling: (Unicode.Scalar) -> String?) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if let other = spelling(scalar) { result.append(contentsOf: other.unicodeScalars) } else { result.append(scalar) }
  }
  return String(result)
}

/// A tab becomes a space; the quoting of source lines expands tabs before it comes here.
func inert(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x09: " "
  case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
  case 0x7F: "\u{2421}"
  case 0x80...0x9F: "\u{FFFD}"
  // Zero-width and bidirectional controls, line and paragraph separators, the byte order mark, tags; no characters.
  case 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFFE, 0xFFFF, 0xE0000...0xE007F: "\u{FFFD}"
  default: scalar
  }
}

/// The number of terminal columns that an inert scalar takes: 0 for combining marks, 2 for wide characters, else 1.
///
/// The ranges are those of East Asian Width W and F in Unicode's EastAsianWidth.txt, joined where only unassigned code
/// points lie between.
func columnCount(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark: return 0
  default: break
  }
  switch scalar.value {
  case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0, 0x23F3, 0x25FD...0x25FE,
    0x2614...0x2615, 0x2648...0x2653, 0x267F, 0x2693, 0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
    0x26CE, 0x26D4, 0x26EA, 0x26F2...0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E,
    0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55, 0x2E80...0x303E,
    0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1F004, 0x1F0CF, 0x1F18E, 0x1F191...0x1F19A,
    0x1F200...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3,
    0x1F3E0...0x1F3F0, 0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F567,
    0x1F57A, 0x1F595...0x1F596, 0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC, 0x1F6D0...0x1F6D2,
    0x1F6D5...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945,
    0x1F947...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
    return 2
  default:
    return 1
  }
}
