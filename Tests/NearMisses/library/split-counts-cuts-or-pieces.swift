func parts(line: String) -> [Substring] {
  return line.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
}
