func parts(line: String) -> [Substring] {
  return line.split(separator: ",")
}
