func order(counts: inout [Int]) {
  counts.sort()
}
