func count(counts: inout [String: Int], name: String) {
  counts[name, default: 0] += 1
}
