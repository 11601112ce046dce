func parts(line: String) -> [String] {
  return line.components(separatedBy: ",")
}
